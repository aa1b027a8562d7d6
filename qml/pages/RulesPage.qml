pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// The rules as a booklet: its chapters at the left, under a line to search them by; what the chosen one says at the
// right.
PlainPage {
    id: page

    readonly property int pad: Theme.size(60, 24)
    readonly property int space: Theme.size(34, 16)
    readonly property int letters: Theme.text(21, 15)
    readonly property int line: Math.round(letters * 1.35)

    readonly property var chapters: Words.chapters()
    // What the contents list shows: all, or what fits best first.
    readonly property var found: field.text.trim() === "" ? chapters.map((chapter, i) => i)
                                                          : Array.from(Search.find(field.text, Words.chapterTexts()))
    property int chosen: 0     // the chapter
    property string marked: "" // the rule that was looked up
    readonly property var chapter: chapters[chosen] ?? chapters[0]

    signal cardAsked(card: string)
    signal galleryAsked

    // Opens the chapter of a rule, there where it stands.
    function show(code: string): void {
        const at = chapters.findIndex(chapter => chapter.code === code || chapter.rules.includes(code));
        if (at < 0)
            return;
        field.clear();
        open(at);
        marked = code;
        coming.restart();
        settling.restart();
    }
    function open(chapter: int): void {
        chosen = chapter;
        marked = "";
        words.begin();
    }
    function attend(): void {
        const at = found.indexOf(chosen);
        if (at >= 0)
            tabs.go(at);
        else
            field.forceActiveFocus(Qt.TabFocusReason);
    }

    title: qsTr("Rules")
    widest: Math.max(1560 * Theme.u, 1180)
    highest: Theme.size(1010, 572)
    T.StackView.onActivated: attend()
    Keys.onPressed: event => {
        event.accepted = event.matches(StandardKey.Find);
        if (event.accepted)
            field.forceActiveFocus(Qt.TabFocusReason);
    }

    // A rule was just looked up.
    Timer {
        id: coming
        interval: 500
    }
    // Once the chapter has its height.
    Timer {
        id: settling
        interval: 0
        onTriggered: {
            const at = page.chapter.rules.indexOf(page.marked);
            if (at > 0)
                words.show(paragraphs.itemAt(at), true);
            page.attend();
        }
    }
    Panel {
        anchors.fill: parent
        // The first Escape clears what was sought.
        Keys.onEscapePressed: event => {
            event.accepted = field.text !== "";
            field.clear();
        }

        TextInputField {
            id: field
            x: page.pad
            y: page.pad
            width: Theme.text(330, 214)
            leftPadding: Theme.size(48, 38)
            name: qsTr("Search the rules")
            onTextEdited: {
                if (page.found.length > 0 && text.trim() !== "")
                    page.open(page.found[0]);
            }
            onTextChanged: list.contentY = 0
            Keys.onDownPressed: tabs.go(0)
            Keys.onReturnPressed: tabs.go(0)
            Keys.onEnterPressed: tabs.go(0)

            Icon {
                x: Theme.size(14, 10)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size(24, 19)
                drawing: "icons/search"
            }
            Remark {
                visible: field.text === "" && field.preeditText === ""
                x: field.leftPadding
                width: parent.width - x - field.rightPadding
                height: parent.height
                text: field.name
                font.pixelSize: Theme.body
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least(font.pixelSize)
                wrapMode: Text.NoWrap
            }
        }
        ScrollArea {
            id: list
            x: field.x - reach
            y: field.y + field.height + page.space / 2 - reach
            width: field.width + 2 * reach
            height: parent.height - page.pad + reach - y

            KeyGrid {
                id: tabs
                width: parent.width
                height: childrenRect.height
                buttons: plates

                Accessible.name: qsTr("Chapters")

                Column {
                    width: parent.width
                    spacing: Theme.size(4, 1)

                    Repeater {
                        id: plates
                        model: page.found

                        ChapterTab {
                            required property int index
                            required property int modelData

                            width: tabs.width
                            text: page.chapters[modelData]?.title ?? ""
                            checked: page.chosen === modelData
                            focusPolicy: index === tabs.at ? Qt.StrongFocus : Qt.ClickFocus
                            onClicked: page.open(modelData)
                            onActiveFocusChanged: if (activeFocus) {
                                tabs.at = index;
                                if (!checked)
                                    page.open(modelData);
                            }
                        }
                    }
                }
            }
            TextLine {
                visible: page.found.length === 0
                width: parent.width
                text: qsTr("Nothing is found. Try another word.")
                color: Theme.muted
                font.pixelSize: Theme.body
            }
        }
        Rectangle {
            id: rule
            x: field.x + field.width + page.space
            y: page.pad
            width: 1
            height: parent.height - 2 * y
            color: Theme.hairlineDim
        }
        TitleText {
            id: heading
            x: rule.x + page.space
            y: page.pad
            width: all.x - x - page.space / 2
            height: Math.max(all.height, Math.ceil(1.45 * size))
            size: Math.round(Theme.size(34, 24) * (0.6 + 0.4 * Theme.textScale)) // its room does not grow
            text: page.chapter.title
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            fontSizeMode: Text.Fit
            lineHeight: 0.85

            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        ActionButton {
            id: all
            x: parent.width - page.pad - width
            y: page.pad
            glyph: "cards"
            text: qsTr("All cards")
            onClicked: page.galleryAsked()
        }
        Panel {
            x: heading.x
            y: heading.y + heading.height + page.space / 2
            width: parent.width - page.pad - x
            height: parent.height - page.pad - y
            drawing: "panel-vellum"

            Reading {
                id: words
                anchors.fill: parent
                anchors.margins: Theme.size(32, 18)
                line: page.line
                name: page.chapter.title
                // What is higher than it seemed at first moves what was looked up.
                onImplicitHeightChanged: if (coming.running)
                    settling.restart()

                Item {
                    id: opening

                    readonly property int introLines: intro.text === "" ? 0 : Math.ceil(intro.height / page.line)
                    readonly property int pictureLines: Math.ceil(picture.height / page.line)
                    // The picture has room beside the words.
                    readonly property bool wide: width - picture.width - page.space > 18 * page.letters

                    width: parent?.width ?? 0
                    height: page.line * (wide ? Math.max(pictureLines, introLines)
                                              : pictureLines + (introLines === 0 ? 0 : introLines + 1))

                    TextLine {
                        id: intro
                        y: opening.wide ? 0 : (opening.pictureLines + 1) * page.line
                        width: parent.width - (opening.wide ? picture.width + page.space : 0)
                        text: page.chapter.intro ?? ""
                        color: Theme.ink
                        font.italic: true
                        font.pixelSize: page.letters
                        lineHeight: page.line
                        lineHeightMode: Text.FixedHeight

                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                    RuleDrawing {
                        id: picture
                        x: opening.wide && intro.text !== "" ? parent.width - width : 0
                        height: Math.round(Math.min(5 * page.line, Theme.size(150, 100)))
                        rules: page.chapter.rules
                    }
                }
                Repeater {
                    id: paragraphs
                    model: page.chapter.rules

                    Item {
                        id: told

                        required property string modelData

                        width: parent?.width ?? 0
                        height: paragraph.height + (board.there ? page.line + board.height : 0)

                        RuleParagraph {
                            id: paragraph
                            width: parent.width
                            code: told.modelData
                            line: page.line
                            letters: page.letters
                            marked: page.marked === code
                            onCardAsked: card => page.cardAsked(card)
                        }
                        RuleBoard {
                            id: board
                            y: paragraph.height + page.line
                            width: parent.width
                            height: Math.ceil(implicitHeight / page.line) * page.line
                            code: told.modelData
                            letters: Math.round(page.letters * 0.92)
                        }
                    }
                }
                CardLinks {
                    visible: cards.length > 0
                    width: parent?.width ?? 0
                    cards: Words.cardsIn(page.chapter.rules)
                    line: page.line
                    onCardAsked: card => page.cardAsked(card)
                }
            }
        }
    }
}
