import QtQuick

// A dashed bow from one point to another, as a moved card would fly; fills the zone the points are measured in.
Canvas {
    id: arc

    property point from
    property point to
    // How far the bow rises above the higher of its ends.
    property real rise: height * 0.3

    onFromChanged: requestPaint()
    onToChanged: requestPaint()
    onRiseChanged: requestPaint()
    onPaint: {
        const painter = getContext("2d");
        painter.reset();
        painter.setLineDash([3, 2]);
        painter.lineCap = "round";
        for (const [colour, line] of [[Theme.ink, 7], [Theme.teal, 4]]) {
            painter.setLineDash(colour === Theme.ink ? [] : [3, 2.4]);
            painter.strokeStyle = colour === Theme.ink ? Qt.rgba(0.1, 0.07, 0.06, 0.4) : colour;
            painter.lineWidth = Math.max(line * 0.75, line * Theme.u);
            painter.beginPath();
            painter.moveTo(from.x, from.y);
            // A quarter of the ends' height goes into that of the bow's top, which must not leave the zone.
            const end = Math.min(from.y, to.y);
            const top = Math.max(end - rise, (6 - end / 4) / 0.75);
            painter.bezierCurveTo(from.x + (to.x - from.x) * 0.2, top, to.x - (to.x - from.x) * 0.2, top, to.x, to.y);
            painter.stroke();
        }
    }
}
