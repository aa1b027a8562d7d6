pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// Lays out cards to read, as a fan: a discard pile, what was set aside or reserved, the cards of a stack, or a hand and
// what was set aside with it.
T.Popup {
    id: view

    property string kind: "" // "discards" "aside" "reserved" "queue" "hand"
    property string owner: ""
    property var cards: []   // the facts of CardSpots
    property var aside: []   // beside the hand
    required property var players
    required property string edition
    required property int viewer

    function showPile(owner: string, family: string, cards: var, setAside: bool): void {
        const where = setAside ? "aside" : "discards";
        show(where, owner, cards.map((card, i) => fact(where, family, card, i)));
    }
    function showHand(owner: string, family: string, cards: var, setAside: var): void {
        show("hand", owner, cards.map((card, i) => fact("hand", family, card, i)));
        aside = setAside.map((card, i) => fact("aside", family, card, i));
    }
    // `cards`: of { card, tokens }.
    function showReserved(owner: string, family: string, cards: var): void {
        show("reserved", owner, cards.map((one, i) => Object.assign(fact("reserved", family, one.card, i), {tokens: one.tokens})));
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
    function fact(where: string, family: string, card: string, place: int): var {
        const seat = players.findIndex(player => player.family === family);
        return {where: where, group: "fan " + where, card: card, family: family, seat: seat, place: place,
                own: seat === viewer, up: where === "discards" || where === "reserved", known: false};
    }

    modal: true
    focus: true
    onClosed: cards = aside = []
    anchors.centerIn: T.Overlay.overlay
    width: Math.min(most.width, Math.max(Theme.size(700, 460), page.wanted + 2 * pad))
    height: Math.min(most.height, Math.ceil(chrome + page.contentHeight))

    readonly property size most: Qt.size((T.Overlay.overlay?.width ?? 0) - 2 * Theme.margin,
                                         (T.Overlay.overlay?.height ?? 0) - 2 * Theme.margin)
    readonly property real chrome: heading.height + close.height + 3.5 * pad // what is no card
    readonly property int pad: Theme.size(32, 24)

    background: Panel {}
    T.Overlay.modal: Dusk {}

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
            }
            TitleText {
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
