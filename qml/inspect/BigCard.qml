import QtQuick

// A card as large as there is room for: its face, or its back with what these eyes may know of it.
Item {
    id: big

    required property var facts // of a CardSpot, null for none
    required property string edition

    readonly property bool known: (facts?.card ?? "") !== ""
    readonly property alias full: face.full

    implicitHeight: Math.round(width * 1.4)

    Shade {}
    CardFace {
        id: face
        anchors.fill: parent
        visible: big.known
        card: big.facts?.card ?? ""
        family: big.facts?.family ?? ""
        title: big.known ? Words.card(card) : ""
        rules: big.known ? Words.cardShortIn(card, big.edition) : ""
    }
    CardBack {
        anchors.fill: parent
        visible: !big.known
        family: big.facts?.family ?? ""
    }
}
