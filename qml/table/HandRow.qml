pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// The hand of the person here. Cards overlap where there is no room for all.
Item {
    id: row

    required property RowModel hand
    required property Choice choice
    // Whose it is.
    required property int seat
    required property string family
    required property string edition
    required property bool moving

    readonly property real space: Theme.size(16, 10)
    readonly property real largest: Math.min(Theme.size(150, 104), (height - Theme.size(18, 12)) / 1.4)
    // Many cards shrink a little; more would hide each other's names and stand in two rows, every other one higher by
    // its title.
    readonly property real fitting: (width - (count - 1) * Theme.gap) / Math.max(1, count)
    readonly property bool staggered: fitting < 0.84 * largest
    readonly property real rise: 0.27 // of the width
    readonly property real near: 0.48 // the next but one leaves the title free from there on, as a share of the width
    readonly property real cardWidth: Math.floor(!staggered ? Math.min(largest, fitting)
        : Math.min(largest, (height - Theme.size(18, 12)) / (1.4 + rise), width / (1 + near * (count - 1))))
    readonly property real pitch: count < 2 ? 0 : Math.min(cardWidth + space, (width - cardWidth) / (count - 1))
    readonly property real start: (width - cardWidth - (count - 1) * pitch) / 2

    readonly property int count: cards.count
    readonly property var open: choice.cards // those that may be picked

    // The card to read about: the one under the pointer, else the one with the keyboard's focus; "" for none.
    readonly property string read: {
        let focused = "", pointed = null;
        for (const item of all()) {
            if (item.activeFocus)
                focused = item.card;
            if (pointer.hovered && item.contains(mapToItem(item, pointer.point.position)) && !(pointed?.z > item.z))
                pointed = item;
        }
        return pointed?.card ?? focused;
    }

    function all(): var {
        const list = Array.from({length: cards.count}, (none, i) => cards.itemAt(i) as HandCard);
        return list.filter(item => item !== null);
    }
    // The middle of a hand card in this item's coordinates; the middle of the row if it is not there.
    function centre(card: string): point {
        const item = all().find(item => item.card === card);
        return item ? Qt.point(item.x + item.width / 2, item.y + item.height / 2) : Qt.point(width / 2, height / 2);
    }
    // Moves the keyboard's focus to the next card, `way` is 1 or -1; 0 takes the first, or the one picked.
    function step(way: int): void {
        const list = all().map(item => item.face);
        const at = list.findIndex(item => way === 0 ? item.selected : item.activeFocus);
        const item = list[at < 0 ? 0 : (at + way + list.length) % list.length];
        if (item) {
            item.forceActiveFocus(Qt.TabFocusReason);
            item.focusReason = Qt.TabFocusReason; // had it already, say from a popup that has closed
        }
    }
    function hasFocus(): bool {
        return all().some(item => item.activeFocus);
    }

    HoverHandler {
        id: pointer
    }
    Repeater {
        id: cards
        model: row.hand

        HandCard {
            readonly property bool behind: row.staggered && index % 2 === 1

            width: row.cardWidth
            height: Math.round(width * 1.4)
            x: Math.round(row.start + index * row.pitch)
            // One that is picked stands higher, so the row behind does too.
            y: row.height - height - (behind ? Math.round(row.rise * width + (row.choice.picked !== "" ? face.stand : 0)) : 0)
            z: out ? 3 : behind ? 0 : 1
            open: row.open.includes(card)
            choice: row.choice
            seat: row.seat
            family: row.family
            edition: row.edition
            moving: row.moving
        }
    }
}
