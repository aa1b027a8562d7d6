import QtQuick

// Words to read; they wrap where a width is given.
Text {
    color: Theme.vellum
    font.family: Theme.textFont
    font.pixelSize: Theme.body
    wrapMode: Text.Wrap
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
    textFormat: Text.PlainText
}
