import QtQuick

// A family's influence: coin and number. The number counts up or down to its new value, if it `moves`, and shakes when
// robbed.
Row {
    id: influence

    property int amount: 0
    property bool pair: false
    property bool moves: true
    property int coin: 40
    property real tally: 0
    property bool ready: false

    readonly property Item coinSpot: token

    spacing: Math.round(coin * 0.13)

    // A short shake of the number: something was taken.
    function shake() {
        if (moves && Theme.pace > 0)
            quiver.restart();
    }

    function count(): void {
        counting.stop();
        if (ready && moves && Theme.pace > 0) {
            counting.to = amount;
            counting.start();
        } else {
            tally = amount;
        }
    }

    onAmountChanged: count()
    onMovesChanged: if (!moves) {
        counting.complete();
        quiver.stop();
        offset.x = 0; // a completed loop would not see to it
    }
    Component.onCompleted: {
        count();
        ready = true;
    }

    NumberAnimation {
        id: counting
        target: influence
        property: "tally"
        duration: Theme.motion("gained")
        easing.type: Easing.InOutQuad
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
        text: Math.round(influence.tally)
        color: Theme.cream
        font.bold: true
        font.pixelSize: Math.round(influence.coin * 0.86)
        wrapMode: Text.NoWrap
        transform: Translate {
            id: offset
        }

        TextMetrics {
            id: digits
            font: number.font
            text: "88"
        }
    }
    SequentialAnimation {
        id: quiver
        loops: 2

        NumberAnimation {
            target: offset
            property: "x"
            to: 4
            duration: 45
        }
        NumberAnimation {
            target: offset
            property: "x"
            to: -4
            duration: 90
        }
        NumberAnimation {
            target: offset
            property: "x"
            to: 0
            duration: 45
        }
    }
}
