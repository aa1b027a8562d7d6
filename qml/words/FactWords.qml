import QtQml

// What there is to say of a card that is looked at closely. Each fact is a map: glyph, a drawing; title; hint, which
// explains it. `card` is what a CardSpot holds of it, `owner` the seat's name.
Phrases {
    id: facts

    required property StateWords states
    required property RefusalWords refusals

    // Why it cannot be chosen, if it cannot; which side it shows and who knows it, where it lies, what it is about to
    // do, and what lies on it.
    function all(card: var, owner: string): var {
        const turn = facts.turns[card.turn === "acting" && !card.up ? "asked" : card.turn]
        return [facts.refused(card), facts.side(card, owner), facts.place(card), turn, ...facts.burdens(card)]
            .filter(fact => fact !== undefined)
    }

    function refused(card: var): var {
        const why = facts.refusals.texts[card.refused?.reason]
        return why === undefined ? undefined : { glyph: "icons/warning", title: qsTr("Cannot be chosen"), hint: why }
    }

    function side(card: var, owner: string): var {
        if (card.up)
            return { glyph: "icons/eye", title: qsTr("Revealed"), hint: qsTr("everybody sees it") }
        const hint = card.known ? qsTr("yet everybody knows it") : card.own ? qsTr("only you know it")
            : facts.fill(qsTr("only %1 knows it"), owner)
        return { glyph: "icons/eye-off", title: qsTr("Face down"), hint: hint }
    }

    function place(card: var): var {
        return facts.places[card.where] ?? {
            glyph: "icons/timeline", title: facts.states.place(card.place, card.stacks), hint: facts.inStack(card)
        }
    }

    // Beside the queue.
    readonly property var places: ({
        "hand": { glyph: "icons/cards", title: qsTr("In the hand"), hint: qsTr("it can still be laid") },
        "aside": { glyph: "icons/lock", title: qsTr("Set aside"), hint: qsTr("it takes no part in this game") },
        "discards": { glyph: "icons/trash", title: qsTr("Discarded"), hint: qsTr("it does not come back") },
        "reserved": { glyph: "icons/lock", title: qsTr("Reserved"), hint: qsTr("nothing can touch it any more") }
    })

    function inStack(card: var): string {
        if (card.stackSize < 2)
            return qsTr("alone in its place")
        return card.covered ? facts.states.inStack(card.stackSize - card.height, card.stackSize)
            : qsTr("on top of %n cards", "", card.stackSize - 1)
    }

    // Nothing for a card that is out of the queue, nor when the game is over.
    readonly property var turns: ({
        "covered": {
            glyph: "icons/cards", title: qsTr("Covered"), hint: qsTr("it rests until the card on it is gone")
        },
        "sleeps": { glyph: "icons/moon", title: qsTr("Asleep"), hint: qsTr("passed over until the round ends") },
        "acting": { glyph: "icons/play", title: qsTr("Its turn"), hint: qsTr("it does what it says") },
        "asked": { glyph: "icons/play", title: qsTr("Its turn"), hint: qsTr("its owner keeps or reveals it") },
        "passed": {
            glyph: "icons/check", title: qsTr("Passed"), hint: qsTr("its place has been resolved in this round")
        },
        "ahead": { glyph: "icons/step-forward", title: qsTr("Still to come"), hint: qsTr("in this round") },
        "waiting": { glyph: "icons/pause", title: qsTr("Waits"), hint: qsTr("until the queue is resolved") }
    })

    // Tokens and judgement tokens.
    function burdens(card: var): var {
        const list = []
        if (card.tokens > 0)
            list.push({ glyph: card.tokens < 5 ? "tokens/influence-1" : "tokens/influence-5",
                        title: facts.states.tokens(card.tokens), hint: facts.tokens(card) })
        if (card.marks > 0)
            list.push({ glyph: "tokens/judgement", title: facts.states.marks(card.marks),
                        hint: qsTr("a Judge may eliminate it") })
        return list
    }

    function tokens(card: var): string {
        if (card.where === "reserved")
            return qsTr("paid in each round, and kept at the end")
        return card.up ? qsTr("they stay while it lies here") : qsTr("as a rule its owner gets them by revealing it")
    }

    // The cards of a stack from the top: a line each.
    function stack(cards: var): string {
        return qsTr("In this stack, from the top:") + " " + cards.map(card => card.tokens > 0
            ? facts.states.cards.name(card.card) + " (" + facts.states.tokens(card.tokens) + ")"
            : facts.states.cards.name(card.card)).join(", ")
    }

    // What is true of every card that these eyes do not know.
    readonly property var hidden: [
        qsTr("When its turn comes, its owner keeps it hidden or reveals it. Kept, it gets 1 token."),
        qsTr("Everybody may know where it has lain and what was put on it."),
        qsTr("A family has each card only once, so this is none of those it has discarded, reserved or revealed.")
    ]
}
