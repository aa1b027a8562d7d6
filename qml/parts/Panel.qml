import QtQuick

// The dark panel with a gold edge and mounted corners.
NinePatch {
    // Room to leave free inside for the edge.
    readonly property int inset: Math.round(edge * 0.7)

    drawing: "panel-dark"
    edge: Theme.size(26, 20)
}
