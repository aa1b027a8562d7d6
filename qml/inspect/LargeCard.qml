pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// The card that a person turns to, large and with all its words, beside where it lies. Comes when the pointer has rested
// on it for a moment, or the keyboard has been brought to it; goes with anything that is done.
T.ToolTip {
    id: large

    // What it rather does not lie over, besides the card itself; and a function that lists what is being decided about:
    // where it had to lie over some of that it does not come.
    property Item keepClear: null
    required property var decided
    required property var players
    required property string edition
    // Nothing is turned to while it is on.
    required property bool moving
    // There is something else to read.
    property bool barred: false

    readonly property CardSpot current: CardSpots.current
    property CardSpot spot: null // shown now
    property bool armed: true    // nothing was pressed since the person turned to it
    property bool putAway: false // by what was pressed last
    property bool placed: false  // there is room for it
    property LargeCardSheet sheet: null
    required property var refusal // why the card cannot be chosen, as HotSeat knows it
    readonly property var facts: spot ? Object.assign({}, spot.facts, {refused: refusal}) : null
    readonly property Placing placing: Placing {
        popup: large
        edge: 0
    }

    function watch(): void {
        spot = null;
        placed = false;
        if (current && armed && !barred && !moving)
            rest.restart();
        else
            rest.stop();
    }
    // Other eyes see it, or it lies in another moment; `afresh` it is turned to anew.
    function turn(afresh: bool): void {
        armed = armed || afresh;
        watch();
    }
    // Where it lies: inside, beside the card, off what is to be kept clear.
    function settle(): void {
        const card = rectOf(spot), clear = rectOf(keepClear);
        const gap = Theme.size(16, 10), edge = Theme.gap;
        const right = card.x + card.width + gap, left = card.x - gap - width;
        const most = Qt.point(parent.width - width - edge, parent.height - height - edge);
        const middle = Math.max(edge, Math.min(most.y, card.y + (card.height - height) / 2));
        const centre = Math.max(edge, Math.min(most.x, card.x + (card.width - width) / 2));
        const above = clear.y - gap - height, aside = clear.x - gap - width;
        const ways = [Qt.point(right, middle), Qt.point(left, middle), Qt.point(right, above), Qt.point(left, above),
                      Qt.point(centre, card.y - gap - height), Qt.point(centre, card.y + card.height + gap),
                      Qt.point(aside, middle), Qt.point(edge, middle), Qt.point(most.x, middle),
                      Qt.point(edge, edge), Qt.point(most.x, edge), Qt.point(centre, edge)];
        const fits = at => at.x >= edge && at.y >= edge && at.x <= most.x && at.y <= most.y;
        const meets = (at, rect) => at.x < rect.x + rect.width && at.x + width > rect.x
            && at.y < rect.y + rect.height && at.y + height > rect.y;
        const open = decided().filter(item => item !== spot.parent).map(rectOf);
        const beside = ways.filter(at => fits(at) && !meets(at, card) && !open.some(rect => meets(at, rect)));
        const good = beside.find(at => !meets(at, clear)) ?? beside[0];
        placed = good !== undefined;
        if (!placed)
            return;
        const at = Qt.point(Math.round(good.x), Math.round(good.y));
        x = at.x;
        y = at.y;
        placing.place(at);
    }
    function rectOf(item: Item): rect {
        return item?.visible ? item.mapToItem(parent, 0, 0, item.width, item.height) : Qt.rect(-9, -9, 0, 0);
    }

    parent: T.Overlay.overlay
    visible: spot !== null && placed
    closePolicy: T.Popup.NoAutoClose
    margins: -1
    padding: 0
    z: 10
    width: Theme.text(300, 244)
    height: sheet?.implicitHeight ?? 0
    onCurrentChanged: {
        armed = armed || Input.typing;
        watch();
    }
    onBarredChanged: watch()
    onMovingChanged: watch()
    onHeightChanged: if (spot)
        settle()

    background: Panel {}
    Repeater {
        model: large.spot !== null ? 1 : 0
        onItemAdded: (index, item) => large.sheet = item as LargeCardSheet

        LargeCardSheet {
            width: large.width
            spot: large.spot
            facts: large.facts
            players: large.players
            edition: large.edition
            room: (large.parent?.height ?? 0) - 2 * Theme.margin
        }
    }

    Timer {
        id: rest
        interval: Input.typing ? 700 : 400
        onTriggered: {
            large.spot = large.current;
            large.settle();
        }
    }
    Connections {
        target: Input
        function onPressed() {
            large.putAway = large.visible;
            large.armed = false;
            large.watch();
        }
        function onMoved() {
            if (large.armed)
                return;
            large.armed = true;
            large.watch();
        }
    }
}
