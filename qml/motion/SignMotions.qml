pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What shows by a sign: a card that acts, copies or does nothing, a trap, a mark, the crown that passes.
QtObject {
    id: motions

    required property Stage stage
    required property CardMotions cards
    property point crown // where it was

    function shine(number: int, colour: color, reach: int): void {
        ring.createObject(stage, {stage: stage, around: () => stage.cardRect(number), colour: colour, reach: reach});
    }
    function open(number: int, drawing: string, what: var): void {
        token.createObject(stage, Object.assign({stage: stage, over: () => stage.cardPoint(number), drawing: drawing}, what));
    }
    function copy(cue: var): void {
        shine(cue.otherNumber, Theme.goldLight, 10);
        ghost.createObject(stage, {stage: stage, card: cue.otherCard, family: stage.zone.card(cue.otherNumber)?.model.family ?? "",
                                   from: () => stage.cardRect(cue.otherNumber), to: () => stage.cardRect(cue.number)});
    }
    // From where it lay the trap flies at who has stepped into it.
    function spring(cue: var): void {
        const grave = cards.grave;
        trap.createObject(stage, {stage: stage, from: () => Qt.point(grave.x + grave.width / 2, grave.y + grave.height / 2),
                                  to: () => stage.cardPoint(cue.otherNumber)});
        jaws.createObject(stage, {stage: stage, start: 240, around: () => stage.cardRect(cue.otherNumber)});
        ring.createObject(stage, {stage: stage, start: 440, colour: Theme.wine, around: () => stage.cardRect(cue.otherNumber)});
    }
    function mark(cue: var): void {
        const hold = n => {
            const card = stage.zone.card(cue.otherNumber);
            if (card)
                card.pendingMarks = n;
        };
        hold(1);
        shine(cue.number, Theme.glow, 10);
        const side = () => {
            const at = stage.cardRect(cue.otherNumber);
            return Qt.point(at.x + at.width * 0.05, at.y + at.height * 0.42);
        };
        sign.createObject(stage, {stage: stage, start: 120, drawing: "tokens/judgement",
                                  from: () => stage.centreOf(stage.supply), to: side,
                                  landing: () => hold(0)});
    }
    function passCrown(cue: var): void {
        const seats = stage.seats, from = crown;
        seats.crownFlies = true;
        sign.createObject(stage, {stage: stage, drawing: "tokens/first-player", from: () => from, arc: 0.08,
                                  to: () => stage.seatPoint(cue.seat, "crown"),
                                  landing: () => seats.crownFlies = false});
    }
    function before(cue: var): void {
        if (cue.happening === "markerPasses")
            crown = stage.seatPoint(Game.first, "crown");
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
            lasts: 260
            drawing: "emblems/ambush"
            size: Theme.size(92, 60)
        }
    }
    readonly property Component sign: Component {
        FlyingSign {}
    }
    readonly property Component token: Component {
        Token {}
    }
}
