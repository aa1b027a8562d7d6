import QtQuick
import Oriflamme.App

// What a bystander has where a person at the table has their hand: what happened last; and, while a person looks at
// their own cards, these.
Panel {
    id: watch

    property alias look: looking
    property alias hand: cards
    readonly property int pad: Theme.size(28, 18)

    Captions {
        visible: !Game.looking
        x: watch.pad
        width: side.x - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        lines: 5
        alignment: Text.AlignLeft
    }
    Item {
        visible: Game.looking
        x: watch.pad
        y: Theme.size(14, 9)
        width: side.x - 2 * x
        height: parent.height - 2 * y

        TextLine {
            id: handHeading
            width: cards.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("In the hand")
            color: Theme.muted
            font.pixelSize: Theme.secondary
        }
        HandRow {
            id: cards
            anchors.top: handHeading.bottom
            anchors.bottom: parent.bottom
            width: aside.x - Theme.gap * 3
        }
        TextLine {
            x: aside.x
            width: aside.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Set aside")
            color: Theme.muted
            font.pixelSize: Theme.secondary
            wrapMode: Text.NoWrap
        }
        AsideRow {
            id: aside
            x: parent.width - width
            y: cards.y + cards.height - height
            cardWidth: cards.cardWidth
        }
    }
    LookButton {
        id: looking
        anchors.right: parent.right
        anchors.rightMargin: watch.pad
        anchors.verticalCenter: parent.verticalCenter
    }
    Item {
        id: side
        x: looking.visible ? looking.x - watch.pad / 2 : parent.width - watch.pad / 2
    }
}
