pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// With which cards a game is played and, where it matters, by which edition.
Column {
    id: options

    required property DeckDraft deck
    // Where the keyboard goes when cards are missing.
    readonly property Item pickButton: pick

    signal pickAsked

    spacing: Theme.size(12, 5)

    TitleText {
        width: parent.width
        size: Theme.pageTitle
        text: qsTr("Cards")
    }
    Row {
        id: pictures
        spacing: Theme.size(14, 8)

        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Cards")

        Repeater {
            model: [{kind: "base", card: "archer"}, {kind: "alliance", card: "empress"}, {kind: "mixed", card: "shapeshifter"}]

            PictureChoice {
                required property var modelData

                width: Math.floor(Math.min((options.width - 2 * pictures.spacing) / 3, Theme.size(160, 76)))
                card: modelData.card
                text: Words.cardSet(modelData.kind)
                textSize: Theme.size(17, 14) // its room does not grow
                checked: options.deck.kind === modelData.kind
                onClicked: {
                    options.deck.kind = modelData.kind;
                    if (!options.deck.ready)
                        options.pickAsked();
                }

                Accessible.description: Words.cardSetHint(modelData.kind)
            }
        }
    }
    Remark {
        visible: options.deck.kind !== "mixed"
        width: parent.width
        text: Words.cardSetHint(options.deck.kind)
    }
    Item {
        visible: options.deck.kind === "mixed"
        width: parent.width
        height: pick.height

        TextLine {
            width: pick.x - Theme.gap
            height: parent.height
            text: Words.cardsChosen(options.deck.mixed.length)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least(Theme.body)
            wrapMode: Text.NoWrap
        }
        ActionButton {
            id: pick
            x: Math.round(parent.width * 0.34)
            width: parent.width - x
            glyph: "cards"
            text: qsTr("Choose cards")
            onClicked: options.pickAsked()
        }
    }
    Column {
        visible: options.deck.asksEdition
        width: parent.width
        spacing: Theme.size(8, 3)

        OptionField {
            width: parent.width
            name: qsTr("Edition")
            model: Array.from(Cards.editions, edition => ({value: edition, text: Words.edition(edition)}))
            value: options.deck.chosenEdition
            onChosen: edition => options.deck.chosenEdition = edition
        }
        Remark {
            width: parent.width
            text: Words.editionHint(options.deck.chosenEdition)
        }
    }
}
