import QtQuick
import Oriflamme.App

// The hint in words: what a master would do, and why. A press puts it away.
Panel {
    id: panel

    readonly property var said: [heading.text, advised.text, reason.text]
    readonly property int pad: Theme.size(24, 16)

    visible: Advice.shown
    implicitWidth: Theme.text(780, 560)
    implicitHeight: Math.round(Math.max(lamp.height, lines.height) + 2 * Theme.size(18, 13))

    Accessible.role: Accessible.AlertMessage
    Accessible.name: Advice.shown ? said.filter(line => line !== "").join(". ") : ""

    Shade {
        z: -1
    }
    HintMark {
        id: lamp
        x: panel.pad
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size(56, 42)
        height: width
    }
    Column {
        id: lines
        x: lamp.x + lamp.width + panel.pad
        width: parent.width - x - panel.pad
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.size(3, 1)

        TextLine {
            id: heading
            width: parent.width
            text: Advice.answered ? Words.hintAdvising : Words.hintThinking
            color: Theme.muted
            font.pixelSize: Theme.secondary
        }
        TextLine {
            id: advised
            visible: text !== ""
            width: parent.width
            text: !Advice.answered ? "" : Advice.what === "" ? Words.hintNone : Advice.what
            color: Theme.goldLight
            font.family: Theme.titleFont
            font.bold: true
            font.pixelSize: Theme.text(22, 17)
        }
        TextLine {
            id: reason
            visible: text !== ""
            width: parent.width
            text: Advice.why
        }
    }
    // Takes the press from what lies below.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: Game.adviser.dismiss()
    }
}
