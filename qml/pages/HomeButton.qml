import QtQuick

// One of the large buttons at home.
ActionButton {
    implicitHeight: Math.max(Theme.size(66, 44), tall)
    textSize: Theme.text(24, 17)
}
