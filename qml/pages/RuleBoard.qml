pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// A small board that shows a rule: a position, and when it is pressed what comes of it, with what happens told below.
T.Button {
    id: board

    property alias code: example.code
    readonly property bool there: example.there
    required property int letters

    readonly property int pad: Theme.size(18, 11)
    readonly property int gap: Theme.size(14, 9)
    readonly property int cardWidth: Math.round(Math.min(Theme.size(120, 80), (width - 2 * pad + gap)
                                                         / Math.max(1, example.board.stacks + 1) - gap))
    readonly property int cardHeight: Math.round(cardWidth * 1.4)
    readonly property int strip: Math.round(cardHeight * 0.2) // of a covered card
    readonly property var names: Array.from(example.families, family => Words.lessonNames[family] ?? family)
    property bool playing: false

    function play(): void {
        if (playing)
            return;
        example.rewind();
        playing = true;
        advance();
    }
    function advance(): void {
        do
            example.step();
        while (Theme.pace === 0 && !example.ended);
        playing = !example.ended;
    }

    visible: there
    implicitHeight: there ? Math.ceil(told.y + told.height + pad) : 0
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    text: Words.example(code)
    onClicked: play()
    onCodeChanged: playing = false

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: hint.text
    Accessible.onPressAction: play()
    Keys.onReturnPressed: event => event.isAutoRepeat || clicked()
    Keys.onEnterPressed: event => event.isAutoRepeat || clicked()

    Example {
        id: example
    }
    Timer {
        interval: Math.max(400, 1100 * Theme.pace)
        running: board.playing && board.visible
        repeat: true
        onTriggered: board.advance()
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    background: Rectangle {
        radius: Theme.size(10, 7)
        color: Qt.darker(Theme.wine, board.hovered ? 1.15 : 1.35)
        border.width: 2
        border.color: Theme.goldDark

        FocusRing {
            visible: board.visualFocus
            distance: 2
            corner: parent.radius
        }
    }

    TextLine {
        id: words
        x: board.pad
        y: board.pad
        width: parent.width - 2 * x
        text: board.text
        color: Theme.cream
        font.pixelSize: board.letters
    }
    Item {
        id: row
        x: board.pad
        y: words.y + words.height + board.pad + board.strip // for cards under others
        width: parent.width - 2 * x
        height: board.cardHeight

        Repeater {
            model: example.queue

            TableCard {
                id: card

                required property var model

                // Where the row of stacks is in the middle.
                x: Math.round((row.width + board.gap) / 2
                              + (model.place - example.board.stacks / 2) * (board.cardWidth + board.gap))
                y: -(model.stackSize - 1 - model.height) * board.strip
                z: model.height
                width: board.cardWidth
                height: board.cardHeight
                enabled: false
                card: model.card
                family: model.family
                up: model.up
                tokens: model.tokens
                marks: model.marks
                covered: model.covered
                strip: board.strip
                asleep: model.sleeps
                active: !model.covered && example.board.place === model.place && !example.board.gap

                Accessible.ignored: true

                Behavior on x {
                    enabled: Theme.travels

                    NumberAnimation {
                        duration: 300 * Theme.pace
                        easing.type: Easing.OutQuad
                    }
                }
            }
        }
    }
    Row {
        id: purses
        x: board.pad
        y: row.y + row.height + board.pad
        spacing: Theme.size(22, 14)

        Repeater {
            model: example.seats

            Row {
                id: purse

                required property var model

                spacing: Theme.size(8, 5)

                Crest {
                    width: height
                    height: count.height
                    family: purse.model.family
                }
                CountPlate {
                    id: count
                    count: purse.model.influence
                    lit: purse.model.winner
                }
            }
        }
    }
    TextLine {
        id: told
        x: purses.x + purses.width + board.pad
        y: Math.round(purses.y + (purses.height - Math.min(height, purses.height)) / 2)
        width: hint.x - x - board.pad
        height: Math.max(purses.height, implicitHeight)
        verticalAlignment: Text.AlignVCenter
        text: example.begun ? Words.caption(example.cue, board.names) : ""
        color: Theme.vellum
        font.pixelSize: Math.round(board.letters * 0.92)

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    TextLine {
        id: hint
        x: parent.width - board.pad - width
        y: Math.round(purses.y + (purses.height - height) / 2)
        text: example.ended ? qsTr("Once more") : board.playing ? "" : qsTr("Play")
        color: Theme.goldLight
        font.bold: true
        font.pixelSize: board.letters
        wrapMode: Text.NoWrap
    }
}
