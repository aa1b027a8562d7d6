import QtQuick

// The dark end of a queue that is longer than the window; the arrow in it turns the queue on.
PlainButton {
    id: fade

    property bool atRight: false
    required property real foot // where what lies over the cloth begins

    implicitWidth: Theme.size(64, 44)
    height: foot
    bottomInset: foot - parent.height
    focusPolicy: Qt.NoFocus

    background: Rectangle {
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop {
                position: fade.atRight ? 1 : 0
                color: Qt.rgba(20 / 255, 8 / 255, 6 / 255, 0.88)
            }
            GradientStop {
                position: fade.atRight ? 0 : 1
                color: Qt.rgba(20 / 255, 8 / 255, 6 / 255, 0)
            }
        }
    }
    contentItem: Item {
        Picture {
            anchors.centerIn: parent
            width: Theme.size(36, 28)
            height: width
            drawing: fade.atRight ? "icons/chevron-right" : "icons/chevron-left"
            opacity: fade.hovered ? 1 : 0.85
        }
    }
}
