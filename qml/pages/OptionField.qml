import QtQuick

// An option: what it is called, and a choice beside it.
Item {
    id: option

    required property string name
    property alias model: field.model
    property alias value: field.value

    signal chosen(value: var)

    implicitHeight: Math.max(field.implicitHeight, words.implicitHeight)

    TextLine {
        id: words
        width: field.x - Theme.gap
        height: option.height
        text: option.name
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least(Theme.body)
        wrapMode: Text.WordWrap
    }
    ChoiceField {
        id: field
        x: Math.round(parent.width * 0.34)
        width: parent.width - x
        height: option.height
        name: option.name
        onChosen: value => option.chosen(value)
    }
}
