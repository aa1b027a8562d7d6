import QtQuick

// A heading; it shrinks to its width and is cut off only after that.
Text {
    property int size: Theme.panelTitle

    color: Theme.goldLight
    font.family: Theme.fontFor(text)
    font.bold: true
    font.pixelSize: size
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Theme.least(size)
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
    textFormat: Text.PlainText
}
