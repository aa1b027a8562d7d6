import QtQuick
import QtQuick.Templates as T

// One of a seat's reserved cards, in the button that opens them all.
Chip {
    id: chip

    required property int index
    required property var modelData // { card, tokens }
    required property int seat
    required property bool own
    required property int size
    required property T.Control button

    width: size
    height: size
    card: modelData.card
    amount: modelData.tokens
    reserved: true

    CardSpot {
        control: chip.index === 0 ? chip.button : null
        inButton: true
        facts: ({
            where: "reserved", group: "reserved " + chip.family, card: chip.card, family: chip.family, seat: chip.seat,
            place: chip.index, own: chip.own, up: true, known: false, tokens: chip.amount
        })
    }
}
