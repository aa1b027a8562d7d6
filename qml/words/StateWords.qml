import QtQml

// How things lie on the table, in words for those who do not see them.
Phrases {
    id: states

    required property CardWords cards
    required property PlayerWords players

    // A card in the queue: its name, if it is not hidden, whose it is, its side, its place and what lies on it. `facts`
    // holds what a row of the queue holds (card, family, up, known, sleeps, tokens, marks, place, height, stackSize,
    // covered), owner: the seat's name, stacks: how many there are, target: whether it may be chosen.
    function card(facts: var): string {
        const parts = [states.cards.name(facts.card), states.players.houses[facts.family] ?? facts.family, facts.owner,
                       facts.up ? qsTr("revealed") : qsTr("face down"),
                       states.place(facts.place, facts.stacks)]
        if (facts.known)
            parts.push(qsTr("known to all"))
        if (facts.stackSize > 1)
            parts.push(states.inStack(facts.stackSize - facts.height, facts.stackSize))
        if (facts.covered)
            parts.push(qsTr("covered"))
        if (facts.tokens > 0)
            parts.push(states.tokens(facts.tokens))
        if (facts.marks > 0)
            parts.push(states.marks(facts.marks))
        if (facts.sleeps)
            parts.push(qsTr("asleep"))
        if (facts.target)
            parts.push(qsTr("may be chosen"))
        return parts.join(", ")
    }

    // A seat: name, family, who plays it, influence, cards in hand, and the marker. `facts` holds name, house, level,
    // influence, handSize, isFirst.
    function seat(facts: var): string {
        const parts = [facts.name, facts.house, facts.level, states.influence(facts.influence),
                       qsTr("%n cards in hand", "", facts.handSize)]
        if (facts.isFirst)
            parts.push(qsTr("First player"))
        return parts.join(", ")
    }

    function place(place: int, stacks: int): string {
        return states.fill(qsTr("Place %1 of %2"), place + 1, stacks)
    }

    // The gap before stack `gap`.
    function gap(gap: int, stacks: int): string {
        if (gap === 0)
            return qsTr("Left end")
        return gap === stacks ? qsTr("Right end") : states.fill(qsTr("Between places %1 and %2"), gap, gap + 1)
    }

    function inStack(fromTop: int, size: int): string {
        return states.fill(qsTr("card %1 of %2 from the top of the stack"), fromTop, size)
    }

    function influence(n: int): string { return qsTr("%n influence", "", n) }
    function tokens(n: int): string { return qsTr("%n tokens", "", n) }
    function marks(n: int): string { return qsTr("%n judgement tokens", "", n) }
    function topCards(n: int): string { return qsTr("%n top cards", "", n) }
}
