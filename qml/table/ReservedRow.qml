pragma ComponentBehavior: Bound
import QtQuick

// The reserved cards at a panel's foot. `cards` is an array of { card, tokens }; card is "" where it is not known.
Row {
    id: row

    property string family: ""
    property var cards: []
    property int size: Theme.size(46, 32)

    spacing: Math.round(size * 0.26)

    Repeater {
        model: row.cards

        Chip {
            required property var modelData

            width: row.size
            height: row.size
            family: row.family
            card: modelData.card ?? ""
            amount: modelData.tokens ?? 0
            reserved: true
        }
    }
}
