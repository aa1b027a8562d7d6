pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// The cards that the viewer has set aside, beside the hand; every other one higher, so that the titles stay free.
Row {
    id: row

    required property RowModel seats
    required property int viewer
    required property string edition
    required property bool moving
    property real cardWidth: Theme.size(150, 104)
    readonly property real rise: 0.29 // of the width

    Repeater {
        model: row.seats

        Row {
            id: seat
            required property var model
            readonly property bool mine: model.seat === row.viewer

            visible: mine
            spacing: -Math.round(row.cardWidth * 0.5)

            Repeater {
                model: seat.mine ? seat.model.aside : []

                Item {
                    id: lying

                    required property int index
                    required property string modelData

                    width: row.cardWidth
                    height: Math.round(width * (1.4 + row.rise))
                    z: index % 2 === 0 ? 1 : 0

                    TableCard {
                        width: parent.width
                        height: Math.round(width * 1.4)
                        y: lying.index % 2 === 0 ? parent.height - height : 0
                        card: lying.modelData
                        family: seat.model.family
                        description: Words.handCardIn(card, row.edition)
                        plate: lying.index === 0 ? qsTr("Set aside") : ""
                        up: true
                        enabled: false
                    }
                    CardSpot {
                        taps: !row.moving
                        facts: ({
                            where: "aside", group: "aside", card: lying.modelData, family: seat.model.family,
                            seat: seat.model.seat, place: lying.index, own: true, up: false, known: false
                        })
                    }
                }
            }
        }
    }
}
