import QtQuick

// The bar along the top: the way out, title, a line in the middle and the page's tools on the right (its children).
Rectangle {
    id: bar

    property string title: ""
    property string middle: ""
    // The left button: an icon's name and what it says.
    required property string menuGlyph
    required property string menuText
    property alias menuShortcut: menu.shortcut
    property alias menuDecides: menu.decides // see PlainButton
    default property alias tools: row.data

    signal menuClicked
    signal menuHurried

    implicitHeight: Theme.barHeight
    gradient: Slope {
        high: "#241811"
        low: "#170f0a"
    }

    Rectangle {
        anchors.top: parent.bottom
        width: parent.width
        height: 6
        gradient: Slope {
            high: Qt.rgba(0, 0, 0, 0.55)
            low: "transparent"
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 2
        color: Theme.hairline
    }
    IconButton {
        id: menu
        x: Theme.size(5, 2)
        anchors.verticalCenter: parent.verticalCenter
        glyph: bar.menuGlyph
        text: bar.menuText
        onClicked: if (!decides)
            bar.menuClicked()
        onDecided: bar.menuClicked()
        onHurried: bar.menuHurried()
    }
    TitleText {
        id: heading
        x: menu.x + menu.width + Theme.size(5, 3)
        width: Math.min(implicitWidth + 2, bar.width * 0.34)
        height: parent.height
        size: Theme.barTitle
        text: bar.title
    }
    // In the middle of the bar, or of what the title and the tools leave of it; its end is what matters most.
    TextLine {
        id: line

        readonly property real from: heading.x + (bar.title === "" ? 0 : heading.contentWidth) + 12
        readonly property real to: row.x - 12

        x: Math.round(Math.max(from, Math.min((bar.width - width) / 2, to - width)))
        y: 4
        width: Math.max(0, Math.min(Math.ceil(implicitWidth), to - from))
        height: parent.height - 2 * y
        elide: Text.ElideLeft
        text: bar.middle
        font.pixelSize: Theme.barText
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least(Theme.barText)
        wrapMode: Text.NoWrap

        HoverHandler {
            id: pointer
        }
        Tip {
            visible: pointer.hovered && line.truncated
            y: line.height
            text: line.text
        }
    }
    Row {
        id: row
        anchors.right: parent.right
        anchors.rightMargin: Theme.size(8, 4)
        anchors.verticalCenter: parent.verticalCenter
    }
}
