pragma ComponentBehavior: Bound
import QtQuick

// Cards that come, turn, travel and leave. Those that stay in the queue move there themselves (CardFlight); here is what
// goes with it, and what is gone.
QtObject {
    id: motions

    required property Scene stage

    function looksOf(number: int, name: string): var {
        const card = stage.zone.card(number);
        return card ? {card: name, family: card.model.family, up: card.model.up, tokens: card.model.tokens,
                       marks: card.model.marks, at: stage.cardRect(number)} : null;
    }
    function leave(number: int, name: string, seat: int, pile: string, turns: bool): void {
        const looks = looksOf(number, name);
        if (looks)
            leaving.createObject(stage, {stage: stage, looks: looks, turns: turns, to: {seat: seat, pile: pile}});
    }
    function strike(cue: var): void {
        const looks = looksOf(cue.otherNumber, cue.otherCard);
        if (!looks)
            return;
        shine(cue.number, 0, Theme.glow);
        streak.createObject(stage, {stage: stage, start: 120, from: {at: stage.cardRect(cue.number)}, to: {at: looks.at}});
        struck.createObject(stage, {stage: stage, looks: looks});
        hold(looks.up ? 700 : 940);
    }
    // The queue closes up only then.
    function hold(time: int): void {
        stage.zone.wait = time;
        stage.until(time + 480);
    }
    function shine(number: int, start: int, colour: color): void {
        ring.createObject(stage, {stage: stage, start: start, around: {card: number}, colour: colour});
    }
    function swap(cue: var): void {
        leave(cue.number, cue.card, cue.seat, "hand", true);
        arrive(cue.otherCard, cue.seat);
    }
    // The card that is laid next comes from its owner's hand.
    function arrive(name: string, seat: int): void {
        const mine = stage.hand && seat === stage.seats.viewer;
        stage.zone.entry = mine ? stage.zone.mapFromItem(stage.hand, stage.hand.centre(name))
            : stage.zone.mapFromItem(stage, stage.pointAt({seat: seat, pile: "hand"}, stage.now));
    }
    // The queue still shows the moment before.
    function before(cue: var): void {
        switch (cue.happening) {
        case "placed":
            return arrive(cue.card, cue.seat);
        case "eliminated":
            return strike(cue);
        case "discarded":
            hold(200);
            return leave(cue.number, cue.card, cue.seat, "discard", false);
        case "reserved":
            hold(200);
            return leave(cue.number, cue.card, cue.seat, "reserve", true);
        case "swapped":
            return swap(cue);
        case "moved":
            stage.zone.carried = cue.otherNumber;
            hold(160);
            return shine(cue.number, 0, Theme.glow);
        }
    }
    function after(cue: var): void {
        switch (cue.happening) {
        case "placed":
            return shine(cue.number, 400, Theme.muted);
        case "swapped":
            return shine(cue.otherNumber, 400, Theme.muted);
        case "moved":
            return shine(cue.otherNumber, 760, Theme.muted);
        case "revealed":
        case "turnedDown":
            return shine(cue.number, 0, Theme.glow);
        case "reserved":
            lock.createObject(stage, {stage: stage, start: 400, over: {seat: cue.seat, pile: "reserve"}});
        }
    }

    readonly property Component leaving: Component {
        LeavingCard {}
    }
    readonly property Component struck: Component {
        StruckCard {}
    }
    readonly property Component streak: Component {
        Streak {}
    }
    readonly property Component ring: Component {
        Ring {}
    }
    readonly property Component lock: Component {
        Token {
            drawing: "tokens/reserved"
            size: Theme.size(40, 28)
            lasts: 420
        }
    }
}
