import QtQuick

// An influence token: a single one, a five from 5 on, or, as `pair`, both overlapping.
Item {
    id: coin

    property int amount: 1
    property bool pair: false

    implicitWidth: pair ? Math.round(height * 1.5) : height

    Picture {
        drawing: coin.pair || coin.amount >= 5 ? "tokens/influence-5" : "tokens/influence-1"
        width: coin.height
        height: coin.height
    }
    Picture {
        visible: coin.pair
        drawing: coin.pair ? "tokens/influence-1" : ""
        anchors.right: parent.right
        width: coin.height
        height: coin.height
    }
}
