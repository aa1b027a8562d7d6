pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// A card of the queue in its place: goes there when the game moves it, and stands there at once otherwise.
FocusScope {
    id: slot

    required property var model
    required property board board
    required property Choice choice
    required property string owner // the name of its seat
    required property bool moving
    required property bool live    // of a game that is played
    required property bool restaging // the stage changes, and it grows or shrinks
    // Where its place is, how far the cards under it stand out above it, the key that chooses it (0 for none), and
    // where it comes from when it appears: a point of its parent, or null.
    required property real goalX
    required property real restY
    required property real fan
    required property int key
    // How much of a covered card shows above the card on it.
    required property real strip
    required property var entry
    // It goes over the row; how many milliseconds, at the normal speed, it waits before it makes room.
    property bool carried: false
    property int wait: 0
    property bool awaited: false // as TableCard says it
    property bool beside: false
    property bool aimed: false
    // How much of the influence and of the judgement tokens on it has not come yet, or not gone, and does not show so.
    property int pending: 0
    property int pendingMarks: 0

    readonly property alias face: face
    readonly property int serial: model.number
    readonly property string code: String(model.place) // of the choice of it, as in Outlook
    readonly property real overhead: fan + Math.max(face.headHeight, counter.rise) // what stands out above the card
    readonly property bool over: board.phase === "over"
    readonly property bool target: !model.covered && choice.places.includes(model.place)
    readonly property bool pointed: target && face.pointed
    readonly property bool hovered: target && face.hovered
    readonly property bool lifted: !model.covered && choice.pickedPlace === model.place
    readonly property bool acting: !model.covered && board.place === model.place && !board.gap
    readonly property bool choosing: choice.places.length + choice.gaps.length > 0
    readonly property bool passed: board.place >= 0
        && (board.rightToLeft ? model.place > board.place : model.place < board.place + (board.gap ? 1 : 0))

    // What it is about to do, as a CardSpot says it.
    readonly property string turn: over ? "" : model.covered ? "covered" : model.sleeps ? "sleeps" : acting ? "acting"
        : board.place < 0 ? "waiting" : passed ? "passed" : "ahead"

    readonly property var facts: ({
        where: "queue", group: "queue", number: model.number, card: model.card, family: model.family, seat: model.seat,
        own: model.own, up: model.up || over, known: model.known, tokens: model.tokens, marks: model.marks,
        place: model.place, height: model.height, stackSize: model.stackSize, covered: model.covered,
        stacks: board.stacks, turn: turn
    })
    // For Words.cardDescription.
    readonly property var described: Object.assign({}, facts, {
        up: model.up, sleeps: model.sleeps, owner: owner, target: target
    })

    readonly property real goalY: restY - (lifted ? 0.35 * height : 0)
    property bool settled: false
    property real drawn: 0 // the width it was drawn in

    function glide(): void {
        if (!settled)
            return;
        if (restaging && Theme.travels) {
            flight.glide(goalX, goalY, Theme.stageTime);
        } else if (!moving || !Theme.travels) {
            snap();
            if (moving && carried)
                flight.appear();
        } else if (carried) {
            flight.carry(goalX, goalY);
        } else {
            flight.glide(goalX, goalY, Theme.glideTime);
        }
    }
    // It has its new size at once, and is seen to come to it.
    function resize(): void {
        growth.stop();
        if (settled && drawn > 0 && (restaging || moving) && Theme.travels) {
            face.scale *= drawn / width;
            growth.start();
        } else {
            face.scale = 1;
        }
        drawn = width;
    }
    // What a chip of it shows.
    function summary(): var {
        return Object.assign({badge: face.badges[0] ?? ""}, described);
    }
    // Ends every motion where it leads.
    function snap(): void {
        flight.stop();
        growth.complete();
        x = goalX;
        y = goalY;
    }

    // Of two that touch, the right one lies on top, whenever they came.
    z: (flight.aloft ? 40 : lifted || flight.running ? 30 : acting ? 20 : 0) + model.height + 1 + model.place / 100
    onWidthChanged: resize()
    onGoalXChanged: glide()
    onGoalYChanged: glide()
    Component.onCompleted: {
        settled = true;
        if (entry === null || !Theme.travels) {
            snap();
            if (entry !== null)
                flight.appear();
        } else {
            x = entry.x - width / 2;
            y = entry.y - height / 2;
            flight.lay(Qt.point(x, y), goalX, goalY);
        }
    }

    CardFlight {
        id: flight
        card: slot
        wait: slot.wait * Theme.pace
    }

    // Told before the cards of the stack.
    StackCounter {
        id: counter

        readonly property real rise: visible ? height * 0.4 : 0

        z: 1
        visible: !slot.model.covered && slot.model.stackSize > 1 && !slot.lifted
        count: slot.model.stackSize
        text: Words.stack(slot.model.place, count)
        onClicked: CardSpots.stackAsked(spot)
        x: parent.width - width * 0.7
        y: -slot.fan - height * 0.4
    }
    NumberAnimation {
        id: growth
        target: face
        property: "scale"
        to: 1
        duration: Theme.stageTime
        easing.type: Easing.InOutQuad
    }
    TableCard {
        id: face
        transformOrigin: Item.TopLeft
        anchors.fill: parent
        focus: true
        card: slot.model.card
        family: slot.model.family
        named: Looks.cardNames || slot.model.covered // of a covered one nothing else is seen
        up: slot.model.up || slot.over
        tokens: slot.model.tokens - (slot.moving ? slot.pending : 0)
        marks: slot.model.marks - (slot.moving ? slot.pendingMarks : 0)
        covered: slot.model.covered
        badges: slot.over ? (slot.model.up ? [] : ["hidden"])
            : slot.model.sleeps ? ["sleeping"] : slot.model.known ? ["known"]
            : !slot.model.up && slot.model.card !== "" ? [slot.model.own ? "peek" : "hidden"] : []
        plate: slot.over || slot.model.covered ? "" : slot.model.sleeps ? qsTr("sleeps this round") : ""
        description: Words.cardDescription(slot.described)
        enabled: slot.target || slot.lifted
        target: slot.target
        decides: true
        selected: slot.lifted
        advised: slot.target && Advice.code === slot.code
        active: slot.acting
        resolved: slot.passed && !slot.target && !slot.acting
        awaited: slot.awaited
        beside: slot.beside
        aimed: slot.aimed
        dimmed: slot.choosing && !slot.target && !slot.acting && !slot.lifted && !slot.beside
        asleep: slot.model.sleeps
        moves: slot.moving
        number: slot.target ? slot.key : 0
        headroom: slot.fan
        strip: slot.strip
        outcome: slot.target ? Outlook.words(slot.code) : ""
        onDecided: slot.lifted ? slot.choice.back() : slot.choice.pickPlace(slot.model.place)
    }

    CardSpot {
        id: spot
        control: face
        taps: !face.enabled && !slot.moving && slot.live
        facts: slot.facts
    }
    // Over the lower part of the card: its name, half its emblem and what lies on it can still be seen.
    PreviewPills {
        visible: slot.target
        code: slot.target ? slot.code : ""
        size: Math.round(Math.max(19, slot.width * 0.19))
        room: slot.width * 0.98
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(slot.height * (slot.model.tokens > 0 ? 0.79 : 0.95) - height)
    }
}
