import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// FileRows below each other: by wheel, bar and arrows, Home, End and the page keys; Backspace asks for the folder above.
ListView {
    id: list

    // Rows that are seen at once.
    readonly property int leaf: Math.max(1, Math.floor(height / Math.max(1, currentItem?.height ?? height)))

    readonly property int barRoom: bar.visible ? bar.width + Theme.size(10, 6) : 0

    signal aboveAsked

    // Gives a row the keyboard.
    function go(to: int): void {
        const index = Math.max(0, Math.min(count - 1, to));
        positionViewAtIndex(index, ListView.Contain);
        forceLayout();
        itemAtIndex(index)?.forceActiveFocus(Qt.TabFocusReason);
    }

    clip: true
    cacheBuffer: 0 // Qt 6.4 warns of rows that are still made beyond the edge when another folder comes
    spacing: Theme.size(8, 5)
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: false
    highlightMoveDuration: 0

    Keys.onPressed: event => {
        const steps = {[Qt.Key_Up]: -1, [Qt.Key_Down]: 1, [Qt.Key_PageUp]: -leaf, [Qt.Key_PageDown]: leaf,
                       [Qt.Key_Home]: -count, [Qt.Key_End]: count};
        event.accepted = event.key in steps || event.key === Qt.Key_Backspace;
        if (event.key in steps)
            go(currentIndex + steps[event.key]);
        else if (event.accepted)
            aboveAsked();
    }

    onContentYChanged: ordering.restart()
    onContentHeightChanged: ordering.restart()
    // Rows are made as they come into sight, at either end.
    Timer {
        id: ordering
        interval: 0
        onTriggered: ReadingOrder.set(Array.from(list.contentItem.children).sort((a, b) => a.y - b.y))
    }

    T.ScrollBar.vertical: T.ScrollBar {
        id: bar
        visible: list.contentHeight > list.height
        minimumSize: 0.1
        width: Theme.size(12, 9)
        x: list.width - width

        contentItem: Rectangle {
            radius: width / 2
            color: Theme.gold
            opacity: 0.7
        }
    }
}
