pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// Cards of a family laid out to read, row by row.
Flow {
    id: pile

    required property var cards
    required property string family
    required property real cardWidth

    Repeater {
        model: pile.cards

        CardFace {
            required property string modelData

            width: pile.cardWidth
            height: Math.round(width * 1.4)
            card: modelData
            family: pile.family
            title: Words.card(modelData)
            rules: Words.cardShortIn(modelData, Game.edition)

            Accessible.role: Accessible.StaticText
            Accessible.name: Words.handCardIn(modelData, Game.edition)
        }
    }
}
