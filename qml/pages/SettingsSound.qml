import QtQuick
import Oriflamme.App

// What is heard of the game.
Column {
    readonly property var volumes: [20, 40, 60, 80, 100]

    SettingRow {
        width: parent.width
        glyph: Settings.muted ? "sound-off" : "sound-on"
        name: qsTr("Volume")
        choices: parent.volumes.map(percent => ({value: percent, text: Words.percent(percent)}))
        value: Settings.volume
        onChosen: percent => {
            Settings.volume = percent;
            Voice.say("coins");
        }
    }
    TickBox {
        text: Words.withKey(qsTr("Mute"), Shortcuts.Mute)
        width: parent.width
        ticked: Settings.muted
        onClicked: Settings.muted = !Settings.muted
    }
    TickBox {
        text: qsTr("Mute while another program is in use")
        width: parent.width
        ticked: Settings.mutedInBackground
        onClicked: Settings.mutedInBackground = !Settings.mutedInBackground
    }
    TickBox {
        text: qsTr("Sounds of the room around the table")
        width: parent.width
        ticked: Settings.ambience
        onClicked: Settings.ambience = !Settings.ambience
    }
}
