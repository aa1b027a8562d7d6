import QtQuick

// The light frame of one row on a panel, such as a seat; `empty` for one that nobody has taken.
Rectangle {
    property bool empty: false

    radius: Theme.size(10, 7)
    color: empty ? Qt.rgba(0, 0, 0, 0.2) : Qt.rgba(1, 240 / 255, 205 / 255, 0.05)
    border.width: 1.5
    border.color: Theme.hairlineDim
}
