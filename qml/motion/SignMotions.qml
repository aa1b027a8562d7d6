pragma ComponentBehavior: Bound
import QtQuick

// What shows by a sign: a card that acts, copies or does nothing, a trap, a mark, the crown that passes.
QtObject {
    id: motions

    required property Scene stage
    property rect crowned // where the crown was

    function shine(number: int, colour: color, reach: int): void {
        ring.createObject(stage, {stage: stage, around: {card: number}, colour: colour, reach: reach});
    }
    function open(number: int, drawing: string, what: var): void {
        token.createObject(stage, Object.assign({stage: stage, over: {card: number}, drawing: drawing}, what));
    }
    function copy(cue: var): void {
        shine(cue.otherNumber, Theme.goldLight, 10);
        ghost.createObject(stage, {stage: stage, card: cue.otherCard, family: stage.zone.card(cue.otherNumber)?.model.family ?? "",
                                   from: {card: cue.otherNumber}, to: {card: cue.number}});
    }
    // Out of its owner's pile the trap flies at the card that has stepped into it.
    function spring(cue: var): void {
        trap.createObject(stage, {stage: stage, from: {seat: cue.seat, pile: "discard"},
                                  to: {card: cue.otherNumber}});
        jaws.createObject(stage, {stage: stage, start: 280, around: {card: cue.otherNumber}});
        ring.createObject(stage, {stage: stage, start: 500, colour: Theme.wine, around: {card: cue.otherNumber}});
    }
    function mark(cue: var): void {
        shine(cue.number, Theme.glow, 10);
        judgement.createObject(stage, {stage: stage, from: {item: stage.supply}, taker: stage.zone.card(cue.otherNumber),
                                       to: {card: cue.otherNumber, right: -0.45, down: -0.08}});
    }
    function passCrown(cue: var): void {
        crown.createObject(stage, {stage: stage, from: {at: crowned}, to: {seat: cue.seat, pile: "crown"}});
    }
    function before(cue: var): void {
        if (cue.happening === "markerPasses")
            crowned = stage.rectAt({seat: stage.board.first, pile: "crown"}, stage.now);
    }
    function after(cue: var): void {
        switch (cue.happening) {
        case "acts":
            return shine(cue.number, Theme.glow, 26);
        case "copied":
            return copy(cue);
        case "noEffect":
            shine(cue.number, Theme.muted, 0);
            return open(cue.number, "icons/close", {disc: true, shakes: true});
        case "slept":
            return open(cue.number, "tokens/sleeping", {});
        case "ambushSprings":
            return spring(cue);
        case "marked":
            return mark(cue);
        case "markerPasses":
            return passCrown(cue);
        }
    }

    readonly property Component ring: Component {
        Ring {}
    }
    readonly property Component ghost: Component {
        GhostCard {}
    }
    readonly property Component jaws: Component {
        Jaws {}
    }
    readonly property Component trap: Component {
        FlyingSign {
            lasts: 320
            drawing: "emblems/ambush"
            size: Theme.size(92, 60)
        }
    }
    readonly property Component judgement: Component {
        FlyingSign {
            property QueueCard taker: null

            function hold(n: int): void {
                if (taker)
                    taker.pendingMarks = n;
            }

            start: 120
            drawing: "tokens/judgement"
            onLanded: hold(0)
            Component.onCompleted: hold(1)
        }
    }
    readonly property Component crown: Component {
        FlyingSign {
            drawing: "tokens/first-player"
            arc: 0.08
            onLanded: stage.seats.crownFlies = false
            Component.onCompleted: stage.seats.crownFlies = true
        }
    }
    readonly property Component token: Component {
        Token {}
    }
}
