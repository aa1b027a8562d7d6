pragma ComponentBehavior: Bound
import QtQuick

// Influence on its way, coin after coin: what gives it counts down as each leaves, what takes it counts up as each lands.
// Both have a number `pending`, by which they show less than they have.
Mover {
    id: coins

    property int n: 1
    required property var from // spots
    required property var to
    // Where they pass on the way, or null.
    property var via: null
    property var giver: null
    property var taker: null
    property bool fade: false // on the way to nobody
    // How long the numbers stand there once all have landed.
    property int rest: 20

    readonly property int count: Math.min(8, n)
    readonly property int flight: via ? 680 : 520
    readonly property int stagger: n > 4 ? 50 : 80
    readonly property int gone: passed(0)
    readonly property int landed: passed(flight)
    readonly property point a: stage.pointAt(from, stage.now)
    readonly property point b: stage.pointAt(to, stage.now)

    // How much influence has come to so many milliseconds of its flight.
    function passed(time: int): int {
        const since = stage.now - start - time;
        const past = since < 0 ? 0 : Math.min(count, 1 + Math.floor(since / stagger));
        return Math.round(n * past / count);
    }
    function hold(): void {
        if (giver)
            giver.pending = gone - n;
        if (taker)
            taker.pending = n - landed;
    }
    function at(part: real): point {
        if (!via) {
            const straight = between(a, b, Ease.inOutQuad(part));
            return Qt.point(straight.x, straight.y - Math.sin(Math.PI * part) * 0.1 * Math.abs(b.x - a.x));
        }
        const middle = stage.pointAt(via, stage.now);
        return part < 0.5 ? between(a, middle, Ease.inOutQuad(2 * part)) : between(middle, b, Ease.inOutQuad(2 * part - 1));
    }

    lasts: flight + (count - 1) * stagger + rest
    onGoneChanged: hold()
    onLandedChanged: hold()
    Component.onCompleted: hold()
    onEnded: {
        if (giver)
            giver.pending = 0;
        if (taker)
            taker.pending = 0;
    }

    Repeater {
        model: coins.count

        Picture {
            required property int index
            readonly property real since: (coins.stage.now - coins.start - index * coins.stagger) / coins.flight
            readonly property point spot: coins.at(Math.max(0, Math.min(1, since)))

            visible: since >= 0 && since < 1
            drawing: "tokens/influence-1"
            width: height
            height: Theme.size(44, 30)
            x: spot.x - width / 2
            y: spot.y - height / 2
            opacity: coins.fade ? Math.min(1, 2 * (1 - since)) : 1
        }
    }
}
