pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What shows by a sign: a card that acts, copies or does nothing, a trap, a mark, the crown that passes.
QtObject {
    id: motions

    required property Scene stage

    function shine(number: int, colour: color, reach: int): void {
        ring.createObject(stage, {stage: stage, around: {card: number}, colour: colour, reach: reach});
    }
    function open(number: int, drawing: string, what: var): void {
        token.createObject(stage, Object.assign({stage: stage, over: {card: number}, drawing: drawing}, what));
    }
    function copy(cue: cue): void {
        shine(cue.otherNumber, Theme.goldLight, 10);
        ghost.createObject(stage, {stage: stage, card: cue.otherCard, family: stage.zone.card(cue.otherNumber)?.model.family ?? "",
                                   from: {card: cue.otherNumber}, to: {card: cue.number}});
    }
    // Out of its owner's pile the trap flies at the card that has stepped into it.
    function spring(cue: cue): void {
        trap.createObject(stage, {stage: stage, from: {seat: cue.seat, pile: "discard"},
                                  to: {card: cue.otherNumber}});
        jaws.createObject(stage, {stage: stage, start: 280, around: {card: cue.otherNumber}});
        ring.createObject(stage, {stage: stage, start: 500, colour: Theme.wine, around: {card: cue.otherNumber}});
    }
    function mark(cue: cue, transfer: var): void {
        shine(cue.number, Theme.glow, 10);
        judgement.createObject(stage, {stage: stage, from: transfer.from, taker: stage.zone.card(cue.otherNumber),
                                       to: transfer.to});
    }
    function after(cue: cue, transfers: var): void {
        switch (cue.happening) {
        case Engine.Happening.Acts:
            return shine(cue.number, Theme.glow, 26);
        case Engine.Happening.Copied:
            return copy(cue);
        case Engine.Happening.NoEffect:
            shine(cue.number, Theme.muted, 0);
            return open(cue.number, "icons/close", {disc: true, shakes: true});
        case Engine.Happening.Slept:
            return open(cue.number, "tokens/sleeping", {});
        case Engine.Happening.AmbushSprings:
            return spring(cue);
        case Engine.Happening.Marked:
            return mark(cue, transfers[0]);
        case Engine.Happening.MarkerPasses:
            crown.createObject(stage, {stage: stage, from: transfers[0].from, to: transfers[0].to});
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
