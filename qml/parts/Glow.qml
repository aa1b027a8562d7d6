import QtQuick

// A soft light around an item, `reach` pixels wide, half of it under the item's edge.
NinePatch {
    // "gold" or "teal"
    property string kind: "gold"
    property real reach: 32

    anchors.fill: parent
    anchors.margins: -reach / 2
    drawing: "table/glow-" + kind
    side: 80
    border: 32
    edge: reach
}
