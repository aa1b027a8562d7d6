import QtQuick

// What happens, why, and what may be done about it. Its children are the buttons that answer, side by side along the
// foot; give each the width `buttonWidth`. Those that hurry what is shown stand along the top, where none ever answers.
Panel {
    id: prompt

    property string title: ""
    property string text: ""
    // What the choice that is pointed at would bring.
    property string outcome: ""
    readonly property string words: outcome === "" ? text : text + "\n" + outcome
    default property alias buttons: row.data
    readonly property real buttonWidth: (row.width + row.spacing) / Math.max(1, row.visibleChildren.length) - row.spacing
    property alias hurrying: top.data
    readonly property real hurryWidth: (top.width + top.spacing) / Math.max(1, top.visibleChildren.length) - top.spacing

    // How high it may become before its words scroll.
    property real most: 1.5 * Theme.bandHeight

    readonly property int pad: Theme.size(20, 16)

    implicitWidth: Math.round(Theme.size(430, 330) * (0.6 + 0.4 * Theme.textScale))
    // As high as its words need, within bounds: longer ones scroll.
    implicitHeight: Math.round(Math.max(Theme.bandHeight, Math.min(most,
        heading.y + heading.height + lines.implicitHeight + row.implicitHeight + Theme.size(44, 34))))

    Accessible.role: Accessible.Pane
    Accessible.name: title + ". " + words

    Row {
        id: top
        anchors.left: heading.left
        anchors.right: heading.right
        y: Theme.size(13, 11)
        spacing: row.spacing
    }
    TitleText {
        id: heading
        x: prompt.pad
        y: top.y + (top.implicitHeight > 0 ? top.implicitHeight + Theme.size(8, 6) : 0)
        width: parent.width - 2 * prompt.pad
        height: Math.round(implicitHeight)
        size: Theme.promptTitle
        text: prompt.title
    }
    Flickable {
        id: page
        anchors.left: heading.left
        anchors.right: heading.right
        anchors.top: heading.bottom
        anchors.bottom: row.implicitHeight > 0 ? row.top : parent.bottom
        anchors.topMargin: 2
        anchors.bottomMargin: row.implicitHeight > 0 ? Theme.size(8, 5) : prompt.pad
        contentHeight: Math.max(height, lines.implicitHeight)
        boundsBehavior: Flickable.StopAtBounds
        interactive: lines.implicitHeight > height
        clip: interactive

        TextLine {
            id: lines
            width: page.width
            height: page.contentHeight
            text: prompt.words
            font.pixelSize: Theme.body
            lineHeight: 1.05
            verticalAlignment: Text.AlignTop
        }
    }
    Rectangle {
        visible: page.interactive
        anchors.left: page.right
        anchors.leftMargin: 4
        y: page.y + page.visibleArea.yPosition * page.height
        width: 3
        height: page.visibleArea.heightRatio * page.height
        radius: 1.5
        color: Theme.hairline
    }
    Row {
        id: row
        anchors.left: heading.left
        anchors.right: heading.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.size(18, 13)
        spacing: Theme.size(18, 16)
    }
}
