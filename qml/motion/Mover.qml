import QtQuick

// Something that shows a happening, from `start` on for as long as it `lasts`: follows the stage's clock, so that it goes
// as fast as the game does, and is gone with it.
Item {
    id: mover

    required property Scene stage
    property int start: 0
    property int lasts: 400

    // How much of it is over, 0 to 1.
    readonly property real part: Math.max(0, Math.min(1, (stage.now - start) / lasts))

    // It goes, wherever it is: sets right what it has held back.
    signal ended

    function end(): void {
        ended();
        visible = false;
        destroy();
    }
    function between(from: point, to: point, part: real): point {
        return Qt.point(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    }

    visible: stage.now >= start && stage.now < start + lasts
    Component.onCompleted: stage.until(start + lasts)
}
