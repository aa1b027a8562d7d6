import QtQuick

// How a card of the queue comes to where it lies now: glides there, or is carried above the row, or is laid from a hand.
Item {
    id: flight

    required property Item card
    property int wait: 0 // before it glides, in milliseconds

    readonly property bool running: gliding.running || aloft
    readonly property bool aloft: carrying.running || laying.running

    property point start
    property point goal
    property real laid: 0

    function glide(x: real, y: real, time: int): void {
        stop();
        alongX.duration = alongY.duration = time;
        alongX.to = x;
        alongY.to = y;
        gliding.start();
    }
    function carry(x: real, y: real): void {
        stop();
        up.to = Math.max(0, Math.min(card.y, y) - 0.6 * card.height);
        across.to = x;
        down.to = y;
        carrying.start();
    }
    function lay(from: point, x: real, y: real): void {
        stop();
        start = from;
        goal = Qt.point(x, y);
        laying.start();
    }
    // Shows it anew where nothing travels.
    function appear(): void {
        if (Theme.fades)
            fading.restart();
    }
    function stop(): void {
        gliding.stop();
        carrying.stop();
        laying.stop();
        fading.stop();
        card.scale = 1;
        card.opacity = 1;
    }

    onLaidChanged: if (laying.running) {
        const rise = 0.12 * Math.abs(goal.y - start.y) + 0.06 * Math.abs(goal.x - start.x);
        card.x = start.x + (goal.x - start.x) * laid;
        card.y = start.y + (goal.y - start.y) * laid - Math.sin(Math.PI * laid) * rise;
    }

    SequentialAnimation {
        id: gliding

        PauseAnimation {
            duration: flight.wait
        }
        ParallelAnimation {
            NumberAnimation {
                id: alongX
                target: flight.card
                property: "x"
                easing.type: Easing.InOutQuad
            }
            NumberAnimation {
                id: alongY
                target: flight.card
                property: "y"
                easing.type: Easing.InOutQuad
            }
        }
    }
    SequentialAnimation {
        id: carrying

        NumberAnimation {
            id: up
            target: flight.card
            property: "y"
            duration: Theme.liftTime
            easing.type: Easing.OutQuad
        }
        NumberAnimation {
            id: across
            target: flight.card
            property: "x"
            duration: Theme.glideTime
            easing.type: Easing.InOutCubic
        }
        NumberAnimation {
            id: down
            target: flight.card
            property: "y"
            duration: Theme.liftTime
            easing.type: Easing.InQuad
        }
    }
    SequentialAnimation {
        id: laying

        NumberAnimation {
            target: flight
            property: "laid"
            from: 0
            to: 1
            duration: Theme.layTime
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: flight.card
            property: "scale"
            from: 1.06
            to: 1
            duration: Theme.hoverTime
            easing.type: Easing.OutQuad
        }
    }
    NumberAnimation {
        id: fading
        target: flight.card
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.fadeTime
    }
}
