import QtQuick
import Oriflamme.App

// A tool that is only an icon; `text` is its name, shown as a tip and read aloud.
PlainButton {
    id: button

    required property string glyph
    property int iconSize: Theme.size(26, 22)
    property bool inked: false // for a golden ground
    property int shortcut: Shortcuts.None // the action of a key that does the same; the tip names that
    property alias tipAbove: tip.above
    readonly property alias tip: tip

    implicitWidth: Math.max(Theme.finger, Math.round(iconSize * 1.8))
    implicitHeight: Math.max(32, Math.round(iconSize * 1.6))
    remark: shortcut === Shortcuts.None ? "" : Words.keys(shortcut)[0]

    background: Rectangle {
        radius: Theme.size(8, 6)
        color: button.down || button.highlighted ? Qt.rgba(219 / 255, 168 / 255, 58 / 255, 0.32)
            : button.hovered && button.enabled ? Qt.rgba(1, 240 / 255, 205 / 255, 0.12) : "transparent"

        FocusRing {
            visible: button.visualFocus
            distance: -2
            corner: parent.radius
        }
    }
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: button.down ? 1 : 0
            width: button.iconSize
            drawing: (button.inked ? "icons-ink/" : "icons/") + button.glyph
            opacity: button.enabled ? 1 : 0.45
        }
    }

    Tip {
        id: tip
        visible: (button.hovered || button.pressed) && button.text !== ""
        text: button.shortcut === Shortcuts.None ? button.text : Words.withKey(button.text, button.shortcut)
    }
}
