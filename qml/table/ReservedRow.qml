pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// The reserved cards at a panel's foot; pressing them opens them. `cards` is an array of { card, tokens }.
PileFrame {
    id: row

    property string name: "" // the owner's
    property string family: ""
    property var cards: []
    property int size: Theme.size(46, 32)

    visible: cards.length > 0
    padding: 0
    implicitWidth: implicitContentWidth
    implicitHeight: implicitContentHeight
    text: Words.reserved(name, cards.length)

    contentItem: Row {
        spacing: Math.round(row.size * 0.26)

        Repeater {
            model: row.cards

            Chip {
                id: chip

                required property int index
                required property var modelData

                width: row.size
                height: row.size
                family: row.family
                card: modelData.card
                amount: modelData.tokens
                reserved: true

                CardSpot {
                    readonly property int seat: Game.players.findIndex(player => player.family === chip.family)

                    control: chip.index === 0 ? row : null
                    inButton: true
                    facts: ({
                        where: "reserved", group: "reserved " + chip.family, card: chip.card, family: chip.family, seat: seat,
                        place: chip.index, own: seat === Game.viewer, up: true, known: false, tokens: chip.amount
                    })
                }
            }
        }
    }
}
