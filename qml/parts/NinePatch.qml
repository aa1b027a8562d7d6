pragma ComponentBehavior: Bound
import QtQuick

// A square drawing stretched to any size while its border keeps its shape, sharp on every screen.
Item {
    id: patch

    required property string drawing
    // The drawing's side and border in its own units, and the border's width here.
    property real side: 120
    property real border: 26
    property real edge: border

    readonly property real scaled: edge / border
    readonly property int whole: Math.round(side * scaled)
    readonly property int fixed: Math.round(edge)

    Repeater {
        model: 9

        Image {
            required property int index
            readonly property int column: index % 3
            readonly property int row: Math.floor(index / 3)

            x: column === 0 ? 0 : column === 1 ? patch.fixed : patch.width - patch.fixed
            y: row === 0 ? 0 : row === 1 ? patch.fixed : patch.height - patch.fixed
            width: column === 1 ? Math.max(0, patch.width - 2 * patch.fixed) : patch.fixed
            height: row === 1 ? Math.max(0, patch.height - 2 * patch.fixed) : patch.fixed
            source: "qrc:/art/" + patch.drawing + ".svg"
            sourceSize.width: patch.whole
            sourceSize.height: patch.whole
            sourceClipRect: Qt.rect(patch.cut(column), patch.cut(row), patch.span(column), patch.span(row))
        }
    }

    function cut(line: int): int {
        return line === 0 ? 0 : line === 1 ? fixed : whole - fixed;
    }
    function span(line: int): int {
        return line === 1 ? whole - 2 * fixed : fixed;
    }
}
