import QtQuick
import Oriflamme.App

// A card of the hand of the person here.
FocusScope {
    id: held

    required property int index
    required property string card
    required property Choice choice
    // Whose it is.
    required property int seat
    required property string family
    required property string edition
    required property bool moving
    property bool open: false // it may be picked
    required property real stand // how much higher it stands when it is

    property bool whole: true // it shows to its foot
    property real seen: height // see TableCard

    readonly property alias face: face
    readonly property alias chosen: face.selected
    readonly property bool out: face.hovered || face.visualFocus

    TableCard {
        id: face
        anchors.fill: parent
        focus: true
        card: held.card
        family: held.family
        rules: held.whole ? Words.cardShortIn(card, held.edition) : ""
        description: Words.handCardIn(card, held.edition)
        up: true
        stand: held.stand
        seen: held.seen
        pressable: held.open
        decides: true
        enabled: pressable
        selected: held.choice.picked === card
        advised: Advice.code === card
        onDecided: selected ? held.choice.back() : held.choice.pickCard(card)
    }
    CardSpot {
        control: face
        taps: !face.enabled && !held.moving
        facts: ({
            where: "hand", group: "hand", card: held.card, family: held.family, seat: held.seat, place: held.index,
            own: true, up: false, known: false
        })
    }
}
