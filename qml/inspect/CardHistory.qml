pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What a card did in this game, a line each, with the round it was in and what it brought.
ListView {
    id: history

    property var entries: []   // of the log
    property int round: 0      // that is played
    property var names: []     // by the seat
    property int number: 0     // the card's
    property bool acts: false  // the last of them is what it does now
    readonly property var gains: [
        Engine.Happening.TookTokens, Engine.Happening.Gained, Engine.Happening.GainedElimination,
        Engine.Happening.InfiltrationBonus, Engine.Happening.Stole, Engine.Happening.AmbushPays,
        Engine.Happening.RacketPays, Engine.Happening.TradePays, Engine.Happening.FinalTrade
    ]

    model: entries
    spacing: Theme.size(4, 2)
    clip: interactive
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    onEntriesChanged: positionViewAtEnd()
    onHeightChanged: positionViewAtEnd()

    Accessible.role: Accessible.List

    delegate: Rectangle {
        id: row

        required property int index
        required property cue modelData
        readonly property bool now: history.acts && index === history.count - 1 && modelData.round === history.round
        readonly property int won: history.gains.includes(modelData.happening) && modelData.number === history.number
            ? modelData.n : 0

        width: ListView.view.width
        height: Math.max(Theme.text(32, 24), words.implicitHeight + Theme.size(10, 6))
        radius: 5
        color: now ? Qt.rgba(219 / 255, 168 / 255, 58 / 255, 0.28) : Qt.rgba(1, 240 / 255, 205 / 255, 0.05)

        Accessible.role: Accessible.StaticText
        Accessible.name: Words.labelled(Words.round(modelData.round), words.text)

        Text {
            id: round
            width: Theme.text(52, 36)
            height: parent.height
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: Words.numeral(row.modelData.round)
            color: Theme.goldLight
            font.family: Theme.fontFor(text)
            font.bold: true
            font.pixelSize: Theme.text(17, 13)
        }
        TextLine {
            id: words
            x: round.width
            width: gain.x - x - Theme.gap
            height: parent.height
            text: Words.caption(row.modelData, history.names)
            font.pixelSize: Theme.text(18, 14)
        }
        Row {
            id: gain
            visible: row.won > 0
            x: parent.width - (visible ? width + Theme.size(16, 10) : 0)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.size(8, 5)

            Text {
                text: "+" + row.won
                color: Theme.vellum
                font.family: Theme.textFont
                font.bold: true
                font.pixelSize: words.font.pixelSize
            }
            Coin {
                anchors.verticalCenter: parent.verticalCenter
                height: Theme.text(24, 17)
                width: height
                amount: row.won
            }
        }
    }

    Rectangle {
        visible: history.interactive
        parent: history
        x: parent.width + 4
        y: history.visibleArea.yPosition * history.height
        width: 3
        height: history.visibleArea.heightRatio * history.height
        radius: 1.5
        color: Theme.hairline
    }
}
