pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// Choosing the ten cards of a mixed set out of twenty.
PlainPage {
    id: page

    required property DeckDraft deck

    readonly property int pad: Theme.size(34, 18)
    readonly property int space: Theme.size(28, 10)
    readonly property int intrigues: deck.mixed.filter(card => Cards.isIntrigue(card)).length

    title: qsTr("Mixed set")
    middle: Words.cardSetHint("mixed")
    widest: 1840 * Theme.u
    highest: Theme.size(960, 572)
    T.StackView.onActivated: tiles.go(0)

    Panel {
        id: board
        width: Math.round((parent.width - page.space) * 0.71)
        height: parent.height

        CardTiles {
            id: tiles
            x: page.pad
            y: Math.round(page.pad * 0.7)
            width: parent.width - 2 * x
            height: parent.height - y - page.pad
            deck: page.deck
            Accessible.name: page.title
            onLookedAt: card => {
                reading.suggestion = "";
                reading.card = card;
            }
        }
    }
    Panel {
        x: board.width + page.space
        width: parent.width - x
        height: parent.height

        Column {
            id: count
            x: page.pad
            y: Math.round(page.pad * 0.7)
            width: parent.width - 2 * x
            spacing: Theme.size(10, 6)

            TextLine {
                width: parent.width
                text: Words.cardsChosen(page.deck.mixed.length)
                color: Theme.goldLight
                font.bold: true
                font.pixelSize: Theme.panelTitle
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least(font.pixelSize)
                wrapMode: Text.WordWrap
            }
            Row {
                id: bars
                spacing: Theme.size(8, 4)

                Repeater {
                    model: Cards.familySize

                    Rectangle {
                        required property int index

                        width: Math.floor((count.width - 9 * bars.spacing) / 10)
                        height: Theme.size(14, 9)
                        radius: 3
                        color: index < page.deck.mixed.length ? Theme.gold : "transparent"
                        border.width: 1.5
                        border.color: index < page.deck.mixed.length ? Theme.goldLight : Theme.hairlineDim
                    }
                }
            }
        }
        CardReading {
            id: reading
            x: page.pad
            y: count.y + count.height + page.space * 0.8
            width: count.width
            height: lower.y - page.space * 0.8 - y
            edition: page.deck.edition
        }
        Column {
            id: lower
            x: page.pad
            width: count.width
            anchors.bottom: parent.bottom
            anchors.bottomMargin: page.pad
            spacing: Theme.size(16, 7)

            TitleText {
                visible: page.height > Theme.text(560, 560) // or what is read about needs the room
                width: parent.width
                size: Theme.playerName
                text: qsTr("Suggestions")
            }
            KeyGrid {
                id: suggestions

                readonly property int gap: Theme.size(10, 6)
                readonly property real share: Math.floor((width - gap) / 2)
                readonly property real tallest: Math.max(...Array.from(visibleChildren, item => item.implicitHeight))

                width: parent.width
                height: childrenRect.height
                columns: 2
                buttons: proposed

                Accessible.name: qsTr("Suggestions")

                LetterSize {
                    id: letters
                    texts: CardSets.suggestions.map(entry => Words.suggestion(entry.name))
                    font: Qt.font({family: Theme.textFont, bold: true,
                                   pixelSize: Math.round(Theme.size(17, 14) * (0.6 + 0.4 * Theme.textScale))})
                    room: suggestions.share - 2 * Theme.size(12, 8)
                }
                Repeater {
                    id: proposed
                    model: CardSets.suggestions

                    SuggestionChoice {
                        required property int index
                        required property var modelData

                        function tell(): void {
                            reading.card = "";
                            reading.suggestion = suggestion;
                        }

                        x: index % 2 * (width + suggestions.gap)
                        y: Math.floor(index / 2) * (suggestions.tallest + suggestions.gap)
                        width: suggestions.share
                        height: suggestions.tallest
                        textSize: letters.font.pixelSize
                        letterSize: letters.size
                        suggestion: modelData.name
                        checked: CardSets.areSame(page.deck.mixed, modelData.cards)
                        focusPolicy: index === suggestions.at ? Qt.StrongFocus : Qt.ClickFocus
                        onClicked: page.deck.mixed = modelData.cards
                        onHoveredChanged: if (hovered)
                            tell()
                        onActiveFocusChanged: if (activeFocus) {
                            suggestions.at = index;
                            tell();
                        }
                    }
                }
            }
            ButtonRow {
                id: ways
                width: parent.width
                spacing: suggestions.gap

                ActionButton {
                    width: Math.round((ways.width - ways.spacing) * 0.52)
                    height: ways.tallest
                    letterSize: ways.letterSize
                    glyph: "dice"
                    text: qsTr("Surprise us")
                    onClicked: page.deck.mixed = CardSets.drawn()
                }
                ActionButton {
                    width: Math.round((ways.width - ways.spacing) * 0.48)
                    height: ways.tallest
                    letterSize: ways.letterSize
                    glyph: "trash"
                    text: qsTr("Clear")
                    enabled: page.deck.mixed.length > 0
                    onClicked: page.deck.mixed = []
                }
            }
            Remark {
                width: parent.width
                text: page.deck.mixedFull ? Words.cardsInSet(Cards.familySize - page.intrigues, page.intrigues)
                    : Words.cardsMissing(page.deck.missing)
            }
            ActionButton {
                width: parent.width
                implicitHeight: Math.max(Theme.size(62, 46), tall)
                textSize: Theme.text(22, 16)
                primary: true
                glyph: "check"
                text: qsTr("Use these ten")
                enabled: page.deck.mixedFull
                onClicked: page.backAsked()

                Accessible.description: enabled ? "" : Words.cardsMissing(page.deck.missing)
            }
        }
    }
}
