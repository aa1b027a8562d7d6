import QtQml

// Why a press is refused, and what may be chosen instead, by the code of the refusal.
QtObject {
    readonly property var texts: ({
        "over": qsTr("The game is over; nothing can be chosen any more."),
        "not-asked": qsTr("Somebody else is asked now; wait until it is your turn to choose."),
        "other-question": qsTr("Something else is asked now; answer the question at the table first."),
        "not-in-hand": qsTr("Only a card from your own hand can be laid."),
        "one-end": qsTr("In an empty queue both ends are one place; lay the card there."),
        "not-own-stack": qsTr(
            "A card may be laid only on a stack of its own family; choose one of yours, or an end of the queue."),
        "no-place": qsTr("There is no place here; choose one of those that are shown."),
        "not-an-end": qsTr("An Archer reaches only the first or the last card of the queue."),
        "not-adjacent": qsTr("Only an adjacent card can be chosen: the top card right before or right after."),
        "not-revealed": qsTr(
            "A Shapeshifter copies only a revealed character; intrigues and face-down cards cannot be copied."),
        "itself": qsTr("This card cannot choose itself; choose another one."),
        "own-card": qsTr("The Empress gives her token to an opponent; choose a face-down card of another family."),
        "face-up": qsTr("The Empress’s token goes on a face-down card, not on a revealed one."),
        "not-diplomat": qsTr("The 2 tokens go only to another revealed Diplomat."),
        "no-judgement-tokens": qsTr("All five judgement tokens are in use; no card can be marked until one returns."),
        "not-marked": qsTr("A Judge eliminates only a top card with a judgement token; choose a marked one."),
        "same-place": qsTr("The card lies there already, so this is no move; choose another gap."),
        "other-family": qsTr(
            "Even in the first edition a Decree lays a card only onto a card of its own family; choose one of those, " +
            "or a gap."),
        "same-stack": qsTr("A Decree may not lay a card back onto the stack it comes from; choose another place."),
        "this-edition": qsTr("In the current edition a Decree never lays a card onto another; choose a gap."),
        "no-token": qsTr("To reveal an Insurrection costs 1 of its tokens, and none lies on it; keep it hidden."),
        "nothing-marked": qsTr(
            "No top card bears a judgement token, so there is nothing to eliminate; mark a card instead."),
        "empty-hand": qsTr("Your hand is empty, so there is no card to swap in; gain instead."),
        "other-half": qsTr("This card does not offer that; choose one of its own two halves.")
    })
}
