import QtQuick
import Oriflamme.App

// How the game looks.
Column {
    readonly property var textSizes: [100, 125, 150]

    SettingRow {
        width: parent.width
        glyph: "text-size"
        name: qsTr("Text size")
        choices: parent.textSizes.map(percent => ({value: percent, text: Words.percent(percent)}))
        value: Settings.textSize
        onChosen: percent => Settings.textSize = percent
    }
    SettingRow {
        width: parent.width
        glyph: "moon"
        name: qsTr("Light on the table")
        choices: [{value: "candles", text: qsTr("Candles")}, {value: "day", text: qsTr("Daylight")},
                  {value: "night", text: qsTr("Night")}]
        value: Looks.tableLight
        onChosen: light => Looks.tableLight = light
    }
    TickBox {
        text: qsTr("High contrast")
        width: parent.width
        ticked: Looks.highContrast
        onClicked: Looks.highContrast = !Looks.highContrast
    }
    TickBox {
        text: qsTr("Hatching that tells the families apart")
        width: parent.width
        ticked: Looks.hatching
        onClicked: Looks.hatching = !Looks.hatching
    }
    TickBox {
        text: qsTr("Names on the cards in the queue")
        width: parent.width
        ticked: Looks.cardNames
        onClicked: Looks.cardNames = !Looks.cardNames
    }
    TickBox {
        text: Words.withKey(qsTr("Full screen"), Shortcuts.FullScreen)
        width: parent.width
        ticked: FullScreen.active
        onClicked: FullScreen.active = !FullScreen.active
    }
}
