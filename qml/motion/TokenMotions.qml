pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// Influence that changes hands: what brings it shines, coins fly from where it was to where it goes, and the numbers follow
// as they leave and land. A thief is seen to point at a card, and by it at its owner, before the coins come.
Motions {
    readonly property int lead: 140 // from the shine to the first coin
    readonly property int aiming: 540 // the same of a thief
    readonly property int rest: 320 // that seats have to show what has changed

    // What shows how much there is at a spot.
    function counter(spot: var): var {
        if (!spot)
            return null;
        return spot.card !== undefined ? stage.zone.card(spot.card) : stage.seats.panel(spot.seat)?.purse ?? null;
    }
    function fly(transfer: var, start: int): void {
        if (transfer.n > 0)
            play(coins, {start: start, n: transfer.n, from: transfer.from, to: transfer.to, via: transfer.via ?? null,
                         fade: !transfer.taker, giver: counter(transfer.giver), taker: counter(transfer.taker),
                         rest: transfer.taker?.seat !== undefined ? rest : 20});
    }
    function aim(transfer: var): void {
        shine(transfer.aim, Theme.goldLight, {start: 240, lasts: aiming});
        play(streak, {start: 40, lasts: aiming + 200, colour: Theme.goldLight, from: transfer.by, to: transfer.aim});
        play(streak, {start: 280, lasts: aiming, colour: Theme.goldLight, from: transfer.aim, to: transfer.giver,
                      before: Theme.size(36, 25)});
    }
    function show(cue: cue, transfers: var): void {
        if (cue.happening === Engine.Happening.RacketTakes)
            shine({seat: cue.seat, pile: "discard"}, Theme.glow, {});
        for (const transfer of transfers.filter(one => one.what === Transfers.Influence)) {
            if (transfer.by)
                shine(transfer.by, transfer.taker ? Theme.glow : Theme.wine, transfer.aim ? {lasts: aiming} : {});
            if (transfer.aim)
                aim(transfer);
            fly(transfer, transfer.aim ? aiming : transfer.by ? lead : 0);
        }
        if (cue.happening === Engine.Happening.Stole && cue.n === 0)
            open({seat: cue.other, pile: "coin"}, "icons/close", {start: aiming, disc: true, shakes: true});
        else if (cue.happening === Engine.Happening.Kept)
            shine({card: cue.number}, Theme.glow, {start: 480, lasts: 240});
    }
    readonly property Component coins: Component {
        FlyingCoins {}
    }
}
