import QtQuick

// The banner that walks the queue; mirrored in a game from right to left.
Picture {
    property bool rightToLeft: false

    drawing: rightToLeft ? "tokens/direction-rtl" : "tokens/direction-ltr"
    width: Theme.size(92, 64)
    height: width
}
