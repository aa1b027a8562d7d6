import QtQuick

// A box that is ticked or not, and what that means. Change `ticked` when it is clicked.
PlainButton {
    id: tick

    property bool ticked: false

    readonly property int box: Theme.size(28, 22)

    implicitWidth: leftPadding + implicitContentWidth
    implicitHeight: Math.max(box, implicitContentHeight) + topPadding + bottomPadding
    leftPadding: box + Theme.size(12, 9)
    topPadding: Theme.size(8, 6)
    bottomPadding: topPadding

    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: ticked
    Accessible.onToggleAction: clicked()

    background: Item {
        Rectangle {
            width: tick.box
            height: tick.box
            anchors.verticalCenter: parent.verticalCenter
            radius: Theme.size(6, 4)
            color: Theme.panelDark
            border.width: 1.5
            border.color: tick.hovered ? Theme.gold : Theme.hairline

            Icon {
                anchors.centerIn: parent
                visible: tick.ticked
                width: Math.round(parent.width * 0.76)
                drawing: "icons/check"
            }
            FocusRing {
                visible: tick.visualFocus
                corner: parent.radius
            }
        }
    }
    contentItem: TextLine {
        text: tick.text
        verticalAlignment: Text.AlignVCenter
    }
}
