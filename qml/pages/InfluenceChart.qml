pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// How much influence everybody had at the end of each round. Families are told apart by line and mark as well.
Panel {
    id: chart

    // { family, name, values }, the best first; before the first round and after each.
    property var seats: []
    readonly property string titleText: title.text
    property real drawn: 1 // from the left, 0 to 1

    readonly property int pad: Theme.size(34, 16)
    readonly property int rounds: Math.max(1, (seats[0]?.values.length ?? 2) - 1)
    readonly property int most: Math.max(4, ...seats.map(seat => Math.max(...seat.values)))
    readonly property int grade: most > 30 ? 10 : most > 12 ? 5 : 2
    readonly property int crest: Math.min(Theme.size(40, 24), Math.floor(plot.height / (seats.length + 1)))
    // Where the crests at the right stand: beside the lines' ends, but clear of each other.
    readonly property var ends: {
        const places = [];
        let above = -crest;
        for (const seat of seats) {
            above = Math.max(above + crest + 2, plot.yOf(seat.values[rounds]) - crest / 2);
            places.push(above);
        }
        let below = plot.height + crest / 2;
        for (let i = places.length - 1; i >= 0; --i)
            below = places[i] = Math.min(places[i], below - crest - 2);
        return places;
    }

    drawing: "panel-vellum"

    Accessible.role: Accessible.Graphic
    Accessible.name: title.text
    Accessible.description: seats.map(seat => Words.labelled(seat.name, seat.values.join(", "))).join(". ")

    TitleText {
        id: title
        x: chart.pad
        y: Math.round(chart.pad * 0.6)
        width: parent.width - 2 * x
        size: Theme.playerName
        color: Theme.wine
        text: qsTr("Influence by round")
    }
    Item {
        id: plot

        function xOf(round: real): real { return round * width / chart.rounds }
        function yOf(influence: real): real { return height - influence * height / (chart.most * 1.06) }

        x: chart.pad + Theme.text(34, 26)
        y: title.y + title.height + Theme.size(22, 12)
        width: parent.width - x - chart.pad - chart.crest - Theme.text(62, 46)
        height: parent.height - y - chart.pad * 0.8 - Theme.text(26, 20)

        Repeater {
            model: Math.floor(chart.most / chart.grade) + 1

            Item {
                id: line

                required property int index

                y: Math.round(plot.yOf(index * chart.grade))

                Rectangle {
                    width: plot.width
                    height: 1
                    color: Theme.ink
                    opacity: line.index === 0 ? 0.8 : 0.22
                }
                TextLine {
                    x: -width - Theme.size(10, 6)
                    y: -height / 2
                    text: line.index * chart.grade
                    color: Theme.ink
                    font.pixelSize: Theme.secondary
                }
            }
        }
        Repeater {
            model: chart.rounds + 1

            TextLine {
                required property int index

                x: Math.round(plot.xOf(index) - width / 2)
                y: plot.height + Theme.size(6, 3)
                text: index === 0 ? "0" : Words.numeral(index)
                color: Theme.ink
                font.pixelSize: Theme.secondary
            }
        }
        Item {
            x: -12
            y: -12
            width: 24 + plot.width * chart.drawn
            height: plot.height + 24
            clip: chart.drawn < 1

            ChartLines {
                width: plot.width + 24
                height: parent.height
                seats: chart.seats
                xOf: round => 12 + plot.xOf(round)
                yOf: influence => 12 + plot.yOf(influence)
            }
        }
        Repeater {
            model: chart.seats

            Item {
                id: end

                required property int index
                required property var modelData

                x: plot.width + Theme.size(18, 12)
                y: Math.round(chart.ends[index] ?? 0)
                height: chart.crest

                Crest {
                    width: chart.crest
                    family: end.modelData.family
                }
                TextLine {
                    x: chart.crest + Theme.size(9, 6)
                    height: parent.height
                    text: end.modelData.values[chart.rounds]
                    color: Theme.ink
                    font.bold: true
                    font.pixelSize: Theme.text(21, 16)
                }
            }
        }
    }
    NumberAnimation {
        id: drawing
        target: chart
        property: "drawn"
        from: 0
        to: 1
        duration: Theme.motion(Engine.Happening.GameOver)
        easing.type: Easing.InOutQuad
    }
    Component.onCompleted: if (Theme.pace > 0)
        drawing.start()
}
