import QtQuick

// The bright panel for reading: ink letters belong on it.
Panel {
    drawing: "panel-vellum"
}
