import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// A button without a look: what all buttons do with the pointer, the keyboard and a screen reader.
T.Button {
    id: button

    // It takes a choice, draws a curtain, or begins or leaves a game: a click is `decided` then, or only `hurried`.
    property bool decides: false
    property string remark: "" // read aloud after its name

    signal decided
    signal hurried

    // Has the keyboard from now on, and is seen to: also where it had it already, say of a popup that has been open.
    function takeFocus(): void {
        forceActiveFocus(Qt.TabFocusReason);
        focusReason = Qt.TabFocusReason;
    }

    Component.onCompleted: if (decides)
        Deciding.watch(this)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    containmentMask: Reach {}
    onClicked: if (decides)
        Deciding.take() ? decided() : hurried()
    // A double click presses once: its second half may fall on a button that has just come.
    onDoubleClicked: {}

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: enabled ? remark : qsTr("Not possible now") // Qt 6.4 tells of no state that would say so
    Accessible.onPressAction: if (enabled) {
        Deciding.mean();
        clicked();
    }
    // A key that is held presses once.
    Keys.onReturnPressed: event => event.isAutoRepeat || clicked()
    Keys.onEnterPressed: event => event.isAutoRepeat || clicked()
    Keys.onSpacePressed: event => event.accepted = event.isAutoRepeat
    Keys.onReleased: event => event.accepted = event.isAutoRepeat

    HoverHandler {
        cursorShape: !button.enabled ? Qt.ForbiddenCursor
            : button.decides && !Deciding.open ? Qt.ArrowCursor : Qt.PointingHandCursor
    }
}
