pragma ComponentBehavior: Bound
import QtQuick

// All twenty cards as tiles, set by set, five in a row.
KeyGrid {
    id: tiles

    required property DeckDraft deck

    readonly property int gap: Theme.size(12, 6)
    readonly property int tileWidth: Math.floor((width - 4 * gap) / 5)
    readonly property int headHeight: Math.round(upper.height + gap * 0.6)
    readonly property int tileHeight: Math.floor((height - 2 * headHeight - 4 * gap) / 4)
    readonly property int lowerY: headHeight + 2 * tileHeight + 3 * gap

    signal lookedAt(card: string)

    columns: 5
    buttons: repeater

    TitleText {
        id: upper
        width: parent.width
        size: Theme.playerName
        text: Words.cardSet("base")
    }
    TitleText {
        y: tiles.lowerY
        width: parent.width
        size: Theme.playerName
        text: Words.cardSet("alliance")
    }
    Repeater {
        id: repeater
        model: CardSets.all

        CardTile {
            required property int index
            required property string modelData
            readonly property int row: Math.floor(index / 5)

            x: index % 5 * (tiles.tileWidth + tiles.gap)
            y: (row < 2 ? 0 : tiles.lowerY) + tiles.headHeight + row % 2 * (tiles.tileHeight + tiles.gap)
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
