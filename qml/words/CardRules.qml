import QtQml

// What each card does, in full.
QtObject {
    // Of the current edition.
    readonly property var texts: ({
        "archer": qsTr(
            "Choose the first or the last card of the queue, face down or revealed, whoever owns it, and " +
            "eliminate it. You gain 1 influence. An Archer that stands at an end may hit itself."),
        "soldier": qsTr(
            "Choose the card right before or right after the Soldier, face down or revealed, and eliminate it. " +
            "You gain 1 influence. If your own card is the only choice, it must go; with no adjacent card nothing " +
            "happens."),
        "spy": qsTr(
            "Choose an adjacent card, face down or revealed. Take 1 influence from its owner, never from the " +
            "tokens on the card. From yourself, or from a player who has none, nothing is taken."),
        "heir": qsTr(
            "If no other card called Heir lies revealed and uncovered in the queue, gain 2 influence. Heirs that " +
            "are face down or covered do not matter."),
        "shapeshifter": qsTr(
            "Choose an adjacent revealed character and carry out its ability as if it were written here. The card " +
            "is still called Shapeshifter, and the copy ends with this resolution. With no such character beside " +
            "it nothing happens; copying another Shapeshifter does nothing."),
        "lord": qsTr(
            "Gain 1 influence, and 1 more for each adjacent card of your family, face down or revealed. An " +
            "adjacent stack counts as one card."),
        "assassination": qsTr(
            "Choose any top card of the queue, face down or revealed, your own and this one included, and " +
            "eliminate it. You gain 1 influence. Then discard the Assassination."),
        "royal-decree": qsTr(
            "Move one other top card, with all that lies on it and without turning it, to a new place between two " +
            "stacks, before the first or after the last, never onto a card. The Decree stays in its place until " +
            "the move is done, then you discard it."),
        "ambush": qsTr(
            "If an opponent’s card eliminates the Ambush, that opponent is paid as usual, but the card that did " +
            "it is discarded and you gain 4 influence. If your own card eliminates it, you gain only the usual 1. " +
            "If you reveal it, the tokens on it are lost, you gain 1 and discard it."),
        "conspiracy": qsTr(
            "When you reveal the Conspiracy, gain twice the number of tokens lying on it, instead of the tokens " +
            "themselves. Then discard it. If it is eliminated, its tokens are lost and it pays nothing."),
        "empress": qsTr(
            "Gain 2 influence. Then put 1 token from the supply on a face-down top card of an opponent; you " +
            "choose which. If no opponent has one, you just gain the 2."),
        "fanatic": qsTr(
            "Gain 1 influence. If no other card of your family lies revealed and uncovered in the queue, gain 1 " +
            "more."),
        "informant": qsTr(
            "Gain as much influence as lies on the adjacent face-down cards of opponents; those tokens stay. OR " +
            "take the Informant back into your hand and lay a hand card face down in its place. The new card " +
            "sleeps: it is not resolved and gets no token this round, but counts for everything else."),
        "diplomat": qsTr(
            "Gain 1 influence and put 2 tokens from the supply on another revealed Diplomat, of any family; if " +
            "there is none, just gain the 1. OR take all the tokens lying on this card and discard it."),
        "deserter": qsTr(
            "Eliminate an adjacent card, revealed or not. You gain 1 influence, or 2 if it was a character. Once " +
            "the gap has closed, the Deserter looks round: if neither adjacent card is a revealed character, " +
            "discard it."),
        "judge": qsTr(
            "Gain 1 influence and put a judgement token on any top card of the queue, this one included; if all 5 " +
            "are in use, just gain the 1. OR eliminate a top card that bears a judgement token and gain the usual " +
            "1."),
        "insurrection": qsTr(
            "To reveal it, pay 1 of the tokens on it to the supply; you take the rest as usual. Eliminate both " +
            "adjacent cards (or the only one, if any) at the same moment, then turn the Insurrection face down " +
            "again. If one of them was an opponent’s Ambush, it is discarded instead."),
        "racket": qsTr(
            "If an opponent’s card eliminates the Racket, gain 2 influence for each top card that opponent has " +
            "in the queue; then they lose 1 token from each of their face-down top cards. If your own card " +
            "eliminates it, you gain only the usual 1. If you reveal it, its tokens are lost, you gain 1 and " +
            "discard it."),
        "infiltration": qsTr(
            "Put 1 token from the supply on each of your face-down top cards, then reserve the Infiltration. From " +
            "now on, whenever you eliminate a face-down card, one of your own too, you gain 2 influence more."),
        "trade": qsTr(
            "Reserve the Trade; its tokens stay on it. At the start of every later round, if you have a card in " +
            "the queue, gain as much influence as there are tokens on it. At the end of the game, take those " +
            "tokens.")
    })

    // Where an edition differs from it.
    readonly property var editions: ({
        "first": {
            "lord": qsTr(
                "Gain 1 influence, and 1 more for each card of your family in the adjacent stacks, face down or " +
                "revealed. Every card of such a stack counts, covered ones too."),
            "royal-decree": qsTr(
                "Move one other top card, with all it bears and unturned, to a new place between, before or after the " +
                "stacks, or onto a top card of its own family, but not back onto the stack it came off. The Decree " +
                "stays until the move is done, then you discard it. A card laid onto the Decree is resolved next in " +
                "that place, unless it sleeps."),
            "ambush": qsTr(
                "If an opponent’s card eliminates the Ambush, that opponent is paid as usual, but the card that did " +
                "it is discarded and you gain 4 influence. If your own card does, you gain 1 more besides the usual " +
                "1, and that card is discarded too. If you reveal it, the tokens on it are lost, you gain 1 and " +
                "discard it.")
        }
    })
}
