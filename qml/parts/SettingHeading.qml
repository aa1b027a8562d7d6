import QtQuick

// What a setting is called.
Row {
    id: heading

    required property string glyph
    property alias text: title.text

    spacing: Theme.size(14, 10)

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size(34, 26)
        drawing: "icons/" + heading.glyph
    }
    TitleText {
        id: title
        width: heading.width - x
    }
}
