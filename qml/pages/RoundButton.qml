import QtQuick

// A round button with an icon, as players of films have; `primary` is the golden one. `text` is its name.
PlainButton {
    id: button

    required property string glyph
    property bool primary: false

    implicitWidth: Theme.size(52, 40)
    implicitHeight: implicitWidth
    // A click leaves the keyboard to the page.
    focusPolicy: Qt.TabFocus

    background: ButtonFace {
        radius: width / 2
        primary: button.primary
        pressed: button.down
        hovered: button.hovered
        enabled: button.enabled

        FocusRing {
            visible: button.visualFocus
            corner: parent.radius
        }
    }
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: button.down ? 1 : 0
            width: Math.round(button.width * 0.46)
            drawing: (button.primary && button.enabled ? "icons-ink/" : "icons/") + button.glyph
            opacity: button.enabled ? 1 : 0.45
        }
    }

    Tip {
        visible: button.hovered
        y: -height - 6
        text: button.text
    }
}
