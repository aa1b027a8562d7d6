import QtQuick
import QtQuick.Templates as T

// The body of a button: bevel, gradient and shadow for each of its states.
Rectangle {
    id: face

    required property T.AbstractButton button
    property bool primary: false

    readonly property bool pressed: button.down
    readonly property bool hovered: button.hovered
    readonly property color high: primary ? Qt.lighter(Theme.plateHigh, hovered ? 1.05 : 1) : hovered ? "#4b3829" : "#3d2c20"
    readonly property color low: primary ? Qt.lighter(Theme.plateLow, hovered ? 1.06 : 1) : hovered ? "#33241a" : "#271b13"

    radius: Theme.size(8, 6)
    border.width: 2
    border.color: !enabled ? Theme.hairlineDim : primary ? Theme.goldLight : hovered ? "#b9832f" : Theme.hairline
    gradient: Slope {
        high: !face.enabled ? "#2b2018" : face.pressed ? face.low : face.high
        low: !face.enabled ? "#2b2018" : face.pressed ? face.high : face.low
    }

    Rectangle {
        z: -1
        x: -1
        y: 2
        width: parent.width + 2
        height: parent.height + 1
        radius: parent.radius + 1
        color: Qt.rgba(0, 0, 0, 0.42)
        visible: face.enabled && !face.pressed
    }
    Rectangle {
        x: face.radius
        y: face.pressed ? face.height - 3 : 2
        width: parent.width - 2 * face.radius
        height: 1
        color: Qt.rgba(1, 240 / 255, 200 / 255, 0.35)
        visible: face.enabled
    }
    FocusRing {
        visible: face.button.visualFocus
        corner: face.radius
    }
}
