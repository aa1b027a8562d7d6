pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// A line of the log: who, with which card, what happened and which card or rule made it happen. What begins a turn stands
// out before what follows from it; where a round or the resolution begins the line is a heading.
PlainButton {
    id: line

    required property int index
    required property cue entry
    // By the seat.
    required property var names
    required property var families

    readonly property FileList list: ListView.view as FileList
    readonly property bool heading: entry.seat < 0
    readonly property bool round: entry.happening === Engine.Happening.RoundBegins
    readonly property string because: Words.because(entry)
    // What is cut by the edge of the list is not shown yet, unless it is as high as that.
    readonly property bool whole: !list || height > list.height
        || (y >= list.contentY - 1 && y + height <= list.contentY + list.height + 1)
    readonly property bool turnedTo: hover.hovered || (ListView.isCurrentItem && (list?.activeFocus ?? false))
    readonly property int signSize: Theme.size(20, 16) // of the way to the rule
    readonly property int chipSize: entry.opens ? Theme.size(46, 34) : Theme.size(36, 26)

    signal ruleAsked

    topPadding: round ? Theme.size(18, 12) : entry.opens || heading ? Theme.size(11, 8) : Theme.size(7, 5)
    bottomPadding: Theme.size(7, 5)
    leftPadding: heading ? Theme.size(14, 10) : Theme.size(entry.opens ? 14 : 26, entry.opens ? 10 : 18)
    rightPadding: Theme.size(8, 6) + signSize + Theme.size(8, 6)
    implicitHeight: Math.max(Theme.finger, implicitContentHeight + topPadding + bottomPadding) // neighbours leave no reach
    // The pointer leaves the keyboard where it is: the game goes on.
    focusPolicy: activeFocus || ListView.isCurrentItem ? Qt.TabFocus : Qt.NoFocus
    // For a finger, which points at nothing before it presses.
    onPressAndHold: ruleAsked()
    onActiveFocusChanged: if (activeFocus && list)
        list.currentIndex = index
    text: round ? Words.round(entry.round) : Words.caption(entry, names)

    Accessible.name: because === "" ? text : text + " " + because

    background: Item {
        opacity: line.whole ? 1 : 0

        Rectangle {
            anchors.fill: parent
            anchors.topMargin: 2
            radius: 6
            color: Qt.rgba(1, 240 / 255, 205 / 255, line.down ? 0.2 : 0.1)
            visible: line.hovered || line.down
        }
        Rectangle {
            visible: (line.entry.opens || line.round) && line.index > 0
            width: parent.width
            height: 1
            color: Theme.hairlineDim
        }
        FamilyStrip {
            visible: !line.heading
            // One strip a turn.
            y: line.entry.opens ? 4 : 0
            width: Theme.size(6, 5)
            height: parent.height - y
            family: line.families[line.entry.seat] ?? ""
        }
        FocusRing {
            visible: line.visualFocus
            distance: -5
            corner: 7
        }
    }
    contentItem: LogFace {
        opacity: line.whole ? 1 : 0
        entry: line.entry
        families: line.families
        text: line.text
        because: line.because
        chipSize: line.chipSize
    }
    HoverHandler {
        id: hover
    }
    // To the rule that made it so, of the line that one turns to.
    Repeater {
        model: line.whole && line.turnedTo ? 1 : 0

        IconButton {
            x: line.width - width - Theme.size(3, 2)
            y: Math.round((line.height + line.topPadding - line.bottomPadding - height) / 2)
            width: iconSize + Theme.size(8, 6)
            height: Math.min(line.height, implicitHeight)
            iconSize: line.signSize
            focusPolicy: line.focusPolicy
            glyph: "rules"
            text: qsTr("The rule behind it")
            shortcut: Shortcuts.Rule
            onClicked: line.ruleAsked()
        }
    }
}
