import QtQuick

// An influence or a judgement token on its way; gone when it lands.
Picture {
    id: coin

    property bool judgement: false
    property point from
    property point to
    // Where it passes on the way; undefined for the straight way.
    property var via: undefined
    property int delay: 0

    drawing: judgement ? "tokens/judgement" : "tokens/influence-1"
    width: height
    height: Theme.size(44, 30)
    x: from.x - width / 2
    y: from.y - height / 2

    SequentialAnimation {
        running: true
        onFinished: coin.destroy()

        PauseAnimation {
            duration: coin.delay
        }
        ParallelAnimation {
            NumberAnimation {
                target: coin
                property: "x"
                to: (coin.via?.x ?? coin.to.x) - coin.width / 2
                duration: Theme.coinTime * (coin.via ? 0.6 : 1)
                easing.type: Easing.InOutQuad
            }
            NumberAnimation {
                target: coin
                property: "y"
                to: (coin.via?.y ?? coin.to.y) - coin.height / 2
                duration: Theme.coinTime * (coin.via ? 0.6 : 1)
                easing.type: Easing.InOutQuad
            }
        }
        ParallelAnimation {
            NumberAnimation {
                target: coin
                property: "x"
                to: coin.to.x - coin.width / 2
                duration: coin.via ? Theme.coinTime * 0.6 : 0
                easing.type: Easing.InOutQuad
            }
            NumberAnimation {
                target: coin
                property: "y"
                to: coin.to.y - coin.height / 2
                duration: coin.via ? Theme.coinTime * 0.6 : 0
                easing.type: Easing.InOutQuad
            }
        }
    }
}
