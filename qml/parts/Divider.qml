import QtQuick

// The ornamental line between two parts of a page.
Picture {
    drawing: "table/divider"
    width: Theme.size(400, 240)
    height: Math.round(width * 0.06)
}
