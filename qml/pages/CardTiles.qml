pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// All cards as tiles, series by series, five in a row; each series but the last fills its rows.
KeyGrid {
    id: tiles

    required property DeckDraft deck

    readonly property int gap: Theme.size(12, 6)
    readonly property int tileWidth: Math.floor((width - 4 * gap) / 5)
    // The row that each series begins with.
    readonly property var begins: Array.from(Cards.series, series => Math.floor(Cards.all.indexOf(Cards.of(series)[0]) / 5))
    readonly property int headHeight: heads.count === 0 ? 0 : Math.round((heads.itemAt(0)?.height ?? 0) + gap * 0.6)
    readonly property int rows: Math.ceil(Cards.all.length / 5)
    readonly property int tileHeight: Math.floor((height - heads.count * headHeight - (rows + heads.count - 2) * gap) / rows)

    signal lookedAt(card: string)

    columns: 5
    buttons: repeater

    // Where a row begins that has so many heads above it.
    function rowY(row: int, heads: int): int {
        return heads * headHeight + row * tileHeight + (row + heads - 1) * gap;
    }

    Repeater {
        id: heads
        model: Cards.series

        TitleText {
            required property int index
            required property string modelData

            y: tiles.rowY(tiles.begins[index], index + 1) - tiles.headHeight
            width: tiles.width
            size: Theme.playerName
            text: Words.cardSet(modelData)
        }
    }
    Repeater {
        id: repeater
        model: Cards.all

        CardTile {
            required property int index
            required property string modelData
            readonly property int row: Math.floor(index / 5)

            x: index % 5 * (tiles.tileWidth + tiles.gap)
            y: tiles.rowY(row, tiles.begins.filter(first => first <= row).length)
            width: tiles.tileWidth
            height: tiles.tileHeight
            card: modelData
            rules: Words.cardShortIn(card, tiles.deck.edition)
            checked: tiles.deck.mixed.includes(card)
            full: tiles.deck.mixedFull
            focusPolicy: index === tiles.at ? Qt.StrongFocus : Qt.ClickFocus
            onClicked: tiles.deck.toggle(card)
            onHoveredChanged: if (hovered)
                tiles.lookedAt(card)
            onActiveFocusChanged: if (activeFocus) {
                tiles.at = index;
                tiles.lookedAt(card);
            }
        }
    }
}
