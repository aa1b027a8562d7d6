import QtQuick
import Oriflamme.App

// A card of the hand that is dragged to its place, under the pointer: let go there it is laid, elsewhere it is put down.
CardFace {
    id: carried

    required property HandRow hand
    required property QueueZone zone
    required property Choice choice

    readonly property bool carries: hand.pulled !== "" && hand.pulled === choice.picked
    readonly property point middle: hand.mapToItem(parent, hand.pulledTo)

    visible: carries
    x: Math.round(middle.x - width / 2)
    y: Math.round(middle.y - height / 2)
    width: zone.cardWidth
    height: zone.cardHeight
    opacity: 0.9
    card: carries ? hand.pulled : ""
    family: hand.family
    title: Words.card(card)
    onMiddleChanged: if (carries)
        zone.aim(hand.mapToItem(zone, hand.pulledTo))
    onCarriesChanged: if (!carries)
        zone.aim(null)

    Accessible.ignored: true

    Connections {
        target: carried.hand
        function onDropped(canceled) {
            const code = canceled ? "" : carried.zone.aimed, carries = carried.carries;
            carried.hand.pulled = ""; // nothing is carried any more when it is laid
            if (carries && code !== "")
                carried.zone.options.pick(code);
            else if (carries)
                carried.choice.back();
        }
    }
}
