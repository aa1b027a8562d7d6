import QtQuick

// A soft light or shadow around an item of `reach` pixels; put it under the item.
BorderImage {
    id: shade

    // "shadow", "glow-gold" or "glow-teal"
    property string kind: "glow-gold"
    property real reach: kind === "shadow" ? 12 : 32
    // How far in from the soft edge the item's own edge lies.
    property real overlap: reach / 2

    anchors.fill: parent
    anchors.margins: overlap - reach
    source: "qrc:/art/table/" + kind + ".svg"
    border {
        left: shade.reach
        right: shade.reach
        top: shade.reach
        bottom: shade.reach
    }
}
