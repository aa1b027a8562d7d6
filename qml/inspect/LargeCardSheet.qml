pragma ComponentBehavior: Bound
import QtQuick

// What the large card shows: the card, whose it is, how it lies, and all its words.
Item {
    id: sheet

    required property CardSpot spot
    required property var players
    required property string edition
    property real room: 600 // how high it may become
    required property var facts // the spot's, and what else is known of the card
    readonly property string owner: facts ? players[facts.seat]?.name ?? "" : ""
    readonly property int pad: Theme.size(18, 12)

    implicitHeight: column.y + column.height + pad

    Accessible.role: Accessible.ToolTip
    Accessible.name: words.text

    BigCard {
        id: picture

        // What the words leave; a back need not be read.
        readonly property real most: (sheet.room - column.height - 2.5 * sheet.pad) / 1.4

        anchors.horizontalCenter: parent.horizontalCenter
        y: sheet.pad
        // Few sizes, so that few pictures are drawn anew.
        width: 20 * Math.floor(Math.max(120, Math.min(sheet.width - 2 * sheet.pad, most) * (known ? 1 : 0.62)) / 20)
        height: implicitHeight
        facts: sheet.facts
        edition: sheet.edition
    }
    Column {
        id: column
        x: sheet.pad
        y: picture.y + picture.height + sheet.pad * 0.6
        width: parent.width - 2 * x
        spacing: Theme.size(6, 3)

        Row {
            width: parent.width
            spacing: Theme.size(8, 6)

            Crest {
                id: crest
                width: Theme.text(26, 20)
                height: width
                family: sheet.facts?.family ?? ""
            }
            TitleText {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - crest.width - parent.spacing
                size: Theme.text(20, 16)
                text: sheet.owner
            }
        }
        Repeater {
            model: sheet.facts ? Words.cardFacts(sheet.facts, sheet.owner) : []

            FactLine {
                width: column.width
            }
        }
        TextLine {
            visible: text !== ""
            width: parent.width
            text: (sheet.facts?.stackSize ?? 0) > 1
                ? Words.stackLine(CardSpots.stackOf(sheet.spot).map(other => other.facts)) : ""
            color: Theme.muted
            font.pixelSize: Theme.secondary
        }
        Divider {
            visible: words.visible
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width
        }
        CardSigns {
            visible: picture.known
            anchors.horizontalCenter: parent.horizontalCenter
            card: visible ? sheet.facts?.card ?? "" : ""
            room: parent.width
            size: Theme.text(30, 24)
        }
        TextLine {
            id: words
            visible: picture.known
            width: parent.width
            text: picture.known ? Words.cardFull(sheet.facts?.card ?? "", sheet.edition) : ""
            font.pixelSize: Theme.text(17, 14)
        }
    }
}
