pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// Influence that changes hands: what brings it shines, coins fly from where it was to where it goes, and the numbers follow
// as they leave and land.
QtObject {
    id: motions

    required property Scene stage

    readonly property int lead: 140 // from the shine to the first coin

    function shine(around: var, colour: color): void {
        ring.createObject(stage, {stage: stage, around: around, colour: colour});
    }
    // What shows how much there is at a spot.
    function counter(spot: var): var {
        return !spot ? null : spot.card !== undefined ? stage.zone.card(spot.card) : stage.seats.purse(spot.seat);
    }
    function fly(transfer: var, start: int): void {
        if (transfer.n > 0)
            coins.createObject(stage, {stage: stage, start: start, n: transfer.n, from: transfer.from, to: transfer.to,
                                       via: transfer.via ?? null, fade: !transfer.taker,
                                       giver: counter(transfer.giver), taker: counter(transfer.taker)});
    }
    function show(cue: cue, transfers: var): void {
        if (cue.happening === Engine.Happening.RacketTakes)
            shine({seat: cue.seat, pile: "discard"}, Theme.glow);
        for (const transfer of transfers.filter(one => one.what === Transfers.Influence)) {
            if (transfer.by)
                shine(transfer.by, transfer.taker ? Theme.glow : Theme.wine);
            if (transfer.aim)
                shine(transfer.aim, Theme.goldLight);
            fly(transfer, transfer.by ? lead : 0);
        }
        if (cue.happening === Engine.Happening.Stole && cue.n > 0)
            stage.seats.shake(cue.other);
        else if (cue.happening === Engine.Happening.Stole)
            nothing.createObject(stage, {stage: stage, start: lead, over: {seat: cue.other, pile: "coin"}});
        else if (cue.happening === Engine.Happening.Kept)
            ring.createObject(stage, {stage: stage, start: 480, lasts: 240, around: {card: cue.number}});
    }
    readonly property Component coins: Component {
        FlyingCoins {}
    }
    readonly property Component ring: Component {
        Ring {}
    }
    readonly property Component nothing: Component {
        Token {
            drawing: "icons/close"
            disc: true
            shakes: true
        }
    }
}
