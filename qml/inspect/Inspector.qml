pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// A card looked at for as long as one likes: all that these eyes may know of it, what it did in this game, and what
// players ask about it. Arrows go to the cards that lie with it. What it showed it forgets when it closes.
T.Popup {
    id: inspector

    property CardSpot spot: null
    readonly property var facts: spot?.facts ?? null
    readonly property string card: facts?.card ?? ""
    readonly property var seat: facts ? Game.players[facts.seat] : undefined
    readonly property int pad: Theme.size(36, 20)
    readonly property int side: Theme.size(56, 42) // where the ways to the neighbours are
    readonly property int space: Theme.size(20, 10)

    signal keyLetGo(key: int)

    function inspect(card: CardSpot): void {
        spot = card;
        open();
    }
    // To the next card along the row, or in the stack.
    function step(along: int, down: int): void {
        const cards = CardSpots.group(facts.group);
        const at = cards.indexOf(spot);
        for (let i = at + along + down; i >= 0 && i < cards.length; i += along + down) {
            const same = cards[i].facts.place === facts.place;
            const top = (cards[i].facts.height ?? 0) === (cards[i].facts.stackSize ?? 1) - 1;
            if (down !== 0 && !same)
                return;
            if (down !== 0 || (!same && top)) {
                spot = cards[i];
                return;
            }
        }
    }
    function hasNext(along: int): bool {
        return spot !== null && CardSpots.group(facts.group).some(other => (other.facts.place - facts.place) * along > 0);
    }
    // What the card took part in; one that is out of the queue is known by its name, and so by the number it had there.
    function historyOf(): var {
        if (!facts || Game.chronicle.count === 0)
            return [];
        if (facts.number > 0)
            return Game.chronicle.of(facts.number);
        if (facts.where === "discards" || facts.where === "reserved") {
            for (let number = 1, entries; (entries = Game.chronicle.of(number)).length > 0; ++number) {
                if (entries.some(entry => isOf(entry, number)))
                    return entries;
            }
        }
        return [];
    }
    function isOf(entry: var, number: int): bool {
        return (entry.number === number && entry.card === card && entry.seat === facts.seat)
            || (entry.otherNumber === number && entry.otherCard === card && entry.other === facts.seat);
    }

    modal: true
    focus: true
    anchors.centerIn: T.Overlay.overlay
    width: Math.min((T.Overlay.overlay?.width ?? 0) - 2 * Theme.margin, Math.round(Math.max(1460 * Theme.u, 1000)))
    height: Math.min((T.Overlay.overlay?.height ?? 0) - 2 * Theme.margin, Math.round(Math.max(880 * Theme.u, 600)))
    onSpotChanged: if (!spot)
        close()
    onOpened: shut.forceActiveFocus(Qt.OtherFocusReason)
    onClosed: spot = null

    background: Panel {}
    T.Overlay.modal: Rectangle {
        color: Qt.rgba(0.05, 0.03, 0.02, 0.72)
    }

    contentItem: FocusScope {
        id: page

        focus: true
        Keys.onLeftPressed: inspector.step(-1, 0)
        Keys.onRightPressed: inspector.step(1, 0)
        Keys.onUpPressed: inspector.step(0, -1)
        Keys.onDownPressed: inspector.step(0, 1)
        Keys.onPressed: event => {
            event.accepted = true;
            if (event.key === Qt.Key_I && !event.isAutoRepeat)
                inspector.close();
            else if (event.key === Qt.Key_PageUp)
                history.flick(0, 900);
            else if (event.key === Qt.Key_PageDown)
                history.flick(0, -900);
            else
                event.accepted = false;
        }
        Keys.onReleased: event => {
            if (!event.isAutoRepeat)
                inspector.keyLetGo(event.key);
        }

        // The card itself, and the ways to its neighbours.
        Item {
            id: left

            x: inspector.side
            y: inspector.pad
            width: Math.round(Math.min(page.width * 0.33, (page.height - 2 * y - kind.height - ways.height - 2 * inspector.space) / 1.4))
            height: page.height - 2 * y

            Row {
                id: kind
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.size(8, 5)

                KindMark {
                    visible: inspector.card !== ""
                    width: Theme.text(24, 18)
                    height: width
                    anchors.verticalCenter: parent.verticalCenter
                    intrigue: CardSets.isIntrigue(inspector.card)
                }
                TextLine {
                    text: inspector.card !== "" ? Words.kind(inspector.card) : qsTr("Hidden card")
                    color: Theme.muted
                    font.pixelSize: Theme.body
                    wrapMode: Text.NoWrap
                }
            }
            BigCard {
                id: picture
                anchors.horizontalCenter: parent.horizontalCenter
                y: Math.round((kind.height + ways.y - height) / 2)
                width: parent.width
                height: implicitHeight
                facts: inspector.facts
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
            y: inspector.pad
            width: Theme.size(76, 48)
            height: width
            family: inspector.facts?.family ?? ""
        }
        Column {
            id: names
            anchors.verticalCenter: crest.verticalCenter
            x: crest.x + crest.width + inspector.space
            width: shut.x - x - inspector.space

            TitleText {
                width: parent.width
                size: Theme.text(38, 24)
                text: inspector.spot ? Words.card(inspector.card) : ""
            }
            TextLine {
                width: parent.width
                text: inspector.seat ? [inspector.seat.name, Words.house(inspector.seat.family),
                                        Words.level(inspector.seat.player)].join(" · ") : ""
                color: Theme.muted
                font.pixelSize: Theme.body
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(font.pixelSize * 0.75)
                wrapMode: Text.NoWrap
            }
        }
        Flow {
            id: tiles

            readonly property var facts: inspector.facts ? Words.cardFacts(inspector.facts, inspector.seat?.name ?? "") : []
            readonly property int across: facts.length === 4 ? 2 : 3
            readonly property real tall: {
                let most = 0;
                for (let i = 0; i < shelf.count; ++i)
                    most = Math.max(most, (shelf.itemAt(i) as FactTile)?.implicitHeight ?? 0);
                return most;
            }

            x: crest.x
            y: crest.y + crest.height + inspector.space
            width: page.width - x - inspector.side
            spacing: Theme.size(12, 7)

            Repeater {
                id: shelf
                model: tiles.facts

                FactTile {
                    required property var modelData

                    width: Math.floor((tiles.width - (tiles.across - 1) * tiles.spacing) / tiles.across)
                    height: tiles.tall
                    glyph: modelData.glyph
                    title: modelData.title
                    hint: modelData.hint
                }
            }
        }
        TitleText {
            id: did
            x: crest.x
            y: tiles.y + tiles.height + inspector.space
            width: tiles.width
            size: Theme.text(25, 18)
            text: qsTr("What it did in this game")
        }
        CardHistory {
            id: history
            x: crest.x
            y: did.y + did.height + Theme.size(8, 4)
            width: tiles.width
            height: rulings.y - inspector.space - y
            number: inspector.facts?.number ?? 0
            acts: inspector.facts?.turn === "acting"
            entries: inspector.historyOf()

            TextLine {
                visible: history.count === 0
                text: qsTr("Nothing yet.")
                color: Theme.muted
            }
        }
        CardRulings {
            id: rulings

            readonly property real free: page.height - inspector.pad - history.y - inspector.space

            x: crest.x
            y: page.height - inspector.pad - height
            width: tiles.width
            height: Math.round(Math.min(natural, Math.max(free * 0.55, free - Math.max(history.contentHeight, Theme.text(36, 28)))))
            title: inspector.card !== "" ? qsTr("Rulings") : qsTr("A hidden card")
            lead: inspector.card !== "" ? Words.cardFull(inspector.card, Game.edition) : ""
            notes: inspector.spot ? Words.cardNotes(inspector.card) : []
        }
        IconButton {
            id: shut
            x: page.width - width - inspector.pad * 0.6
            y: inspector.pad * 0.6
            glyph: "close"
            text: qsTr("Close")
            onClicked: inspector.close()
        }
        IconButton {
            visible: inspector.hasNext(-1)
            x: Math.round((inspector.side - width) / 2)
            anchors.verticalCenter: parent.verticalCenter
            glyph: "chevron-left"
            text: qsTr("The card to the left")
            onClicked: inspector.step(-1, 0)
        }
        IconButton {
            visible: inspector.hasNext(1)
            x: Math.round(page.width - (inspector.side + width) / 2)
            anchors.verticalCenter: parent.verticalCenter
            glyph: "chevron-right"
            text: qsTr("The card to the right")
            onClicked: inspector.step(1, 0)
        }
    }
}
