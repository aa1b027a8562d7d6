import QtQuick

// Tells what went wrong outside the game, until it is closed. What went well goes by itself.
Rectangle {
    id: bar

    required property var notice // see Words.notice

    signal dismissed
    signal closed // by hand

    readonly property var good: ["saved", "copied", "first-game"]
    readonly property bool well: bar.good.includes(bar.notice.code)
    // Tells of what is looked at; that makes room for it.
    readonly property bool stays: bar.notice.wrong !== undefined
    readonly property int pad: Theme.size(14, 10)

    onNoticeChanged: {
        leaving.stop();
        if (good.includes(notice.code))
            leaving.start();
    }
    visible: bar.notice.code !== undefined
    implicitHeight: Math.max(close.height, words.implicitHeight) + 2 * pad
    radius: Theme.size(8, 6)
    color: Theme.panelDark
    border.width: 3
    border.color: bar.well ? Theme.hairline : Theme.velvet

    Accessible.role: Accessible.Notification
    Accessible.name: words.text

    Shade {
        z: -1
    }
    Icon {
        id: sign
        x: bar.pad
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size(32, 26)
        drawing: bar.well ? "icons/check" : "icons/warning"
    }
    TextLine {
        id: words
        anchors.left: sign.right
        anchors.leftMargin: bar.pad
        anchors.right: close.left
        anchors.rightMargin: bar.pad
        anchors.verticalCenter: parent.verticalCenter
        text: bar.visible ? Words.notice(bar.notice) : ""
        color: Theme.cream
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
    IconButton {
        id: close
        anchors.right: parent.right
        anchors.rightMargin: bar.pad / 2
        anchors.verticalCenter: parent.verticalCenter
        glyph: "close"
        text: qsTr("Close")
        onClicked: {
            bar.dismissed();
            bar.closed();
        }
    }
    Timer {
        id: leaving
        interval: 4000
        onTriggered: bar.dismissed()
    }
}
