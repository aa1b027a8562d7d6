pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// A card looked at for as long as one likes: all that these eyes may know of it, what it did in this game, and what
// players ask about it. Arrows go to the cards that lie with it.
PanelPopup {
    id: view

    property CardSpot spot: null
    required property var players
    required property string edition
    required property int round
    required property GameLog gameLog
    required property var refusal // why the card cannot be chosen, as HotSeat knows it
    readonly property var facts: spot ? Object.assign({}, spot.facts, {refused: refusal}) : null

    signal rulesAsked(code: string)

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
        return facts !== null && CardSpots.group(facts.group).some(other => (other.facts.place - facts.place) * along > 0);
    }

    width: Math.min(most.width, Math.round(Math.max(1460 * Theme.u, 1000)))
    height: Math.min(most.height, Math.round(Math.max(880 * Theme.u, 600)))
    onSpotChanged: if (!spot)
        close()
    onOpened: (sheet.itemAt(0) as InspectorSheet)?.takeFocus()
    onClosed: spot = null

    // Closed, there is none: nothing of what it showed stays.
    Repeater {
        id: sheet
        model: view.spot !== null ? 1 : 0

        InspectorSheet {
            anchors.fill: parent
            focus: true
            facts: view.facts
            players: view.players
            edition: view.edition
            round: view.round
            gameLog: view.gameLog
            hasLeft: view.hasNext(-1)
            hasRight: view.hasNext(1)
            onStepped: (along, down) => view.step(along, down)
            onClosed: view.close()
            onRulesAsked: code => view.rulesAsked(code)
        }
    }
}
