import QtQuick
import Oriflamme.App

// How the game goes.
Column {
    id: page

    // Something was set that a card shows by turning over.
    signal paced

    SettingRow {
        width: parent.width
        glyph: "speed"
        name: qsTr("Speed")
        choices: Words.speeds.map((name, speed) => ({value: speed, text: name}))
        value: Settings.speed
        onChosen: speed => {
            Settings.speed = speed;
            page.paced();
        }
    }
    SettingRow {
        width: parent.width
        glyph: "swap"
        name: qsTr("Motion")
        choices: Object.keys(Words.motions).map(motion => ({value: motion, text: Words.motions[motion]}))
        value: Settings.motion
        onChosen: motion => {
            Settings.motion = motion;
            page.paced();
        }
    }
    SettingRow {
        width: parent.width
        glyph: "human"
        name: qsTr("Curtain when several people play")
        choices: [{value: false, text: qsTr("When a player must see their hand")},
                  {value: true, text: qsTr("For every decision")}]
        value: Settings.strict
        onChosen: strict => Settings.strict = strict
    }
    TickBox {
        text: qsTr("Warn me before a choice that only hurts myself")
        width: parent.width
        ticked: Settings.warnings
        onClicked: Settings.warnings = !Settings.warnings
    }
}
