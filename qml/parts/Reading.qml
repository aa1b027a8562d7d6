import QtQuick
import QtQuick.Templates as T

// Words to read, with room for more than there is: they are scrolled by whole lines then, by wheel, bar, arrows, Home,
// End and the page keys. What lies in it is some lines high.
Item {
    id: reading

    required property int line // its height
    required property string name // read aloud where the keyboard comes to it
    property alias spacing: column.spacing
    default property alias content: column.data

    readonly property Item focused: Window.activeFocusItem
    readonly property bool scrolls: column.height > height
    readonly property int most: flick.contentHeight - flick.height

    // By so many lines.
    function turn(lines: int): void {
        flick.contentY = Math.max(0, Math.min(most, (Math.round(flick.contentY / line) + lines) * line));
    }

    function begin(): void {
        flick.contentY = 0;
    }
    // Lets what lies in it be seen, from its top on if it is higher than the room; `above` at the top.
    function show(item: Item, above: bool): void {
        const top = item.mapToItem(column, 0, 0).y, bottom = top + item.height;
        if (above || top < flick.contentY || bottom - top > flick.height)
            flick.contentY = Math.min(Math.ceil(Math.max(0, most) / line), Math.floor(top / line)) * line;
        else if (bottom > flick.contentY + flick.height)
            flick.contentY = Math.ceil((bottom - flick.height) / line) * line;
    }

    implicitHeight: column.height
    activeFocusOnTab: scrolls

    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Accessible.focusable: scrolls

    onFocusedChanged: {
        for (let item = scrolls ? focused : null; item; item = item.parent) {
            if (item === column)
                show(focused, false);
        }
    }
    Keys.onPressed: event => {
        const leaf = Math.round(flick.height / line) - 1, all = Math.round(flick.contentHeight / line);
        const steps = {[Qt.Key_Up]: -1, [Qt.Key_Down]: 1, [Qt.Key_PageUp]: -leaf, [Qt.Key_PageDown]: leaf,
                       [Qt.Key_Home]: -all, [Qt.Key_End]: all};
        event.accepted = scrolls && event.key in steps;
        if (event.accepted)
            turn(steps[event.key]);
    }

    Flickable {
        id: flick
        width: parent.width
        height: reading.scrolls ? Math.floor(parent.height / reading.line) * reading.line : parent.height
        contentHeight: column.height
        interactive: reading.scrolls
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        onMovementEnded: reading.turn(0)

        Column {
            id: column
            width: flick.width - bar.width - Theme.size(14, 8)
            spacing: reading.line
        }
        T.ScrollBar.vertical: T.ScrollBar {
            id: bar
            parent: reading
            anchors.right: parent.right
            height: flick.height
            visible: reading.scrolls
            minimumSize: 0.1
            width: Theme.size(12, 9)

            contentItem: Rectangle {
                radius: width / 2
                color: Theme.gold
                opacity: 0.7
            }
        }
    }
    FocusRing {
        visible: reading.activeFocus
    }
}
