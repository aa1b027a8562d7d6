import QtQuick
import Oriflamme.App

// Takes a move back or plays it again, and tells of a game in which that was done knowing more.
Row {
    id: tools

    signal undoAsked
    signal redoAsked

    TakebackMark {
        visible: Game.takebacks
        height: parent.height
    }
    IconButton {
        enabled: Game.canUndo
        glyph: "undo"
        text: qsTr("Undo")
        onClicked: tools.undoAsked()
    }
    IconButton {
        enabled: Game.canRedo
        glyph: "redo"
        text: qsTr("Redo")
        onClicked: tools.redoAsked()
    }
}
