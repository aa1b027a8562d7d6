import QtQuick

// An opponent at the table.
Panel {
    id: seat

    property string name: ""
    property int number: -1 // of the seat
    property bool own: false // of whose eyes see this
    property string family: ""
    property int influence: 0
    property int hand: 0
    property int discards: 0
    // Which cards lie there, in words.
    property string discardsContent: ""
    // Reserved cards: an array of { card, tokens }.
    property var reserved: []
    // Cards that everybody knows to be in the hand.
    property var knownHand: []
    property bool first: false
    property bool crowned: true // the crown is there, and not on its way
    property bool robot: false
    property bool thinking: false
    property bool active: false
    property bool moves: true
    // The hand may be looked through.
    property bool handOpen: false
    // What is read aloud for the panel, for its discard pile and for the hand.
    property string description: name
    property string discardsText: ""
    property string handText: ""
    // The person of this seat may be called to look at their own cards.
    property bool callable: false
    property string callText: ""

    readonly property bool narrow: width < height * (3.05 + 0.45 * reserved.length)
    // How much smaller everything is where five sit along the top of a small window.
    readonly property real tight: Math.min(1, width / (height * (2.55 + 0.4 * Theme.textScale)))
    readonly property int textLeft: crest.x + crest.width + Math.round(height * (narrow ? 0.07 * tight : 0.107))
    readonly property Influence purse: influenceMark
    readonly property Item coinSpot: influenceMark.coinSpot
    readonly property Item crownSpot: signs.crownSpot
    readonly property Item handSpot: fan
    readonly property Item discardSpot: pile
    readonly property Item reserveSpot: reserve

    signal discardsClicked
    signal reservedClicked
    signal handClicked
    signal called

    edge: Math.round(height * 0.234)

    Accessible.role: Accessible.Pane
    Accessible.name: description

    ActiveOutline {
        visible: seat.active
        z: -1
    }
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
        first: seat.first
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
        y: Math.round(seat.height * 0.25 - height / 2)
        glyph: "eye"
        text: seat.callText
        onClicked: seat.called()
    }
    Row {
        readonly property real end: reserve.cards.length > 0 && !seat.narrow ? reserve.x - seat.height * 0.07
            : seat.width - seat.height * 0.12
        readonly property real free: end - x - influenceMark.implicitWidth - fan.implicitWidth - pile.implicitWidth

        x: seat.textLeft
        y: Math.round(seat.height * 0.68 - height / 2)
        spacing: Math.floor(Math.max(-4, Math.min(seat.height * 0.2, free / 2)))

        Influence {
            id: influenceMark
            anchors.verticalCenter: parent.verticalCenter
            coin: Math.round(seat.height * 0.36 * seat.tight)
            amount: seat.influence
            moves: seat.moves
        }
        Item {
            id: fan
            anchors.verticalCenter: parent.verticalCenter
            implicitWidth: backs.implicitWidth
            implicitHeight: backs.implicitHeight

            PileFrame {
                visible: seat.handOpen
                anchors.fill: parent
                anchors.margins: -3
                text: seat.handText
                onClicked: seat.handClicked()
            }
            HandFan {
                id: backs
                family: seat.family
                count: seat.hand
                most: seat.narrow || seat.reserved.length > 1 ? 2 : 3
                backHeight: Math.round(seat.height * 0.33 * seat.tight)
                known: seat.knownHand
            }
        }
        PileButton {
            id: pile
            anchors.verticalCenter: parent.verticalCenter
            text: seat.discards
            iconSize: Math.round(seat.height * 0.26 * seat.tight)
            textSize: Math.round(seat.height * 0.19 * seat.tight)
            content: seat.discardsContent
            onClicked: seat.discardsClicked()

            Accessible.name: seat.discardsText
        }
    }
    ReservedRow {
        id: reserve
        // On a narrow panel they lie over the foot of the crest, where no number is.
        x: Math.round(seat.narrow ? Math.min(crest.x + crest.width * 0.55, seat.textLeft - width)
            : seat.width - width - seat.height * 0.14)
        y: Math.round(seat.height * (seat.narrow ? 0.56 : 0.5))
        family: seat.family
        name: seat.name
        seat: seat.number
        own: seat.own
        cards: seat.reserved
        onClicked: seat.reservedClicked()
        size: Math.round(seat.height * (seat.narrow ? 0.33 * seat.tight : 0.4))
    }
}
