import QtQuick
import Oriflamme.App

// How the table is lit; lies over wood and runner, under everything else. Candles shine from the upper left and leave the
// edges in shadow; by day it is bright everywhere, by night nowhere.
Image {
    source: visible && width > 0 && height > 0 ? "image://art/table/light-" + Looks.tableLight : ""
    // So soft that it may be stretched.
    sourceSize.width: Math.min(960, Math.ceil(width))
    sourceSize.height: Math.min(600, Math.ceil(height))
}
