pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

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
    function leave(transfer: var): void {
        const looks = looksOf(transfer.number, transfer.card);
        if (looks)
            leaving.createObject(stage, {stage: stage, looks: looks, turns: transfer.turns, to: transfer.to});
    }
    function strike(transfer: var, by: int): void {
        const looks = looksOf(transfer.number, transfer.card);
        if (!looks)
            return;
        shine(by, 0, Theme.glow);
        streak.createObject(stage, {stage: stage, start: 120, from: {at: stage.cardRect(by)}, to: {at: looks.at}});
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
    // The card that is laid next comes from its owner's hand.
    function arrive(name: string, seat: int): void {
        const mine = stage.hand && seat === stage.seats.viewer;
        stage.zone.entry = mine ? stage.zone.mapFromItem(stage.hand, stage.hand.centre(name))
            : stage.zone.mapFromItem(stage, stage.pointAt({seat: seat, pile: "hand"}, stage.now));
    }
    // The queue still shows the moment before.
    function before(cue: cue, transfers: var): void {
        for (const transfer of transfers.filter(one => one.what === Transfers.Card))
            transfer.struck ? strike(transfer, cue.number) : leave(transfer);
        switch (cue.happening) {
        case Engine.Happening.Placed:
            return arrive(cue.card, cue.seat);
        case Engine.Happening.Swapped:
            return arrive(cue.otherCard, cue.seat);
        case Engine.Happening.Discarded:
        case Engine.Happening.Reserved:
            return hold(200);
        case Engine.Happening.Moved:
            stage.zone.carried = cue.otherNumber;
            hold(160);
            return shine(cue.number, 0, Theme.glow);
        }
    }
    function after(cue: cue): void {
        switch (cue.happening) {
        case Engine.Happening.Placed:
            return shine(cue.number, 400, Theme.muted);
        case Engine.Happening.Swapped:
            return shine(cue.otherNumber, 400, Theme.muted);
        case Engine.Happening.Moved:
            return shine(cue.otherNumber, 760, Theme.muted);
        case Engine.Happening.Revealed:
        case Engine.Happening.TurnedDown:
            return shine(cue.number, 0, Theme.glow);
        case Engine.Happening.Reserved:
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
