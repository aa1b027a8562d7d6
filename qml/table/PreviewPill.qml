pragma ComponentBehavior: Bound
import QtQuick

// What a choice would bring to a family: each amount with its sign, gains golden, losses red.
Rectangle {
    id: pill

    enum Kind { Influence, Tokens, Card } // tokens on its cards; a card that is lost

    required property var modelData // a pill of the Outlook
    readonly property string family: modelData.family
    readonly property var amounts: modelData.amounts // an array of {kind, text, loss}
    property int size: 22

    readonly property bool losing: amounts.every(amount => amount.loss)

    implicitWidth: row.width + Math.round(size * 0.5)
    implicitHeight: size
    radius: height / 2
    color: losing ? Theme.wine : Theme.ink
    border.width: Math.max(1.5, size * 0.07)
    border.color: losing ? Theme.loss : Theme.gold

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Math.round(pill.size * 0.16)

        Crest {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(pill.size * 0.78)
            height: width
            family: pill.family
        }
        Repeater {
            model: pill.amounts

            Row {
                id: part

                required property var modelData

                anchors.verticalCenter: parent?.verticalCenter
                spacing: Math.round(pill.size * 0.1)

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: part.modelData.text
                    color: !part.modelData.loss ? Theme.goldLight : pill.losing ? Theme.cream : Theme.loss
                    font.family: Theme.textFont
                    font.bold: true
                    font.pixelSize: Math.round(pill.size * 0.74)
                }
                Item {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(pill.size * 0.72)
                    height: width

                    // Tokens on cards are not those in front of a seat.
                    Picture {
                        anchors.fill: parent
                        visible: part.modelData.kind !== PreviewPill.Influence
                        drawing: "icons/cards"
                    }
                    Coin {
                        visible: part.modelData.kind !== PreviewPill.Card
                        anchors.right: parent.right
                        anchors.bottom: parent.bottom
                        height: Math.round(parent.height * (part.modelData.kind === PreviewPill.Tokens ? 0.66 : 1))
                    }
                }
            }
        }
    }
}
