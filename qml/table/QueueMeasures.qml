import QtQuick

// How large the cards of the queue are and where they lie: as large as the cloth allows, in the middle of what is free
// of it.
QtObject {
    id: measures

    // The cloth: its width, how much of its right end something lies over, and what is free of its height.
    required property real width
    required property real covered
    required property real top
    required property real bottom
    // Places side by side, and the cards of the highest stack.
    required property int columns
    required property int tallest
    // What stands above a card.
    required property real head
    // A card is moved: there is a gap between any two.
    required property bool gaps
    // A card is laid: the others may lie over each other.
    required property bool yields

    readonly property real side: Theme.size(72, 50)
    readonly property real least: Theme.size(84, 80)
    readonly property real gap: Theme.size(56, Theme.finger)
    readonly property real overview: Theme.size(60, 42) // the height of it, below the cards of a queue that is too long

    // In steps, as every drawing of a card is painted anew for each width.
    readonly property real cardWidth: Math.max(least, 10 * Math.floor(Math.min(0.2 * width, byHeight, byWidth) / 10))
    readonly property real cardHeight: Math.round(cardWidth * 1.4)
    readonly property real byHeight: (bottom - strip - top - head) / 1.4 / (1 + fan(Math.max(2, tallest)))
    readonly property real byWidth: gaps ? (row - covered - (columns - 1) * gap) / columns
        : (row - covered) / (columns + 0.13 * (columns - 1))
    readonly property real row: width - 2 * side
    readonly property real pitch: {
        const apart = cardWidth + (gaps ? gap : Math.floor(0.13 * cardWidth));
        return yields ? Math.max(0.6 * cardWidth, Math.min(apart, (row - cardWidth) / Math.max(1, columns - 1))) : apart;
    }
    readonly property real spare: row - cardWidth - (columns - 1) * pitch // negative where it is too long
    readonly property bool wide: spare < covered
    // Below the cards: for the overview, or the numbers of the gaps.
    readonly property real strip: byWidth < least ? overview : gaps ? Theme.size(40, 28) : 0
    // The lower edge of the cards.
    readonly property real foot: {
        const room = bottom - strip - top, block = head + (1 + fan(tallest)) * cardHeight;
        return Math.round(bottom - strip - Math.max(0, room - block) / 2);
    }

    // How much of covered cards shows above the top one of so many, as a share of its height.
    function fan(cards: int): real {
        return cards <= 4 ? 0.17 * Math.max(0, cards - 1) : 0.34 * (cards - 1) / (cards - 2);
    }
    // The upper edge of a card under so many others.
    function topY(depth: int, stackSize: int): real {
        return Math.round(foot - cardHeight - depth * fan(stackSize) * cardHeight / Math.max(1, stackSize - 1));
    }
}
