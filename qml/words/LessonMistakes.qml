pragma Singleton

import QtQml

// What is said of the mistakes that newcomers make in the guided games.
QtObject {
    // Said to another decision than those accepted: by its kind, or "" for any other.
    readonly property var texts: ({
        "first-1-1": {
            "": qsTr("Take the Lord and lay it at the left end: it pays at once and again in every later round."),
            "wrong-end": qsTr("At the right end the Lord would act last. Lay it at the left end.")
        },
        "first-1-2": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr(
                "Kept hidden, the Lord would only get 1 token. Revealed, it pays now and in every round to come.")
        },
        "first-1-3": {
            "": qsTr("Take the Spy and lay it at the right end, beside the Raven’s card."),
            "wrong-end": qsTr(
                "At the left end only your own Lord would lie beside the Spy, and nobody steals from themselves."),
            "wrong-place": qsTr(
                "On top of the Lord, the Spy would cover it, and a covered card does not act. Take the right end.")
        },
        "first-1-4": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr(
                "Kept hidden, the Spy would get 1 token. Revealed, it takes 1 from the Raven: you gain it and the " +
                "Raven loses it.")
        },
        "first-2-1": {
            "": qsTr("Take the Heir and lay it at the right end: it is the card that pays most at once."),
            "wrong-place": qsTr(
                "On top of the Conspiracy the Heir would cover it, and a covered card gathers no tokens.")
        },
        "first-2-2": {
            "": qsTr("This time keep it hidden."),
            "too-early": qsTr("Too early: with 1 token it would bring 2. Next round it is worth 4.")
        },
        "first-2-3": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr("The Heir pays 2 in every round from now on. Each round it waits costs you something.")
        },
        "first-2-4": {
            "": qsTr("Take the Lord and lay it at the right end: beside a card of its own family it gains 1 more."),
            "wrong-end": qsTr(
                "At the left end the Stag’s card would lie beside the Lord. Beside your Heir it gains 1 more."),
            "wrong-place": qsTr("There the Lord would cover a card of yours, and a covered card does not act.")
        },
        "first-2-5": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr(
                "It would be worth 2 more next round, or nothing if somebody eliminates it first. Take the 4.")
        },
        "first-3-1": {
            "": qsTr("Take the Shapeshifter and lay it at the right end, beside a revealed character."),
            "wrong-end": qsTr(
                "At the left end only your face-down Royal Decree would lie beside it, and only revealed characters " +
                "can be copied."),
            "wrong-place": qsTr("There it would cover a card of yours, and a covered card does not act.")
        },
        "first-3-2": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr("Kept hidden it would get 1 token. Now it can make your Lord worth more at once.")
        },
        "first-3-3": {
            "": qsTr(
                "Put the Lord between the Heir and the Shapeshifter: there it lies beside a card of yours, and so " +
                "does the Shapeshifter."),
            "wrong-card": qsTr("You may move any card, but here your own Lord gains by it."),
            "wrong-move": qsTr("There no card of yours would lie beside the Lord once the Decree is discarded.")
        },
        "first-3-4": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr(
                "Kept hidden it would get 1 token. As a second Lord it gains 2, for your Lord lies beside it.")
        },
        "first-4-1": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr("Reveal it now: a card with 2 tokens is in reach, and its owner has not been asked yet.")
        },
        "first-4-2": {
            "": qsTr("Strike the Stag’s card with the 2 tokens: that hurts the Stag most."),
            "own-card": qsTr("That card is yours: it would pay 1 too, but you would lose it."),
            "wrong-target": qsTr("That would bring 1 as well, but the Stag would keep the 2 tokens.")
        },
        "first-4-3": {
            "": qsTr("This time keep it hidden."),
            "too-early": qsTr("Revealed, the Ambush loses its tokens and brings only 1.")
        },
        "first-4-4": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr(
                "Waiting brings 1 token. Revealed, the Soldier strikes now and in every later round, for 1 each time.")
        },
        "first-4-5": {
            "": qsTr("Strike the Raven’s card on the right."),
            "own-card": qsTr("That is your own Ambush: struck by your own card it brings just the usual 1.")
        },
        "first-5-1": {
            "": qsTr("Strike the last card, your Ambush."),
            "wrong-target": qsTr("Then the Archer itself would be gone. It can still strike in every round to come.")
        },
        "first-5-2": {
            "": qsTr("Take the Soldier and lay it at the left end, so that an opponent’s card lies last."),
            "wrong-end": qsTr("Then both ends would be yours again, and the Archer must strike one of them."),
            "wrong-place": qsTr("On top of the Archer the Soldier would cover it, and a covered card does not act.")
        },
        "first-5-3": {
            "": qsTr("This time keep it hidden."),
            "too-early": qsTr("A revealed Soldier must strike, and the only card beside it is your own Archer.")
        },
        "first-5-4": {
            "": qsTr("Strike the last card, at the right end: it is the Stag’s."),
            "own-card": qsTr("The first card is your own Soldier. You may, but this time you need not.")
        },
        "first-6-1": {
            "": qsTr("Take the Assassination and lay it on your Conspiracy, the card with 2 tokens."),
            "wrong-card": qsTr(
                "That would cover the Conspiracy too, but would stay on it. The Assassination leaves once it has " +
                "acted."),
            "wrong-end": qsTr("At an end it protects nothing. Lay it on your Conspiracy."),
            "wrong-place": qsTr("There it would cover your Lord, and a covered Lord gains nothing.")
        },
        "first-6-2": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr("Kept hidden it would go on covering the Conspiracy, which then gathers no more tokens.")
        },
        "first-6-3": {
            "": qsTr("Strike the stack of the Stag."),
            "own-card": qsTr("That card is yours: it would bring 1 and cost nobody else anything."),
            "wrong-target": qsTr(
                "That would bring 1 too. But see what happens in a stack: strike the Stag’s two cards.")
        },
        "first-6-4": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr("It lies open to every attack now, with 2 tokens on it. Take the 4.")
        },
        "first-7-1": {
            "": qsTr("Take the Soldier and lay it at the right end, beside the Raven’s card."),
            "wrong-end": qsTr("The left end is the last in this game. The first card lies on the right."),
            "wrong-place": qsTr("There it would cover a card of yours. Take the right end, beside the Raven’s card.")
        },
        "first-7-2": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr("If you wait, the Raven decides next and may take the 2 tokens.")
        },
        "first-7-3": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr("Reveal it now: the Heir has just acted and can be carried ahead to act again.")
        },
        "first-7-4": {
            "": qsTr("Move your Heir to the left end."),
            "wrong-card": qsTr("Take your Heir: moved to the left, it brings 2 more this very round."),
            "wrong-move": qsTr("On the right everything has been passed: there the Heir would not be met again.")
        },
        "first-8-1": {
            "": qsTr("Take the Spy and lay it at the right end: it takes 1 from the Stag and gives it to you."),
            "wrong-end": qsTr("At the left end the Spy could only steal from the Raven. It is the Stag who leads."),
            "wrong-place": qsTr("On a stack of yours it would cover a card, and you would show one top card less.")
        },
        "first-8-2": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr(
                "There is no later: after this round the game is over, and the tokens here count for nobody.")
        },
        "first-8-3": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr("A token on the Spy would count for nothing: the game ends now.")
        },
        "alliance-1-1": {
            "": qsTr("Take the Judge and lay it at the left end, before the Raven’s."),
            "wrong-end": qsTr("At the right end the Raven’s Judge would act before yours and could use the mark."),
            "wrong-place": qsTr("There it would cover your Fanatic, and a covered card does not act.")
        },
        "alliance-1-2": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr("If you wait, the Raven’s Judge may use the mark before you.")
        },
        "alliance-1-3": {
            "": qsTr("Choose to eliminate."),
            "wrong-half": qsTr(
                "Marking brings 1 as well, but leaves the marked card to the Raven’s Judge. Eliminate it yourself.")
        },
        "alliance-1-4": {
            "": qsTr("Lay a card on the Fanatic."),
            "wrong-end": qsTr("At an end it leaves the Fanatic uncovered, and any Judge may eliminate it."),
            "wrong-place": qsTr("That covers your Judge, which then does not act. The mark is on the Fanatic.")
        },
        "alliance-1-5": {
            "": qsTr("Mark the Raven’s Judge: it is the card that threatens yours in every round."),
            "own-card": qsTr("A mark on your own card helps whoever judges next, and that is the Raven.")
        },
        "alliance-2-1": {
            "": qsTr("Choose to collect."),
            "wrong-half": qsTr(
                "Paying would bring you 1 and put 2 more tokens on the Stag’s Diplomat. Here 2 lie ready for you.")
        },
        "alliance-2-2": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr("Reveal her now, while a token lies beside her on the Stag’s face-down card.")
        },
        "alliance-2-3": {
            "": qsTr("Choose to gain."),
            "wrong-half": qsTr("Swapping brings no influence. Right now 1 token lies beside her: gain.")
        },
        "alliance-2-4": {
            "": qsTr("Take the Judge and lay it at the right end; the other cards are needed later."),
            "wrong-place": qsTr("There you would cover a card that is to act this round.")
        },
        "alliance-2-5": {
            "": qsTr("Choose to swap."),
            "wrong-half": qsTr("Gaining would bring 0: only opponents’ face-down cards beside her count.")
        },
        "alliance-2-6": {
            "": qsTr("Choose the Racket."),
            "wrong-card": qsTr("Better the Racket: face down it waits for an opponent to strike it.")
        },
        "alliance-3-1": {
            "": qsTr("Take the Infiltration and lay it at the left end."),
            "wrong-end": qsTr("At the right end it would act last, too late to help your other cards this round."),
            "wrong-place": qsTr("There it would cover a card of yours, which then gets no token.")
        },
        "alliance-3-2": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr("Reveal it now, while two of your cards lie face down and a strike is coming.")
        },
        "alliance-3-3": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr(
                "One token more would not be bad, but in the queue the Trade can still be struck, and it does not " +
                "pay yet.")
        },
        "alliance-3-4": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr("Two face-down cards lie beside it, and the Infiltration pays for each. Do not wait.")
        },
        "alliance-4-1": {
            "": qsTr("Take the Shapeshifter and lay it at the right end."),
            "wrong-end": qsTr(
                "At the left end only your face-down Deserter lies beside it. The Fanatic is on the right."),
            "wrong-place": qsTr("There it would cover a card of yours. Take the right end.")
        },
        "alliance-4-2": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr(
                "Waiting brings 1 token. Revealed, the Deserter strikes now, beside a character that lets it stay.")
        },
        "alliance-4-3": {
            "": qsTr("Strike the face-down card on the left."),
            "wrong-target": qsTr(
                "The Empress would bring 2, but then no revealed character lies beside the Deserter, and it is " +
                "discarded.")
        },
        "alliance-4-4": {
            "": qsTr("This time keep it hidden."),
            "too-early": qsTr("Revealed, the Racket loses its 2 tokens and brings only 1.")
        },
        "alliance-4-5": {
            "": qsTr("This time reveal it."),
            "too-late": qsTr(
                "Kept hidden it gets 1 token. Revealed, it acts as a Fanatic now and may copy again next round.")
        }
    })
}
