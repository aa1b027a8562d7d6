pragma ComponentBehavior: Bound
import QtQuick

// Judgement tokens: those on a card one below the other; from four on one token and their number.
Column {
    id: pile

    property int count: 0
    property int size: 26

    visible: count > 0
    spacing: -Math.round(size * 0.12)

    Repeater {
        model: pile.count > 3 ? 1 : pile.count

        Badge {
            kind: "judgement"
            width: pile.size
        }
    }
    CountPlate {
        count: pile.count
        visible: pile.count > 3
        anchors.horizontalCenter: parent.horizontalCenter
    }
}
