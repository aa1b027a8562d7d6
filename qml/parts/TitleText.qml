import QtQuick

// A heading; it shrinks to its width and is cut off only after that.
Text {
    property int size: Theme.panelTitle

    color: Theme.goldLight
    font.family: Theme.titleFont
    font.bold: true
    font.pixelSize: size
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Theme.least(size, 0.62)
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
    textFormat: Text.PlainText
}
