import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// Everything that a page has to look at cards closely: the large card, the inspector, and piles as fans. What shows
// what eyes may know goes when the eyes or the moment change.
Item {
    id: look

    property Item keepClear: null // the large card does not lie over it
    property var decided: () => [] // lists the items that it lies over neither
    readonly property alias putAway: large.putAway // the large card, by what was pressed last
    readonly property alias pile: fan
    readonly property bool open: inspector.visible || fan.visible

    // There is nothing that could have the keyboard again.
    signal closed
    // To the rule of that code, or with "card:" before it to that card.
    signal rulesAsked(code: string)

    property Item before: null // had the keyboard
    property int reason: 0     // why it had it
    property CardSpot aside: null // is looked at again when the page comes back

    // Why a card is not open to the person here. While something else is asked than which card, that is only told of one
    // that is pressed.
    function refusalOf(spot: CardSpot, pressed: bool): var {
        const where = spot?.facts.where ?? "";
        const refusal = where === "queue" ? HotSeat.refusalAt(spot.facts.place, spot.facts.covered)
            : where === "hand" ? HotSeat.refusalOf(spot.facts.card) : {};
        return refusal.reason === "other-question" && !pressed ? {} : refusal;
    }
    function close(): void {
        inspector.close();
        fan.close();
    }
    function forget(): void {
        aside = null;
        close();
    }
    function putAside(): void {
        aside = inspector.visible ? inspector.spot : null;
        close();
    }
    function bringBack(): void {
        if (aside !== null)
            inspector.inspect(aside);
        aside = null;
    }
    function remember(): void {
        if (open)
            return;
        before = Window.activeFocusItem;
        reason = (before as T.Control)?.focusReason ?? Qt.OtherFocusReason;
    }
    function giveBack(): void {
        if (open)
            return;
        const item = before?.visible && before.enabled ? before : null;
        before = null;
        if (item === null) {
            closed();
            return;
        }
        CardSpots.led = true;
        item.forceActiveFocus(reason);
        const control = item as T.Control;
        if (control)
            control.focusReason = reason; // had it already, of the popup
        CardSpots.led = false;
    }

    LargeCard {
        id: large
        keepClear: look.keepClear
        decided: look.decided
        players: Stage.players
        edition: Stage.edition
        moving: Stage.moving
        refusal: look.refusalOf(large.spot, false)
        barred: inspector.visible || !look.visible
    }
    PileView {
        id: fan
        edition: Stage.edition
        viewer: HotSeat.viewer
        onBookAsked: look.rulesAsked("")
        onAboutToShow: look.remember()
        onClosed: look.giveBack()
    }
    Inspector {
        id: inspector
        players: Stage.players
        edition: Stage.edition
        round: Stage.board.round
        gameLog: Stage.gameLog
        refusal: look.refusalOf(inspector.spot, true)
        onAboutToShow: look.remember()
        onClosed: look.giveBack()
        onRulesAsked: code => look.rulesAsked(code)
        onBookAsked: look.rulesAsked("")
    }
    Connections {
        target: CardSpots
        enabled: look.visible
        function onAsked(spot) {
            if (!inspector.visible) // of cards that lie on each other the uppermost is the first to ask
                inspector.inspect(spot);
        }
        function onStackAsked(spot) {
            fan.showStack(CardSpots.stackOf(spot).map(other => other.facts));
        }
    }
    Connections {
        target: Stage
        function onShown() {
            if (HotSeat.curtain >= 0)
                look.forget();
        }
        function onJumped() {
            large.turn(HotSeat.looking); // who begins to look at their own cards turns to the same card anew
            look.forget();
        }
    }
}
