import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// One of a few, without a look: what all of them do with the pointer, the keyboard and a screen reader.
T.RadioButton {
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    containmentMask: Reach {}

    Accessible.name: text
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: event => event.isAutoRepeat || clicked()
    Keys.onEnterPressed: event => event.isAutoRepeat || clicked()
    Keys.onSpacePressed: event => event.accepted = event.isAutoRepeat
    Keys.onReleased: event => event.accepted = event.isAutoRepeat

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
