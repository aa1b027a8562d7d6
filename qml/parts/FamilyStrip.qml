import QtQuick

// The upright strip in a family's colour, with the light outline that keeps it visible on dark grounds.
Rectangle {
    property string family: ""

    implicitWidth: Theme.size(8, 6)
    radius: 3
    color: Theme.colour(family)
    border.width: Math.max(1, 1.5 * Theme.u)
    border.color: Theme.light(family)
}
