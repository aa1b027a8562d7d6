pragma ComponentBehavior: Bound
import QtQuick

// Ways to cards, on vellum, a word or two each.
Flow {
    id: links

    required property var cards // their names in records
    required property int line

    signal cardAsked(card: string)

    spacing: Math.round(line * 0.3)

    Repeater {
        model: links.cards

        PlainButton {
            id: link

            required property string modelData

            width: implicitContentWidth + leftPadding + rightPadding
            height: Math.round(links.line * 1.7)
            leftPadding: Math.round(links.line * 0.3)
            rightPadding: Math.round(links.line * 0.5)
            text: Words.card(modelData)
            onClicked: links.cardAsked(modelData)

            background: Rectangle {
                radius: height / 2
                color: Qt.rgba(101 / 255, 26 / 255, 29 / 255, link.down ? 0.3 : link.hovered ? 0.18 : 0.08)
                border.width: 1
                border.color: Theme.wine

                FocusRing {
                    visible: link.visualFocus
                    distance: -2
                    corner: parent.radius
                }
            }
            contentItem: Row {
                spacing: Math.round(links.line * 0.25)

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(links.line * 1.15)
                    drawing: "emblems/" + link.modelData
                }
                TextLine {
                    anchors.verticalCenter: parent.verticalCenter
                    text: link.text
                    color: Theme.wine
                    font.bold: true
                    font.pixelSize: Math.round(links.line * 0.68)
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
