import QtQuick

// The bar along the top: the way out, title, a line in the middle and the page's tools on the right (its children).
Rectangle {
    id: bar

    property string title: ""
    property string middle: ""
    // The left button: an icon's name and what it says.
    required property string menuGlyph
    required property string menuText
    property alias menuDecides: menu.decides // see PlainButton
    default property alias tools: row.data

    signal menuClicked
    signal menuHurried

    readonly property int sideRoom: Math.max(title.length > 0 ? heading.x + heading.contentWidth : 0, width - row.x) + 12

    implicitHeight: Theme.barHeight
    gradient: Gradient {
        GradientStop {
            position: 0
            color: "#241811"
        }
        GradientStop {
            position: 1
            color: "#170f0a"
        }
    }

    Rectangle {
        anchors.top: parent.bottom
        width: parent.width
        height: 6
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Qt.rgba(0, 0, 0, 0.55)
            }
            GradientStop {
                position: 1
                color: "transparent"
            }
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
    TextLine {
        anchors.centerIn: parent
        width: Math.max(0, parent.width - 2 * bar.sideRoom)
        height: parent.height
        horizontalAlignment: Text.AlignHCenter
        text: bar.middle
        font.pixelSize: Theme.barText
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least(Theme.barText, 0.75)
        wrapMode: Text.NoWrap
    }
    Row {
        id: row
        anchors.right: parent.right
        anchors.rightMargin: Theme.size(8, 4)
        anchors.verticalCenter: parent.verticalCenter
    }
}
