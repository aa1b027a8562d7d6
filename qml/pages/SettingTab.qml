import QtQuick

// Turns to a page of settings.
PlainChoice {
    id: tab

    required property string glyph

    implicitHeight: Theme.text(60, 46)
    leftPadding: Theme.size(20, 12)
    rightPadding: Theme.size(12, 8)

    background: ChoiceFace {
        choice: tab

        Rectangle {
            visible: tab.checked
            x: 3
            y: Math.round(parent.height * 0.14)
            width: Theme.size(6, 4)
            height: parent.height - 2 * y
            radius: width / 2
            color: Theme.goldLight
        }
    }
    contentItem: Item {
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size(28, 22)
            drawing: "icons/" + tab.glyph
        }
        TextLine {
            x: Theme.size(44, 31)
            width: parent.width - x
            height: parent.height
            text: tab.text
            color: tab.checked ? Theme.cream : Theme.vellum
            font.bold: tab.checked
            font.pixelSize: Theme.text(21, 16)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least(font.pixelSize)
            wrapMode: Text.NoWrap
        }
    }
}
