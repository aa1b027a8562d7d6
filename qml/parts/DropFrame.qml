import QtQuick

// Takes files that are dropped, and shows a frame while one is held over it.
DropArea {
    id: area

    signal fileDropped(file: url)

    onEntered: drag => drag.accepted = drag.hasUrls
    onDropped: drop => fileDropped(drop.urls[0])

    Rectangle {
        anchors.fill: parent
        visible: area.containsDrag
        color: "transparent"
        border.width: Theme.size(10, 6)
        border.color: Theme.gold
    }
}
