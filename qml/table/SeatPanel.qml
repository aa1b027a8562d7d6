import QtQuick

// An opponent at the table.
SeatFrame {
    id: seat

    readonly property bool robot: model.player !== "human"
    property bool thinking: false
    // The person of this seat may be called to look at their own cards.
    property bool callable: false
    property string callText: ""

    readonly property bool narrow: width < height * (3.05 + 0.45 * reserved.length)
    // How much smaller everything is where five sit along the top of a small window.
    readonly property real tight: Math.min(1, width / (height * (2.55 + 0.4 * Theme.textScale)))
    readonly property int textLeft: crest.x + crest.width + Math.round(height * (narrow ? 0.07 * tight : 0.107))

    signal called

    edge: Math.round(height * 0.234)
    purse: influence
    spots: ({coin: influence.coinSpot, crown: signs.crownSpot, hand: fan, discard: pile, reserve: reserve})

    FamilyStrip {
        x: 3
        y: Math.round(parent.height * 0.071)
        height: parent.height - 2 * y
        family: seat.family
    }
    Crest {
        id: crest
        x: Math.round(seat.height * 0.16)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(seat.height * (seat.narrow ? 0.62 : 0.74) * seat.tight)
        height: width
        family: seat.family
    }
    NameText {
        x: seat.textLeft
        y: Math.round(seat.height * 0.1)
        width: signs.x - x - 6
        height: Math.round(seat.height * 0.34)
        size: Math.max(Theme.size(24, 18), Math.round(Theme.playerName * seat.tight))
        text: seat.name
    }
    SeatSigns {
        id: signs
        anchors.right: seat.callable ? call.left : parent.right
        anchors.rightMargin: seat.callable ? 0 : Math.round(seat.height * 0.145)
        who: !seat.callable
        y: Math.round(seat.height * 0.25 - height / 2)
        first: seat.model.isFirst
        crowned: seat.crowned
        robot: seat.robot
        thinking: seat.thinking
        size: Math.round(seat.height * 0.196)
    }
    IconButton {
        id: call
        visible: seat.callable
        anchors.right: parent.right
        anchors.rightMargin: Math.round(seat.height * 0.06)
        y: Math.round(seat.height * 0.23 - height / 2) // a finger has room for it and for what lies below
        glyph: "eye"
        text: seat.callText
        onClicked: seat.called()
    }
    Row {
        readonly property real end: reserve.cards.length > 0 && !seat.narrow ? reserve.x - seat.height * 0.07
            : seat.width - seat.height * 0.12
        readonly property real free: end - x - influence.implicitWidth - fan.implicitWidth - pile.implicitWidth

        x: seat.textLeft
        y: Math.round(seat.height * (seat.callable ? 0.7 : 0.68) - height / 2)
        spacing: Math.floor(Math.max(-4, Math.min(seat.height * 0.2, free / 2)))

        Influence {
            id: influence
            anchors.verticalCenter: parent.verticalCenter
            coin: Math.round(seat.height * 0.36 * seat.tight)
            amount: seat.model.influence
            moves: seat.moves
        }
        Item {
            id: fan
            anchors.verticalCenter: parent.verticalCenter
            implicitWidth: backs.implicitWidth
            implicitHeight: backs.implicitHeight

            PileFrame {
                visible: seat.model.hand.length + seat.model.aside.length > 0
                anchors.verticalCenter: parent.verticalCenter
                x: -3
                width: parent.width + 6
                height: Math.max(parent.height + 6, pile.height) // as high as its neighbour, which has its own reach
                text: Words.hand(seat.name, seat.model.handSize)
                onClicked: seat.pileAsked("hand")
            }
            HandFan {
                id: backs
                family: seat.family
                count: seat.model.handSize
                most: seat.narrow || seat.reserved.length > 1 ? 2 : 3
                backHeight: Math.round(seat.height * 0.33 * seat.tight)
                known: seat.model.knownHand
            }
        }
        PileButton {
            id: pile
            anchors.verticalCenter: parent.verticalCenter
            text: seat.model.discards.length
            iconSize: Math.round(seat.height * 0.26 * seat.tight)
            textSize: Math.round(seat.height * 0.19 * seat.tight)
            content: seat.discardsContent
            onClicked: seat.pileAsked("discards")

            Accessible.name: seat.discardsText
        }
    }
    ReservedRow {
        id: reserve
        // On a narrow panel they lie over the foot of the crest, where no number is.
        x: Math.round(seat.narrow ? Math.min(crest.x + crest.width * 0.55, seat.textLeft - width)
            : seat.width - width - seat.height * 0.14)
        y: Math.round(seat.height * (seat.narrow ? 0.56 : 0.5))
        owner: seat
        size: Math.round(seat.height * (seat.narrow ? 0.33 * seat.tight : 0.4))
    }
}
