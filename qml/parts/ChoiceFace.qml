import QtQuick
import QtQuick.Templates as T

// The plate of something that may be chosen: golden when it is.
Rectangle {
    required property T.AbstractButton choice
    property bool hovered: choice.hovered

    radius: Theme.size(10, 7)
    color: choice.checked ? Qt.rgba(219 / 255, 168 / 255, 58 / 255, 0.22)
        : Qt.rgba(1, 240 / 255, 205 / 255, hovered ? 0.1 : 0.04)
    border.width: choice.checked ? 3 : 2
    border.color: choice.checked ? Theme.goldLight : hovered ? Theme.hairline : Theme.hairlineDim

    FocusRing {
        visible: parent.choice.visualFocus
        distance: 1
        corner: parent.radius
    }
}
