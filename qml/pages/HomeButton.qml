import QtQuick

// One of the large buttons at home.
ActionButton {
    implicitHeight: Theme.size(66, 44)
    textSize: Theme.text(24, 17)
}
