pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// How happenings show where nothing travels: what causes them and what they happen to shine, what leaves fades where it
// lay, and beside each number that changes stands by how much.
Motions {
    readonly property int lasts: 700 // what shines

    function glow(number: int, colour: color): void {
        if (stage.zone.card(number))
            shine({card: number}, colour, {lasts: lasts});
    }
    function change(n: int, over: var): void {
        play(label, {n: n, over: over});
    }
    function fade(number: int, name: string): void {
        const looks = looksOf(number, name);
        if (!looks)
            return;
        play(leaving, {to: {at: looks.at}, looks: Object.assign(looks, {up: true})});
        shine({at: looks.at}, Theme.wine, {lasts: lasts});
    }
    // Of a moved card: from which place to which.
    function way(cue: cue): void {
        play(label, {text: (cue.from + 1) + " → " + (cue.to + 1), over: {card: cue.otherNumber}});
    }
    function before(transfers: var): void {
        for (const transfer of transfers.filter(one => one.what === Transfers.Card))
            fade(transfer.number, transfer.card);
    }
    function after(cue: cue, transfers: var): void {
        glow(cue.number, Theme.glow);
        glow(cue.otherNumber, cue.happening === Engine.Happening.AmbushSprings ? Theme.wine : Theme.goldLight);
        for (const transfer of transfers)
            tell(transfer);
        if (cue.happening === Engine.Happening.Moved)
            way(cue);
    }
    // What a card hands to a seat is told beside the seat alone.
    function tell(transfer: var): void {
        if (transfer.what === Transfers.Influence) {
            if (transfer.giver && !(transfer.taker && transfer.giver.card !== undefined))
                change(-transfer.n, transfer.giver);
            if (transfer.taker)
                change(transfer.n, transfer.taker);
        } else if (transfer.what === Transfers.Crown) {
            shine(transfer.to, Theme.glow, {lasts: lasts, corner: 8});
        }
    }

    readonly property Component label: Component {
        Change {}
    }
}
