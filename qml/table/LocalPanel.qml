import QtQuick

// The seat of the person in front of the screen, at the lower left.
SeatFrame {
    id: seat

    // What stands under the influence, such as "Discard 0" and "Set aside 3"; the latter may be "".
    readonly property string discardsLine: Words.discardsLine(model.discards.length)
    readonly property string asideLine: Words.asideLine(model.aside.length)
    readonly property int pad: Math.round(Theme.size(18, 13))

    ownEyes: true
    implicitWidth: Theme.size(330, 236)
    purse: influence
    spots: ({coin: influence.coinSpot, crown: crown, discard: pile, reserve: reserve})

    Crest {
        id: crest
        x: seat.pad
        y: Math.round(seat.height * 0.102)
        width: Math.min(Math.round(seat.height * 0.47), Math.round(seat.width * 0.28))
        height: width
        family: seat.family
    }
    NameText {
        id: heading
        x: crest.x + crest.width + Theme.size(14, 9)
        y: crest.y - Theme.size(4, 3)
        width: seat.width - seat.pad - x
        height: Math.round(seat.height * 0.2)
        size: Theme.playerName
        text: seat.name
    }
    Badge {
        id: crown
        anchors.right: parent.right
        anchors.rightMargin: seat.pad
        anchors.verticalCenter: influence.verticalCenter
        visible: seat.model.isFirst
        opacity: seat.crowned ? 1 : 0
        kind: "first-player"
        width: Math.round(seat.height * 0.165)
    }
    Influence {
        id: influence
        x: heading.x
        y: Math.round(heading.y + heading.height + seat.height * 0.04)
        pair: true
        coin: Math.round(Math.min(seat.height * 0.245, seat.width * 0.156))
        amount: seat.model.influence
        moves: seat.moves
    }
    Grid {
        id: foot

        readonly property real room: (reserve.cards.length > 0 ? reserve.x - 4 : seat.width - seat.pad) - x
        readonly property real want: pile.implicitWidth + (shelf.visible ? shelf.implicitWidth + columnSpacing : 0)
        // Long words stand below each other.
        readonly property bool stacked: want > room

        function widthOf(pile: PileButton): int {
            return Math.ceil(Math.min(pile.implicitWidth, room));
        }

        columns: stacked ? 1 : 2
        x: seat.pad - 2
        y: Math.round(Math.min(seat.height * 0.795 - height / 2, seat.height - height - 4))
        columnSpacing: Theme.size(18, 4)

        PileButton {
            id: pile
            width: foot.widthOf(this)
            // The number is all there is room for beside reserved cards.
            text: seat.reserved.length > 0 ? seat.model.discards.length : seat.discardsLine
            gap: Theme.size(10, 6)
            iconSize: Theme.size(24, 18)
            content: seat.discardsContent
            onClicked: seat.pileAsked("discards")

            Accessible.name: seat.discardsLine
        }
        PileButton {
            id: shelf
            visible: seat.asideLine !== ""
            width: foot.widthOf(this)
            glyph: "lock"
            text: seat.reserved.length > 0 ? seat.model.aside.length : seat.asideLine
            gap: Theme.size(8, 6)
            iconSize: Theme.size(22, 17)
            content: Words.pile(seat.asideLine, seat.model.aside)
            onClicked: seat.pileAsked("aside")

            Accessible.name: seat.asideLine
        }
    }
    ReservedRow {
        id: reserve
        anchors.right: parent.right
        anchors.rightMargin: seat.pad
        anchors.bottom: parent.bottom
        anchors.bottomMargin: seat.pad
        owner: seat
        size: Theme.size(52, 36)
    }
}
