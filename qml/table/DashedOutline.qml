import QtQuick

// A dashed frame with round corners, in front of what may be chosen.
Canvas {
    id: outline

    readonly property real line: Math.max(3, 4 * Theme.u) * Theme.stress
    property real corner: 13

    onLineChanged: requestPaint()
    onCornerChanged: requestPaint()
    onPaint: {
        const painter = getContext("2d");
        painter.reset();
        painter.strokeStyle = Theme.teal;
        painter.lineWidth = line;
        // Qt measures dashes in line widths.
        painter.setLineDash([2, 1.1]);
        painter.roundedRect(line / 2, line / 2, width - line, height - line, corner, corner);
        painter.stroke();
    }
}
