pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// The lines of the log. Stays at the newest, unless the reader has turned back.
FileList {
    id: list

    required property GameLog gameLog
    required property var players
    readonly property var names: Array.from(players, player => Words.shortName(player.name))
    readonly property var families: Array.from(players, player => player.family)
    property bool follows: true

    // The line that has the keyboard, or null.
    readonly property LogLine line: activeFocus ? currentItem as LogLine : null

    signal chosen(entry: cue)
    signal ruleAsked(entry: cue)

    function toNewest(): void {
        follows = true;
        currentIndex = count - 1;
        positionViewAtEnd();
        if (activeFocus)
            go(currentIndex);
    }
    function takeFocus(): void {
        go(follows ? count - 1 : currentIndex);
    }

    spacing: 0
    cacheBuffer: 0
    model: gameLog
    delegate: LogLine {
        width: list.width - list.barRoom
        names: list?.names ?? [] // it may be going
        families: list?.families ?? []
        onClicked: list.chosen(entry)
        onRuleAsked: list.ruleAsked(entry)
    }
    onCountChanged: catchUp.restart()
    onHeightChanged: catchUp.restart()
    onContentHeightChanged: catchUp.restart()
    onMovementStarted: follows = false // lines that come into sight change its height meanwhile
    onMovementEnded: follows = atYEnd
    onCurrentIndexChanged: if (activeFocus)
        follows = currentIndex === count - 1
    // Once the new lines have their heights.
    Timer {
        id: catchUp
        interval: 0
        onTriggered: if (list.follows)
            list.toNewest()
    }
}
