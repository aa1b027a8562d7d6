pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// All cards, a column for each set and in it the two kinds.
KeyGrid {
    id: tiles

    required property string card // the chosen one

    readonly property int gap: Theme.size(8, 3)
    readonly property int gutter: Theme.size(16, 8) // between the sets
    readonly property var series: Array.from(Cards.series, name => Array.from(Cards.of(name)))
    readonly property int longest: Math.max(...series.map(cards => cards.length))
    readonly property var cards: Array.from(Cards.all)
    readonly property int tileWidth: Math.round(Theme.size(214, 140) * (0.6 + 0.4 * Theme.textScale))
    // Its letters grow less than others: its room does not grow.
    readonly property int headSize: Math.round(Theme.size(24, 18) * (0.6 + 0.4 * Theme.textScale))
    readonly property int headHeight: Math.round(1.5 * headSize)
    readonly property int kindHeight: Math.round(1.5 * Theme.secondary)
    // Two kinds, each under its name, in each column.
    readonly property int tileHeight: Math.floor((height - headHeight - 2 * kindHeight
                                                  - (tiles.longest + 2) * tiles.gap) / tiles.longest)

    signal chosen(card: string)

    // How many cards of the set are of the first kind.
    function characters(set: int): int {
        return tiles.series[set].filter(card => !Cards.isIntrigue(card)).length;
    }
    function tileY(row: int, intrigue: bool): int {
        return headHeight + (intrigue ? 2 : 1) * (kindHeight + tiles.gap) + row * (tileHeight + tiles.gap);
    }

    width: tiles.series.length * (tileWidth + tiles.gutter) - tiles.gutter
    buttons: plates
    beside: tiles.longest
    below: 1

    Repeater {
        model: tiles.series.length

        Item {
            id: column

            required property int index
            readonly property var cards: tiles.series[index]

            x: index * (tiles.tileWidth + tiles.gutter)
            width: tiles.tileWidth

            TitleText {
                width: parent.width
                height: tiles.headHeight
                size: tiles.headSize
                text: Words.cardSet(Cards.series[column.index])

                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Repeater {
                model: [column.cards[0], column.cards[column.cards.length - 1]]

                Row {
                    id: kindHead

                    required property int index
                    required property string modelData
                    readonly property bool intrigue: Cards.isIntrigue(modelData)

                    y: tiles.tileY(index === 0 ? 0 : tiles.characters(column.index), intrigue)
                        - tiles.kindHeight
                    spacing: Theme.size(8, 5)

                    KindMark {
                        id: mark
                        width: Math.round(Theme.secondary * 1.2)
                        height: tiles.kindHeight
                        intrigue: kindHead.intrigue
                    }
                    Remark {
                        width: tiles.tileWidth - mark.width - kindHead.spacing
                        height: tiles.kindHeight
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.least(font.pixelSize)
                        text: Words.kinds(kindHead.modelData)
                        wrapMode: Text.NoWrap
                    }
                }
            }
        }
    }
    Repeater {
        id: plates
        model: tiles.cards

        GalleryTile {
            required property int index
            required property string modelData
            readonly property int set: Math.floor(index / tiles.longest)

            x: set * (tiles.tileWidth + tiles.gutter)
            y: tiles.tileY(index % tiles.longest, Cards.isIntrigue(card))
            width: tiles.tileWidth
            height: tiles.tileHeight
            card: modelData
            checked: tiles.card === card
            focusPolicy: index === tiles.at ? Qt.StrongFocus : Qt.ClickFocus
            onClicked: tiles.chosen(card)
            onActiveFocusChanged: if (activeFocus) {
                tiles.at = index;
                tiles.chosen(card);
            }
        }
    }
}
