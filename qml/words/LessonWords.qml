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
