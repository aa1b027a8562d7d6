import QtQuick

// The plate of something that may be chosen: golden when it is.
Rectangle {
    property bool checked: false
    property bool hovered: false
    property bool focused: false

    radius: Theme.size(10, 7)
    color: checked ? Qt.rgba(219 / 255, 168 / 255, 58 / 255, 0.22)
        : Qt.rgba(1, 240 / 255, 205 / 255, hovered ? 0.1 : 0.04)
    border.width: checked ? 3 : 2
    border.color: checked ? Theme.goldLight : hovered ? Theme.hairline : Theme.hairlineDim

    FocusRing {
        visible: parent.focused
        distance: 1
        corner: parent.radius
    }
}
