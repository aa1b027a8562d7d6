import QtQuick

// The dark panel with a gold edge and mounted corners; with "panel-vellum" the bright one.
NinePatch {
    drawing: "panel-dark"
    edge: Theme.size(26, 20)
}
