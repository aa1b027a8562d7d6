pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// The queue on its runner: stacks, free ends and gaps, the banner of the walk. Knows where everything lies.
Item {
    id: zone

    // Where a card that is laid next comes from, in this item's coordinates; cards appear in place without it.
    property var entry: null
    // The card that is carried over the row, by its number, or -1; and how many milliseconds, at the normal speed, the
    // others wait before they make room or close up.
    property int carried: -1
    property int wait: 0

    // How much of the right end something lies over: the queue moves or is turned out from under it.
    property real covered: 0
    // What is free of its height for cards and what stands above them.
    required property real upper
    required property real lower
    // A card of the hand is to be laid: its places are shown, and the queue yields to them.
    property bool placing: false
    // The stage changes: what has another place or size now comes to it in one motion.
    property bool restaging: false
    // Whether a long queue is turned so that what happens is in the middle, wherever it was turned to before.
    property bool centred: false

    // Of a game that is played, and not one that is looked back at.
    property bool live: false

    readonly property board board: Stage.board
    readonly property Choice choice: HotSeat.choice
    readonly property int lead: placing ? 1 : 0
    readonly property int tail: placing && board.stacks > 0 ? 1 : 0
    readonly property alias wide: measures.wide
    readonly property alias overviewHeight: measures.overview
    readonly property alias foot: measures.foot
    readonly property alias cardWidth: measures.cardWidth
    readonly property alias cardHeight: measures.cardHeight
    readonly property alias pitch: measures.pitch
    // Where the first thing begins that stands on the runner.
    readonly property real brow: Math.min(foot - cardHeight - measures.head, ...all().map(item => item.restY - item.overhead))
    property alias scroll: turning.position // how far a queue that is wider than the window is turned on

    readonly property QueueOptions options: QueueOptions {
        choice: zone.choice
        board: zone.board
    }

    // The code of the choice that a card is dragged over, or under the pointer, else of the one with the keyboard; "" for
    // none.
    readonly property string pointed: {
        const items = all().concat(slots()).filter(item => item.pointed);
        return aimed !== "" ? aimed : (items.filter(item => item.hovered).pop() ?? items[0])?.code ?? "";
    }
    property string aimed: ""
    // The places that a card would come to lie between.
    readonly property var neighbours: placing && choice.picked !== "" && pointed !== "" ? options.besides(pointed) : []

    signal bookAsked // from the overview
    signal cardWanted // a place was pressed before a card was picked for it

    // The left edge of a stack's place.
    function placeX(place: int): real {
        const spare = measures.spare, start = wide ? measures.side - scroll : measures.side + Math.min(spare / 2, spare - covered);
        return Math.round(start + (place + lead) * pitch);
    }
    function topY(depth: int, stackSize: int): real { return measures.topY(depth, stackSize) }
    // The card of that number, or null; its place in the zone is where it comes to rest.
    function card(number: int): QueueCard { return all().find(item => item.serial === number) ?? null }
    // All cards.
    function all(): var {
        const list = Array.from({length: cards.count}, (none, i) => cards.itemAt(i) as QueueCard);
        return list.filter(item => item !== null);
    }
    // Those that no other lies on.
    function tops(): var { return all().filter(item => !item.model.covered) }
    // The free ends and the gaps that a card may go to.
    function slots(): var {
        const gaps = Array.from({length: gapSlots.count}, (none, i) => gapSlots.itemAt(i) as EmptySlot);
        return [leftSlot, rightSlot, ...gaps].filter(slot => slot?.visible && slot.open);
    }
    // Looks what a card that is dragged is over, or rather near: a point of this item. Null ends it.
    function aim(at: var): void {
        const reach = Theme.size(40, 30);
        const over = at === null ? [] : slots().concat(all().filter(item => item.target)).filter(item =>
            at.x > item.x - reach && at.x < item.x + item.width + reach
            && at.y > item.y - 2 * reach && at.y < item.y + item.height + 2 * reach);
        const far = item => Math.abs(item.x + item.width / 2 - at.x);
        aimed = over.sort((a, b) => far(a) - far(b))[0]?.code ?? "";
    }
    // What comes next comes by itself again.
    function rest(): void {
        entry = null;
        carried = -1;
        wait = 0;
    }
    // Ends every motion where it leads.
    function snap(): void {
        walk();
        all().forEach(item => item.snap());
        banner.snap();
        turning.snap();
    }
    // Lets the banner stand over the place being resolved, and what happens be seen.
    function walk(): void {
        banner.overhead = tops().find(item => item.model.place === board.place)?.overhead ?? 0;
        if (board.place >= 0)
            turning.follow(board.place + lead, centred);
        else if (Stage.moving && Stage.cue.to >= 0)
            turning.follow(Stage.cue.to + lead, centred);
        else if (centred)
            turning.follow((board.stacks - 1) / 2, true);
    }
    // Brings a place into the middle, for somebody who wants to see it.
    function seek(place: int): void {
        if (wide)
            turning.turnThere(place + lead);
    }
    // Lays all stacks out at once.
    function showAll(): void {
        const stacks = tops().sort((a, b) => a.model.place - b.model.place);
        if (!Stage.moving && stacks.length > 0)
            overview.show(stacks.map(item => item.summary()));
    }
    // Chooses the nth option (from 0), as the keys 1 to 9 do.
    function choose(index: int): void {
        const code = options.codes[index];
        if (code === undefined)
            return;
        if (wide)
            turning.show(lead + options.placeOf(code));
        if (Deciding.take())
            options.pick(code);
    }
    // Moves the keyboard's focus to the next thing that may be chosen, `way` is 1 or -1; turns the queue if there is none.
    function step(way: int): void {
        const open = focusable();
        if (open.length === 0)
            turning.turnBy(way * pitch);
        const at = open.findIndex(item => item.activeFocus);
        const seen = Math.max(0, open.findIndex(item => item.x >= 0 && item.x + item.width <= width));
        const next = open[at < 0 ? (way > 0 ? seen : open.length - 1) : (at + way + open.length) % open.length];
        next?.forceActiveFocus(Qt.TabFocusReason);
        if (next && wide && (next.x < measures.side || next.x + next.width > width - measures.side - covered))
            turning.show((next.x + next.width / 2 + scroll - measures.side) / pitch - 0.5);
    }
    function focusable(): var {
        return all().filter(item => item.target).concat(slots()).sort((a, b) => a.x - b.x);
    }

    // Gaps are told between the cards beside them.
    Timer {
        id: ordering
        interval: 0
        onTriggered: ReadingOrder.set(zone.all().concat(zone.slots()).sort((a, b) => a.x - b.x))
    }
    QueueMeasures {
        id: measures
        width: zone.width
        covered: zone.covered
        top: zone.upper
        bottom: zone.lower
        columns: Math.max(1, zone.board.stacks + zone.lead + zone.tail)
        tallest: zone.board.tallest
        head: zone.placing ? Theme.size(66, 48) : banner.height + banner.gap
        gaps: zone.choice.gaps.length > 0
        yields: zone.placing
        onGapsChanged: if (gaps)
            ordering.restart()
    }
    onCardHeightChanged: settled.restart()
    onCoveredChanged: settled.restart()
    // Lets the banner find its height once the cards stand in their new size; at the start too.
    Timer {
        id: settled
        interval: 0
        onTriggered: zone.walk()
    }
    QueueScroll {
        id: turning
        anchors.fill: parent
        furthest: zone.wide ? zone.covered - measures.spare : 0
        pitch: zone.pitch
        sight: zone.width - 2 * measures.side - zone.covered
    }
    // In the order of the eye, as a screen reader goes.
    EdgeFade {
        visible: zone.scroll > 1
        foot: zone.lower
        z: 60
        text: qsTr("Further to the left")
        onClicked: turning.turnBy(-zone.width / 2)
    }
    component Slot: EmptySlot {
        y: zone.foot - height
        width: zone.cardWidth
        height: zone.cardHeight
        number: zone.options.keyOf(code)
        aimed: zone.aimed === code
        onClicked: if (!open)
            zone.cardWanted()
        onDecided: zone.options.pick(code)
    }
    Slot {
        id: leftSlot
        visible: zone.placing
        open: zone.choice.left
        x: zone.placeX(-1)
        text: zone.board.stacks === 0 ? Words.place(0, 1) : Words.leftEnd
        code: "left"
    }
    Repeater {
        id: cards
        model: Stage.queue

        QueueCard {
            width: zone.cardWidth
            height: zone.cardHeight
            goalX: zone.placeX(model.place)
            restY: zone.topY(model.stackSize - 1 - model.height, model.stackSize)
            fan: model.covered ? 0 : zone.topY(0, 1) - zone.topY(model.stackSize - 1, model.stackSize)
            strip: zone.topY(0, model.stackSize) - zone.topY(1, model.stackSize)
            key: zone.options.keyOf(code)
            entry: zone.entry
            carried: zone.carried === serial
            wait: zone.wait
            board: zone.board
            choice: zone.choice
            owner: Stage.players[model.seat]?.name ?? ""
            awaited: zone.placing && zone.choice.picked === "" && !model.covered && zone.choice.stacks.includes(model.place)
            beside: !model.covered && zone.neighbours.includes(model.place)
            aimed: target && zone.aimed === code
            moving: Stage.moving
            restaging: zone.restaging
            live: zone.live
        }
    }
    Repeater {
        id: gapSlots
        model: zone.choice.gaps

        Slot {
            required property int modelData

            x: zone.placeX(modelData) - (measures.gap + width) / 2
            width: Theme.size(32, 32)
            text: Words.gap(modelData, zone.board.stacks)
            numberBelow: !zone.wide // the overview is there
            code: "gap" + modelData
        }
    }
    Slot {
        id: rightSlot
        visible: zone.tail > 0
        open: zone.choice.right
        x: zone.placeX(zone.board.stacks)
        text: Words.rightEnd
        code: "right"
    }
    Landing {
        place: !zone.placing || zone.choice.picked === "" ? null
            : zone.slots().concat(zone.tops()).find(item => item.code === zone.pointed) ?? null
        z: 45
        width: zone.cardWidth
        height: zone.cardHeight
        family: Stage.players[HotSeat.asked.seat]?.family ?? ""
        card: zone.choice.picked
    }
    WalkBanner {
        id: banner

        readonly property real gap: Theme.size(14, 11) // between it and the card

        moving: Stage.moving
        rightToLeft: zone.board.rightToLeft
        goal: zone.board.place >= 0 ? zone.placeX(zone.board.place) + (zone.cardWidth - width) / 2
            - (zone.board.gap ? zone.pitch / 2 * (rightToLeft ? -1 : 1) : 0)
            : rightToLeft ? zone.width - zone.covered - width - Theme.margin : Theme.margin
        y: zone.topY(0, 1) - height - gap - overhead
        z: 50
    }
    OverviewStrip {
        visible: zone.wide
        x: Math.round((zone.width - zone.covered - width) / 2)
        y: zone.foot + Theme.size(17, 11)
        z: 61
        queue: Stage.queue
        board: zone.board
        choice: zone.choice
        columns: measures.columns
        lead: zone.lead
        from: zone.scroll / zone.pitch
        shown: turning.sight / zone.pitch
        onAsked: column => turning.turnThere(column)
        onWholeAsked: zone.showAll()
    }
    EdgeFade {
        visible: zone.scroll < turning.furthest - 1
        atRight: true
        foot: zone.lower
        anchors.right: parent.right
        anchors.rightMargin: zone.covered
        z: 60
        text: qsTr("Further to the right")
        onClicked: turning.turnBy(zone.width / 2)
    }
    QueueOverview {
        id: overview
        onBookAsked: {
            close();
            zone.bookAsked();
        }
        board: zone.board
        choice: zone.choice
        onAsked: place => zone.seek(place)
    }
    Connections {
        target: Stage
        function onShown() {
            overview.close();
            zone.walk();
        }
    }
}
