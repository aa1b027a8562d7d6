import QtQml
import Oriflamme.App

// The hint in sentences: what to do, and what that is better in than the next best choice.
Phrases {
    id: hints

    required property CardWords cards

    // What to do, by a choice as the adviser has it. `asked` tells about the question: {ability: the card whose text is
    // carried out, half, first: the queue is empty}; `mine` is the seat that is spoken to, `names` are the seats' names.
    function choice(choice: proposal, asked: var, mine: int, names: var): string {
        const card = hints.cards.name(choice.card)
        const whose = hints.object(choice, mine, names)
        const place = choice.place + 1
        switch (choice.action) {
        case Engine.Action.PlaceLeft:
            return hints.fill(asked.first ? qsTr("Lay the %1") : qsTr("Lay the %1 at the left end"), card)
        case Engine.Action.PlaceRight:
            return hints.fill(qsTr("Lay the %1 at the right end"), card)
        case Engine.Action.PlaceOn:
            return hints.fill(qsTr("Lay the %1 on your stack at place %2"), card, choice.to + 1)
        case Engine.Action.Keep:
            return hints.fill(qsTr("Keep the %1 hidden"), card)
        case Engine.Action.Reveal:
            return hints.fill(qsTr("Reveal the %1"), card)
        case Engine.Action.Mode:
            return hints.modes[choice.half] ?? ""
        case Engine.Action.Swap:
            return hints.fill(qsTr("Lay down the %1 from your hand"), card)
        case Engine.Action.Target:
            return hints.fill(hints.targets[asked.half === "mark" ? "mark" : asked.ability] ?? qsTr("Eliminate %1 at place %2"),
                              whose, place)
        case Engine.Action.MoveOnto:
            return hints.fill(qsTr("Move %1 from place %2 onto the stack at place %3"), whose, place, choice.to + 1)
        case Engine.Action.MoveGap:
            return hints.move(choice.to, asked.stacks, whose, place)
        }
        return ""
    }

    // Why, by the advice: against the next best choice in words, "" for none.
    function reason(advice: advice, next: string): string {
        if (next === "")
            return ""
        const other = next.charAt(0).toLowerCase() + next.slice(1)
        const list = Array.of() // Qt 6.4's linter takes [] for a list of nothing
        if (advice.wins > 0)
            list.push(hints.fill(qsTr("This wins about %n more games in 100 than the next best choice: %1.", "", advice.wins),
                                 other))
        else if (advice.influence > 0)
            list.push(hints.fill(qsTr("In the end this is worth about %n more influence than the next best choice: %1.", "",
                                      advice.influence), other))
        else
            list.push(hints.fill(qsTr("About as good: %1."), other))
        if (advice.wins > 0 && advice.influence > 0)
            list.push(qsTr("In the end it is also worth about %n more influence.", "", advice.influence))
        else if (advice.wins > 0 && advice.influence < 0)
            list.push(qsTr("Yet in the end it is worth about %n less influence.", "", -advice.influence))
        return list.join(" ")
    }

    readonly property string thinking: qsTr("The Grey Eminence thinks it over…")
    readonly property string advising: qsTr("The Grey Eminence advises")
    readonly property string none: qsTr("No advice: nothing is known of these choices.")

    // By the card, or by the Judge's first half; everything else eliminates.
    readonly property var targets: ({
        "shapeshifter": qsTr("Copy %1 at place %2"),
        "spy": qsTr("Choose %1 at place %2 and steal from its owner"),
        "empress": qsTr("Put the token on %1 at place %2"),
        "diplomat": qsTr("Put 2 tokens on %1 at place %2"),
        "mark": qsTr("Put the judgement token on %1 at place %2")
    })

    readonly property var modes: ({
        "gain": qsTr("Gain what lies beside it"),
        "swap": qsTr("Swap it with a hand card"),
        "pay": qsTr("Pay another Diplomat"),
        "collect": qsTr("Collect the tokens here and discard this card"),
        "mark": qsTr("Mark a card"),
        "eliminate": qsTr("Eliminate a marked card")
    })

    // A card of the queue that something is done to.
    function object(choice: proposal, mine: int, names: var): string {
        const card = hints.cards.name(choice.card), owner = names[choice.seat] ?? ""
        if (choice.seat === mine)
            return hints.fill(qsTr("your %1", "a card that something is done to"), card)
        return choice.card === "" ? hints.fill(qsTr("%1’s hidden card", "that something is done to"), owner)
            : hints.fill(qsTr("%1’s %2", "a card that something is done to"), owner, card)
    }

    // Into the gap before stack `gap`.
    function move(gap: int, stacks: int, card: string, place: int): string {
        if (gap === 0)
            return hints.fill(qsTr("Move %1 from place %2 to the left end"), card, place)
        if (gap === stacks)
            return hints.fill(qsTr("Move %1 from place %2 to the right end"), card, place)
        return hints.fill(qsTr("Move %1 from place %2 between places %3 and %4"), card, place, gap, gap + 1)
    }
}
