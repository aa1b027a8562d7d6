import QtQuick

// By how much a number beside it has just changed, with its sign: a gain golden, a loss red.
Rectangle {
    id: plate

    property int difference: 0
    readonly property bool losing: difference < 0

    width: Math.max(height, number.implicitWidth + Math.round(0.5 * height))
    radius: height / 2
    color: losing ? Theme.wine : Theme.ink
    border.width: Math.max(1.5, 0.07 * height)
    border.color: losing ? Theme.loss : Theme.gold

    TextLine {
        id: number
        anchors.centerIn: parent
        text: Words.amount(plate.difference, plate.difference)
        color: plate.losing ? Theme.cream : Theme.goldLight
        font.bold: true
        font.pixelSize: Math.round(0.74 * plate.height)
        wrapMode: Text.NoWrap

        Accessible.ignored: true // the log tells it
    }
}
