import QtQuick

// A suggested ten by its name.
PlainChoice {
    id: choice

    required property string suggestion

    implicitHeight: Math.max(Theme.size(44, 34), Theme.text(28, 26))
    leftPadding: Theme.size(12, 8)
    rightPadding: leftPadding
    text: Words.suggestion(suggestion)
    autoExclusive: false

    Accessible.description: Words.suggestionHint(suggestion)

    background: ChoiceFace {
        checked: choice.checked
        hovered: choice.hovered
        focused: choice.visualFocus
    }
    contentItem: TextLine {
        text: choice.text
        color: choice.checked ? Theme.cream : Theme.vellum
        font.bold: choice.checked
        font.pixelSize: Theme.secondary
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.least(Theme.secondary, 0.75)
        horizontalAlignment: Text.AlignHCenter
    }
}
