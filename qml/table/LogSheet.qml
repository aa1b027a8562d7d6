import QtQuick
import Oriflamme.App

// What the log is written on: its title, its tools and the lines.
Panel {
    id: sheet

    required property GameLog gameLog
    required property var players
    required property bool takebacks // see TakebackMark
    readonly property bool pinned: Theme.wide && Settings.logPinned
    readonly property int pad: Theme.size(20, 13)

    readonly property LogLine line: lines.line // that has the keyboard, or null

    signal chosen(entry: cue)
    signal ruleAsked(entry: cue)
    signal pinAsked
    signal closeAsked

    function takeFocus(): void {
        lines.takeFocus();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: title.text

    // What lies under it is not pointed at.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    TitleText {
        id: title
        x: sheet.pad + Theme.size(6, 4)
        y: Math.round(sheet.pad * 0.6)
        width: tools.x - x
        height: Math.max(tools.height, Math.ceil(1.4 * size)) // its own would change as it shrinks
        size: Theme.playerName
        text: qsTr("Log")
    }
    component Tool: IconButton {
        height: Math.max(Theme.finger, implicitHeight)
        focusPolicy: Qt.TabFocus
    }
    Row {
        id: tools
        x: sheet.width - width - sheet.pad + Theme.size(6, 4)
        y: title.y + Math.round((title.height - height) / 2)

        TakebackMark {
            visible: sheet.takebacks
            anchors.verticalCenter: parent.verticalCenter
        }
        Tool {
            visible: !lines.follows
            glyph: "chevron-down"
            text: qsTr("To the newest")
            onClicked: lines.toNewest()
        }
        Tool {
            visible: Theme.wide
            glyph: "pin"
            text: sheet.pinned ? qsTr("Unpin") : qsTr("Keep it open beside the table")
            onClicked: sheet.pinAsked()
        }
        Tool {
            visible: !sheet.pinned
            glyph: "close"
            text: qsTr("Close")
            shortcut: Shortcuts.Back
            onClicked: sheet.closeAsked()
        }
    }
    Rectangle {
        x: sheet.pad
        y: title.y + title.height + 2
        width: sheet.width - 2 * x
        height: 1
        color: Theme.hairline
    }
    LogList {
        id: lines
        gameLog: sheet.gameLog
        players: sheet.players
        x: sheet.pad
        y: title.y + title.height + Theme.size(8, 5)
        width: sheet.width - 2 * x
        height: sheet.height - y - sheet.pad
        focus: true
        onChosen: entry => sheet.chosen(entry)
        onRuleAsked: entry => sheet.ruleAsked(entry)
    }
}
