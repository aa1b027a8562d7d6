pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// How happenings show where nothing travels: what causes them and what they happen to shine, what leaves fades where it
// lay, and beside each number that changes stands by how much.
QtObject {
    id: motions

    required property Scene stage

    function shine(number: int, colour: color): void {
        if (stage.zone.card(number))
            ring.createObject(stage, {stage: stage, lasts: 700, around: {card: number}, colour: colour});
    }
    function change(n: int, over: var): void {
        label.createObject(stage, {stage: stage, n: n, over: over});
    }
    function fade(number: int, name: string): void {
        const card = stage.zone.card(number);
        if (!card)
            return;
        const at = stage.cardRect(number);
        leaving.createObject(stage, {stage: stage, to: {at: at}, looks: {
            card: name, family: card.model.family, up: true, tokens: card.model.tokens, marks: card.model.marks, at: at
        }});
        ring.createObject(stage, {stage: stage, lasts: 700, around: {at: at}, colour: Theme.wine});
    }
    // Of a moved card: from which place to which.
    function way(cue: cue): void {
        label.createObject(stage, {stage: stage, text: (cue.from + 1) + " → " + (cue.to + 1),
                                   over: {card: cue.otherNumber}});
    }
    function before(transfers: var): void {
        for (const transfer of transfers.filter(one => one.what === Transfers.Card))
            fade(transfer.number, transfer.card);
    }
    function after(cue: cue, transfers: var): void {
        shine(cue.number, Theme.glow);
        shine(cue.otherNumber, cue.happening === Engine.Happening.AmbushSprings ? Theme.wine : Theme.goldLight);
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
            ring.createObject(stage, {stage: stage, lasts: 700, corner: 8, around: transfer.to});
        }
    }

    readonly property Component ring: Component {
        Ring {}
    }
    readonly property Component label: Component {
        Change {}
    }
    readonly property Component leaving: Component {
        LeavingCard {}
    }
}
