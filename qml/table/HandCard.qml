import QtQuick
import Oriflamme.App

// A card of the hand of the person here.
FocusScope {
    id: held

    required property int index
    required property string card
    property bool open: false // it may be picked

    readonly property alias face: face
    readonly property alias chosen: face.selected
    readonly property bool out: face.hovered || face.visualFocus
    readonly property string family: Game.players[Game.viewer]?.family ?? ""

    TableCard {
        id: face
        anchors.fill: parent
        focus: true
        card: held.card
        family: held.family
        title: Words.card(card)
        rules: Words.cardShortIn(card, Game.edition)
        description: Words.handCardIn(card, Game.edition)
        up: true
        full: width >= 220
        pressable: held.open
        decides: true
        enabled: pressable
        selected: Game.choice.picked === card
        advised: Advice.code === card
        onDecided: selected ? Game.choice.back() : Game.choice.pickCard(card)
    }
    CardSpot {
        control: face
        taps: !face.enabled && !Game.moving
        facts: ({
            where: "hand", group: "hand", card: held.card, family: held.family, seat: Game.viewer, place: held.index,
            own: true, up: false, known: false
        })
    }
}
