import QtQuick
import QtQuick.Templates as T

// A button without a look: what all buttons do with the pointer, the keyboard and a screen reader.
T.Button {
    id: button

    // Has the keyboard from now on, and is seen to: also where it had it already, say of a popup that has been open.
    function takeFocus(): void {
        forceActiveFocus(Qt.TabFocusReason);
        focusReason = Qt.TabFocusReason;
    }

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    // A double click presses once: its second half may fall on a button that has just come.
    onDoubleClicked: {}

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: if (enabled)
        clicked()
    // A key that is held presses once.
    Keys.onReturnPressed: event => event.isAutoRepeat || clicked()
    Keys.onEnterPressed: event => event.isAutoRepeat || clicked()
    Keys.onSpacePressed: event => event.accepted = event.isAutoRepeat
    Keys.onReleased: event => event.accepted = event.isAutoRepeat

    HoverHandler {
        cursorShape: button.enabled ? Qt.PointingHandCursor : Qt.ForbiddenCursor
    }
}
