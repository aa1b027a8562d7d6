pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// Lays out a pile of cards to read: a discard pile, what was set aside, or a hand and what was set aside with it.
T.Popup {
    id: view

    property string owner: ""
    property string family: ""
    property bool setAside: false // or a discard pile
    property bool hand: false     // or a hand
    property var cards: []
    property var aside: []        // beside the hand

    function showPile(owner: string, family: string, cards: var, setAside: bool): void {
        show(owner, family, cards, []);
        view.setAside = setAside;
    }
    function showHand(owner: string, family: string, cards: var, aside: var): void {
        show(owner, family, cards, aside);
        hand = true;
    }
    function show(owner: string, family: string, cards: var, aside: var): void {
        view.owner = owner;
        view.family = family;
        view.cards = cards;
        view.aside = aside;
        setAside = hand = false;
        open();
    }

    modal: true
    focus: true
    onClosed: cards = aside = []
    anchors.centerIn: T.Overlay.overlay
    width: Math.min((T.Overlay.overlay?.width ?? 0) - 2 * Theme.margin, Math.max(Theme.size(700, 460), page.wanted + 2 * pad))
    height: Math.min((T.Overlay.overlay?.height ?? 0) - 2 * Theme.margin, heading.height + page.contentHeight + close.height + 4 * pad)

    readonly property int pad: Theme.size(32, 24)

    background: Panel {}
    T.Overlay.modal: Rectangle {
        color: Qt.rgba(0.05, 0.03, 0.02, 0.72)
    }

    TitleText {
        id: heading
        x: view.pad
        y: view.pad
        width: parent.width - 2 * view.pad
        text: view.setAside ? qsTr("Set aside") : view.hand ? Words.hand(view.owner, view.cards.length)
            : Words.discards(view.owner, view.cards.length)
    }
    Flickable {
        id: page
        anchors.left: heading.left
        anchors.right: heading.right
        anchors.top: heading.bottom
        anchors.topMargin: view.pad / 2
        anchors.bottom: close.top
        anchors.bottomMargin: view.pad / 2
        contentHeight: piles.height
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive
        interactive: contentHeight > height

        readonly property real cardWidth: Theme.size(190, 132)
        readonly property real space: Theme.size(16, 10)
        readonly property real wanted: Math.min(7, Math.max(view.cards.length, view.aside.length)) * (cardWidth + space)

        Column {
            id: piles
            width: parent.width
            spacing: page.space

            TextLine {
                visible: view.cards.length === 0
                width: parent.width
                text: qsTr("No card lies here.")
                color: Theme.muted
            }
            PileCards {
                width: parent.width
                spacing: page.space
                cards: view.cards
                family: view.family
                cardWidth: page.cardWidth
            }
            TitleText {
                visible: view.aside.length > 0
                width: parent.width
                size: Theme.promptTitle
                text: qsTr("Set aside")
            }
            PileCards {
                width: parent.width
                spacing: page.space
                cards: view.aside
                family: view.family
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
