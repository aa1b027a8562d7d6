import QtQuick
import Oriflamme.App

// Takes a move back or plays it again, and tells of a game in which that was done knowing more.
Row {
    id: tools

    signal undoAsked
    signal redoAsked

    Item {
        visible: Game.takebacks
        width: Theme.size(47, 40)
        height: parent.height

        Picture {
            anchors.centerIn: parent
            width: Theme.size(26, 22)
            height: width
            drawing: "icons/undo-marked"
        }
        HoverHandler {
            id: pointer
        }
        Tip {
            visible: pointer.hovered
            text: mark.text
        }
        Item {
            id: mark
            readonly property string text: qsTr("A move was taken back in this game after something hidden was seen.")

            anchors.fill: parent
            Accessible.role: Accessible.Graphic
            Accessible.name: text
        }
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
