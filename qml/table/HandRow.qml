pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// The hand of the person here, along its item's lower edge: sunk to what is to be remembered of it, or risen and fanned
// while one of its cards is to be chosen. Cards overlap where there is no room for all.
Item {
    id: row

    required property RowModel hand
    required property Choice choice
    // Whose it is.
    required property int seat
    required property string family
    required property string edition
    required property bool moving
    property bool risen: false
    property bool draggable: false // its cards may be dragged to their place
    property string pulled: ""     // the card that is, and where to
    readonly property alias pulledTo: pull.to
    // The stage changes: it comes to its new place and size in one motion.
    property bool restaging: false

    readonly property real space: Theme.size(16, 10)
    // Where they would hide each other's names they stand in two rows, every other one higher by its title.
    readonly property bool staggered: pitch < 0.96 * cardWidth
    readonly property real rise: 0.29 // of the width
    readonly property real stand: Theme.size(36, 14) // how much higher one stands that is picked
    readonly property real near: 0.48 // the next but one leaves the title free from there on, as a share of the width
    readonly property real largest: Math.min((height - Theme.gap) / (1.4 + rise),
        risen ? Math.max(210 * Theme.u, Math.min(225 * Theme.u, 150), 120) : Theme.size(165, 88))
    readonly property real cardWidth: Math.floor(Math.min(largest, width / (1 + near * (count - 1))))
    readonly property real cardHeight: Math.round(1.4 * cardWidth)
    readonly property real pitch: count < 2 ? 0 : Math.min(cardWidth + space, (width - cardWidth) / (count - 1))
    readonly property real start: (width - cardWidth - (count - 1) * pitch) / 2
    // How much of a card of the front row shows, and the upper edge of all.
    readonly property real shown: risen ? cardHeight : Math.round(0.57 * cardHeight)
    readonly property real brow: height - shown - (staggered ? Math.round(rise * cardWidth) : 0)
    readonly property real tilt: risen && !staggered ? 1.7 : 0 // degrees from card to card
    property real drawn: 0 // the width and the upper edge that were seen last
    property real drawnAt: 0

    readonly property int count: cards.count
    readonly property var open: choice.cards // those that may be picked

    // The card to read about: the one under the pointer, else the one with the keyboard's focus; "" for none.
    readonly property string read: {
        const focused = all().find(item => item.activeFocus)?.card ?? "", pointed = pointer.point.position;
        return pointer.hovered ? cardAt(pointed) || focused : focused;
    }

    // The card that was dragged is let go, or was taken from the hand that did.
    signal dropped(canceled: bool)

    function all(): var {
        const list = Array.from({length: cards.count}, (none, i) => cards.itemAt(i) as HandCard);
        return list.filter(item => item !== null);
    }
    // The uppermost there, a point of this item; "" for none.
    function cardAt(at: point): string {
        const under = all().filter(item => item.contains(mapToItem(item, at)));
        return under.reduce((top, item) => top?.z > item.z ? top : item, null)?.card ?? "";
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

    // It has its new size at once, and is seen to come to it.
    function resize(staged: bool): void {
        growing.stop();
        if (drawn > 0 && staged && Theme.travels) {
            scaling.xScale *= drawn / cardWidth;
            climbing.y += drawnAt - brow;
            growing.start();
        } else {
            scaling.xScale = 1;
            climbing.y = 0;
        }
        drawn = cardWidth;
        drawnAt = brow;
    }

    transform: [
        Scale {
            id: scaling
            origin.x: row.width / 2
            origin.y: row.brow
            yScale: xScale
        },
        Translate {
            id: climbing
        }
    ]
    // Once all has its new size and place.
    onRestagingChanged: if (!restaging)
        resize(true)
    onCardWidthChanged: if (!restaging)
        resize(false)
    onBrowChanged: if (!restaging)
        resize(false)

    ParallelAnimation {
        id: growing

        NumberAnimation {
            target: scaling
            property: "xScale"
            to: 1
            duration: Theme.stageTime
            easing.type: Easing.InOutQuad
        }
        NumberAnimation {
            target: climbing
            property: "y"
            to: 0
            duration: Theme.stageTime
            easing.type: Easing.InOutQuad
        }
    }
    HoverHandler {
        id: pointer
    }
    DragHandler {
        id: pull

        property point to

        enabled: row.draggable
        target: null
        onActiveChanged: if (active) {
            const under = row.cardAt(centroid.pressPosition);
            to = centroid.position;
            // Only by a press that could decide something.
            if (row.open.includes(under) && Deciding.take()) {
                row.choice.pickCard(under);
                row.pulled = under;
            }
        }
        onCentroidChanged: if (active)
            to = centroid.position
        onGrabChanged: transition => {
            if (transition === PointerDevice.UngrabExclusive || transition === PointerDevice.CancelGrabExclusive)
                row.dropped(transition === PointerDevice.CancelGrabExclusive);
        }
    }
    Repeater {
        id: cards
        model: row.hand

        HandCard {
            readonly property bool behind: row.staggered && index % 2 === 1
            readonly property real fromMiddle: index - (row.count - 1) / 2

            width: row.cardWidth
            height: row.cardHeight
            x: Math.round(row.start + index * row.pitch)
            // One that is picked stands higher, so the row behind does too.
            y: Math.round(row.height - row.shown
                          - (behind ? row.rise * width + (row.choice.picked !== "" ? stand : 0) : 0)
                          + (row.tilt > 0 ? fromMiddle * fromMiddle * 0.016 * width : 0))
            rotation: fromMiddle * row.tilt
            z: out ? 3 : behind ? 0 : 1
            open: row.open.includes(card)
            whole: row.risen && !behind
            seen: behind ? row.rise * width : height
            opacity: row.pulled === card && row.choice.picked === card ? 0.4 : 1 // not once that is called off
            stand: row.stand
            choice: row.choice
            seat: row.seat
            family: row.family
            edition: row.edition
            moving: row.moving
        }
    }
}
