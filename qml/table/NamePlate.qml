import QtQuick

// A small dark plate above a card: the name of a face-down card that everybody knows, "sleeps this round" and the like.
Rectangle {
    id: plate

    property string text: ""
    property real room: 220

    visible: text !== ""
    implicitWidth: Math.ceil(words.contentWidth) + Theme.size(22, 16)
    implicitHeight: words.implicitHeight + Theme.size(8, 5)
    radius: Math.min(height / 2, Theme.size(15, 11))
    color: Qt.rgba(26 / 255, 19 / 255, 16 / 255, 0.92)
    border.width: 1
    border.color: Theme.hairlineDim

    TextLine {
        id: words
        anchors.centerIn: parent
        width: plate.room - Theme.size(22, 16) // not what the words want: that depends on it where they wrap
        text: plate.text
        font.pixelSize: Theme.text(16, 13)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least(font.pixelSize)
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        horizontalAlignment: Text.AlignHCenter
    }
}
