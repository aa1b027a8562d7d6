import QtQuick
import QtQuick.Templates as T

// A slider; `name` is read aloud.
T.Slider {
    id: slider

    property string name: ""

    implicitWidth: Theme.size(330, 200)
    implicitHeight: Math.max(32, Theme.size(40, 32))
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.Slider
    Accessible.name: name
    Accessible.onIncreaseAction: {
        increase();
        moved();
    }
    Accessible.onDecreaseAction: {
        decrease();
        moved();
    }

    background: Rectangle {
        x: slider.leftPadding
        y: Math.round((slider.height - height) / 2)
        width: slider.availableWidth
        height: Theme.size(10, 8)
        radius: height / 2
        color: "#0f0a07"
        border.width: 1
        border.color: Theme.hairlineDim

        Rectangle {
            width: slider.handle.x + slider.handle.width / 2 - slider.leftPadding
            height: parent.height
            radius: height / 2
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: slider.enabled ? Theme.goldLight : Theme.muted
                }
                GradientStop {
                    position: 1
                    color: slider.enabled ? "#b98225" : Theme.hairlineDim
                }
            }
        }
    }
    handle: Rectangle {
        x: Math.round(slider.leftPadding + slider.visualPosition * (slider.availableWidth - width))
        y: Math.round((slider.height - height) / 2)
        width: Theme.size(26, 22)
        height: width
        radius: width / 2
        color: !slider.enabled ? Theme.muted : slider.pressed || slider.hovered ? Theme.cream : Theme.goldLight
        border.width: 3
        border.color: Theme.ink

        FocusRing {
            visible: slider.visualFocus
            distance: 1
            corner: parent.radius
        }
    }
}
