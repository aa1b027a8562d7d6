pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// The cards that the viewer has set aside, as small as the hand beside them.
Row {
    id: row

    property real cardWidth: Theme.size(100, 70)

    Repeater {
        model: Game.seats

        Row {
            id: seat
            required property var model
            readonly property bool mine: model.seat === Game.viewer

            visible: mine
            spacing: Theme.size(8, 5)

            Repeater {
                model: seat.mine ? seat.model.aside : []

                TableCard {
                    required property string modelData

                    width: row.cardWidth
                    height: Math.round(width * 1.4)
                    card: modelData
                    family: seat.model.family
                    title: Words.card(card)
                    description: Words.handCardIn(card, Game.edition)
                    up: true
                    enabled: false
                }
            }
        }
    }
}
