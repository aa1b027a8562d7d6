pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// All cards by set and kind; the chosen one large, with everything there is to say of it.
PlainPage {
    id: page

    readonly property int pad: Theme.size(48, 20)
    readonly property int space: Theme.size(32, 14)
    readonly property int letters: Theme.text(20, 15)
    readonly property int line: Math.round(letters * 1.35)

    property string card: Cards.all[0]
    readonly property string older: Words.cardFull(card, "first")
    // Whose family's it is; any will do.
    readonly property string family: ["wolf", "stag", "raven", "tower", "oak"][tiles.at % 5]

    signal rulesAsked(code: string)

    function show(name: string): void {
        choose(name);
        attend();
    }
    function choose(name: string): void {
        card = name;
        words.begin();
    }
    function attend(): void {
        tiles.go(tiles.cards.indexOf(card));
    }

    title: qsTr("All cards")
    widest: Math.max(1760 * Theme.u, 1180)
    highest: Theme.size(940, 572)
    T.StackView.onActivated: attend()

    component Line: TextLine {
        width: parent?.width ?? 0
        color: Theme.ink
        font.pixelSize: page.letters
        lineHeight: page.line
        lineHeightMode: Text.FixedHeight

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    component Head: Line {
        color: Theme.wine
        font.bold: true

        Accessible.role: Accessible.Heading
    }
    // A heading with what stands under it.
    component Part: Column {
        property alias title: head.text

        width: parent?.width ?? 0

        Head {
            id: head
        }
    }

    Panel {
        anchors.fill: parent

        GalleryTiles {
            id: tiles
            x: page.pad
            y: page.pad
            height: parent.height - 2 * y
            card: page.card
            onChosen: card => page.choose(card)

            Accessible.name: page.title
        }
        Rectangle {
            id: rule
            x: tiles.x + tiles.width + page.space
            y: page.pad
            width: 1
            height: parent.height - 2 * y
            color: Theme.hairlineDim
        }
        BigCard {
            id: picture
            x: rule.x + page.space
            y: page.pad
            width: Math.round(Math.max(220, Math.min((parent.height - 2 * y) / 1.4, (parent.width - x) * 0.36)))
            height: implicitHeight
            facts: ({card: page.card, family: page.family})
            edition: "current"
        }
        ActionButton {
            x: picture.x
            width: picture.width
            anchors.bottom: parent.bottom
            anchors.bottomMargin: page.pad
            glyph: "rules"
            text: qsTr("Rules")
            onClicked: page.rulesAsked(Words.ruleOf(page.card))
        }
        TitleText {
            id: heading
            x: picture.x + picture.width + page.space
            y: page.pad
            width: parent.width - page.pad - x
            size: Theme.pageTitle
            text: Words.card(page.card)

            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Remark {
            id: kind
            x: heading.x
            y: heading.y + heading.height
            width: heading.width
            text: Words.kind(page.card)

            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        CardSigns {
            anchors.right: heading.right
            anchors.verticalCenter: kind.verticalCenter
            card: picture.full ? page.card : ""
            room: heading.width - kind.implicitWidth - page.space
            size: Theme.text(34, 24)
        }
        Panel {
            x: heading.x
            y: kind.y + kind.height + page.space / 2
            width: heading.width
            height: parent.height - page.pad - y
            drawing: "panel-vellum"

            Reading {
                id: words
                anchors.fill: parent
                anchors.margins: Theme.size(28, 14)
                line: page.line
                name: heading.text

                Line {
                    text: Words.cardFull(page.card, "current")
                }
                Part {
                    visible: page.older !== Words.cardFull(page.card, "current")
                    title: qsTr("First edition")

                    Line {
                        text: page.older
                    }
                }
                Part {
                    visible: tip.text !== ""
                    title: qsTr("For your first games")

                    Line {
                        id: tip
                        text: Words.cardTip(page.card)
                    }
                }
                Part {
                    visible: notes.count > 0
                    title: qsTr("Rulings")

                    Repeater {
                        id: notes
                        model: Words.cardNotes(page.card)

                        Line {
                            id: note

                            required property string modelData

                            text: modelData
                            leftPadding: Math.round(page.letters)

                            Rectangle {
                                x: Math.round(page.letters * 0.25)
                                y: Math.round((page.line - height) / 2)
                                width: Math.round(page.letters * 0.32)
                                height: width
                                radius: width / 2
                                color: Theme.wine
                            }
                        }
                    }
                }
                Part {
                    visible: pairs.count > 0
                    title: qsTr("Cards that meet it")

                    Repeater {
                        id: pairs
                        model: Words.cardPairs(page.card)

                        Column {
                            id: pair

                            required property var modelData

                            width: parent?.width ?? 0

                            Line {
                                text: pair.modelData.text
                            }
                            Item {
                                width: parent.width
                                height: Math.ceil((links.height + page.line * 0.4) / page.line) * page.line

                                CardLinks {
                                    id: links
                                    y: Math.round(page.line * 0.1)
                                    width: parent.width
                                    cards: pair.modelData.others
                                    line: page.line
                                    onCardAsked: card => page.show(card)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
