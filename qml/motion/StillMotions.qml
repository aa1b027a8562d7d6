pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// How happenings show where nothing travels: what causes them and what they happen to shine, an arrow stands between the
// two where one strikes or robs, what leaves fades where it lay, and over each card whose tokens change stands by how
// many.
Motions {
    readonly property int lasts: 700 // what shines

    function glow(number: int, colour: color): void {
        if (stage.zone.card(number))
            shine({card: number}, colour, {lasts: lasts});
    }
    function change(n: int, over: var): void {
        play(label, {n: n, over: over});
    }
    function fade(transfer: var, by: int): void {
        const looks = looksOf(transfer.number, transfer.card);
        if (!looks)
            return;
        const at = {at: looks.at};
        play(leaving, {to: at, looks: Object.assign(looks, {up: true}), lasts: transfer.struck ? lasts : 200});
        shine(at, Theme.wine, {lasts: lasts});
        if (transfer.struck)
            play(streak, {from: {card: by}, to: at, lasts: lasts});
    }
    // Of a moved card: from which place to which.
    function way(cue: cue): void {
        play(label, {text: (cue.from + 1) + " → " + (cue.to + 1), over: {card: cue.otherNumber}});
    }
    function before(cue: cue, transfers: var): void {
        for (const transfer of transfers.filter(one => one.what === Transfers.Card))
            fade(transfer, cue.number);
    }
    function after(cue: cue, transfers: var): void {
        glow(cue.number, Theme.glow);
        glow(cue.otherNumber, cue.happening === Engine.Happening.AmbushSprings ? Theme.wine : Theme.goldLight);
        for (const transfer of transfers)
            tell(transfer);
        if (cue.happening === Engine.Happening.Moved)
            way(cue);
    }
    function aim(transfer: var): void {
        play(streak, {from: transfer.by, to: transfer.aim, colour: Theme.goldLight, lasts: lasts});
        play(streak, {from: transfer.aim, to: transfer.giver, colour: Theme.goldLight, lasts: lasts,
                      before: Theme.size(36, 25)});
    }
    // Seats tell beside their number what they gain and lose; what a card hands to one is told there alone.
    function tell(transfer: var): void {
        if (transfer.what === Transfers.Influence) {
            if (transfer.by?.seat !== undefined)
                shine(transfer.by, Theme.glow, {lasts: lasts});
            if (transfer.aim)
                aim(transfer);
            if (transfer.giver && !transfer.taker)
                change(-transfer.n, transfer.giver);
            if (transfer.taker?.card !== undefined)
                change(transfer.n, transfer.taker);
        } else if (transfer.what === Transfers.Crown) {
            shine(transfer.to, Theme.glow, {lasts: lasts, corner: 8});
        }
    }

    readonly property Component label: Component {
        Change {}
    }
}
