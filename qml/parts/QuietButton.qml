import QtQuick

// A button that keeps in the background: an icon and a few words.
PlainButton {
    id: button

    required property string glyph

    implicitWidth: implicitContentWidth + 2 * padding
    implicitHeight: Math.max(32, implicitContentHeight + 2 * padding)
    padding: Theme.size(8, 6)

    background: Rectangle {
        radius: Theme.size(8, 6)
        color: button.down ? Qt.rgba(219 / 255, 168 / 255, 58 / 255, 0.32)
            : button.hovered ? Qt.rgba(1, 240 / 255, 205 / 255, 0.12) : "transparent"

        FocusRing {
            visible: button.visualFocus
            distance: -2
            corner: parent.radius
        }
    }
    contentItem: Row {
        spacing: Theme.size(8, 6)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(Theme.secondary * 1.3)
            drawing: "icons/" + button.glyph
        }
        TextLine {
            anchors.verticalCenter: parent.verticalCenter
            text: button.text
            color: button.hovered ? Theme.cream : Theme.muted
            font.pixelSize: Theme.secondary
            wrapMode: Text.NoWrap
        }
    }
}
