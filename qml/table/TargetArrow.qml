import QtQuick

// The arrow that points down at what may be chosen.
Picture {
    drawing: "table/target-arrow"
    width: Theme.size(30, 24)
    height: Math.round(width * 2 / 3)
}
