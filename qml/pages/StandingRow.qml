pragma ComponentBehavior: Bound
import QtQuick

// One seat in the final standing.
Rectangle {
    id: row

    // { name, family, influence, rank, topCards, winner, aside, hand }
    required property var standing
    // Another seat had as much influence, so top cards had to decide.
    property bool tied: false
    property real counted: 1 // how much of the influence is, 0 to 1

    readonly property int gap: Theme.size(16, 8)
    readonly property real cardsLeft: width * 0.48
    readonly property int chip: Math.round(Math.min(height * 0.62, width * 0.095, Theme.size(120, 70)))

    radius: Theme.size(8, 6)
    color: standing.winner ? Qt.rgba(219 / 255, 168 / 255, 58 / 255, 0.2) : Qt.rgba(1, 240 / 255, 205 / 255, 0.05)

    Accessible.role: Accessible.ListItem
    Accessible.name: [numeral.text, standing.name, Words.house(standing.family), Words.influence(standing.influence)]
        .concat(tied ? [topCards.text] : []).join(", ")

    FamilyStrip {
        width: Theme.size(9, 6)
        height: parent.height
        family: row.standing.family
    }
    TitleText {
        id: numeral
        x: Theme.size(9, 6)
        width: Theme.size(60, 32)
        height: parent.height
        size: Theme.text(24, 16)
        text: Words.numeral(row.standing.rank)
        horizontalAlignment: Text.AlignHCenter
    }
    Crest {
        id: crest
        x: numeral.x + numeral.width
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(Math.min(row.height * 0.66, Theme.size(84, 46)))
        family: row.standing.family
    }
    Column {
        anchors.left: crest.right
        anchors.leftMargin: row.gap
        anchors.right: number.left
        anchors.rightMargin: row.gap / 2
        anchors.verticalCenter: parent.verticalCenter

        NameText {
            width: parent.width
            size: Theme.playerName
            color: Theme.cream
            text: row.standing.name
        }
        NameText {
            width: parent.width
            text: Words.house(row.standing.family)
            color: Theme.muted
            font.family: Theme.textFont
            font.bold: false
            size: Theme.secondary
        }
    }
    Column {
        id: number
        x: row.cardsLeft - width - row.gap
        width: Theme.size(120, 76)
        anchors.verticalCenter: parent.verticalCenter

        Influence {
            anchors.right: parent.right
            coin: Theme.size(36, 24)
            amount: Math.round(row.standing.influence * row.counted)
            moves: false
        }
        Remark {
            id: topCards
            visible: row.tied
            width: parent.width
            text: Words.topCards(row.standing.topCards)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.least(Theme.secondary)
            horizontalAlignment: Text.AlignRight
        }
    }
    Rectangle {
        x: Math.round(row.cardsLeft + row.width * 0.38)
        y: Math.round(parent.height * 0.14)
        width: 1
        height: parent.height - 2 * y
        color: Theme.hairlineDim
    }
    Row {
        x: row.cardsLeft
        height: parent.height

        Repeater {
            model: row.standing.aside.concat(row.standing.hand)

            Item {
                id: shown

                required property int index
                required property string modelData

                width: index < 3 ? row.width * 0.38 / 3 : row.width * 0.14
                height: row.height

                Accessible.role: Accessible.StaticText
                Accessible.name: Words.labelled(index < 3 ? qsTr("Set aside") : qsTr("Card not played"),
                                                  Words.card(modelData))

                Chip {
                    id: chip
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Math.round((parent.height - height - Math.max(1.7 * name.size, name.implicitHeight)) / 2)
                    width: row.chip
                    height: width
                    card: shown.modelData
                    family: row.standing.family
                }
                CardTitle {
                    id: name
                    x: 3
                    y: chip.y + chip.height + 3
                    room: shown.width - 6
                    text: Words.card(shown.modelData)
                    color: Theme.vellum
                    font.family: Theme.textFont
                    font.bold: false
                    size: Math.round(Theme.size(16, 13) * (0.8 + 0.2 * Theme.textScale)) // its room does not grow
                    verticalAlignment: Text.AlignTop
                }
            }
        }
    }
}
