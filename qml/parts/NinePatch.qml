pragma ComponentBehavior: Bound
import QtQuick

// A panel's drawing at any size: its border keeps its shape. The build cuts the drawing into nine (see CMakeLists.txt).
// Lay it on whole pixels.
Item {
    id: patch

    // "panel-dark" or "panel-vellum"
    required property string drawing
    // The border's width.
    property real edge: 26

    readonly property int fixed: Math.round(edge)
    readonly property var columns: [0, fixed, Math.round(width) - fixed, Math.round(width)]
    readonly property var rows: [0, fixed, Math.round(height) - fixed, Math.round(height)]

    Repeater {
        model: 9

        Picture {
            required property int index
            readonly property int column: index % 3
            readonly property int row: Math.floor(index / 3)

            x: patch.columns[column]
            y: patch.rows[row]
            width: Math.max(0, patch.columns[column + 1] - x)
            height: Math.max(0, patch.rows[row + 1] - y)
            drawing: "pieces/" + patch.drawing + "-" + row + column
            // Between the corners nothing changes from left to right: of a wide one a strip is enough.
            readonly property bool strip: column === 1 && width > 400
            sourceSize.width: strip ? 4 : Math.ceil(width)
            smooth: !strip
        }
    }
}
