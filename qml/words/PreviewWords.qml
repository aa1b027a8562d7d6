import QtQml

// What a choice would bring, in sentences: by a preview (see Previews). `mine` is the seat that is spoken to, -1 for
// none; `names` are the seats' names.
Phrases {
    id: previews

    required property CardWords cards
    required property StateWords states

    // A change with its sign: "+2", "−1", "0 to 4".
    function amount(range: var): string {
        const [least, most] = range
        if (least !== most)
            return previews.fill(qsTr("%1 to %2"), previews.plain(least), previews.plain(most))
        return (least > 0 ? "+" : "") + previews.plain(least)
    }

    // The whole: by the card itself, and until the next question. `what` tells how the choice came about: {pointed:
    // a card was pointed at, and need not be named again; quiet: it is no news that nothing is gained; unsure: the card
    // is hidden, and may not ask on}.
    function sentences(preview: var, mine: int, names: var, what: var): string {
        if (!preview?.possible)
            return ""
        const list = previews.stretch(preview.now, mine, names, what.pointed)
        if (preview.asksOn)
            list.push(what.unsure ? qsTr("A choice may follow.") : qsTr("A choice follows."))
        else if (list.length === 0 && !what.quiet)
            list.push(qsTr("Nothing is gained or lost."))
        const then = previews.stretch(preview.then, mine, names, false)
        if (then.length > 0)
            list.push(previews.fill(qsTr("Until the next question: %1"), then.join(" ")))
        return list.join(" ")
    }
    // What the choice brings and costs the seat itself, its spent card too.
    function costs(preview: var, mine: int, names: var, seat: int): string {
        const change = preview.now.seats.find(change => change.seat === seat) ?? previews.unchanged
        const gone = preview.now.gone.filter(card => card.seat === seat && card.sure)
        return previews.seat(seat, mine, names, change, gone, []).join(" ")
    }

    readonly property var unchanged: ({influence: [0, 0], laid: [0, 0], lost: [0, 0], trade: [0, 0]})

    function stretch(stretch: var, mine: int, names: var, pointed: bool): var {
        const gone = stretch.gone.filter(card => !card.spent && !(pointed && card.sure && card.seat !== mine))
        const rows = stretch.seats.slice()
        for (const card of gone) {
            if (rows.every(row => row.seat !== card.seat))
                rows.push(Object.assign({seat: card.seat}, previews.unchanged))
        }
        const list = []
        for (const row of rows) {
            const own = gone.filter(card => card.seat === row.seat)
            list.push(...previews.seat(row.seat, mine, names, row, own.filter(card => card.sure),
                                       own.filter(card => !card.sure)))
        }
        return list
    }

    // What a seat gains, loses and may lose: a sentence or two.
    function seat(seat: int, mine: int, names: var, change: var, gone: var, mayGo: var): var {
        const gains = [], losses = [], list = []
        const [least, most] = change.influence
        if (least < 0 && most <= 0)
            losses.push(previews.influence([-most, -least]))
        else if (most > 0)
            gains.push(previews.influence(change.influence))
        if (change.laid[1] > 0)
            gains.push(previews.laid(change.laid))
        if (change.trade[1] > 0)
            gains.push(qsTr("%n tokens on the Trade", "", change.trade[1]))
        if (change.lost[1] > 0)
            losses.push(previews.tokens(change.lost))
        losses.push(...gone.map(card => previews.card(card.card)))
        const gained = previews.and(gains), lost = previews.and(losses), name = names[seat] ?? ""
        const you = seat === mine
        if (gained !== "" && lost !== "")
            list.push(you ? previews.fill(qsTr("You gain %1 and lose %2."), gained, lost)
                          : previews.fill(qsTr("%1 gains %2 and loses %3."), name, gained, lost))
        else if (gained !== "")
            list.push(you ? previews.fill(qsTr("You gain %1."), gained)
                          : previews.fill(qsTr("%1 gains %2."), name, gained))
        else if (lost !== "")
            list.push(you ? previews.fill(qsTr("You lose %1."), lost)
                          : previews.fill(qsTr("%1 loses %2."), name, lost))
        const perhaps = previews.and(mayGo.map(card => previews.card(card.card)))
        if (perhaps !== "")
            list.push(you ? previews.fill(qsTr("You may lose %1."), perhaps)
                          : previews.fill(qsTr("%1 may lose %2."), name, perhaps))
        return list
    }

    function influence(range: var): string {
        return range[0] === range[1] ? previews.states.influence(range[0])
            : previews.fill(qsTr("%1 to %2 influence"), previews.plain(range[0]), previews.plain(range[1]))
    }
    function tokens(range: var): string {
        return range[0] === range[1] ? previews.states.tokens(range[0])
                                     : previews.fill(qsTr("%1 to %2 tokens"), range[0], range[1])
    }
    function laid(range: var): string {
        return range[0] === range[1] ? qsTr("%n tokens on cards", "", range[0])
                                     : previews.fill(qsTr("%1 to %2 tokens on cards"), range[0], range[1])
    }
    function card(name: string): string {
        return name === "" ? qsTr("the hidden card") : previews.fill(qsTr("the %1", "a card that is lost"), previews.cards.name(name))
    }
    function plain(n: int): string { return n < 0 ? "−" + -n : String(n) }
    function and(parts: var): string {
        const last = parts[parts.length - 1] ?? ""
        return parts.length < 2 ? last : previews.fill(qsTr("%1 and %2"), parts.slice(0, -1).join(", "), last)
    }
}
