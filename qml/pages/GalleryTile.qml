import QtQuick

// A card by its picture and its name.
PlainChoice {
    id: tile

    required property string card
    readonly property int pictureSize: Math.round(Math.min(height - Theme.size(10, 6), Theme.size(52, 34)))

    text: Words.card(card)
    leftPadding: Theme.size(8, 4)
    rightPadding: Theme.size(8, 4)

    Accessible.description: Words.kind(card)

    background: ChoiceFace {
        choice: tile
    }
    contentItem: Item {
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: tile.pictureSize
            drawing: "emblems/" + tile.card
        }
        CardTitle {
            x: tile.pictureSize + Theme.size(10, 6)
            y: Math.round((parent.height - height) / 2)
            room: parent.width - x
            narrowest: 0.72
            horizontalAlignment: Text.AlignLeft
            text: tile.text
            color: tile.checked ? Theme.cream : Theme.vellum
            size: Math.round(Theme.size(20, 15) * (0.6 + 0.4 * Theme.textScale)) // its room does not grow
        }
    }
}
