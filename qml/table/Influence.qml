import QtQuick

// A family's influence: coin and number. While it `moves` it shows less by what is `pending`: what has not come yet, or,
// below zero, not gone. It swells with each change and shakes when robbed.
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

    spacing: Math.round(coin * 0.13)

    // A short shake of the number: something was taken.
    function shake() {
        if (moves && Theme.travels)
            quiver.restart();
    }

    onShownChanged: if (ready && moves && Theme.travels)
        swell.restart()
    onMovesChanged: if (!moves) {
        swell.complete();
        quiver.stop();
        offset.x = 0; // a completed loop would not see to it
    }
    Component.onCompleted: ready = true

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
}
