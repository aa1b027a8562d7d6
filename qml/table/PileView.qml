pragma ComponentBehavior: Bound
import QtQuick

// Lays out cards to read, as a fan: a discard pile, what was set aside or reserved, the cards of a stack, or a hand and
// what was set aside with it.
PanelPopup {
    id: view

    property string kind: "" // "discards" "aside" "reserved" "queue" "hand"
    property string owner: ""
    property var cards: []   // the facts of CardSpots
    property var aside: []   // beside the hand
    required property string edition
    required property int viewer

    // One of a seat's piles, by its row of Stage.seats; beside the hand what was set aside with it.
    function showPile(seat: var, where: string): void {
        show(where, seat.name, factsOf(seat, where));
        aside = where === "hand" ? factsOf(seat, "aside") : [];
    }
    function factsOf(seat: var, where: string): var {
        return seat[where].map((card, i) => ({
            where: where, group: "fan " + where, card: card, family: seat.family, seat: seat.seat, place: i,
            own: seat.seat === viewer, up: where === "discards" || where === "reserved", known: false,
            tokens: where === "reserved" && card === "trade" ? seat.tradeTokens : 0
        }));
    }
    // `cards`: the facts of the stack's cards, from the top.
    function showStack(cards: var): void {
        show("queue", "", cards.map(card => Object.assign({}, card, {group: "fan"})));
    }
    function show(kind: string, owner: string, cards: var): void {
        view.kind = kind;
        view.owner = owner;
        view.cards = cards;
        aside = [];
        open();
    }

    onClosed: cards = aside = []
    width: Math.min(most.width, Math.max(Theme.size(700, 460), page.wanted + 2 * pad))
    height: Math.min(most.height, Math.ceil(chrome + page.contentHeight))

    readonly property real chrome: heading.height + close.height + 3.5 * pad // what is no card
    readonly property int pad: Theme.size(32, 24)

    TitleText {
        id: heading
        x: view.pad
        y: view.pad
        width: parent.width - 2 * view.pad
        text: {
            switch (view.kind) {
            case "aside":
                return qsTr("Set aside");
            case "hand":
                return Words.hand(view.owner, view.cards.length);
            case "reserved":
                return Words.reserved(view.owner, view.cards.length);
            case "queue":
                return Words.stack(view.cards[0]?.place ?? 0, view.cards.length);
            }
            return Words.discards(view.owner, view.cards.length);
        }
    }
    Flickable {
        id: page
        anchors.left: heading.left
        anchors.right: heading.right
        anchors.top: heading.bottom
        anchors.topMargin: view.pad / 2
        anchors.bottom: close.top
        anchors.bottomMargin: view.pad / 2
        contentHeight: piles.height + space
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive
        interactive: contentHeight > height

        readonly property real space: Theme.size(18, 12)
        readonly property real nominal: Theme.size(236, 172)
        readonly property real wanted: Math.min(7, Math.max(view.cards.length, view.aside.length)) * (nominal + space)
        // Large, but as small as lets two rows be seen.
        readonly property real cardWidth: {
            const across = Math.floor((width + space) / (nominal + space));
            const rows = Math.ceil(view.cards.length / across) + Math.ceil(view.aside.length / across);
            const tall = (view.most.height - view.chrome) / Math.max(1, Math.min(2, rows)) - Theme.size(60, 44);
            return Math.round(Math.max(Theme.size(150, 110), Math.min(nominal, tall / 1.4)));
        }

        Column {
            id: piles
            width: parent.width
            spacing: page.space
            topPadding: page.space

            TextLine {
                visible: view.cards.length === 0
                width: parent.width
                text: qsTr("No card lies here.")
                color: Theme.muted
            }
            FanRow {
                width: parent.width
                cards: view.cards
                edition: view.edition
                cardWidth: page.cardWidth

                Accessible.name: heading.text
            }
            TitleText {
                id: apart
                visible: view.aside.length > 0
                width: parent.width
                size: Theme.promptTitle
                text: qsTr("Set aside")
            }
            FanRow {
                visible: view.aside.length > 0
                width: parent.width
                cards: view.aside
                edition: view.edition
                cardWidth: page.cardWidth

                Accessible.name: apart.text
            }
        }
    }
    ActionButton {
        id: close
        anchors.right: heading.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: view.pad
        primary: true
        focus: true
        glyph: "check"
        text: qsTr("Close")
        onClicked: view.close()
    }
}
