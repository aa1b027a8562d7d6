import QtQuick

// A button that makes a choice, with what that would bring.
RowButton {
    id: button

    // The choice's code, as in Outlook.
    property string code: ""
    decides: true
    readonly property bool pointed: visible && hovered
    readonly property bool focused: visible && visualFocus

    readonly property real brought: Math.max(pills.size, pills.implicitHeight) + Theme.size(6, 4)

    implicitHeight: Math.max(Theme.buttonHeight, tall - bottomPadding) + brought
    bottomPadding: pills.shown.length > 0 ? brought : 0

    Accessible.description: Outlook.words(code)

    HintMark {
        visible: button.code !== "" && Advice.code === button.code
        x: -Math.round(width * 0.36)
        y: x
    }
    PreviewPills {
        id: pills
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height - Theme.size(8, 6)
        code: button.code
        size: Theme.text(24, 19)
        room: parent.width - Theme.size(16, 12)
    }
}
