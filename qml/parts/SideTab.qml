import QtQuick
import QtQuick.Templates as T

// A tab in the column at a panel's left: icon and words, marked by a bar when it is the open one.
T.Button {
    id: tab

    property string glyph: ""

    readonly property int iconSize: glyph === "" ? 0 : Theme.size(26, 22)

    implicitWidth: Theme.size(270, 180)
    implicitHeight: Theme.size(64, 48)
    leftPadding: Theme.size(24, 16)
    rightPadding: Theme.size(12, 8)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.selected: checked
    Accessible.onPressAction: if (enabled)
        clicked()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    background: Rectangle {
        radius: Theme.size(8, 6)
        color: tab.checked ? Qt.rgba(219 / 255, 168 / 255, 58 / 255, 0.22)
            : Qt.rgba(1, 240 / 255, 205 / 255, tab.hovered ? 0.1 : 0.04)
        border.width: 2
        border.color: tab.checked ? Theme.goldLight : tab.hovered ? Theme.hairline : Theme.hairlineDim

        Rectangle {
            visible: tab.checked
            y: Math.round(parent.height * 0.16)
            width: 6
            height: Math.round(parent.height * 0.68)
            radius: 3
            color: Theme.goldLight
        }
        FocusRing {
            visible: tab.visualFocus
            corner: parent.radius
        }
    }
    contentItem: Item {
        Picture {
            y: Math.round((parent.height - height) / 2)
            width: tab.iconSize
            height: width
            drawing: tab.glyph === "" ? "" : "icons/" + tab.glyph
        }
        TextLine {
            x: tab.iconSize > 0 ? tab.iconSize + Theme.size(16, 10) : 0
            width: parent.width - x
            height: parent.height
            text: tab.text
            color: tab.checked ? Theme.cream : Theme.vellum
            font.pixelSize: Theme.text(22, 16)
            font.bold: tab.checked
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(font.pixelSize * 0.7)
            wrapMode: Text.NoWrap
        }
    }
}
