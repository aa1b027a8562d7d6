pragma ComponentBehavior: Bound
import QtQuick

// Cards held like a fan, in as many rows as they need; arrows go from one to the other.
KeyGrid {
    id: fan

    property var cards: [] // the facts of CardSpots
    required property string edition
    property real cardWidth: 150
    property real space: Theme.size(16, 10)

    readonly property int across: Math.max(1, Math.min(cards.length, Math.floor((width + space) / (cardWidth + space))))
    readonly property int rows: Math.ceil(cards.length / across)
    readonly property int perRow: Math.ceil(cards.length / Math.max(1, rows))
    readonly property real rowHeight: {
        const heights = Array.from({length: held.count}, (none, i) => held.itemAt(i)?.height ?? 0);
        return Math.max(0, ...heights) + bow;
    }
    // How much lower the outer cards hang.
    readonly property real bow: perRow > 2 ? cardWidth * 0.07 : 0

    function captionOf(card: var, index: int): string {
        if (card.where === "reserved")
            return Words.cardShortIn(card.card, edition);
        if (card.where !== "queue")
            return "";
        return index === 0 ? qsTr("On top") : index === cards.length - 1 ? qsTr("At the bottom") : "";
    }

    buttons: held
    columns: perRow
    height: Math.round(rows * (rowHeight + space) - space)

    Repeater {
        id: held
        model: fan.cards

        FanCard {
            id: card

            readonly property int row: Math.floor(index / fan.perRow)
            readonly property real inRow: row < fan.rows - 1 ? fan.perRow : fan.cards.length - (fan.rows - 1) * fan.perRow
            readonly property real from: index % fan.perRow - (inRow - 1) / 2

            x: Math.round(fan.width / 2 + from * (fan.cardWidth + fan.space) - fan.cardWidth / 2)
            y: Math.round(row * (fan.rowHeight + fan.space) + fan.bow * Math.pow(2 * from / Math.max(1, fan.perRow - 1), 2))
            rotation: fan.bow > 0 && !out ? from * 9 / fan.perRow : 0
            edition: fan.edition
            cardWidth: fan.cardWidth
            caption: fan.captionOf(modelData, index)
            onActiveFocusChanged: if (activeFocus)
                fan.at = index
        }
    }
}
