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

    property bool draggable: false
    property bool whole: true // it shows to its foot

    signal dragged(at: var) // a point of this item, null at the end
    signal dropped

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
        stand: Theme.size(36, 14)
        pressable: held.open
        decides: true
        enabled: pressable
        selected: held.choice.picked === card
        advised: Advice.code === card
        onDecided: selected ? held.choice.back() : held.choice.pickCard(card)
    }
    DragHandler {
        id: pull
        enabled: held.draggable
        target: null
        property bool meant: false // the press could decide something
        onActiveChanged: {
            if (active) {
                meant = Deciding.take();
                if (meant)
                    held.choice.pickCard(held.card);
            } else if (meant) {
                held.dropped();
                held.dragged(null);
            }
        }
        onCentroidChanged: if (active && meant)
            held.dragged(centroid.position)
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
