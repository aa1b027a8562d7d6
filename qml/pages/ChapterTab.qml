import QtQuick

// Turns to a chapter of the rules.
PlainChoice {
    id: tab

    implicitHeight: Math.max(Theme.finger, Theme.text(36, 25), implicitContentHeight + Theme.size(8, 4))
    leftPadding: Theme.size(18, 12)
    rightPadding: Theme.size(10, 6)

    background: ChoiceFace {
        choice: tab
        border.width: tab.checked ? 2 : tab.hovered ? 1 : 0

        Rectangle {
            visible: tab.checked
            x: 3
            y: Math.round(parent.height * 0.14)
            width: Theme.size(5, 3)
            height: parent.height - 2 * y
            radius: width / 2
            color: Theme.goldLight
        }
    }
    contentItem: TextLine {
        text: tab.text
        color: tab.checked ? Theme.cream : Theme.vellum
        font.bold: tab.checked
        font.pixelSize: Theme.text(19, 14)
    }
}
