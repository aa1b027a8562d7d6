import QtQuick
import Oriflamme.App

// A free place a card may go to: an end of the queue, as wide as a card, or a narrow gap. It is lit before a card is
// picked for it.
PlainButton {
    id: slot

    property int number: 0
    // The choice's code, as in Outlook.
    required property string code
    // Shows the number below the slot instead of above the arrow.
    property bool numberBelow: false
    // It may be chosen now.
    property bool open: true
    // A card that is dragged is over it.
    property bool aimed: false
    readonly property bool pointed: open && (hovered || visualFocus || aimed)
    decides: open
    readonly property real corner: Math.max(6, Math.min(width * 0.2, 13))

    Component.onCompleted: Deciding.watch(slot) // not open yet
    Accessible.description: open ? Outlook.words(code) : qsTr("First choose a card of your hand.")

    // Of both ends alike.
    LetterSize {
        id: letters
        texts: [slot.text, Words.leftEnd, Words.rightEnd]
        font: Qt.font({family: Theme.textFont, bold: true, pixelSize: Theme.text(20, 15)})
        room: slot.width - 12
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: slot.corner
            color: slot.pointed ? Qt.rgba(Theme.teal.r, Theme.teal.g, Theme.teal.b, 0.18) : Qt.rgba(0, 0, 0, Theme.strong ? 0.4 : 0.18)
            border.width: slot.pointed ? Math.max(4, 6 * Theme.u) : 0
            border.color: Theme.teal
        }
        DashedOutline {
            anchors.fill: parent
            visible: !slot.pointed
            corner: slot.corner
        }
        FocusRing {
            visible: slot.visualFocus
            corner: slot.corner
        }
    }
    contentItem: Item {
        TextLine {
            readonly property int nominal: letters.font.pixelSize

            anchors.centerIn: parent
            width: parent.width - 12
            visible: slot.width >= Theme.size(60, 60)
            text: slot.text
            color: slot.pointed ? Theme.cream : Theme.teal
            font.bold: true
            font.pixelSize: letters.size
            horizontalAlignment: Text.AlignHCenter
        }
    }

    HintMark {
        visible: Advice.code === slot.code
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(slot.height * 0.86 - height)
    }
    TargetArrow {
        id: arrow
        anchors.horizontalCenter: parent.horizontalCenter
        visible: slot.open
        y: -height - Theme.size(12, 8)
    }
    NumberTag {
        visible: slot.number > 0
        number: slot.number
        anchors.horizontalCenter: parent.horizontalCenter
        y: slot.numberBelow ? slot.height + Theme.size(14, 8) : arrow.y - height - 5
    }
}
