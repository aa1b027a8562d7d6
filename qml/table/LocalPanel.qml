import QtQuick

// The seat of the person in front of the screen, at the lower left.
Panel {
    id: seat

    property string name: ""
    property int number: -1 // of the seat
    property string family: ""
    property int influence: 0
    // What stands under the influence, such as "Discard 0" and "Set aside 3"; the latter may be "".
    property string discardsLine: ""
    property string asideLine: ""
    // The numbers in them, which is all there is room for beside reserved cards.
    property int discards: 0
    property int aside: 0
    // Which cards lie there, in words.
    property string discardsContent: ""
    property string asideContent: ""
    // Reserved cards: an array of { card, tokens }.
    property var reserved: []
    property bool first: false
    property bool crowned: true // the crown is there, and not on its way
    property bool active: false
    property bool moves: true
    property string description: name

    readonly property int pad: Math.round(Theme.size(18, 13))
    readonly property Influence purse: influenceMark
    readonly property Item coinSpot: influenceMark.coinSpot
    readonly property Item crownSpot: crown
    readonly property Item discardSpot: pile
    readonly property Item reserveSpot: reserve

    signal discardsClicked
    signal reservedClicked
    signal asideClicked

    implicitWidth: Theme.size(330, 236)

    Accessible.role: Accessible.Pane
    Accessible.name: description

    ActiveOutline {
        visible: seat.active
        z: -1
    }
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
        anchors.verticalCenter: influenceMark.verticalCenter
        visible: seat.first
        opacity: seat.crowned ? 1 : 0
        kind: "first-player"
        width: Math.round(seat.height * 0.165)
    }
    Influence {
        id: influenceMark
        x: heading.x
        y: Math.round(heading.y + heading.height + seat.height * 0.04)
        pair: true
        coin: Math.round(Math.min(seat.height * 0.245, seat.width * 0.156))
        amount: seat.influence
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
            text: seat.reserved.length > 0 ? seat.discards : seat.discardsLine
            gap: Theme.size(10, 6)
            iconSize: Theme.size(24, 18)
            content: seat.discardsContent
            onClicked: seat.discardsClicked()

            Accessible.name: seat.discardsLine
        }
        PileButton {
            id: shelf
            visible: seat.asideLine !== ""
            width: foot.widthOf(this)
            glyph: "lock"
            text: seat.reserved.length > 0 ? seat.aside : seat.asideLine
            gap: Theme.size(8, 6)
            iconSize: Theme.size(22, 17)
            content: seat.asideContent
            onClicked: seat.asideClicked()

            Accessible.name: seat.asideLine
        }
    }
    ReservedRow {
        id: reserve
        anchors.right: parent.right
        anchors.rightMargin: seat.pad
        anchors.bottom: parent.bottom
        anchors.bottomMargin: seat.pad
        family: seat.family
        name: seat.name
        seat: seat.number
        own: true
        cards: seat.reserved
        onClicked: seat.reservedClicked()
        size: Theme.size(52, 36)
    }
}
