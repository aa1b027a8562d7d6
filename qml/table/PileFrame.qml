import QtQuick

// Something that lies on the table and may be looked through: lit while the pointer is on it.
PlainButton {
    id: frame

    background: Rectangle {
        radius: 6
        color: Qt.rgba(1, 240 / 255, 205 / 255, frame.down ? 0.2 : frame.hovered ? 0.12 : 0)

        FocusRing {
            visible: frame.visualFocus
            distance: 0
            corner: 6
        }
    }
}
