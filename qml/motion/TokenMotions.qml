pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// Influence that changes hands: what brings it shines, coins fly from where it was to where it goes, and the numbers follow
// as they leave and land.
Motions {
    readonly property int lead: 140 // from the shine to the first coin

    // What shows how much there is at a spot.
    function counter(spot: var): var {
        if (!spot)
            return null;
        return spot.card !== undefined ? stage.zone.card(spot.card) : stage.seats.panel(spot.seat)?.purse ?? null;
    }
    function fly(transfer: var, start: int): void {
        if (transfer.n > 0)
            play(coins, {start: start, n: transfer.n, from: transfer.from, to: transfer.to, via: transfer.via ?? null,
                         fade: !transfer.taker, giver: counter(transfer.giver), taker: counter(transfer.taker)});
    }
    function show(cue: cue, transfers: var): void {
        if (cue.happening === Engine.Happening.RacketTakes)
            shine({seat: cue.seat, pile: "discard"}, Theme.glow, {});
        for (const transfer of transfers.filter(one => one.what === Transfers.Influence)) {
            if (transfer.by)
                shine(transfer.by, transfer.taker ? Theme.glow : Theme.wine, {});
            if (transfer.aim)
                shine(transfer.aim, Theme.goldLight, {});
            fly(transfer, transfer.by ? lead : 0);
        }
        if (cue.happening === Engine.Happening.Stole && cue.n > 0)
            stage.seats.panel(cue.other)?.purse.shake();
        else if (cue.happening === Engine.Happening.Stole)
            open({seat: cue.other, pile: "coin"}, "icons/close", {start: lead, disc: true, shakes: true});
        else if (cue.happening === Engine.Happening.Kept)
            shine({card: cue.number}, Theme.glow, {start: 480, lasts: 240});
    }
    readonly property Component coins: Component {
        FlyingCoins {}
    }
}
