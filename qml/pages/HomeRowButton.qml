import QtQuick

// Two of the buttons at home side by side.
RowButton {
    implicitHeight: Math.max(Theme.size(66, 44), tall)
    textSize: Theme.text(24, 17)
}
