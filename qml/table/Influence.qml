import QtQuick

// A family's influence: coin and number. While it `moves` it shows less by what is `pending`: what has not come yet, or,
// below zero, not gone. It swells with each change and shakes with a loss, and for a moment by how much it has changed
// stands beside it.
Row {
    id: influence

    property int amount: 0
    property bool pair: false
    property bool moves: true
    property int pending: 0
    property int coin: 40
    property bool ready: false

    readonly property int shown: moves ? amount - pending : amount
    readonly property Item coinSpot: token

    property int counted: 0 // what was shown when the difference was told last
    property int difference: 0
    property real part: 1 // of the time that the difference is told

    spacing: Math.round(coin * 0.13)

    // Tells what has changed. Coins that land one after the other add up; what goes the other way is told for itself.
    function tell(): void {
        const change = shown - counted;
        counted = shown;
        if (change === 0 || !moves || Theme.pace === 0)
            return;
        difference = telling.running && (change > 0) === (difference > 0) ? difference + change : change;
        telling.restart();
        if (change < 0 && Theme.travels)
            quiver.restart();
    }
    // Tells nothing more.
    function settle(): void {
        counted = shown;
        telling.stop();
        quiver.stop();
        offset.x = 0; // a completed loop would not see to it
    }

    z: 1 // what stands beside the number lies over the hand
    onShownChanged: {
        if (ready && moves && Theme.travels)
            swell.restart();
        if (moves)
            noting.start();
        else
            counted = shown;
    }
    onMovesChanged: if (!moves) {
        swell.complete();
        settle();
    }
    Component.onCompleted: {
        counted = shown;
        ready = true;
    }

    // What is pending is known only after the amount.
    Timer {
        id: noting
        interval: 0
        onTriggered: influence.tell()
    }
    NumberAnimation {
        id: telling
        target: influence
        property: "part"
        from: 0
        to: 1
        duration: 900 * Theme.pace
    }

    NumberAnimation {
        id: swell
        target: number
        property: "scale"
        from: 1.18
        to: 1
        duration: Theme.pillTime
        easing.type: Easing.OutQuad
    }

    Coin {
        id: token
        pair: influence.pair
        height: influence.coin
        anchors.verticalCenter: parent.verticalCenter
    }
    TextLine {
        id: number
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(implicitWidth, digits.advanceWidth)
        text: influence.shown
        color: Theme.cream
        font.bold: true
        font.pixelSize: Math.round(influence.coin * 0.86)
        wrapMode: Text.NoWrap
        transform: Translate {
            id: offset

            SequentialAnimation on x {
                id: quiver
                running: false
                loops: 2

                NumberAnimation {
                    to: 4
                    duration: 45
                }
                NumberAnimation {
                    to: -4
                    duration: 90
                }
                NumberAnimation {
                    to: 0
                    duration: 45
                }
            }
        }

        TextMetrics {
            id: digits
            font: number.font
            text: "88"
        }
    }
    // Of no size, so that it takes no room in the row.
    Item {
        DifferencePlate {
            visible: telling.running
            x: number.x + number.width + Math.round(influence.coin * 0.12)
            y: Math.round((influence.height - height) / 2)
            height: Math.round(influence.coin * 0.84)
            difference: influence.difference
            opacity: Theme.fades ? Math.min(1, 5 * (1 - influence.part)) : 1
        }
    }
}
