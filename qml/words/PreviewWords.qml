import QtQml
import Oriflamme.App

// What a choice would bring, in sentences: by a preview (see Previews). `mine` is the seat that is spoken to, -1 for
// none; `names` are the seats' names.
Phrases {
    id: previews

    required property CardWords cards
    required property StateWords states

    // A change with its sign: "+2", "−1", "0 to 4".
    function amount(least: int, most: int): string {
        if (least !== most)
            return previews.fill(qsTr("%1 to %2"), previews.plain(least), previews.plain(most))
        return (least > 0 ? "+" : "") + previews.plain(least)
    }

    // By the card itself. `what` tells how the choice came about: {pointed: a card was pointed at, and need not be
    // named again; quiet: it is no news that nothing is gained; unsure: the card is hidden, and may not ask on; kept:
    // how many tokens it then has if it is kept hidden, else 0}.
    function now(preview: choicePreview, mine: int, names: var, what: var): string {
        if (!preview.possible)
            return ""
        const list = what.kept > 0 ? [previews.kept(what.kept)]
                                   : previews.stretch(preview.now, mine, names, what.pointed)
        if (preview.asksOn)
            list.push(what.unsure ? qsTr("A choice may follow.") : qsTr("A choice follows."))
        else if (list.length === 0 && !what.quiet)
            list.push(qsTr("Nothing is gained or lost."))
        return list.join(" ")
    }
    // Until the next question; "" for nothing.
    function then(preview: choicePreview, mine: int, names: var): string {
        const list = previews.stretch(preview.then, mine, names, false)
        return list.length === 0 ? "" : previews.fill(qsTr("Until the next question: %1"), list.join(" "))
    }
    function kept(tokens: int): string {
        return tokens === 1 ? qsTr("1 token on it.") : previews.fill(qsTr("1 token more on it, %1 in all."), tokens)
    }
    // What the choice brings and costs the seat itself, its spent card too.
    function costs(preview: choicePreview, mine: int, names: var, seat: int): string {
        const gone = Array.from(preview.now.gone).filter(card => card.seat === seat && card.sure)
        return previews.seat(preview.now.of(seat), mine, names, gone, []).join(" ")
    }

    function stretch(stretch: outcome, mine: int, names: var, pointed: bool): var {
        const gone = Array.from(stretch.gone)
            .filter(card => !card.spent && !(pointed && card.sure && card.seat !== mine))
        const list = []
        for (const seat of new Set([...stretch.seats, ...gone].map(one => one.seat))) {
            const own = gone.filter(card => card.seat === seat)
            list.push(...previews.seat(stretch.of(seat), mine, names, own.filter(card => card.sure),
                                       own.filter(card => !card.sure)))
        }
        return list
    }

    // What a seat gains, loses and may lose: a sentence or two.
    function seat(change: seatOutcome, mine: int, names: var, gone: var, mayGo: var): var {
        const gains = Array.of(), losses = Array.of(), list = Array.of() // see HintWords.reason
        const least = change.influence.least, most = change.influence.most
        if (least < 0 && most <= 0)
            losses.push(previews.influence(-most, -least))
        else if (most > 0)
            gains.push(previews.influence(least, most))
        if (change.laid.most > 0)
            gains.push(previews.laid(change.laid))
        if (change.trade.most > 0)
            gains.push(qsTr("%n tokens on the Trade", "", change.trade.most))
        if (change.lost.most > 0)
            losses.push(previews.tokens(change.lost))
        losses.push(...gone.map(card => previews.card(card.card)))
        const gained = previews.and(gains), lost = previews.and(losses), name = names[change.seat] ?? ""
        const you = change.seat === mine
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

    function influence(least: int, most: int): string {
        return least === most ? previews.states.influence(least)
            : previews.fill(qsTr("%1 to %2 influence"), previews.plain(least), previews.plain(most))
    }
    function tokens(range: amount): string {
        return range.least === range.most ? previews.states.tokens(range.least)
                                          : previews.fill(qsTr("%1 to %2 tokens"), range.least, range.most)
    }
    function laid(range: amount): string {
        return range.least === range.most ? qsTr("%n tokens on cards", "", range.least)
            : previews.fill(qsTr("%1 to %2 tokens on cards"), range.least, range.most)
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
