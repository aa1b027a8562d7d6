import QtQuick

// A line a family through its marks.
Canvas {
    id: lines

    property var seats: []
    // Where a round and an amount of influence are.
    property var xOf
    property var yOf

    readonly property real thick: Math.max(2.5, 4 * Theme.u)
    // Dashes are measured in line widths, a mark by its corners: so many, the first at that angle; 0 is a disc.
    readonly property var styles: ({
        wolf: {dashes: [], corners: 0, angle: 0, colour: Theme.colour("wolf")},
        stag: {dashes: [1.3, 1.3], corners: 5, angle: -90, colour: "#b07a16"},
        raven: {dashes: [2.5, 1.8], corners: 4, angle: -90, colour: Theme.colour("raven")},
        tower: {dashes: [0.9, 1.1], corners: 4, angle: -45, colour: Theme.colour("tower")},
        oak: {dashes: [4, 1.5, 0.8, 1.5], corners: 3, angle: -90, colour: "#1b7a4a"}
    })

    onSeatsChanged: requestPaint()
    onWidthChanged: requestPaint()
    onHeightChanged: requestPaint()
    onPaint: {
        const painter = getContext("2d");
        painter.reset();
        for (let i = seats.length - 1; i >= 0; --i) // the best lies on top
            draw(painter, seats[i].values, styles[seats[i].family], Theme.colour(seats[i].family));
    }

    function draw(painter: var, values: var, style: var, fill: color): void {
        const way = () => {
            painter.beginPath();
            values.forEach((value, round) => painter.lineTo(xOf(round), yOf(value)));
        };
        painter.lineWidth = thick;
        painter.strokeStyle = style.colour;
        painter.setLineDash(style.dashes.length > 0 ? style.dashes : [1e6, 1]);
        way();
        painter.stroke();
        painter.setLineDash([1e6, 1]);
        painter.lineWidth = Math.max(1.5, thick * 0.4);
        painter.strokeStyle = Theme.ink;
        painter.fillStyle = fill;
        values.forEach((value, round) => mark(painter, xOf(round), yOf(value), style));
    }
    function mark(painter: var, x: real, y: real, style: var): void {
        const reach = thick * (style.corners === 0 ? 1.7 : 2.1);
        painter.beginPath();
        if (style.corners === 0) {
            painter.ellipse(x - reach, y - reach, 2 * reach, 2 * reach);
        } else {
            for (let i = 0; i < style.corners; ++i) {
                const angle = (style.angle + i * 360 / style.corners) * Math.PI / 180;
                painter.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
            }
            painter.closePath();
        }
        painter.fill();
        painter.stroke();
    }
}
