pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// Cards that come, turn, travel and leave. Those that stay in the queue move there themselves (CardFlight); here is what
// goes with it, and what is gone.
Motions {
    function leave(transfer: var): void {
        const looks = looksOf(transfer.number, transfer.card);
        if (looks)
            play(leaving, {looks: looks, turns: transfer.turns, to: transfer.to});
    }
    function strike(transfer: var, by: int): void {
        const looks = looksOf(transfer.number, transfer.card);
        if (!looks)
            return;
        const from = {at: stage.cardRect(by)}, to = {at: looks.at}, seat = stage.zone.card(transfer.number).model.seat;
        const hit = 360, stay = 400, cut = hit + stay + (looks.up ? 0 : 240);
        shine(from, Theme.glow, {lasts: cut});
        play(struck, {looks: looks, blow: hit, stay: stay});
        shine(to, Theme.loss, {start: hit, lasts: cut - hit});
        play(streak, {start: 120, lasts: cut, from: from, to: to});
        hold(cut + 340);
        if (transfer.card === "ambush")
            stage.fallen = Object.assign({}, stage.fallen, {[seat]: looks.at});
    }
    // The queue closes up only then.
    function hold(time: int): void {
        stage.zone.wait = time;
        stage.until(time + 480);
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
            return shine({card: cue.number}, Theme.glow, {});
        }
    }
    function after(cue: cue): void {
        switch (cue.happening) {
        case Engine.Happening.Placed:
            return shine({card: cue.number}, Theme.muted, {start: 400});
        case Engine.Happening.Swapped:
            return shine({card: cue.otherNumber}, Theme.muted, {start: 400});
        case Engine.Happening.Moved:
            return shine({card: cue.otherNumber}, Theme.muted, {start: 760});
        case Engine.Happening.Revealed:
        case Engine.Happening.TurnedDown:
            return shine({card: cue.number}, Theme.glow, {});
        case Engine.Happening.Reserved:
            open({seat: cue.seat, pile: "reserve"}, "tokens/reserved",
                 {start: 400, lasts: 420, size: Theme.size(40, 28)});
        }
    }

    readonly property Component struck: Component {
        StruckCard {}
    }
}
