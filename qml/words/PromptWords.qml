import QtQml

// What a seat is asked, told to itself and to the others.
Phrases {
    id: prompts

    // The question for the seat that is asked. `ability` is the card whose text is carried out; `can` tells, where it
    // matters, what may be done: {first: the queue is empty, covers: an own stack may be covered, picked: the card
    // is chosen already and only its place is open, reveal: the card may be revealed}.
    function ask(asks: string, ability: string, half: string, can: var): string {
        switch (asks) {
        case "place":
            return prompts.askPlace(can)
        case "keep-or-reveal":
            return can.reveal === false
                ? qsTr("The Insurrection needs a token before it can be revealed: keep it hidden (+1)")
                : qsTr("Keep it hidden (+1) or reveal it?")
        case "model":
            return qsTr("Choose an adjacent character to copy")
        case "mode":
            return prompts.modes[ability] ?? ""
        case "target":
            return prompts.targets[half === "eliminate" || half === "mark" ? half : ability] ?? ""
        case "swap":
            return qsTr("Choose the hand card to lay down; it sleeps until the end of the round")
        case "move":
            return can.picked ? qsTr("Choose where it goes") : qsTr("Choose a card to move, then its new place")
        }
        return ""
    }

    function askPlace(can: var): string {
        if (can.first)
            return qsTr("Lay the first card of the queue")
        if (can.picked)
            return qsTr("Where does it go?")
        return can.covers ? qsTr("Lay a card: left end, right end, or on one of your stacks")
                          : qsTr("Lay a card: left end or right end")
    }

    readonly property var modes: ({
        "informant": qsTr("Gain what lies beside it, or swap with a hand card?"),
        "diplomat": qsTr("Pay another Diplomat (you gain 1), or collect the tokens here and discard this card?"),
        "judge": qsTr("Mark a card (you gain 1), or eliminate a marked one?")
    })

    // By the card, or by the Judge's half.
    readonly property var targets: ({
        "archer": qsTr("Choose what to eliminate: the first or the last card"),
        "soldier": qsTr("Choose an adjacent card to eliminate"),
        "spy": qsTr("Choose an adjacent card to steal from its owner"),
        "assassination": qsTr("Choose any card to eliminate"),
        "empress": qsTr("Choose an opponent’s face-down card to give 1 token"),
        "diplomat": qsTr("Choose the Diplomat that receives 2 tokens"),
        "deserter": qsTr("Choose an adjacent card to eliminate; a character brings 1 more"),
        "mark": qsTr("Choose the card that receives a judgement token"),
        "eliminate": qsTr("Choose a marked card to eliminate")
    })

    // The same for the others. Neither the halves nor the hand cards that are open may show.
    function watch(asks: string, ability: string, half: string, seat: string): string {
        const aim = asks === "target" ? prompts.watchedTargets[half === "mark" ? half : ability] : undefined
        return prompts.fill(aim ?? prompts.watched[asks] ?? "", seat)
    }

    readonly property var watched: ({
        "place": qsTr("%1 is laying a card"),
        "keep-or-reveal": qsTr("%1 is deciding: keep hidden or reveal"),
        "model": qsTr("%1 is choosing whom to copy"),
        "mode": qsTr("%1 is choosing one of two abilities"),
        "target": qsTr("%1 is choosing what to eliminate"),
        "swap": qsTr("%1 is choosing a hand card to lay down"),
        "move": qsTr("%1 is choosing which card to move, and where")
    })

    // By the card, or by the Judge's first half; everything else eliminates.
    readonly property var watchedTargets: ({
        "spy": qsTr("%1 is choosing whom to steal from"),
        "empress": qsTr("%1 is choosing who receives a token"),
        "diplomat": qsTr("%1 is choosing which Diplomat to pay"),
        "mark": qsTr("%1 is choosing a card to mark")
    })

    readonly property var halves: ({
        "gain": qsTr("Gain"),
        "swap": qsTr("Swap"),
        "pay": qsTr("Pay"),
        "collect": qsTr("Collect"),
        "mark": qsTr("Mark"),
        "eliminate": qsTr("Eliminate")
    })

    readonly property var phases: ({
        "placement": qsTr("Placement"),
        "resolution": qsTr("Resolution"),
        "over": qsTr("Final count")
    })
}
