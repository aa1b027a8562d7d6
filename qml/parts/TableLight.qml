import QtQuick
import Oriflamme.App

// How the table is lit; lies over wood and runner, under everything else. By candles: light from the upper left, shadow at
// the edges. The day leaves things as they are.
Image {
    readonly property var drawings: ({candles: "light", night: "light-night"})

    source: width > 0 && height > 0 && Looks.tableLight !== "day" ? "image://art/table/" + drawings[Looks.tableLight] : ""
    sourceSize.width: Math.min(1920, Math.ceil(width))
    sourceSize.height: Math.min(1080, Math.ceil(height))
}
