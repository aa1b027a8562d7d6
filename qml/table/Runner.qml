import QtQuick

// The velvet runner on which the queue lies.
Item {
    id: runner

    readonly property real border: Math.round(height * 0.095) // where the cloth is free of gold, from either edge
    // The stage changes: it comes to its new height in one motion.
    property bool restaging: false
    property real drawn: 0 // the height that was seen last

    onHeightChanged: {
        stretching.stop();
        if (restaging && drawn > 0 && Theme.travels) {
            stretch.yScale *= drawn / height;
            stretching.start();
        } else {
            stretch.yScale = 1;
        }
        drawn = height;
    }
    transform: Scale {
        id: stretch
    }

    NumberAnimation {
        id: stretching
        target: stretch
        property: "yScale"
        to: 1
        duration: Theme.stageTime
        easing.type: Easing.InOutQuad
    }
    Rectangle {
        anchors.top: parent.bottom
        width: parent.width
        height: Theme.size(16, 10)
        gradient: Slope {
            high: Qt.rgba(0, 0, 0, 0.55)
            low: "transparent"
        }
    }
    Rectangle {
        anchors.bottom: parent.top
        width: parent.width
        height: Theme.size(6, 4)
        gradient: Slope {
            high: "transparent"
            low: Qt.rgba(0, 0, 0, 0.4)
        }
    }
    Image {
        anchors.fill: parent
        fillMode: Image.TileHorizontally
        horizontalAlignment: Image.AlignLeft
        source: runner.height > 0 ? "image://art/table/runner-tile" : ""
        sourceSize.width: Math.round(runner.height * 240 / 380)
        sourceSize.height: Math.round(runner.height)
    }
}
