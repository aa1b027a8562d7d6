pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// A piece of a table, as it looks with what is set: a plate, two cards of the queue, words.
Item {
    id: preview

    readonly property int pad: Theme.size(20, 14)
    readonly property string family: "tower"

    clip: true

    Accessible.ignored: true

    Wood {
        anchors.fill: parent
    }
    Runner {
        id: cloth
        y: plate.y + plate.height + preview.pad
        width: parent.width
        height: words.y - preview.pad - y
    }
    TableLight {
        anchors.fill: parent
    }
    Panel {
        id: plate
        x: preview.pad
        y: preview.pad
        width: parent.width - 2 * x
        height: Theme.text(76, 60)

        FamilyStrip {
            x: 3
            y: 5
            height: parent.height - 2 * y
            family: preview.family
        }
        Crest {
            id: crest
            x: preview.pad
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height * 0.7
            family: preview.family
        }
        TitleText {
            x: crest.x + crest.width + Theme.gap
            width: parent.width - x - preview.pad
            height: parent.height
            size: Theme.playerName
            text: Words.lessonNames[preview.family]
        }
    }
    Row {
        id: cards

        readonly property real high: cloth.height - 2 * cloth.border - preview.pad
        readonly property int card: Math.min(high / 1.4, (parent.width - 3 * preview.pad) / 2)

        anchors.centerIn: cloth
        spacing: preview.pad

        Repeater {
            model: [{card: "archer", family: "wolf", active: true}, {card: "conspiracy", family: preview.family}]

            TableCard {
                required property var modelData

                width: cards.card
                height: Math.round(width * 1.4)
                enabled: false
                focusPolicy: Qt.NoFocus
                up: true
                card: modelData.card
                family: modelData.family
                named: Looks.cardNames
                active: modelData.active ?? false

                Accessible.ignored: true
            }
        }
    }
    TextLine {
        id: words
        x: preview.pad
        y: parent.height - height - preview.pad
        width: parent.width - 2 * x
        text: qsTr("This is how the table looks.")
        horizontalAlignment: Text.AlignHCenter
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.width: 2
        border.color: Theme.hairline
    }
}
