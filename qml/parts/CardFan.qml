pragma ComponentBehavior: Bound
import QtQuick

// Five cards held like a hand, one of each family.
Item {
    id: fan

    readonly property real cardWidth: Math.min(width / 3.16, height / 1.72)
    readonly property var cards: [
        { card: "archer", family: "stag" }, { card: "conspiracy", family: "raven" }, { card: "heir", family: "oak" },
        { card: "assassination", family: "tower" }, { card: "shapeshifter", family: "wolf" }
    ]

    Accessible.ignored: true

    Halo {
        anchors.centerIn: parent
        width: Math.round(fan.width * 1.5)
    }
    Repeater {
        model: fan.cards

        Item {
            id: held

            required property int index
            required property var modelData

            x: Math.round((fan.width - width) / 2)
            y: Math.round((fan.height - height) / 2 - height * 0.06)
            width: Math.round(fan.cardWidth)
            height: Math.round(width * 1.4)
            transform: Rotation {
                origin.x: held.width / 2
                origin.y: held.height * 1.9
                angle: (held.index - 2) * 13
            }

            Shade {}
            CardFace {
                anchors.fill: parent
                card: held.modelData.card
                family: held.modelData.family
                title: Words.card(card)
                rules: Words.cardShort(card)
            }
        }
    }
}
