pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// Everybody at the table: opponents in a row along the top, in seat order from the left of the person here, whose own
// panel lies at the lower left (OwnSeat). A bystander, and who is not `seated`, sees all seats along the top. Knows where
// tokens and cards fly to.
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
    readonly property real panelWidth: Math.min(others === 1 ? Theme.size(560, 344) : Theme.size(450, 300),
        (width - (others - 1) * gap) / Math.max(1, others))
    // How high the row along the top is; the own panel, null for a bystander.
    readonly property real rowHeight: Math.round((calling ? Theme.size(112, 84) : Theme.size(92, 66)) * Math.max(1, 0.76 + 0.24 * Theme.textScale))
    property LocalPanel own: null
    // The first player's crown is on its way.
    property bool crownFlies: false

    // A pile of a seat, a row of the model, is to be read.
    signal pileAsked(seat: var, where: string)
    // A person wants to look at their own cards.
    signal callAsked(seat: int)

    // The SeatFrame of a seat. As that type Qt 6.4 gives none where it is compiled ahead.
    function panel(seat: int): var {
        const local = seated && seat === viewer ? own : null;
        return local ?? opponents.itemAt(seat);
    }
    // Where a seat's "coin", "crown", "hand", "discard" or "reserve" is; the hand of the person here lies elsewhere.
    function spot(seat: int, what: string): Item {
        return panel(seat)?.spots[what] ?? null;
    }

    onViewerChanged: ordering.restart()
    onSeatedChanged: ordering.restart()
    // From left to right, whosever seat the first is.
    Timer {
        id: ordering
        interval: 0
        onTriggered: {
            const panels = Array.from({length: opponents.count}, (none, i) => opponents.itemAt(i));
            ReadingOrder.set(panels.sort((a, b) => a.x - b.x));
        }
    }
    Repeater {
        id: opponents
        model: seats.model
        onItemAdded: ordering.restart()

        SeatPanel {
            readonly property int slot: seats.seated ? (number - seats.viewer - 1 + seats.count) % seats.count : number

            visible: !seats.seated || model.seat !== seats.viewer
            width: seats.panelWidth
            height: seats.rowHeight
            x: Math.round((seats.width - seats.others * width - (seats.others - 1) * seats.gap) / 2
                + slot * (width + seats.gap))
            ownEyes: model.seat === seats.eyes
            crowned: !seats.crownFlies
            moves: seats.moving
            thinking: model.asked && robot && seats.live
            callable: seats.calling && !robot
            callText: Words.labelled(qsTr("Own cards"), model.name)
            onPileAsked: where => seats.pileAsked(model, where)
            onCalled: seats.callAsked(model.seat)
        }
    }
}
