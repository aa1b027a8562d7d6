pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// The hand of the person here. Cards overlap where there is no room for all.
Item {
    id: row

    readonly property real cardWidth: Math.min(Theme.size(150, 104), (height - Theme.size(18, 12)) / 1.4)
    readonly property real natural: cardWidth + Theme.size(16, 10)
    readonly property real pitch: cards.count < 2 ? natural : Math.min(natural, (width - cardWidth) / (cards.count - 1))
    readonly property real start: (width - cardWidth - (cards.count - 1) * pitch) / 2

    readonly property int count: cards.count
    readonly property var open: Game.choice.cards // those that may be picked

    // The card to read about: the one under the pointer, else the one with the keyboard's focus; "" for none.
    readonly property string read: {
        const x = pointer.point.position.x;
        let card = "";
        for (let i = 0; i < cards.count; ++i) {
            const item = cards.itemAt(i) as HandCard;
            const under = pointer.hovered && x >= item?.x && x < item?.x + item?.width;
            if (under || (card === "" && item?.activeFocus))
                card = item.card;
        }
        return card;
    }

    // The middle of a hand card in this item's coordinates; the middle of the row if it is not there.
    function centre(card: string): point {
        for (let i = 0; i < cards.count; ++i) {
            const item = cards.itemAt(i) as HandCard;
            if (item?.card === card)
                return Qt.point(item.x + item.width / 2, item.y + item.height / 2);
        }
        return Qt.point(width / 2, height / 2);
    }
    // Moves the keyboard's focus to the next card, `way` is 1 or -1; 0 takes the first, or the one picked.
    function step(way: int): void {
        const list = [];
        for (let i = 0; i < cards.count; ++i)
            list.push((cards.itemAt(i) as HandCard)?.face);
        const at = list.findIndex(item => way === 0 ? item.selected : item.activeFocus);
        const item = list[at < 0 ? 0 : (at + way + list.length) % list.length];
        if (item) {
            item.forceActiveFocus(Qt.TabFocusReason);
            item.focusReason = Qt.TabFocusReason; // had it already, say from a popup that has closed
        }
    }
    function hasFocus(): bool {
        for (let i = 0; i < cards.count; ++i) {
            if (cards.itemAt(i)?.activeFocus)
                return true;
        }
        return false;
    }

    HoverHandler {
        id: pointer
    }
    Repeater {
        id: cards
        model: Game.hand

        HandCard {
            width: row.cardWidth
            height: Math.round(width * 1.4)
            x: Math.round(row.start + index * row.pitch)
            y: row.height - height
            open: row.open.includes(card)
        }
    }
}
