import QtQuick

// A small icon with a number or a few words beside it.
Item {
    id: mark

    property string glyph: ""
    property string text: ""
    property int iconSize: Theme.size(24, 18)
    property int textSize: Theme.secondary
    property color colour: Theme.muted
    property real fade: 0.75
    property real gap: iconSize * 0.14

    implicitWidth: icon.width + words.anchors.leftMargin + words.implicitWidth
    implicitHeight: Math.max(icon.height, words.implicitHeight)

    Picture {
        id: icon
        anchors.verticalCenter: parent.verticalCenter
        width: mark.iconSize
        height: width
        drawing: mark.glyph === "" ? "" : "icons/" + mark.glyph
        opacity: mark.fade
    }
    TextLine {
        id: words
        anchors.left: icon.right
        anchors.leftMargin: Math.round(mark.gap)
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: mark.text
        color: mark.colour
        font.pixelSize: mark.textSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least(mark.textSize)
        wrapMode: Text.NoWrap
    }
}
