import QtQuick
import Oriflamme.App

// What a bystander has where a person at the table has their hand: what happened last; and, while a person looks at
// their own cards, these.
Panel {
    id: watch

    property alias look: looking
    property alias hand: cards
    readonly property int pad: Theme.size(28, 18)

    Captions {
        told: Stage.told
        recap: Stage.recap
        players: Stage.players
        visible: !HotSeat.looking
        x: watch.pad
        width: side.x - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        // Large letters wrap.
        lines: Math.max(2, Math.min(5, Math.floor((watch.height - watch.pad) / Theme.text(31, 24) / Math.pow(Theme.textScale, 2))))
        most: 3
        alignment: Text.AlignLeft
    }
    Item {
        id: own

        // Of each card at least the half shows.
        readonly property real fit: (width - Theme.gap * 2) / (2.5 + Math.max(1, cards.count) / 2)

        visible: HotSeat.looking
        x: watch.pad
        width: side.x - 2 * x
        anchors.bottom: parent.bottom
        height: Math.min(parent.height + Theme.size(24, 14), Math.floor((1.4 + cards.rise) * fit + Theme.gap))

        HandRow {
            id: cards
            hand: HotSeat.hand
            choice: HotSeat.choice
            seat: HotSeat.viewer
            family: Stage.players[seat]?.family ?? ""
            edition: Stage.edition
            moving: Stage.moving
            risen: true
            width: aside.x - Theme.gap * 2
            height: parent.height
        }
        AsideRow {
            id: aside
            seats: Stage.seats
            viewer: HotSeat.viewer
            edition: Stage.edition
            moving: Stage.moving
            x: parent.width - width
            y: cards.height - height
            cardWidth: Math.floor(cards.largest)
        }
    }
    LookButton {
        id: looking
        open: HotSeat.canLook
        looking: HotSeat.looking
        onAsked: on => HotSeat.look(on)
        anchors.right: parent.right
        anchors.rightMargin: watch.pad
        anchors.verticalCenter: parent.verticalCenter
    }
    Item {
        id: side
        x: looking.visible ? looking.x - watch.pad / 2 : parent.width - watch.pad / 2
    }
}
