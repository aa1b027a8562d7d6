import QtQml

// What players ask about a card, and the answers: a list for each.
QtObject {
    readonly property var texts: ({
        "archer": [
            qsTr("An Archer that hits itself still brings its owner 1 influence."),
            qsTr("Where the end is a stack, only its top card is eliminated; the card under it takes its place."),
            qsTr("If the queue is a single stack, its top card must go and there is nothing to choose.")
        ],
        "soldier": [
            qsTr("At an end of the queue only one card is adjacent, so there is nothing to choose."),
            qsTr("Once revealed, the Soldier strikes every round; you cannot hold it back.")
        ],
        "spy": [
            qsTr("You may choose a player whose purse is empty; then nothing is stolen."),
            qsTr("Between two cards of the same family you still point at one of them.")
        ],
        "heir": [
            qsTr("While two revealed Heirs lie uncovered, neither of them gains anything."),
            qsTr("A Shapeshifter copying an Heir is still called Shapeshifter, so it does not get in the Heirs’ way.")
        ],
        "shapeshifter": [
            qsTr(
                "Copying an Heir, it gains nothing only if another Shapeshifter lies revealed and uncovered; other " +
                "Heirs do not stop it."),
            qsTr("It acts from its own place: copying a Soldier, it strikes a card adjacent to the Shapeshifter."),
            qsTr(
                "Where the copied text says “this card”, it means the Shapeshifter: it may be discarded as a Deserter " +
                "or taken into the hand as an Informant."),
            qsTr("If it eliminates an opponent’s Ambush, the Shapeshifter is discarded, not the card it copied.")
        ],
        "lord": [
            qsTr("Cards lying under the Lord itself are not adjacent and never count."),
            qsTr(
                "In the current edition the Lord brings 3 influence at most; in the first edition large stacks can " +
                "bring more.")
        ],
        "assassination": [
            qsTr("If it eliminates itself, you gain the usual 1 influence."),
            qsTr("If it lay on a stack, the card under it is resolved at once.")
        ],
        "royal-decree": [
            qsTr(
                "A card moved from behind the place being resolved to ahead of it is met again this round; one moved " +
                "the other way is skipped."),
            qsTr("The places right before and right after the Decree are two different places."),
            qsTr("The top card of a stack may be laid right beside its own stack; the card under it is uncovered."),
            qsTr("If no card can be moved, the Decree is simply discarded.")
        ],
        "ambush": [
            qsTr("The card that did it is the one being resolved, be it an intrigue or a Shapeshifter that copied."),
            qsTr("Nobody gains influence for the attacker that the Ambush takes along."),
            qsTr("Tokens lying on an eliminated Ambush are lost; you gain the 4 from the supply.")
        ],
        "conspiracy": [
            qsTr("Three tokens bring 6 influence in all, not 9."),
            qsTr("Revealed with no token on it, it brings nothing.")
        ],
        "empress": [
            qsTr("An Insurrection that was turned face down again may receive the token."),
            qsTr("If an opponent has a face-down top card, you may not keep the token back.")
        ],
        "fanatic": [
            qsTr("Face-down, covered and reserved cards do not count."),
            qsTr("A Shapeshifter that copies your own Fanatic gains only 1, for that Fanatic lies revealed.")
        ],
        "informant": [
            qsTr("If the Informant lay on a stack, the new card lies on that same stack."),
            qsTr("Everybody knows that the Informant is in your hand until you next lay a card."),
            qsTr(
                "A sleeping card wakes at the end of the round; even a Decree that moves it ahead does not wake it " +
                "sooner.")
        ],
        "diplomat": [
            qsTr("The Diplomat is the only revealed card that can hold tokens."),
            qsTr("Her tokens stay when she is covered and are lost when she is eliminated."),
            qsTr("You may collect even if no token lies on her; she is then discarded for nothing.")
        ],
        "deserter": [
            qsTr("It looks round only after the gap has closed, so the card that moved up may keep it in the queue."),
            qsTr("With no card to eliminate it looks round all the same, and so it leaves."),
            qsTr("A face-down card that turns out to be a character brings the extra point too."),
            qsTr("Taken by an Ambush, it leaves at once and does not look round.")
        ],
        "judge": [
            qsTr("Judgement tokens belong to nobody: you may use one that an opponent laid."),
            qsTr("Several may lie on one card; when it leaves the queue, they return to the common supply."),
            qsTr("A marked card is safe from the Judge while another card covers it.")
        ],
        "insurrection": [
            qsTr("Without a token on it, it can only be kept face down."),
            qsTr("Between two Ambushes of opponents each pays its owner 4, and the Insurrection is discarded once."),
            qsTr("Turned down again it is an ordinary face-down card, only everybody knows what it is."),
            qsTr("You gain 1 for each card it eliminates, so 2 if there is one on either side.")
        ],
        "racket": [
            qsTr("The attacking card counts too, if it is still in the queue."),
            qsTr("Covered cards neither count nor lose tokens."),
            qsTr("The influence comes from the supply, and the tokens that are lost go there.")
        ],
        "infiltration": [
            qsTr("With no face-down card of yours in the queue it is reserved all the same."),
            qsTr("An Infiltration that is eliminated goes to the discard pile and is never reserved."),
            qsTr("An Insurrection that takes two face-down cards brings the 2 twice.")
        ],
        "trade": [
            qsTr("Its tokens are not taken when it is revealed: they are its capital."),
            qsTr(
                "Without a card in the queue it does not pay that round, but the tokens are yours at the end all the " +
                "same."),
            qsTr("It first pays in the round after it was reserved, before anybody lays a card."),
            qsTr("Eliminated before that, it goes to the discard pile and its tokens are lost.")
        ]
    })
}
