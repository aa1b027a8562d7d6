import QtQuick

// The frame that tells a card's state: teal for a target, dashed until it is pointed at, cream-gold for the active
// card, gold for the selected one, a fine light rim under the pointer.
Item {
    id: outline

    property real corner: 9
    property bool target: false
    property bool pointed: false
    property bool active: false
    property bool selected: false
    property bool lit: false // a card would come to lie beside it, or the pointer is on it

    readonly property int away: Theme.size(5, 4)

    DashedOutline {
        visible: outline.target && !outline.pointed
        anchors.fill: parent
        anchors.margins: -outline.away
        corner: outline.corner + outline.away
    }
    Rectangle {
        visible: outline.target ? outline.pointed : outline.active || outline.selected
        anchors.fill: parent
        anchors.margins: -outline.away - (outline.target ? 1 : 0)
        radius: outline.corner + outline.away
        color: "transparent"
        border.width: (outline.target ? Math.max(4, 6 * Theme.u) : Math.max(3, 4 * Theme.u)) * Theme.stress
        border.color: outline.target ? Theme.teal : outline.active ? Theme.glow : Theme.goldLight
    }
    Rectangle {
        visible: outline.lit
        anchors.fill: parent
        radius: outline.corner
        color: "transparent"
        border.width: Theme.strong ? 3 : 1
        border.color: Qt.rgba(1, 246 / 255, 212 / 255, 0.8)
    }
}
