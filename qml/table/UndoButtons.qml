import QtQuick
import Oriflamme.App

// Takes a move back or plays it again, and tells of a game in which that was done knowing more.
Row {
    id: tools

    required property bool canUndo
    required property bool canRedo
    property bool redoes: true // what was taken back can be played again
    required property bool takebacks // see TakebackMark

    signal undoAsked
    signal redoAsked

    TakebackMark {
        visible: tools.takebacks
        height: parent.height
    }
    IconButton {
        enabled: tools.canUndo
        glyph: "undo"
        text: qsTr("Undo")
        shortcut: Shortcuts.Undo
        onClicked: tools.undoAsked()
    }
    IconButton {
        visible: tools.redoes
        enabled: tools.canRedo
        glyph: "redo"
        text: qsTr("Redo")
        shortcut: Shortcuts.Redo
        onClicked: tools.redoAsked()
    }
}
