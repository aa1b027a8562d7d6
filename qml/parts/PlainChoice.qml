import QtQuick
import QtQuick.Templates as T

// One of a few, without a look: what all of them do with the pointer, the keyboard and a screen reader.
T.RadioButton {
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.name: text
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
