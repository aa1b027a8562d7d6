pragma Singleton

import QtQml

// What happens in the examples of the rules, whose data lie in resources/examples, and what comes of it.
QtObject {
    // By the rule's code.
    readonly property var texts: ({
        "direction": qsTr(
            "From right to left, the card at the right end comes first: the Wolf reveals the Heir and gains 2. Only " +
            "then is the Stag asked, on the left."),
        "stack": qsTr(
            "The Wolf’s Assassination eliminates the Stag’s top card: 1 for the Wolf. The Heir under it counts " +
            "again; its place is still to come, and it gains 2."),
        "R1": qsTr(
            "The Stag’s revealed Heir lies covered, so nothing counts it. The Wolf’s Heir is the only one on top and " +
            "gains 2."),
        "kinds": qsTr(
            "The Wolf’s Conspiracy is an intrigue: it pays 2 for its token and is discarded. The Heir is a " +
            "character: it gains 2 and stays, to act in every round."),
        "R4": qsTr(
            "The Stag reserves the Trade with 1 token but has no card left in the queue. As round 3 begins, only the " +
            "Wolf’s reserved Trade pays: 1."),
        "walk": qsTr(
            "The Wolf’s Ambush gains 1 and leaves, and the gap closes. Next is the Stag’s revealed Lord, which acts " +
            "by itself; then the Raven is asked."),
        "keep": qsTr(
            "The Wolf keeps the Conspiracy hidden: 1 token from the supply goes on it, and the next place follows."),
        "reveal": qsTr("The Wolf reveals the Heir and takes the token on it. Its ability happens at once: 2 more."),
        "acts": qsTr(
            "The Wolf keeps the Heir hidden. The revealed Soldier acts, wanted or not, and only this Heir lies " +
            "beside it: the Wolf loses it and gains 1."),
        "R5": qsTr(
            "The Wolf’s Ambush gains 1 and is discarded. The Heir under it has come to light and is resolved at " +
            "once: it brings its token and 2 more."),
        "passed": qsTr(
            "The Lord on the left has acted already. The Wolf’s Royal Decree carries it to the right end, where it " +
            "is met again and gains 1 once more."),
        "R6": qsTr(
            "Only one revealed character lies beside the Shapeshifter, the Stag’s Soldier, so nobody asks what to " +
            "copy. As a Soldier it has two targets, so the Wolf chooses, and eliminates the one on the right."),
        "R7": qsTr(
            "Without a token the Insurrection cannot be revealed. The Wolf is asked all the same, for passing over " +
            "it would give it away, and can only keep it hidden."),
        "R16": qsTr(
            "No card bears a judgement token, so the Judge cannot eliminate, and the Wolf is not asked which half. " +
            "The Wolf gains 1 and marks the Stag’s card."),
        "R9": qsTr(
            "Only the Wolf’s own Heir lies beside the Soldier. It must be eliminated all the same: the Wolf gains 1, " +
            "and the token on the Heir is lost."),
        "R11": qsTr(
            "The Stag has 0 influence: the Raven’s Spy has taken the last. The Wolf’s Spy may point at the Stag’s " +
            "card all the same, but steals nothing."),
        "eliminate": qsTr(
            "The Wolf’s Assassination eliminates the Stag’s card on the left: the Wolf gains 1. It was a Conspiracy; " +
            "its token returns to the supply, and the Stag gets nothing."),
        "R8": qsTr(
            "The Wolf is paid 1 for the Stag’s Racket, whose token is lost. Then the Racket brings the Stag 2, for " +
            "the Deserter still lies there; only then is the Deserter discarded, with no revealed character beside " +
            "it."),
        "R14": qsTr(
            "The Shapeshifter copies the Stag’s Soldier and eliminates the Raven’s Ambush: the Wolf gains 1. The " +
            "attacker is the Shapeshifter: it is discarded, the Soldier stays, and the Raven gains 4."),
        "R18": qsTr(
            "The Insurrection costs its token and eliminates the Ambushes of the Stag and the Raven: 2 for the Wolf. " +
            "Each Ambush brings its owner 4, and the Insurrection is discarded once instead of turning face down."),
        "R17": qsTr(
            "The Wolf’s Insurrection has acted and lies face down again, known to all. The Stag’s Royal Decree " +
            "carries it ahead, so the Wolf is asked once more and keeps it hidden: 1 token."),
        "R10": qsTr(
            "All five judgement tokens lie on the Raven’s card. The Wolf’s Judge eliminates it, the five return to " +
            "the supply, and so the Stag’s Judge can mark again."),
        "R13": qsTr(
            "The Wolf’s Royal Decree lays the top card of the Stag’s stack beside the rest of that stack. That is a " +
            "move: the card under it is uncovered and comes next."),
        "R12": qsTr(
            "The Wolf’s Shapeshifter copies the Stag’s Heir but is still called Shapeshifter. So the Heir beside it " +
            "does not stand in its way: the Wolf gains 2."),
        "R19": qsTr(
            "The Shapeshifter copies the Stag’s Informant and swaps. It is the Shapeshifter that returns to the " +
            "Wolf’s hand; another card sleeps in its place."),
        "R15": qsTr(
            "The Wolf’s card was laid down by an Informant and sleeps. The Stag’s Royal Decree carries it to the " +
            "right end, but it is passed over there: no question, no token."),
        "end": qsTr(
            "The sixth round ends. The 3 tokens on the Stag’s cards are worth nothing, but the Wolf gets the 5 on " +
            "the Trade just reserved, even without a card in the queue: 9 to 4."),
        "tie": qsTr(
            "The Ambush brings the Wolf level: both have 4 influence. The Wolf has 2 top cards and the Stag’s stack " +
            "counts as 1, so the Wolf wins."),
        "R20": qsTr(
            "The Ambush brings the Wolf level: both have 4 influence and 2 top cards. The Wolf and the Stag win " +
            "together."),
        "first-lord": qsTr(
            "In the first edition the Wolf’s Lord counts both cards of the Wolf’s stack beside it, the covered one " +
            "too: it gains 1 and 2 more."),
        "first-ambush": qsTr(
            "In the first edition, when the Wolf’s Soldier eliminates the Wolf’s own Ambush, that brings 1 and the " +
            "Ambush 1 more. The Soldier is discarded."),
        "first-decree": qsTr(
            "In the first edition the Wolf’s Royal Decree may lay the card from the right end onto another card of " +
            "the Wolf. Now the two are a stack."),
        "R21": qsTr(
            "In the first edition the Royal Decree may lay the Wolf’s Heir, already passed, onto itself and is " +
            "discarded from under it. The Heir comes next: it brings its 2 tokens and 2 more."),
        "first-tie": qsTr(
            "Both have 3 influence, and in the first edition covered cards count too. The Stag has 3 cards in one " +
            "stack, the Wolf 2 in the queue, so the Stag wins."),
        "R3": qsTr(
            "The first edition was chosen, but all ten are cards of the Alliance, so the current one holds. Both " +
            "have 2 influence and 3 cards; only top cards count, 2 to 1, so the Wolf wins alone.")
    })
}
