import QtQuick

// One of a few, shown as a card's picture with its name below, such as a card set.
PlainChoice {
    id: choice

    required property string card
    property int textSize: Theme.body

    implicitWidth: Theme.size(150, 104)
    implicitHeight: width + 6 + words.implicitHeight

    Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    background: Item {
        Icon {
            x: 3
            y: 3
            width: choice.width - 6
            drawing: "emblems/" + choice.card
        }
        Rectangle {
            x: 3
            y: 3
            width: choice.width - 6
            height: width
            visible: !choice.checked
            color: Qt.rgba(60 / 255, 48 / 255, 38 / 255, choice.hovered ? 0.3 : 0.5)
        }
        Rectangle {
            width: choice.width
            height: width
            radius: 11
            color: "transparent"
            border.width: choice.checked ? 5 : 4
            border.color: choice.checked ? Theme.goldLight : choice.hovered ? Theme.hairline : Theme.hairlineDim

            FocusRing {
                visible: choice.visualFocus
                distance: 1
                corner: parent.radius
            }
        }
        CheckMark {
            visible: choice.checked
            x: choice.width - width - 11
            y: 11
        }
    }
    TextLine {
        id: words
        y: choice.width + 6
        width: choice.width
        text: choice.text
        color: choice.checked ? Theme.cream : Theme.muted
        font.bold: choice.checked
        font.pixelSize: choice.textSize
        horizontalAlignment: Text.AlignHCenter
        maximumLineCount: 2
    }
}
