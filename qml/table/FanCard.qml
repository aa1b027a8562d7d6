import QtQuick

// A card of a fan: stands out while it is pointed at, and opens large.
FocusScope {
    id: held

    required property int index
    required property var modelData // the facts of a CardSpot
    required property string edition
    property real cardWidth: 150
    property string caption: ""

    readonly property bool out: face.hovered || face.visualFocus
    readonly property bool hidden: modelData.card === ""

    width: cardWidth
    height: face.height + (below.visible ? below.implicitHeight + Theme.gap : 0)
    z: out ? 1 : 0

    TableCard {
        id: face
        focus: true
        width: held.cardWidth
        height: Math.round(width * 1.4)
        card: held.modelData.card
        family: held.modelData.family
        rules: held.hidden ? "" : Words.cardShortIn(card, held.edition)
        up: held.modelData.up || held.modelData.where !== "queue"
        tokens: held.modelData.tokens ?? 0
        marks: held.modelData.marks ?? 0
        asleep: held.modelData.turn === "sleeps"
        pressable: true
        moves: false
        description: (held.hidden ? Words.card("") : Words.handCardIn(card, held.edition))
            + (below.text !== "" ? ". " + below.text : "")
        onClicked: CardSpots.asked(spot)
    }
    CardSpot {
        id: spot
        facts: held.modelData
        control: face
    }
    TextLine {
        id: below
        visible: text !== ""
        y: face.height + Theme.gap
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: held.caption
        color: Theme.muted
        font.pixelSize: Theme.secondary
    }
}
