import QtQuick
import QtQuick.Templates as T

// One of the two ways in which the queue may be resolved, as the game's own marker shows it.
T.RadioButton {
    id: choice

    required property bool rightToLeft

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    topPadding: Theme.size(8, 3)
    bottomPadding: Theme.size(22, 10)
    leftPadding: 6
    rightPadding: 6
    text: Words.direction(rightToLeft)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.name: text
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    background: Rectangle {
        radius: Theme.size(10, 7)
        color: choice.checked ? Qt.rgba(219 / 255, 168 / 255, 58 / 255, 0.22)
            : Qt.rgba(1, 240 / 255, 205 / 255, choice.hovered ? 0.1 : 0.04)
        border.width: choice.checked ? 3 : 2
        border.color: choice.checked ? Theme.goldLight : choice.hovered ? Theme.hairline : Theme.hairlineDim

        FocusRing {
            visible: choice.visualFocus
            corner: parent.radius
        }
        CheckMark {
            visible: choice.checked
            x: parent.width - width - 8
            y: 8
        }
    }
    contentItem: Column {
        spacing: Theme.size(4, 2)

        Picture {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.size(104, 52)
            height: width
            drawing: choice.rightToLeft ? "tokens/direction-rtl" : "tokens/direction-ltr"
            opacity: choice.checked ? 1 : 0.7
        }
        TextLine {
            width: parent.width
            text: choice.text
            color: choice.checked ? Theme.cream : Theme.muted
            font.bold: choice.checked
            font.pixelSize: Theme.secondary
            horizontalAlignment: Text.AlignHCenter
            maximumLineCount: 2
        }
    }
}
