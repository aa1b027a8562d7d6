import QtQuick
import Oriflamme.App

// The likeness of a copied card that slides over the one that copies it.
Mover {
    id: ghost

    property string card: ""
    property string family: ""
    required property var from // spots
    required property var to

    readonly property rect a: stage.rectAt(from, stage.now)
    readonly property rect b: stage.rectAt(to, stage.now)
    readonly property real slid: Ease.inOutCubic(Math.min(1, part * 1.45))

    lasts: 620
    x: a.x + (b.x - a.x) * slid
    y: a.y + (b.y - a.y) * slid - Math.sin(Math.PI * slid) * 0.3 * a.height
    width: a.width
    height: a.height
    opacity: Math.min(0.85, 3 * (1 - part))

    CardFace {
        anchors.fill: parent
        card: ghost.card
        family: ghost.family
        title: Words.card(ghost.card)
        named: Looks.cardNames
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.size(5, 4)
        radius: width * 0.07
        color: "transparent"
        border.width: Math.max(3, 4 * Theme.u)
        border.color: Theme.goldLight
    }
}
