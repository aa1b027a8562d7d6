pragma ComponentBehavior: Bound
import QtQuick

// Sentences to read on vellum, a point each. It wants `natural` height; with less its words can be scrolled.
Panel {
    id: rulings

    property string title: ""
    property string lead: "" // before the points
    property var notes: []
    readonly property int pad: Theme.size(28, 16)
    readonly property real natural: list.y + page.y + list.height + pad * 0.8

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
    Flickable {
        id: page
        x: rulings.pad
        y: heading.y + heading.height + Theme.size(6, 3)
        width: parent.width - 2 * x
        height: parent.height - y - rulings.pad * 0.7
        contentHeight: list.height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height + 1
        clip: interactive

        Column {
            id: list
            width: page.width
            spacing: Theme.size(9, 4)

            TextLine {
                visible: text !== ""
                width: parent.width
                text: rulings.lead
                color: Theme.ink
                font.pixelSize: Theme.text(19, 14)
            }
            Repeater {
                model: rulings.notes

                Item {
                    id: point
                    required property string modelData

                    width: list.width
                    height: words.implicitHeight

                    Rectangle {
                        x: Theme.size(6, 4)
                        y: Math.round(words.font.pixelSize * 0.5)
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
                        font.pixelSize: Theme.text(18, 14)
                    }
                }
            }
        }
    }
    Rectangle {
        visible: page.interactive
        x: page.x + page.width + 4
        y: page.y + page.visibleArea.yPosition * page.height
        width: 3
        height: page.visibleArea.heightRatio * page.height
        radius: 1.5
        color: Theme.hairline
    }
}
