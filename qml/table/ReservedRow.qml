pragma ComponentBehavior: Bound
import QtQuick

// The reserved cards at a panel's foot; pressing them opens them. `cards` is an array of { card, tokens }.
PileFrame {
    id: row

    property string name: "" // the owner's
    property string family: ""
    property var cards: []
    property int seat: -1    // theirs
    property bool own: false // they are the viewer's
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

            ReservedChip {
                seat: row.seat
                own: row.own
                family: row.family
                size: row.size
                button: row
            }
        }
    }
}
