import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// A line to type into; `name` is read aloud.
T.TextField {
    id: field

    property string name: ""

    implicitWidth: Theme.size(330, 220)
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.size(14, 10)
    rightPadding: Theme.size(14, 10)
    verticalAlignment: Text.AlignVCenter
    color: enabled ? Theme.cream : Theme.muted
    selectionColor: Theme.goldDark
    selectedTextColor: Theme.cream
    font.family: Theme.textFont
    font.pixelSize: Theme.body
    selectByMouse: true
    activeFocusOnTab: true
    containmentMask: Reach {}

    Accessible.role: Accessible.EditableText
    Accessible.name: name

    background: Rectangle {
        radius: Theme.size(8, 6)
        color: Theme.panelDark
        border.width: 1.5
        border.color: field.hovered || field.activeFocus ? Theme.gold : Theme.hairline

        FocusRing {
            visible: field.activeFocus
            distance: 2
            corner: parent.radius
        }
    }
}
