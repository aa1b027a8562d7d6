pragma ComponentBehavior: Bound
import QtQuick

// An opponent's hand: a few backs, the cards that are known upon the last of them, and how many cards it holds.
Row {
    id: fan

    property string family: ""
    property int count: 0
    property int most: 3
    property int backHeight: 28
    // Cards that everybody knows to be among them.
    property var known: []

    readonly property int shown: Math.min(count - known.length, most)
    readonly property int backWidth: Math.round(backHeight / 1.4)
    readonly property int step: Math.round(backWidth * 0.26)

    spacing: Math.round(backHeight * 0.22)

    Item {
        width: Math.max(fan.backWidth + (fan.most - 1) * fan.step, chips.x + chips.width)
        height: fan.backHeight

        Repeater {
            model: fan.shown

            Picture {
                required property int index

                x: index * fan.step
                width: fan.backWidth
                height: fan.backHeight
                drawing: fan.family === "" ? "" : "backs/" + fan.family
            }
        }
        Row {
            id: chips
            x: fan.shown * fan.step
            spacing: fan.spacing

            Repeater {
                model: fan.known

                Chip {
                    required property string modelData

                    width: fan.backHeight
                    height: width
                    card: modelData
                    family: fan.family

                    Badge {
                        kind: "known"
                        width: parent.width * 0.5
                        x: parent.width - width * 0.6
                        y: -width * 0.4
                    }
                }
            }
        }
    }
    TextLine {
        anchors.verticalCenter: parent.verticalCenter
        text: "×" + fan.count
        font.pixelSize: Math.round(fan.backHeight * 0.57)
        wrapMode: Text.NoWrap
    }
}
