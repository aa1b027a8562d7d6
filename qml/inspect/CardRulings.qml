pragma ComponentBehavior: Bound
import QtQuick

// Sentences to read on vellum, a point each. It wants `natural` height; with less its words can be scrolled.
Panel {
    id: rulings

    property string title: ""
    property string lead: "" // before the points
    property var notes: []
    property string card: "" // its signs stand beside the title
    readonly property int pad: Theme.size(28, 16)
    readonly property int letters: Theme.text(18, 14)
    readonly property int line: Math.round(letters * 1.28)
    readonly property real natural: page.y + page.implicitHeight + pad * 0.8

    drawing: "panel-vellum"

    TitleText {
        id: heading
        x: rulings.pad
        y: Math.round(rulings.pad * 0.6)
        width: parent.width - 2 * x
        size: Theme.text(24, 17)
        color: Theme.wine
        text: rulings.title
    }
    CardSigns {
        anchors.right: parent.right
        anchors.rightMargin: rulings.pad
        anchors.verticalCenter: heading.verticalCenter
        card: rulings.card
        room: parent.width - heading.implicitWidth - 3 * rulings.pad
        size: Theme.text(32, 24)
        ink: Theme.ink
        inked: true
    }
    Reading {
        id: page
        x: rulings.pad
        y: heading.y + heading.height + Theme.size(6, 3)
        width: parent.width - 2 * x + Theme.size(14, 8)
        height: parent.height - y - rulings.pad * 0.7
        line: rulings.line
        spacing: 0
        name: rulings.title

        TextLine {
            visible: text !== ""
            width: parent?.width ?? 0
            text: rulings.lead
            color: Theme.ink
            font.pixelSize: rulings.letters
            lineHeight: rulings.line
            lineHeightMode: Text.FixedHeight
        }
        Repeater {
            model: rulings.notes

            Item {
                id: point
                required property string modelData

                width: parent?.width ?? 0
                height: words.height

                Rectangle {
                    x: Theme.size(6, 4)
                    y: Math.round((rulings.line - height) / 2)
                    width: Theme.size(6, 5)
                    height: width
                    radius: width / 2
                    color: Theme.wine
                }
                TextLine {
                    id: words
                    x: Theme.size(26, 18)
                    width: parent.width - x
                    text: point.modelData
                    color: Theme.ink
                    font.pixelSize: rulings.letters
                    lineHeight: rulings.line
                    lineHeightMode: Text.FixedHeight
                }
            }
        }
    }
}
