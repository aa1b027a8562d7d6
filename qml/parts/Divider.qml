import QtQuick

// The ornamental line between two parts of a page.
Picture {
    drawing: "table/divider"
    implicitWidth: Theme.size(400, 240)
    width: implicitWidth
    height: Math.round(width * 0.06)
}
