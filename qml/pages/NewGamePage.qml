pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// Setting up a game; what was begun last is proposed again, and what was set since.
PlainPage {
    id: page

    required property GameDraft draft // outlives the page

    readonly property int pad: Theme.size(40, 22)
    readonly property int space: Theme.size(28, 12)

    signal pickAsked(deck: DeckDraft)
    signal begun(game: var)

    function start(): void {
        if (!Deciding.calm())
            return;
        const game = page.draft.game();
        Settings.lastGame = game;
        begun(game);
    }

    title: qsTr("New game")
    widest: 1740 * Theme.u + 2 * Theme.margin
    highest: Theme.size(900, 572)
    T.StackView.onActivated: {
        if (page.draft.deck.ready)
            begin.forceActiveFocus(Qt.TabFocusReason);
        else
            deckOptions.pickButton.forceActiveFocus(Qt.TabFocusReason);
    }
    Component.onCompleted: page.draft.takeUp(Settings.lastGame)

    Panel {
        id: table
        width: Math.round((parent.width - page.space) * 0.665)
        height: parent.height

        TitleText {
            id: heading
            x: page.pad
            y: Math.round(page.pad * 0.7)
            width: parent.width - 2 * page.pad
            size: Theme.pageTitle
            text: qsTr("Families at the table")
        }
        Column {
            id: rows

            readonly property real rowHeight: Math.floor((table.height - y - page.pad * 0.8 - 4 * spacing) / 5)

            x: Math.round(page.pad * 0.85)
            y: heading.y + heading.height + Theme.size(12, 5)
            width: parent.width - 2 * x
            spacing: Theme.size(14, 6)

            Repeater {
                model: page.draft.most

                SeatRow {
                    required property int index
                    readonly property var sitter: page.draft.seats[index]

                    width: rows.width
                    height: rows.rowHeight
                    seat: index
                    empty: sitter === undefined
                    family: sitter?.family ?? page.draft.freeFamilies[index - page.draft.seats.length] ?? ""
                    name: sitter?.name ?? ""
                    player: sitter?.player ?? ""
                    players: page.draft.players
                    first: page.draft.first === index
                    removable: !empty && page.draft.seats.length > page.draft.fewest
                    addable: index === page.draft.seats.length
                    onFamilyTurned: by => page.draft.turnFamily(index, by)
                    onRenamed: name => page.draft.rename(index, name)
                    onNameLeft: page.draft.nameIfNone(index)
                    onPlayerChosen: player => page.draft.setPlayer(index, player)
                    onRemoveAsked: {
                        page.draft.remove(index);
                        if (!removable)
                            begin.forceActiveFocus(Qt.TabFocusReason);
                    }
                    onAddAsked: {
                        page.draft.add();
                        nameField.forceActiveFocus(Qt.TabFocusReason);
                    }
                }
            }
        }
    }
    Panel {
        x: table.width + page.space
        width: parent.width - x
        height: parent.height

        ScrollArea {
            id: scroll
            x: page.pad - reach
            y: Math.round(page.pad * 0.7) - reach
            width: parent.width - 2 * x
            height: foot.y - y - Theme.gap
            spacing: Theme.size(32, 8)

            DeckOptions {
                id: deckOptions
                width: parent.width
                deck: page.draft.deck
                onPickAsked: page.pickAsked(page.draft.deck)
            }
            Column {
                id: directions
                width: parent.width
                spacing: Theme.size(10, 3)

                TextLine {
                    text: qsTr("Direction")
                }
                Row {
                    spacing: Theme.size(14, 8)

                    DirectionChoice {
                        id: rightwards
                        width: Math.round((directions.width - parent.spacing) / 2)
                        height: Math.max(implicitHeight, leftwards.implicitHeight)
                        rightToLeft: false
                        checked: !page.draft.rightToLeft
                        onClicked: page.draft.rightToLeft = false
                    }
                    DirectionChoice {
                        id: leftwards
                        width: rightwards.width
                        height: rightwards.height
                        rightToLeft: true
                        checked: page.draft.rightToLeft
                        onClicked: page.draft.rightToLeft = true
                    }
                }
            }
            OptionField {
                width: parent.width
                name: qsTr("First player")
                model: {
                    const choices = page.draft.seats.map((seat, i) =>
                        ({value: i, text: seat.name, glyph: seat.player === "human" ? "human" : "robot"}));
                    choices.unshift({value: -1, text: qsTr("Drawn by lot"), glyph: "dice"});
                    return choices;
                }
                value: page.draft.first
                onChosen: seat => page.draft.first = seat
            }
        }
        Column {
            id: foot

            // There is room for words that nobody has to read.
            readonly property bool roomy: parent.height - scroll.y - scroll.contentHeight - buttons.height
                > page.pad + page.space + 2.7 * Theme.secondary

            x: page.pad
            width: parent.width - 2 * x
            anchors.bottom: parent.bottom
            anchors.bottomMargin: page.pad
            spacing: Theme.size(20, 10)

            Remark {
                visible: !page.draft.deck.ready || page.draft.several || foot.roomy
                width: parent.width
                text: !page.draft.deck.ready ? Words.cardsMissing(page.draft.deck.missing)
                    : page.draft.several ? qsTr("Several people share this screen: a curtain hides the hands between turns.")
                    : page.draft.seats.length === 2 ? qsTr("Two players is a house rule; the boxed game is for 3 to 5.")
                    : qsTr("No level peeks: a computer knows only what its seat may see.")
            }
            ButtonRow {
                id: buttons
                width: parent.width
                spacing: Theme.size(20, 10)

                ActionButton {
                    width: Math.round((buttons.width - buttons.spacing) * 0.38)
                    height: buttons.tallest
                    letterSize: buttons.letterSize
                    textSize: begin.textSize
                    glyph: "back"
                    text: Words.back
                    onClicked: page.backAsked()
                }
                ActionButton {
                    id: begin
                    width: Math.round((buttons.width - buttons.spacing) * 0.62)
                    height: buttons.tallest
                    letterSize: buttons.letterSize
                    implicitHeight: Math.max(Theme.size(62, 46), tall)
                    textSize: Theme.text(22, 16)
                    primary: true
                    glyph: "crown"
                    text: qsTr("Begin the game")
                    enabled: page.draft.deck.ready
                    onClicked: page.start()

                    Accessible.description: enabled ? "" : Words.cardsMissing(page.draft.deck.missing)
                }
            }
        }
    }
}
