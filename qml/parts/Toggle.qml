import QtQuick
import QtQuick.Templates as T

// On or off; the check inside says it without colour. `name` is read aloud.
T.Switch {
    id: toggle

    property string name: ""

    implicitWidth: Theme.size(64, 52)
    implicitHeight: Math.max(32, Theme.size(36, 32))
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.CheckBox
    Accessible.name: name
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: if (enabled) {
        toggle.toggle();
        toggle.toggled();
    }

    indicator: Rectangle {
        y: Math.round((toggle.height - height) / 2)
        width: toggle.width
        height: Theme.size(32, 26)
        radius: height / 2
        border.width: 2
        border.color: toggle.checked ? Theme.goldLight : toggle.hovered ? Theme.gold : Theme.hairline
        opacity: toggle.enabled ? 1 : 0.45
        gradient: Gradient {
            GradientStop {
                position: 0
                color: toggle.checked ? "#e7bd58" : Theme.panelDark
            }
            GradientStop {
                position: 1
                color: toggle.checked ? "#b98225" : Theme.panelDark
            }
        }

        Picture {
            visible: toggle.checked
            x: Math.round(parent.height * 0.32)
            y: Math.round((parent.height - height) / 2)
            width: Math.round(parent.height * 0.52)
            height: width
            drawing: "icons-ink/check"
        }
        Rectangle {
            x: toggle.checked ? parent.width - width - 4 : 4
            y: 4
            width: parent.height - 8
            height: width
            radius: width / 2
            color: toggle.checked ? Theme.cream : "#8b8478"
            border.width: 2
            border.color: Theme.ink

            Behavior on x {
                NumberAnimation {
                    duration: Theme.hoverTime
                }
            }
        }
        FocusRing {
            visible: toggle.visualFocus
            distance: 3
            corner: parent.radius
        }
    }
}
