pragma Singleton

import QtQml

// What players ask about a card, and the answers: a list for each. Where a rule answers, its own words do.
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
            RuleWords.plain("R11"),
            qsTr("Between two cards of the same family you still point at one of them.")
        ],
        "heir": [
            qsTr("While two revealed Heirs lie uncovered, neither of them gains anything."),
            RuleWords.plain("R12")
        ],
        "shapeshifter": [
            RuleWords.plain("R12"),
            qsTr("It acts from its own place: copying a Soldier, it strikes a card adjacent to the Shapeshifter."),
            RuleWords.plain("R19"),
            RuleWords.plain("R14")
        ],
        "lord": [
            qsTr("Cards lying under the Lord itself are not adjacent and never count."),
            qsTr(
                "In the current edition the Lord brings 3 influence at most; in the first edition large stacks can " +
                "bring more.")
        ],
        "assassination": [
            qsTr("If it eliminates itself, you gain the usual 1 influence."),
            RuleWords.plain("R5")
        ],
        "royal-decree": [
            RuleWords.plain("passed"),
            RuleWords.plain("R13")
        ],
        "ambush": [
            RuleWords.plain("R14"),
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
            RuleWords.plain("R15")
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
            RuleWords.plain("R10"),
            qsTr("A marked card is safe from the Judge while another card covers it.")
        ],
        "insurrection": [
            RuleWords.plain("R7"),
            RuleWords.plain("R18"),
            RuleWords.plain("R17"),
            qsTr("You gain 1 for each card it eliminates, so 2 if there is one on either side.")
        ],
        "racket": [
            qsTr("The attacking card counts too, if it is still in the queue."),
            qsTr("Covered cards neither count nor lose tokens."),
            qsTr("The influence comes from the supply, and the tokens that are lost go there.")
        ],
        "infiltration": [
            qsTr("With no face-down card of yours in the queue it is reserved all the same."),
            RuleWords.plain("reserve"),
            qsTr("An Insurrection that takes two face-down cards brings the 2 twice.")
        ],
        "trade": [
            qsTr("Its tokens are not taken when it is revealed: they are its capital."),
            qsTr("Eliminated before that, it goes to the discard pile and its tokens are lost."),
            RuleWords.plain("R4"),
            RuleWords.plain("end")
        ]
    })
}
