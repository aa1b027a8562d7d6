import QtQuick

// The influence that lies on a card: coin and number in a dark pill, which swells when the number changes, if it `moves`.
Rectangle {
    id: pill

    property int amount: 0
    property int coin: 26
    property bool moves: true

    visible: amount > 0
    implicitWidth: number.x + number.width + Math.round(coin * 0.3)
    implicitHeight: Math.round(coin * 1.12)
    radius: height / 2
    color: Theme.ink
    border.width: Math.max(1.5, coin * 0.048)
    border.color: Theme.gold

    onAmountChanged: if (moves && Theme.travels && amount > 0)
        swell.restart()

    onMovesChanged: if (!moves)
        swell.complete()

    Coin {
        x: Math.round(pill.coin * 0.1)
        height: pill.coin
        anchors.verticalCenter: parent.verticalCenter
        amount: pill.amount
    }
    Text {
        id: number
        x: Math.round(pill.coin * 1.2)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(implicitWidth, pill.coin * 0.4)
        horizontalAlignment: Text.AlignHCenter
        text: pill.amount
        color: Theme.cream
        font.family: Theme.textFont
        font.bold: true
        font.pixelSize: Math.round(pill.coin * 0.86)
    }
    NumberAnimation {
        id: swell
        target: pill
        property: "scale"
        from: 1.15
        to: 1
        duration: Theme.pillTime
        easing.type: Easing.OutBack
    }
}
