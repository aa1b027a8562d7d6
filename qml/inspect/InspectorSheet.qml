pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What the inspector shows: the card, whose it is, how it lies, what it did, and what players ask about it.
FocusScope {
    id: page

    property var facts: null // of a CardSpot
    required property var players
    required property string edition
    required property int round
    required property GameLog gameLog
    // There are cards to the left and to the right.
    property bool hasLeft: false
    property bool hasRight: false
    readonly property string card: facts?.card ?? ""
    readonly property string forbidding: facts?.refused?.rule ?? "" // the rule that refuses it
    readonly property var seat: facts ? players[facts.seat] : undefined
    readonly property int pad: Theme.size(36, 20)
    readonly property int side: Theme.size(56, 42) // where the ways to the neighbours are
    readonly property int space: Theme.size(20, 10)

    // To the next card along the row, or down the stack.
    signal stepped(along: int, down: int)
    signal closed
    // To the gallery with "card:" before the card, or to the rule of that code.
    signal rulesAsked(code: string)

    // Gives the keyboard to what closes it.
    function takeFocus(): void {
        shut.forceActiveFocus(Qt.OtherFocusReason);
    }
    // What the card took part in; one that is out of the queue is known by its name, and so by the number it had there.
    function historyOf(): var {
        if (!facts || gameLog.count === 0)
            return [];
        if (facts.number > 0)
            return gameLog.of(facts.number);
        if (facts.where === "discards" || facts.where === "reserved") {
            let last = []; // one that was taken back and laid again has had several
            for (let number = 1, entries; (entries = Array.from(gameLog.of(number))).length > 0; ++number) {
                if (entries.some(entry => isOf(entry, number)))
                    last = entries;
            }
            return last;
        }
        return [];
    }
    function isOf(entry: cue, number: int): bool {
        return (entry.number === number && entry.card === card && entry.seat === facts.seat)
            || (entry.otherNumber === number && entry.otherCard === card && entry.other === facts.seat);
    }

    focus: true
    Keys.onLeftPressed: page.stepped(-1, 0)
    Keys.onRightPressed: page.stepped(1, 0)
    Keys.onUpPressed: page.stepped(0, -1)
    Keys.onDownPressed: page.stepped(0, 1)
    Keys.onPressed: event => {
        event.accepted = true;
        if (Shortcuts.isOf(Shortcuts.Inspect, event.key) && !event.isAutoRepeat)
            page.closed();
        else if (event.key === Qt.Key_PageUp)
            history.flick(0, 900);
        else if (event.key === Qt.Key_PageDown)
            history.flick(0, -900);
        else
            event.accepted = false;
    }

    // The card itself, and the ways to its neighbours.
    Item {
        id: left

        x: page.side
        y: page.pad
        width: Math.round(Math.min(page.width * 0.33, (page.height - 2 * y - 2 * Theme.body
                                                               - 3.2 * Theme.secondary - 2 * page.space) / 1.4))
        height: page.height - 2 * y

        Row {
            id: kind
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.size(8, 5)

            KindMark {
                visible: page.card !== ""
                width: Theme.text(24, 18)
                height: width
                anchors.verticalCenter: parent.verticalCenter
                intrigue: Cards.isIntrigue(page.card)
            }
            TextLine {
                text: page.card !== "" ? Words.kind(page.card) : qsTr("Hidden card")
                color: Theme.muted
                font.pixelSize: Theme.body
                wrapMode: Text.NoWrap
            }
        }
        BigCard {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round((kind.height + ways.y - height) / 2)
            width: parent.width
            height: implicitHeight
            facts: page.facts
            edition: page.edition
        }
        TextLine {
            id: ways
            width: parent.width
            anchors.bottom: parent.bottom
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("← → other cards · ↑ ↓ in the stack · Esc closes")
            color: Theme.muted
            font.pixelSize: Theme.secondary
        }
    }
    Crest {
        id: crest
        x: left.x + left.width + Theme.size(40, 22)
        y: page.pad
        width: Theme.size(76, 48)
        height: width
        family: page.facts?.family ?? ""
    }
    Column {
        id: names
        anchors.verticalCenter: crest.verticalCenter
        x: crest.x + crest.width + page.space
        width: book.x - x - page.space

        TitleText {
            width: parent.width
            size: Theme.text(38, 24)
            text: page.facts ? Words.card(page.card) : ""
        }
        TextLine {
            width: parent.width
            text: page.seat ? [page.seat.name, Words.house(page.seat.family),
                                    Words.level(page.seat.player)].join(" · ") : ""
            color: Theme.muted
            font.pixelSize: Theme.body
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(font.pixelSize * 0.75)
            wrapMode: Text.NoWrap
        }
    }
    Flow {
        id: tiles

        readonly property var facts: page.facts ? Words.cardFacts(page.facts, page.seat?.name ?? "") : []
        readonly property int across: facts.length === 4 ? 2 : 3
        readonly property real tall: {
            const heights = Array.from({length: shelf.count}, (none, i) => shelf.itemAt(i)?.implicitHeight ?? 0);
            return Math.max(0, ...heights);
        }

        x: crest.x
        y: Math.max(crest.y + crest.height, names.y + names.height) + page.space
        width: page.width - x - page.side
        spacing: Theme.size(12, 7)

        Repeater {
            id: shelf
            model: tiles.facts

            FactTile {
                width: Math.floor((tiles.width - (tiles.across - 1) * tiles.spacing) / tiles.across)
                height: tiles.tall
            }
        }
    }
    TitleText {
        id: did
        x: crest.x
        y: tiles.y + tiles.height + page.space
        width: tiles.width
        size: Theme.text(25, 18)
        text: qsTr("What it did in this game")
    }
    CardHistory {
        id: history
        x: crest.x
        y: did.y + did.height + Theme.size(8, 4)
        width: tiles.width
        height: rulings.y - page.space - y
        number: page.facts?.number ?? 0
        acts: page.facts?.turn === "acting"
        entries: page.historyOf()
        round: page.round
        names: page.players.map(player => player.name)

        TextLine {
            visible: history.count === 0
            text: qsTr("Nothing yet.")
            color: Theme.muted
        }
    }
    CardRulings {
        id: rulings

        readonly property real free: page.height - page.pad - history.y - page.space

        x: crest.x
        y: page.height - page.pad - height
        width: tiles.width
        height: Math.round(Math.min(natural, Math.max(free * 0.55, free - Math.max(history.contentHeight, Theme.text(36, 28)))))
        title: page.card !== "" ? qsTr("Rulings") : qsTr("A hidden card")
        lead: page.card !== "" ? Words.cardFull(page.card, page.edition) : ""
        notes: page.facts ? Words.cardNotes(page.card) : []
        card: page.card
    }
    IconButton {
        id: book
        x: shut.x - width - Theme.gap
        y: shut.y
        glyph: "rules"
        text: page.card !== "" ? qsTr("All about this card") : qsTr("Rules of hidden cards")
        onClicked: page.rulesAsked(page.card !== "" ? "card:" + page.card : "secrets")
    }
    IconButton {
        visible: page.forbidding !== ""
        x: book.x - width - Theme.gap
        y: shut.y
        glyph: "warning"
        text: qsTr("Why it cannot be chosen")
        onClicked: page.rulesAsked(page.forbidding)
    }
    IconButton {
        id: shut
        x: page.width - width - page.pad * 0.6
        y: page.pad * 0.6
        glyph: "close"
        text: qsTr("Close")
        shortcut: Shortcuts.Back
        onClicked: page.closed()
    }
    IconButton {
        visible: page.hasLeft
        x: Math.round((page.side - width) / 2)
        anchors.verticalCenter: parent.verticalCenter
        glyph: "chevron-left"
        text: qsTr("The card to the left")
        shortcut: Shortcuts.Left
        onClicked: page.stepped(-1, 0)
    }
    IconButton {
        visible: page.hasRight
        x: Math.round(page.width - (page.side + width) / 2)
        anchors.verticalCenter: parent.verticalCenter
        glyph: "chevron-right"
        text: qsTr("The card to the right")
        shortcut: Shortcuts.Right
        onClicked: page.stepped(1, 0)
    }
}
