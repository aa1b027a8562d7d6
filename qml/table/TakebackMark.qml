import QtQuick

// Tells, wherever a game is shown, that a move was taken back in it by somebody who knew more by then.
Item {
    id: mark

    readonly property string text: qsTr("A move was taken back in this game after something hidden was seen.")

    implicitWidth: Theme.size(47, 40)
    implicitHeight: Theme.size(26, 22)

    Accessible.role: Accessible.Graphic
    Accessible.name: text

    Picture {
        anchors.centerIn: parent
        width: mark.implicitHeight
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
}
