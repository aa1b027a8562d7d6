import QtQuick

// A seat's shield: pressing it, or an arrow key, turns to another family.
PlainButton {
    id: crest

    property string family: ""

    // `by` is 1 for the next family, -1 for the one before.
    signal turned(by: int)

    text: Words.labelled(qsTr("Family"), Words.house(family))
    onClicked: turned(1)

    Keys.onLeftPressed: turned(-1)
    Keys.onRightPressed: turned(1)

    background: Crest {
        family: crest.family

        FocusRing {
            visible: crest.visualFocus
            distance: 1
        }
    }
    contentItem: Item {
        Rectangle {
            visible: crest.hovered || crest.visualFocus
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            width: Theme.size(34, 24)
            height: width
            radius: width / 2
            color: Theme.panelDark
            border.width: 1.5
            border.color: Theme.gold

            Icon {
                anchors.centerIn: parent
                width: Math.round(parent.width * 0.66)
                drawing: "icons/swap"
            }
        }
    }
}
