import QtQuick

// A suggested ten by its name.
PlainChoice {
    id: choice

    required property string suggestion
    // What its letters should have, and what finds room in all.
    required property int textSize
    required property int letterSize

    implicitHeight: Math.max(Theme.size(44, 38), implicitContentHeight + Theme.size(6, 4))
    leftPadding: Theme.size(12, 8)
    rightPadding: leftPadding
    text: Words.suggestion(suggestion)
    autoExclusive: false

    Accessible.description: Words.suggestionHint(suggestion)

    background: ChoiceFace {
        choice: choice
    }
    contentItem: TextLine {
        readonly property int nominal: choice.textSize

        text: choice.text
        color: choice.checked ? Theme.cream : Theme.vellum
        font.bold: choice.checked
        font.pixelSize: choice.letterSize
        horizontalAlignment: Text.AlignHCenter
    }
}
