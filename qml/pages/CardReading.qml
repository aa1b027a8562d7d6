import QtQuick
import Oriflamme.App

// What a card does, or what a suggested ten is about: whatever was pointed at last.
RowFrame {
    id: reading

    property string card: ""
    property string suggestion: ""
    property string edition: "current"

    // There is room for the whole rule.
    readonly property bool roomy: height > Theme.text(280, 220)
    readonly property int pad: Theme.size(16, 8)

    Item {
        id: head
        x: reading.pad
        y: reading.pad
        width: parent.width - 2 * x
        height: Math.round(Math.max(names.height, reading.card === "" ? 0 : Math.min(width * 0.36, reading.height * 0.42)))

        Icon {
            id: picture
            width: reading.card !== "" ? parent.height : Theme.size(40, 28)
            drawing: reading.card !== "" ? "emblems/" + reading.card : "icons/cards"
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: names
            x: picture.width + Theme.size(16, 10)
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter

            TitleText {
                width: parent.width
                size: Theme.playerName
                text: reading.card !== "" ? Words.card(reading.card) : Words.suggestion(reading.suggestion)
            }
            Row {
                visible: reading.card !== ""
                width: parent.width
                spacing: Theme.size(8, 5)

                KindMark {
                    id: mark
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.size(24, 18)
                    height: width
                    intrigue: Cards.isIntrigue(reading.card)
                }
                Remark {
                    width: parent.width - mark.width - parent.spacing
                    text: Words.kind(reading.card)
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
    TextLine {
        x: reading.pad
        y: head.y + head.height + reading.pad * 0.7
        width: parent.width - 2 * x
        height: parent.height - y - reading.pad * 0.7
        text: reading.card === "" ? Words.suggestionHint(reading.suggestion)
            : reading.roomy ? Words.cardFull(reading.card, reading.edition)
            : Words.cardShortIn(reading.card, reading.edition)
        font.pixelSize: Math.round(Theme.size(19, 14) * (0.6 + 0.4 * Theme.textScale)) // its room does not grow
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.least(font.pixelSize)
        verticalAlignment: Text.AlignTop
    }
}
