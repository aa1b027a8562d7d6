pragma ComponentBehavior: Bound
import QtQuick

// The winners' crests under their crowns, their names and what they had.
Panel {
    id: panel

    // Seats as { name, family, influence }.
    property var winners: []
    property bool tied: false
    // How much of the coronation is over, 0 to 1.
    property real crowned: 1

    readonly property int pad: Theme.size(34, 16)
    readonly property real roomForCrests: height - words.height - 2.4 * pad

    Row {
        id: crests

        readonly property int count: Math.max(1, panel.winners.length)
        readonly property int crestWidth: Math.round(Math.min((panel.width - 2 * panel.pad - (count - 1) * spacing) / count,
            panel.roomForCrests / 1.43, Theme.size(240, 110)))

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(panel.pad + (panel.roomForCrests - height) / 2)
        spacing: Theme.size(16, 8)

        Repeater {
            model: panel.winners

            CrownedCrest {
                required property var modelData
                width: crests.crestWidth
                height: implicitHeight
                family: modelData.family
                crowned: panel.crowned

                Accessible.role: Accessible.Graphic
                Accessible.name: Words.house(family)
            }
        }
    }
    Column {
        id: words
        x: panel.pad
        width: parent.width - 2 * x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: panel.pad
        spacing: Theme.size(10, 5)

        Divider {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(Theme.size(400, 220), parent.width)
        }
        TitleText {
            width: parent.width
            size: Math.round(Theme.size(38, 22) * (0.6 + 0.4 * Theme.textScale))
            text: Words.throne(panel.winners.map(seat => seat.name))
            wrapMode: Text.Wrap
            fontSizeMode: Text.FixedSize
            maximumLineCount: 3
            horizontalAlignment: Text.AlignHCenter

            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        TextLine {
            width: parent.width
            text: Words.list(panel.winners.map(seat => Words.house(seat.family)))
            font.pixelSize: Theme.text(22, 15)
            horizontalAlignment: Text.AlignHCenter
        }
        Influence {
            anchors.horizontalCenter: parent.horizontalCenter
            coin: Theme.size(84, 46)
            pair: true
            moves: false
            amount: Math.round((panel.winners[0]?.influence ?? 0) * Math.min(1, panel.crowned * 1.3))

            Accessible.role: Accessible.StaticText
            Accessible.name: Words.influence(panel.winners[0]?.influence ?? 0)
        }
        Remark {
            visible: panel.tied
            width: parent.width
            text: panel.winners.length > 1 ? qsTr("Influence and top cards are tied.")
                : qsTr("Influence is tied: the most top cards in the queue decide.")
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
