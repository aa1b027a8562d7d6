pragma Singleton

import QtQml

// The words of the guided games, whose data lie in resources/lessons.
QtObject {
    // By the first part of a chapter's code.
    readonly property var courses: ({
        "first": qsTr("The first game"),
        "alliance": qsTr("What the Alliance adds")
    })

    // The titles.
    readonly property var chapters: ({
        "first-1": qsTr("The queue and its two ends"),
        "first-2": qsTr("Face down: wait or reveal"),
        "first-3": qsTr("Characters and intrigues"),
        "first-4": qsTr("Eliminating and what it pays"),
        "first-5": qsTr("Own cards as targets"),
        "first-6": qsTr("Stacks"),
        "first-7": qsTr("What the direction means"),
        "first-8": qsTr("The end and the tie"),
        "alliance-1": qsTr("Marks and judgement"),
        "alliance-2": qsTr("Two abilities on one card"),
        "alliance-3": qsTr("Reserved cards"),
        "alliance-4": qsTr("Mixing the sets")
    })

    // What to do, and what it is good for: by the chapter and the number of the step.
    readonly property var says: ({
        "first-1-1": qsTr(
            "Take the Lord and lay it at the left end of the row, the queue. The cards act from left to right, so " +
            "yours will be the first."),
        "first-1-2": qsTr(
            "So you are asked first. Reveal the Lord: you gain 1 influence, and whoever has most in the end wins."),
        "first-1-3": qsTr(
            "A new round, a new card. Lay the Spy at the right end: it steals from whoever owns a card beside it, " +
            "here the Raven."),
        "first-1-4": qsTr("The Lord has acted again by itself. The Spy lies last and so is met last: reveal it."),
        "first-2-1": qsTr("Your face-down Conspiracy has gathered 1 token. Lay the Heir at the right end."),
        "first-2-2": qsTr(
            "Each time you keep a card hidden, it gets 1 token. The Conspiracy pays twice its tokens: keep it and " +
            "let it grow."),
        "first-2-3": qsTr(
            "The Stag revealed the Lord and took its token. Reveal your Heir: waiting brings 1 token, acting 2 " +
            "influence."),
        "first-2-4": qsTr("Lay the Lord at the right end, beside your Heir."),
        "first-2-5": qsTr(
            "2 tokens, that is 4 influence. Reveal the Conspiracy: if somebody eliminates it, it leaves the queue " +
            "and pays nothing."),
        "first-3-1": qsTr(
            "The Stag’s Heir is a revealed character: it stays and acts every round. Lay the Shapeshifter beside it, " +
            "at the right end."),
        "first-3-2": qsTr("The Royal Decree is an intrigue: it acts once and is discarded. Reveal it."),
        "first-3-3": qsTr(
            "Move your Lord between the Heir and the Shapeshifter: each card of its family beside it brings 1 more."),
        "first-3-4": qsTr(
            "The Lord gained 2. Reveal the Shapeshifter: it copies a revealed character beside it, here your Lord."),
        "first-4-1": qsTr(
            "Reveal your Assassination: it eliminates any card you choose, face down or revealed, striking it out " +
            "of the queue."),
        "first-4-2": qsTr("Strike the Stag’s card with 2 tokens: you gain 1, and its tokens are lost."),
        "first-4-3": qsTr(
            "That was a Conspiracy, worth 4. Now keep your Ambush: it waits for an opponent to strike it."),
        "first-4-4": qsTr("Reveal the Soldier: it eliminates a card beside it."),
        "first-4-5": qsTr("Strike the Raven’s card, not your own Ambush."),
        "first-5-1": qsTr(
            "Your Archer must strike the first or the last card: itself or your Ambush. Give up the Ambush."),
        "first-5-2": qsTr(
            "Only 1: struck by your own card, an Ambush does not pay 4. Lay the Soldier at the left end and leave " +
            "the right to the others."),
        "first-5-3": qsTr(
            "Only your Archer lies beside the Soldier. Revealed, it would have to strike it: keep it hidden."),
        "first-5-4": qsTr("Now the last card is the Stag’s. Strike that one."),
        "first-6-1": qsTr(
            "A card may also be laid on one of your own: the two are a stack. Cover the Conspiracy with the " +
            "Assassination: a covered card keeps its tokens and cannot be struck."),
        "first-6-2": qsTr(
            "The Lord gained 2: a stack beside it counts as one card. Reveal the Assassination; only top cards act."),
        "first-6-3": qsTr("Strike the Stag’s stack: only its top card goes."),
        "first-6-4": qsTr(
            "When the card that acted leaves, the one under it has its turn at once: reveal the Conspiracy."),
        "first-7-1": qsTr("This game runs from right to left: the right end is first. Lay the Soldier there."),
        "first-7-2": qsTr(
            "Your Soldier’s turn comes before that of the Raven’s card with 2 tokens. Reveal it: it strikes before " +
            "the Raven can take them."),
        "first-7-3": qsTr("Your Heir gained 2. Now reveal the Royal Decree."),
        "first-7-4": qsTr(
            "To the left lies what is still to come. Move your Heir to the left end, and it will be met again."),
        "first-8-1": qsTr("The sixth round is the last. Lay the Spy at the right end, beside the Stag’s stack."),
        "first-8-2": qsTr("Tokens left in the queue are worth nothing at the end. Reveal the Conspiracy."),
        "first-8-3": qsTr("You have 12, the Stag 14. Reveal the Spy: it takes 1 from the Stag."),
        "alliance-1-1": qsTr(
            "The Raven’s Judge has put a judgement token on the Stag’s card. Lay your Judge at the left end, to act " +
            "first."),
        "alliance-1-2": qsTr("Reveal it: a Judge marks a card, or eliminates a marked one."),
        "alliance-1-3": qsTr("A mark belongs to nobody: the Raven’s serves you too. Eliminate."),
        "alliance-1-4": qsTr("Now your Fanatic is marked. Lay any card on it: while covered it is safe."),
        "alliance-1-5": qsTr("No top card is marked now, so your Judge can only mark. Choose the Raven’s Judge."),
        "alliance-2-1": qsTr(
            "By paying, the Stag’s Diplomat gained 1 and put 2 tokens on yours. You collect: take the 2 and discard " +
            "her."),
        "alliance-2-2": qsTr("Reveal the Informant."),
        "alliance-2-3": qsTr(
            "Your Empress gained 2, then had to put 1 token on an opponent’s face-down card. Gain: the Informant " +
            "brings as much as lies there."),
        "alliance-2-4": qsTr("Lay the Judge at the right end."),
        "alliance-2-5": qsTr("No face-down card lies beside the Informant now. Swap."),
        "alliance-2-6": qsTr("Lay the Racket in her place."),
        "alliance-3-1": qsTr("Lay the Infiltration at the left end, so that it acts before your other cards."),
        "alliance-3-2": qsTr(
            "Reveal it: each of your face-down top cards gets 1 token, and the Infiltration is reserved: laid in " +
            "front of you."),
        "alliance-3-3": qsTr("Reveal the Trade: it is reserved together with its 3 tokens."),
        "alliance-3-4": qsTr("Reveal the Insurrection: it pays 1 of its tokens and strikes both cards beside it."),
        "alliance-4-1": qsTr(
            "In a mixed set every family has the same ten cards, from both sets. Lay the Shapeshifter at the right " +
            "end, beside the Stag’s Fanatic."),
        "alliance-4-2": qsTr("Reveal the Deserter: you take its token, and it must strike beside it."),
        "alliance-4-3": qsTr(
            "Strike the Stag’s face-down card: if it is a character, you gain 1 more. The Empress must stay: with " +
            "no revealed character beside it, the Deserter is discarded."),
        "alliance-4-4": qsTr("Keep the Racket: revealed it brings 1, struck by an opponent far more."),
        "alliance-4-5": qsTr("Reveal the Shapeshifter: it copies Alliance characters as well.")
    })

    // Said to another decision than those accepted: by its kind, or "" for any other.
    readonly property var mistakes: ({
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

    // What has happened, and what to remember of it.
    readonly property var ends: ({
        "first-1": qsTr(
            "Each round everyone lays one card at an end, never between others. Then each card has its turn, first " +
            "to last. Next round, the next player begins."),
        "first-2": qsTr(
            "Keep: 1 token on the card. Reveal, even in the round it was laid: you take its tokens, each worth 1 " +
            "influence, and the card acts."),
        "first-3": qsTr("Revealed characters stay and act every round, wanted or not. Intrigues act once and go."),
        "first-4": qsTr(
            "The Stag’s Archer struck your Ambush: the Stag gained 1 but lost the Archer, and you gained 4. Every " +
            "elimination pays 1; the victim’s tokens return to the supply."),
        "first-5": qsTr(
            "Where a card tells you to eliminate, you must. You may choose your own cards, and have to if there are " +
            "no others; they pay 1 like any other. With nothing to strike, nothing happens."),
        "first-6": qsTr(
            "Further on, the Stag’s uncovered card had its turn too. A card uncovered at a place already passed " +
            "waits for the next round."),
        "first-7": qsTr(
            "The Heir acted twice. First, last, before and after follow the direction. A card that has acted and is " +
            "moved ahead acts again; one moved back before its turn misses it."),
        "first-8": qsTr(
            "13 each, and the most influence wins. A tie goes to whoever has more top cards: you have 2, the Stag’s " +
            "whole stack counts as 1, so you win. Still equal, you would have won together. The card left in each " +
            "hand is never played."),
        "alliance-1": qsTr(
            "Marking pays 1, and so does eliminating. Any Judge may use any mark; when the card leaves the queue, " +
            "its marks go back to the five that all share."),
        "alliance-2": qsTr(
            "The Informant is back in your hand. Until the round ends the Racket sleeps: it is passed without a " +
            "question or a token. Each time, you choose one of the two abilities."),
        "alliance-3": qsTr(
            "The other token 1, two eliminations 2, and 2 more for each, as they were face down: the Infiltration. " +
            "The Insurrection lies face down again. The Trade paid 3 at the start of the round, and will again while " +
            "you have a card in the queue; its tokens are yours in the end. Nothing touches reserved cards."),
        "alliance-4": qsTr(
            "The Raven’s Assassination struck your Racket: 2 for each of the Raven’s three top cards, and the " +
            "face-down ones lost a token each. Every card keeps its text in any mix.")
    })
}
