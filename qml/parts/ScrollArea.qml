import QtQuick

// What is higher than its room, to be scrolled; what the keyboard comes to moves into view.
Flickable {
    id: area

    readonly property Item focused: Window.activeFocusItem
    readonly property int reach: 8 // of the keyboard's frame, around what is in it
    property alias spacing: column.spacing
    default property alias content: column.data

    function show(item: Item): void {
        const top = item.mapToItem(contentItem, 0, 0).y - 12, bottom = top + item.height + 24;
        contentY = Math.max(0, Math.min(contentHeight - height, top, Math.max(contentY, bottom - height)));
    }

    contentWidth: width
    contentHeight: column.height + 2 * reach
    interactive: contentHeight > height + 1
    clip: interactive
    boundsBehavior: Flickable.StopAtBounds
    onFocusedChanged: {
        for (let item = interactive ? focused : null; item; item = item.parent) {
            if (item === contentItem)
                show(focused);
        }
    }

    Column {
        id: column
        x: area.reach
        y: area.reach
        width: area.width - 2 * x
    }
    Rectangle {
        parent: area
        visible: area.interactive
        anchors.right: parent.right
        y: area.visibleArea.yPosition * area.height
        width: 3
        height: area.visibleArea.heightRatio * area.height
        radius: 1.5
        color: Theme.hairline
    }
}
