import QtQml
import Oriflamme.App

// The cards' names, kinds and short texts, by their names in records.
QtObject {
    id: cards

    function name(card: string): string { return cards.names[card] ?? qsTr("Unknown card") }

    function kind(card: string): string {
        if (cards.names[card] === undefined)
            return ""
        return Cards.isIntrigue(card) ? qsTr("Intrigue") : qsTr("Character")
    }

    readonly property var names: ({
        "archer": qsTr("Archer"),
        "soldier": qsTr("Soldier"),
        "spy": qsTr("Spy"),
        "heir": qsTr("Heir"),
        "shapeshifter": qsTr("Shapeshifter"),
        "lord": qsTr("Lord"),
        "assassination": qsTr("Assassination"),
        "royal-decree": qsTr("Royal Decree"),
        "ambush": qsTr("Ambush"),
        "conspiracy": qsTr("Conspiracy"),
        "empress": qsTr("Empress"),
        "fanatic": qsTr("Fanatic"),
        "informant": qsTr("Informant"),
        "diplomat": qsTr("Diplomat"),
        "deserter": qsTr("Deserter"),
        "judge": qsTr("Judge"),
        "insurrection": qsTr("Insurrection"),
        "racket": qsTr("Racket"),
        "infiltration": qsTr("Infiltration"),
        "trade": qsTr("Trade")
    })

    readonly property var shorts: ({
        "archer": qsTr("Eliminate the card at one end of the queue: the first or the last."),
        "soldier": qsTr("Eliminate one of the cards adjacent to it."),
        "spy": qsTr("Choose an adjacent card and steal 1 influence from its owner."),
        "heir": qsTr("Gain 2 influence if no other revealed card bears this name."),
        "shapeshifter": qsTr("Use the ability of an adjacent revealed character as if it were this card’s own."),
        "lord": qsTr("Gain 1 influence, plus 1 for each adjacent card of your family."),
        "assassination": qsTr("Eliminate any card of the queue, then discard this one."),
        "royal-decree": qsTr("Move another card elsewhere in the queue, never onto a card; then discard this one."),
        "ambush": qsTr("Eliminated by an opponent: discard the attacker and gain 4. Revealed: gain 1."),
        "conspiracy": qsTr("Gain 2 influence for each token on it, then discard it."),
        "empress": qsTr("Gain 2 influence, then put 1 token on a face-down card of an opponent."),
        "fanatic": qsTr("Gain 1 influence, and 1 more if you have no other revealed card."),
        "informant": qsTr("Gain what lies on opponents’ adjacent face-down cards, OR swap with a hand card."),
        "diplomat": qsTr("Gain 1 and put 2 tokens on another Diplomat, OR take the tokens here and discard it."),
        "deserter": qsTr("Eliminate an adjacent card (character: +1). No character beside it: discard it."),
        "judge": qsTr("Gain 1 and put a judgement token on any card, OR eliminate a card that bears one."),
        "insurrection": qsTr("Pay 1 of its tokens to reveal: eliminate both adjacent cards, then turn it face down."),
        "racket": qsTr("Eliminated by an opponent: gain 2 for each of their top cards. Revealed: gain 1."),
        "infiltration": qsTr("1 token on each of your face-down cards. Reserve: +2 per face-down card eliminated."),
        "trade": qsTr("Reserve it with its tokens. Each later round begins with 1 influence per token.")
    })

    // Where an edition differs from the current one.
    readonly property var editions: ({
        "first": {
            "lord": qsTr("Gain 1 influence, plus 1 for each card of your family in the adjacent stacks."),
            "royal-decree": qsTr("Move another card elsewhere in the queue or onto its own family; then discard this one.")
        }
    })
}
