import QtQuick

// The light from the upper left and the shadow at the edges; lies over wood and runner, under everything else.
Image {
    source: width > 0 && height > 0 ? "image://art/table/light" : ""
    sourceSize.width: Math.min(1920, Math.ceil(width))
    sourceSize.height: Math.min(1080, Math.ceil(height))
}
