pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// Everybody at the table: opponents in a row along the top, in seat order from the left of the person here, whose own
// panel lies at the lower left (OwnSeat). A bystander, and who is not `seated`, sees all seats along the top. Knows where tokens and
// cards fly to.
Item {
    id: seats

    required property RowModel model
    required property int count // of the seats
    // The seat that is not along the top, -1 for none: who only looks at their own cards stays there.
    readonly property int viewer: looking ? -1 : eyes
    required property int eyes // whose see this, -1 for a bystander's
    property bool looking: false // only at their own cards
    required property bool moving
    // A game is played; and persons may be called to look at their own cards.
    property bool live: false
    property bool calling: false
    property bool seated: viewer >= 0
    readonly property int others: count - (seated ? 1 : 0)
    readonly property real gap: Theme.size(24, 8)
    readonly property real panelWidth: Math.min(others === 1 ? Theme.size(560, 344) : Theme.size(460, 344),
        (width - (others - 1) * gap) / Math.max(1, others))
    // How high the row along the top is; the own panel, null for a bystander.
    readonly property real rowHeight: Math.round(Math.max(84, 112 * Theme.u) * Math.max(1, 0.76 + 0.24 * Theme.textScale))
    property LocalPanel own: null
    // The first player's crown is on its way.
    property bool crownFlies: false

    // A pile of cards is to be read.
    signal pileAsked(string owner, string family, var cards, bool setAside)
    signal handAsked(string owner, string family, var cards, var aside)
    signal reservedAsked(string owner, string family, var cards)

    // A person wants to look at their own cards.
    signal callAsked(seat: int)

    // Where a seat's "coin", "crown", "hand", "discard" or "reserve" is; the hand of the person here lies elsewhere.
    function spot(seat: int, what: string): Item {
        const opponent = opponents.itemAt(seat) as SeatPanel;
        const local = seated && seat === viewer ? own : null;
        switch (what) {
        case "coin":
            return local?.coinSpot ?? opponent?.coinSpot ?? null;
        case "crown":
            return local ? local.crownSpot : opponent ? opponent.crownSpot : null;
        case "discard":
            return local?.discardSpot ?? opponent?.discardSpot ?? null;
        case "reserve":
            return local?.reserveSpot ?? opponent?.reserveSpot ?? null;
        }
        return local ? null : opponent?.handSpot ?? null;
    }
    function panel(seat: int): Item {
        return seated && seat === viewer ? own : opponents.itemAt(seat);
    }
    // The number of a seat's influence.
    function purse(seat: int): Influence {
        return seated && seat === viewer ? own?.purse ?? null : (opponents.itemAt(seat) as SeatPanel)?.purse ?? null;
    }
    function shake(seat: int): void {
        purse(seat)?.shake();
    }
    function reservedOf(seat: var): var {
        return seat.reserved.map(card => ({card: card, tokens: card === "trade" ? seat.tradeTokens : 0}));
    }
    function describe(seat: var): string {
        return Words.seatDescription({
            name: seat.name, house: Words.house(seat.family), level: Words.level(seat.player),
            influence: seat.influence, handSize: seat.handSize, isFirst: seat.isFirst
        });
    }

    onViewerChanged: ordering.restart()
    onSeatedChanged: ordering.restart()
    // From left to right, whosever seat the first is.
    Timer {
        id: ordering
        interval: 0
        onTriggered: {
            const panels = [];
            for (let i = 0; i < opponents.count; ++i)
                panels.push(opponents.itemAt(i));
            ReadingOrder.set(panels.sort((a, b) => a.x - b.x));
        }
    }
    Repeater {
        id: opponents
        model: seats.model
        onItemAdded: ordering.restart()

        SeatPanel {
            required property var model
            // A seat that is just going, as another game is laid, has no number any more.
            readonly property int slot: seats.seated ? (model.seat - seats.viewer - 1 + seats.count) % seats.count
                : model.seat ?? -1

            visible: !seats.seated || model.seat !== seats.viewer
            width: seats.panelWidth
            height: seats.rowHeight
            x: Math.round((seats.width - seats.others * width - (seats.others - 1) * seats.gap) / 2
                + slot * (width + seats.gap))
            name: model.name
            number: model.seat ?? -1
            family: model.family
            influence: model.influence
            hand: model.handSize
            discards: model.discards.length
            reserved: seats.reservedOf(model)
            own: model.seat === seats.eyes
            knownHand: model.knownHand
            first: model.isFirst
            crowned: !seats.crownFlies
            robot: model.player !== "human"
            active: model.asked
            moves: seats.moving
            thinking: active && robot && seats.live
            handOpen: model.hand.length + model.aside.length > 0
            handText: Words.hand(model.name, model.handSize)
            discardsText: Words.discards(model.name, model.discards.length)
            description: seats.describe(model)
            discardsContent: Words.pile(Words.discards(model.name, model.discards.length), model.discards)
            onDiscardsClicked: seats.pileAsked(model.name, model.family, model.discards, false)
            onReservedClicked: seats.reservedAsked(model.name, model.family, reserved)
            onHandClicked: seats.handAsked(model.name, model.family, model.hand, model.aside)
            callable: seats.calling && !robot
            callText: Words.labelled(qsTr("Own cards"), model.name)
            onCalled: seats.callAsked(model.seat)
        }
    }
}
