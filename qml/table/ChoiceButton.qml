import QtQuick

// A button that makes a choice.
RowButton {
    id: button

    // The choice's code, as in Outlook.
    property string code: ""
    decides: true
    readonly property bool pointed: visible && hovered
    readonly property bool focused: visible && visualFocus

    Accessible.description: Outlook.words(code)

    HintMark {
        visible: button.code !== "" && Advice.code === button.code
        x: -Math.round(width * 0.36)
        y: x
    }
}
