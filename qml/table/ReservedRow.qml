pragma ComponentBehavior: Bound
import QtQuick

// The reserved cards at a panel's foot; pressing them opens them.
PileFrame {
    id: row

    required property SeatFrame owner
    readonly property var cards: owner.reserved
    property int size: Theme.size(46, 32)

    visible: cards.length > 0
    padding: 0
    implicitWidth: implicitContentWidth
    implicitHeight: implicitContentHeight
    text: Words.reserved(owner.name, cards.length)
    onClicked: owner.pileAsked("reserved")

    contentItem: Row {
        spacing: Math.round(row.size * 0.26)

        Repeater {
            model: row.cards

            ReservedChip {
                seat: row.owner.number
                own: row.owner.ownEyes
                family: row.owner.family
                size: row.size
                button: row
            }
        }
    }
}
