import QtQuick

// A round button with an icon, as players of films have; `primary` is the golden one. `text` is its name.
IconButton {
    id: button

    property bool primary: false

    implicitWidth: Theme.size(52, Theme.finger)
    implicitHeight: implicitWidth
    iconSize: Math.round(width * 0.46)
    inked: primary && enabled
    tipAbove: true
    // A click leaves the keyboard to the page.
    focusPolicy: Qt.TabFocus

    background: ButtonFace {
        radius: width / 2
        button: button
        primary: button.primary
    }
}
