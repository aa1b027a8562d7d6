import QtQuick

// A setting: what it is called, and one of a few to choose.
Column {
    id: row

    required property string glyph
    required property string name
    property alias choices: choice.choices
    property alias value: choice.value

    signal chosen(value: var)

    spacing: Theme.size(16, 10)

    Row {
        width: parent.width
        spacing: Theme.size(14, 10)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size(34, 26)
            drawing: "icons/" + row.glyph
        }
        TitleText {
            width: parent.width - x
            text: row.name
        }
    }
    SegmentedChoice {
        id: choice
        width: parent.width
        name: row.name
        onChosen: value => row.chosen(value)
    }
    Item {
        width: 1
        height: Theme.size(8, 4)
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.hairlineDim
    }
}
