import QtQuick
import Oriflamme.App

// The tool that opens and closes the log. By the pointer the keyboard stays where it is.
IconButton {
    required property LogPanel log

    visible: !log.pinned
    focusPolicy: Qt.TabFocus
    glyph: "log"
    text: qsTr("What has happened")
    shortcut: Shortcuts.Log
    onClicked: log.toggle(visualFocus)
}
