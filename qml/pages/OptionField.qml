import QtQuick

// An option: what it is called, and a choice beside it.
Item {
    id: option

    required property string name
    property alias model: field.model
    property alias value: field.value

    signal chosen(value: var)

    implicitHeight: field.implicitHeight

    TextLine {
        width: field.x - Theme.gap
        height: parent.height
        text: option.name
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.least(Theme.body, 0.75)
        wrapMode: Text.WordWrap
    }
    ChoiceField {
        id: field
        x: Math.round(parent.width * 0.34)
        width: parent.width - x
        name: option.name
        onChosen: value => option.chosen(value)
    }
}
