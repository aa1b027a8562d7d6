pragma Singleton

import QtQml

// The rules, each told in one place by its code: the booklet shows them, and what else tells one reads it here. A card
// is a link, [its name in records:the word].
QtObject {
    id: rules

    // With the links; nothing for other codes.
    function text(code: string): string { return rules.texts[code] ?? "" }
    // The words alone.
    function plain(code: string): string { return rules.text(code).replace(/\[[a-z-]+:([^\]]*)\]/g, "$1") }
    // The first sentence of them, where there is room for a line.
    function lead(code: string): string { return rules.plain(code).replace(/^(.*?\.) .*$/, "$1") }

    readonly property var texts: ({
        "families": qsTr(
            "Three to five players sit at the table, and each has a family: ten cards with their own crest and " +
            "colour. Every family has the same ten cards, each of them once. Whatever the number of players, the " +
            "set-up is the same."),
        "setup": qsTr(
            "Each family’s ten cards are shuffled: 3 are set aside face down, and 7 make the hand. Every player " +
            "begins with 1 influence, and 5 judgement tokens lie ready for all. Before the first round you agree on " +
            "the direction and on who takes the first-player marker, by custom the oldest."),
        "two-seats": qsTr(
            "Two can play too: this is a house rule of this program, for the printed game asks for three at least. " +
            "Nothing else changes."),
        "queue": qsTr(
            "All families share one row, the queue, which has a left and a right end. At each place of it lies a " +
            "stack: a single card, or several of one family. When a place becomes empty, the gap closes."),
        "direction": qsTr(
            "One direction holds for the whole game: left to right or right to left. First, last, before and after " +
            "always follow it: from right to left, the card at the right end is the first one. The left and the " +
            "right end are always those that you see."),
        "stack": qsTr(
            "A stack holds cards of one family only. The uppermost is its top card, every other one is covered. A " +
            "covered card waits: it counts again once the cards on it have left or been moved."),
        "R1": qsTr(
            "A covered card keeps its side, its tokens and its judgement tokens, but nothing counts it and nobody " +
            "can choose it, not even its owner, unless a rule says so. This holds in both editions."),
        "influence": qsTr(
            "A token is one point of influence. The tokens in front of a player are that player’s influence; others " +
            "lie on cards of the queue or in the supply. To gain means to take tokens from the supply."),
        "R2": qsTr("The supply never runs out: whoever gains gets all of it."),
        "kinds": qsTr(
            "An intrigue that has acted is discarded. Only an [infiltration:Infiltration] and a [trade:Trade] are " +
            "reserved instead, and an [insurrection:Insurrection] turns face down again. Cards of the other kind " +
            "are characters: once revealed, they stay and act in every round, though a [deserter:Deserter], a " +
            "[diplomat:Diplomat] or an [informant:Informant] may leave by its own text."),
        "round": qsTr(
            "A game lasts six rounds. In each of them everybody first lays one card; then the queue is resolved, " +
            "place by place."),
        "R4": qsTr(
            "When a round begins, once the marker has passed and before anybody lays a card, every reserved " +
            "[trade:Trade] pays its owner as much as lies on it, all at the same moment. It pays only if its owner " +
            "has a card in the queue, covered or not."),
        "placement": qsTr(
            "Beginning with the first player and going clockwise, each player lays one hand card face down: at the " +
            "left end, at the right end, or onto a stack of their own family, whichever side it shows. Nobody may " +
            "lay a card between two places or onto another family. In an empty queue both ends are one and the same " +
            "place."),
        "marker": qsTr(
            "When a round ends, the first-player marker goes one seat clockwise. Cards stay where they are, with all " +
            "that lies on them."),
        "walk": qsTr(
            "The places are visited along the direction, beginning with the first, and at each of them the top card " +
            "matters. If it is face down, its owner keeps it hidden or reveals it; if it is revealed, it acts. " +
            "Afterwards the next place follows. If the card has left and nothing was under it, the gap closes and " +
            "the stack after it is next."),
        "keep": qsTr(
            "Whoever keeps a card hidden puts 1 token from the supply on it, and that is all. In the next round the " +
            "question comes again; any number of tokens may gather on a card."),
        "reveal": qsTr(
            "Whoever reveals a card takes the tokens on it. Its ability happens at once; a card may be revealed in " +
            "the very round it was laid. Some cards treat their tokens otherwise: on [ambush:Ambush] and " +
            "[racket:Racket] they are lost, a [conspiracy:Conspiracy] pays double, a [trade:Trade] keeps them, and " +
            "an [insurrection:Insurrection] costs one of them."),
        "acts": qsTr(
            "A revealed card acts whenever its place is resolved, wanted or not. It stays in the queue until its " +
            "text is done, even an intrigue, unless it eliminates itself or an [ambush:Ambush] takes it. What it " +
            "uncovers by leaving early counts as uncovered at once, but is resolved only when all that is over."),
        "R5": qsTr(
            "If the card that acted has left, in whatever way, and a card was under it, that one has come to light " +
            "at the place being resolved and is resolved at once. Only the cards under one that an " +
            "[informant:Informant] laid down stay covered and wait."),
        "passed": qsTr(
            "When a stack vanishes that has been passed already, no card is skipped or met twice. A card uncovered " +
            "at a place already passed is not resolved this round; one uncovered further on is, in its turn. A card " +
            "that a [royal-decree:Royal Decree] carries from the passed part to the part ahead is met again: it acts " +
            "again, or its owner is asked again. One carried the other way is missed."),
        "R6": qsTr(
            "The owner of the card being resolved answers all that its ability asks, one question after another: " +
            "which half, which card to copy, which target, which hand card; a Decree’s card and its new place are " +
            "one question. What the text puts first is done by then: an [empress:Empress] has paid her 2 already " +
            "when her owner is asked about the token. A question with a single answer is not asked. Yet to point at " +
            "one thing or another is a choice, even where the outcome is the same."),
        "R7": qsTr(
            "What to lay, and whether to keep or reveal, is asked always, even with one answer. An " +
            "[insurrection:Insurrection] that has no token can only be kept; passing over the question would give it " +
            "away."),
        "R16": qsTr(
            "You may choose one half of a card that says OR only if at least part of it can be done. A " +
            "[judge:Judge] eliminates only where a top card bears a judgement token, and an [informant:Informant] " +
            "swaps only with a card in the hand. The other halves are always open: gain, pay, collect and mark."),
        "adjacent": qsTr(
            "Adjacent are the top cards of the places right before and right after: two of them, one at an end of " +
            "the queue, none for a card alone in it. Side and family do not matter."),
        "R9": qsTr(
            "Where a card tells you to eliminate, you must. You may choose your own cards freely, and you have to " +
            "if nothing else can be chosen. With nothing to choose, nothing happens."),
        "R11": qsTr(
            "A [spy:Spy] may point at a card whose owner has no influence, or at one of its own family. Nothing is " +
            "stolen then."),
        "eliminate": qsTr(
            "Whoever eliminates a card, even one of their own, gains 1 influence for it. Only top cards can be " +
            "eliminated, face down or revealed. Losing a card pays its owner nothing, unless it is an " +
            "[ambush:Ambush] or a [racket:Racket]."),
        "R8": qsTr(
            "When cards are eliminated, every victim is turned up first, its tokens return to the supply, and it " +
            "goes to its owner’s discard pile; what was under it is uncovered, or its place closes. Then comes the " +
            "pay: 1 for each victim, own cards and the acting card itself included, together with what an " +
            "[infiltration:Infiltration] adds. Then each [ambush:Ambush] and [racket:Racket] among the victims takes " +
            "effect, in the order along the direction. Last comes the rest of the acting card’s text, if that card " +
            "is still there."),
        "discard": qsTr(
            "A discarded card goes face up to its owner’s discard pile, and nobody is paid for it. Tokens on it " +
            "return to the supply, unless its text says otherwise."),
        "reserve": qsTr(
            "A reserved card lies face up in front of its owner for the rest of the game. Nothing touches it, and it " +
            "is no card of the queue. A card that is eliminated cannot be reserved."),
        "R14": qsTr(
            "The attacker is always the card at the place being resolved: a [shapeshifter:Shapeshifter] that copies, " +
            "not the card it copied, and an intrigue too. An intrigue taken by an [ambush:Ambush] leaves just once."),
        "R18": qsTr(
            "An [insurrection:Insurrection] that eliminates an opponent’s [ambush:Ambush] is discarded instead of " +
            "turned face down. Two such Ambushes pay their owners 4 each and discard it once."),
        "R17": qsTr(
            "An [insurrection:Insurrection] that has turned down is a face-down card like any other, but known to " +
            "all. Met once more in the same round, after a [royal-decree:Royal Decree], its owner is asked once more."),
        "R10": qsTr(
            "The judgement tokens on a card that leaves the queue, in any way, return to the common supply. There " +
            "are five in all. A card may bear several, and any [judge:Judge] may use them, whoever laid them."),
        "R13": qsTr(
            "Putting a card back where it lay is no move for a [royal-decree:Royal Decree]; laying the top card of a " +
            "stack beside the rest of that stack is one. The Decree stays in its place until the move is made, so " +
            "the gaps on either side of it are two. With no move to make, nothing happens."),
        "R12": qsTr(
            "A [shapeshifter:Shapeshifter] is always called Shapeshifter. So when it copies an [heir:Heir], only " +
            "other revealed and uncovered Shapeshifters stand in its way, and it stands in no Heir’s way. To copy a " +
            "Shapeshifter does nothing, and every copy lasts for this one resolution."),
        "R19": qsTr(
            "In a copied ability “this card” is the [shapeshifter:Shapeshifter]. A copied [deserter:Deserter] may " +
            "get it discarded, and a copied [informant:Informant] may take it back into the hand. As a " +
            "[diplomat:Diplomat] it may collect, or pay any revealed top Diplomat, the copied one included."),
        "R15": qsTr(
            "A card laid down by an [informant:Informant] sleeps until the round ends. When its place comes, " +
            "wherever that is, it is passed over: no question, no token. For everything else it is a card like any " +
            "other."),
        "secrets": qsTr(
            "You alone see your hand, your three cards set aside and your own face-down cards, covered ones too. " +
            "Everybody sees the rest: influence, how many cards a hand holds, whose each card is and what lies on " +
            "it, whether it sleeps, and every card that is revealed, discarded or reserved. A card whose face all " +
            "have seen stays known, wherever it is carried. One taken back is known to be in the hand until its " +
            "owner lays a card."),
        "end": qsTr(
            "The game ends after the sixth round; the card left in each hand is never played. Tokens in the queue " +
            "are worth nothing then. Those on a reserved [trade:Trade] go to its owner, who needs no card in the " +
            "queue for that. Whoever has the most influence wins."),
        "tie": qsTr(
            "Among players with equal influence, whoever has the most top cards in the queue wins: count the stacks " +
            "on which their card lies uppermost. Face down or revealed makes no difference."),
        "R20": qsTr("Players who are equal in influence and in cards win together."),
        "first-lord": qsTr(
            "In the first edition a [lord:Lord] counts every card of an adjacent stack of its family, covered ones " +
            "too. In the current edition only the top card counts."),
        "first-ambush": qsTr(
            "In the first edition an [ambush:Ambush] eliminated by its own family brings 1 more, as if its owner had " +
            "revealed it, and the card that did it is discarded without pay; an [insurrection:Insurrection] is not " +
            "turned down then. In the current edition there is just the 1 for eliminating, and the card that did it " +
            "stays."),
        "first-decree": qsTr(
            "In the current edition a [royal-decree:Royal Decree] moves a card only into a gap: between two stacks " +
            "or beyond an end. In the first edition it may also build stacks."),
        "R21": qsTr(
            "In the first edition a [royal-decree:Royal Decree] may lay a card onto a top card of that card’s own " +
            "family, but not back onto the stack it comes from. If that top card is the Decree itself, the Decree is " +
            "discarded from under the moved card, which is resolved next at that place unless it sleeps."),
        "first-tie": qsTr(
            "In the first edition all of a player’s cards in the queue count in a tie, covered ones too. In the " +
            "current edition only the top cards do."),
        "mixing": qsTr(
            "A game is played with ten cards: the base ten, the ten of the Alliance, or mixed, any ten of the " +
            "twenty. All families play with the same ten. Mixed sets are a variant of this program."),
        "R3": qsTr(
            "The edition is a choice only where the ten hold a base card. Without one the game is of the current " +
            "edition; with one, the chosen edition governs everything, the tie-break too.")
    })
}
