import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// Makes the item it lies in a card that may be looked at closely: by resting on it, by a right click, a long press, or a
// click that means nothing else. Knows what these eyes may know of the card, and nothing more.
Item {
    id: spot

    // where: "queue" "hand" "aside" "discards" "reserved"; group: those one goes through with it; card: "" if it is
    // hidden; family, seat, place, up, own, and for a card of the queue what its row holds, stacks and turn: "covered"
    // "sleeps" "acting" "passed" "ahead" "waiting" "".
    required property var facts
    // What takes the keyboard for the card, or null.
    property T.Control control: null
    // A click on it has no other meaning.
    property bool taps: false
    // It lies in a button, which would not hear of a press that is waited for here.
    property bool inButton: false

    readonly property bool holdsFocus: control?.activeFocus ?? false
    readonly property bool kept: control?.visualFocus ?? false

    anchors.fill: parent
    onKeptChanged: CardSpots.focus(spot, kept)
    Component.onCompleted: CardSpots.add(spot)
    Component.onDestruction: CardSpots.remove(spot)

    // They act for the card itself: what lies in it hears them first.
    HoverHandler {
        parent: spot.parent
        onHoveredChanged: CardSpots.point(spot, hovered)
    }
    TapHandler {
        parent: spot.parent
        acceptedButtons: Qt.RightButton
        onTapped: CardSpots.asked(spot)
    }
    TapHandler {
        parent: spot.parent
        enabled: !spot.inButton
        onLongPressed: CardSpots.asked(spot)
        onTapped: if (spot.taps && !Input.doubled && Deciding.calm())
            CardSpots.asked(spot)
    }
}
