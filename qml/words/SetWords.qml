import QtQml

// What the card sets, the editions and the suggested tens are called, and what they are like.
QtObject {
    id: sets

    readonly property var kinds: ({
        "base": { title: qsTr("Base set"), hint: qsTr("Blades, thieves and a trap: the place to start.") },
        "alliance": {
            title: qsTr("Alliance"), hint: qsTr("Gifts, bargains and verdicts: help others while it helps you.")
        },
        "mixed": {
            title: qsTr("Mixed"), hint: qsTr("Any ten of the twenty cards, the same ten for every family.")
        }
    })

    readonly property var editions: ({
        "current": { title: qsTr("Current"), hint: qsTr("The rules as they are printed today.") },
        "first": {
            title: qsTr("First"),
            hint: qsTr("The older rules: the Lord counts whole stacks, the Decree may stack, your own Ambush bites too.")
        }
    })

    readonly property var suggestions: ({
        "blades": {
            title: qsTr("Drawn blades"), hint: qsTr("Everybody strikes, and two traps wait for those who strike too soon.")
        },
        "court": {
            title: qsTr("Golden court"), hint: qsTr("Little blood, much gold: whoever comes early and stays earns the most.")
        },
        "bargains": {
            title: qsTr("Traps and bargains"), hint: qsTr("Every heap of tokens in the queue is a treasure or a trap.")
        },
        "masks": {
            title: qsTr("Masquerade"), hint: qsTr("Abilities are borrowed, places exchanged: nobody stays who they were.")
        },
        "shadows": {
            title: qsTr("In the shadows"), hint: qsTr("Stay hidden and grow: the fewer faces you show, the better.")
        },
        "halves": {
            title: qsTr("Half and half"), hint: qsTr("Five cards of each set: an easy way into the Alliance.")
        }
    })

    function chosen(n: int): string { return qsTr("%1 of 10 chosen").replace("%1", n) }
    function missing(n: int): string { return qsTr("Choose %n more cards", "", n) }
    function content(characters: int, intrigues: int): string {
        return qsTr("%n characters", "", characters) + " · " + qsTr("%n intrigues", "", intrigues)
    }
}
