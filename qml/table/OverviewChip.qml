import QtQuick

// A stack at its smallest: what lies on top, how many cards it has, its place, and the state it is in.
PlainButton {
    id: button

    // The top card, as QueueCard.summary() tells it.
    required property var modelData
    required property int index
    required property bool acting
    required property bool target

    text: Words.cardDescription(modelData)

    background: Item {
        Rectangle {
            visible: button.acting || button.target
            x: -4
            y: -4
            width: parent.width + 8
            height: width
            radius: 4 + width * 0.13 // around the chip's own
            color: "transparent"
            border.width: 3
            border.color: button.target ? Theme.teal : Theme.glow
        }
        Chip {
            width: button.width
            height: width
            card: button.modelData.card
            family: button.modelData.family
            amount: button.modelData.tokens

            Badge {
                visible: kind !== ""
                kind: button.modelData.badge
                width: Math.round(Math.max(20, parent.width * 0.4))
                x: -Math.round(width * 0.3)
                y: -Math.round(width * 0.3)
            }
            CountPlate {
                visible: count > 1
                count: button.modelData.stackSize
                x: Math.round(parent.width - width * 0.7)
                y: -Math.round(height * 0.35)
            }
            FocusRing {
                visible: button.visualFocus
                corner: parent.radius
            }
        }
    }
    contentItem: Item {
        TextLine {
            anchors.horizontalCenter: parent.horizontalCenter
            y: button.width + Theme.size(5, 4)
            text: button.index + 1
            color: button.acting ? Theme.goldLight : Theme.muted
            font.bold: button.acting
            font.pixelSize: Theme.secondary
        }
    }
}
