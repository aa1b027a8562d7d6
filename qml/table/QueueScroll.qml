import QtQuick

// How far a queue that is wider than the window is turned on, in pixels. It comes to rest with a place at the edge, and
// lets alone for a while what a person has turned.
Item {
    id: turning

    required property real furthest
    required property real pitch // from place to place
    required property real sight // how much of the row shows

    property real position: 0
    // Where the wheel has turned it to, between places too.
    property real aim: 0
    property real turnedAt: -patience // by a person

    readonly property bool wide: furthest > 0
    property int patience: 4000

    function bounded(to: real): real {
        return Math.max(0, Math.min(furthest, to));
    }
    function turnTo(to: real): void {
        aim = bounded(to);
        glide.stop();
        const place = Math.min(furthest, Math.round(aim / pitch) * pitch);
        glide.to = furthest - aim < Math.abs(aim - place) ? furthest : place;
        glide.start();
    }
    // A person turns it.
    function turnBy(by: real): void {
        turnedAt = Date.now();
        turnTo((glide.running ? aim : position) + by);
    }
    function turnThere(column: real): void {
        turnedAt = Date.now();
        show(column);
    }
    // Brings what lies at that column into the middle.
    function show(column: real): void {
        turnTo((column + 0.5) * pitch - sight / 2);
    }
    // Brings it into the middle third, or the middle, unless a person has just turned it elsewhere.
    function follow(column: real, centred: bool): void {
        if (!wide || Date.now() - turnedAt < patience)
            return;
        const middle = (column + 0.5) * pitch - sight / 2, play = centred ? 0 : sight / 6;
        const from = glide.running ? glide.to : position;
        turnTo(Math.max(middle - play, Math.min(middle + play, from)));
    }
    // Ends the motion where it leads.
    function snap(): void {
        glide.complete();
    }

    onFurthestChanged: {
        glide.stop();
        position = bounded(position);
    }

    NumberAnimation {
        id: glide
        target: turning
        property: "position"
        duration: Theme.bannerTime
        easing.type: Easing.InOutQuad
    }
    WheelHandler {
        enabled: turning.wide
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        orientation: Qt.Vertical
        property: ""
        onWheel: event => turning.turnBy(-event.angleDelta.y * turning.pitch / 120)
    }
    WheelHandler {
        enabled: turning.wide
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        orientation: Qt.Horizontal
        property: ""
        onWheel: event => turning.turnBy(-event.angleDelta.x * turning.pitch / 120)
    }
    DragHandler {
        property real start: 0

        target: null
        yAxis.enabled: false
        enabled: turning.wide
        onActiveChanged: {
            turning.turnedAt = Date.now();
            if (active) {
                glide.stop();
                start = turning.position;
            } else {
                turning.turnTo(turning.position - centroid.velocity.x * 0.25); // it runs on a little
            }
        }
        onTranslationChanged: if (active)
            turning.position = turning.bounded(start - translation.x)
    }
}
