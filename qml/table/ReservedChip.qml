import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// One of a seat's reserved cards, in the button that opens them all.
Chip {
    id: chip

    required property int index
    required property var modelData // { card, tokens }
    required property int seat
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
            place: chip.index, own: chip.seat === Game.viewer, up: true, known: false, tokens: chip.amount
        })
    }
}
