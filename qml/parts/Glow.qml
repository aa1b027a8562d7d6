import QtQuick

// A soft light around an item, `reach` pixels wide, half of it under the item's edge.
Item {
    id: glow

    // "gold" or "teal"
    property string kind: "gold"
    property real reach: 32
    readonly property real grown: reach / 32

    anchors.fill: parent
    anchors.margins: -reach / 2

    BorderImage {
        width: glow.width / glow.grown
        height: glow.height / glow.grown
        scale: glow.grown
        transformOrigin: Item.TopLeft
        source: glow.visible ? "image://art/table/glow-" + glow.kind : ""
        border {
            left: 32
            right: 32
            top: 32
            bottom: 32
        }
    }
}
