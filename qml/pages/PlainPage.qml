import QtQuick
import Oriflamme.App

// A page with the way back to the one before and, in its middle, its children.
FocusScope {
    id: page

    property alias title: bar.title
    property alias middle: bar.middle // of the bar
    // How large the middle may become.
    required property real widest
    required property real highest
    default property alias content: room.data

    signal backAsked

    Keys.onEscapePressed: backAsked()

    Wood {
        anchors.fill: parent
    }
    TableLight {
        anchors.fill: parent
    }
    TopBar {
        id: bar
        width: parent.width
        menuGlyph: "back"
        menuText: Words.back
        menuShortcut: Shortcuts.Back
        onMenuClicked: page.backAsked()
    }
    Item {
        id: room
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(bar.height + (parent.height - bar.height - height) / 2)
        width: Math.round(Math.min(parent.width - 2 * Theme.margin, page.widest))
        height: Math.round(Math.min(parent.height - bar.height - 2 * Theme.margin, page.highest))
    }
}
