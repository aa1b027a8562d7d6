import QtQml

// What the card sets, the editions and the suggested tens are called, and what they are like.
QtObject {
    readonly property var titles: ({
        "base": qsTr("Base set"),
        "alliance": qsTr("Alliance"),
        "mixed": qsTr("Mixed"),
        "current": qsTr("Current"),
        "first": qsTr("First"),
        "blades": qsTr("Drawn blades"),
        "court": qsTr("Golden court"),
        "bargains": qsTr("Traps and bargains"),
        "masks": qsTr("Masquerade"),
        "shadows": qsTr("In the shadows"),
        "halves": qsTr("Half and half")
    })

    readonly property var hints: ({
        "base": qsTr("Blades, thieves and a trap: the place to start."),
        "alliance": qsTr("Gifts, bargains and verdicts: help others while it helps you."),
        "mixed": qsTr("Any ten of the twenty cards, the same ten for every family."),
        "current": qsTr("The rules as they are printed today."),
        "first": qsTr(
            "The older rules: the Lord counts whole stacks, the Decree may stack, your own Ambush bites too."),
        "blades": qsTr("Everybody strikes, and two traps wait for those who strike too soon."),
        "court": qsTr("Little blood, much gold: whoever comes early and stays earns the most."),
        "bargains": qsTr("Every heap of tokens in the queue is a treasure or a trap."),
        "masks": qsTr("Abilities are borrowed, places exchanged: nobody stays who they were."),
        "shadows": qsTr("Stay hidden and grow: the fewer faces you show, the better."),
        "halves": qsTr("Five cards of each set: an easy way into the Alliance.")
    })

    function chosen(n: int): string { return qsTr("%1 of 10 chosen").replace("%1", n) }
    function missing(n: int): string { return qsTr("Choose %n more cards", "", n) }
    function content(characters: int, intrigues: int): string {
        return qsTr("%n characters", "", characters) + " · " + qsTr("%n intrigues", "", intrigues)
    }
}
