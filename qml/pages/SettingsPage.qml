pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// What a player may set. Everything acts at once.
PlainPage {
    id: page

    readonly property var textSizes: [100, 125, 150]
    readonly property var volumes: [20, 40, 60, 80, 100]
    readonly property int pad: Theme.size(60, 28)
    readonly property int space: Theme.size(34, 18)

    signal aboutAsked

    title: qsTr("Settings")
    widest: Math.max(1480 * Theme.u, 1180)
    highest: Theme.size(860, 560)
    T.StackView.onActivated: done.forceActiveFocus(Qt.TabFocusReason)

    Panel {
        id: panel
        anchors.fill: parent

        KeyGrid {
            id: tabs

            property int chosen: 0

            x: page.pad
            y: page.pad
            width: Theme.text(270, 130)
            height: childrenRect.height
            columns: 1
            buttons: pages

            Accessible.name: qsTr("Settings")

            Repeater {
                id: pages
                model: [{glyph: "play", text: qsTr("Play")}, {glyph: "eye", text: qsTr("Look")},
                        {glyph: "sound-on", text: qsTr("Sound")}, {glyph: "language", text: qsTr("Language")},
                        {glyph: "keyboard", text: qsTr("Keys")}]

                SettingTab {
                    required property int index
                    required property var modelData

                    y: index * (height + Theme.size(14, 10))
                    width: tabs.width
                    glyph: modelData.glyph
                    text: modelData.text
                    checked: tabs.chosen === index
                    focusPolicy: index === tabs.at ? Qt.StrongFocus : Qt.ClickFocus
                    onClicked: tabs.chosen = index
                    onActiveFocusChanged: if (activeFocus)
                        tabs.at = index
                }
            }
        }
        AboutButton {
            x: tabs.x - padding
            y: Math.round(done.y + (done.height - height) / 2)
            onClicked: page.aboutAsked()
        }
        Rectangle {
            id: line
            x: tabs.x + tabs.width + page.space
            y: page.pad
            width: 1
            height: parent.height - 2 * y
            color: Theme.hairlineDim
        }
        ScrollArea {
            id: rows

            readonly property real room: done.y - y - page.space / 2

            x: line.x + page.space - reach
            y: page.pad - reach
            width: (preview.visible ? preview.x - page.space : panel.width - page.pad) + reach - x
            height: keys.visible ? keys.fitting(room - 2 * reach) + reach + keys.spacing : room
            spacing: page.space

            Column {
                visible: tabs.chosen === 0
                width: parent.width
                spacing: page.space

                SettingRow {
                    width: parent.width
                    glyph: "speed"
                    name: qsTr("Speed")
                    choices: Words.speeds.map((name, speed) => ({value: speed, text: name}))
                    value: Settings.speed
                    onChosen: speed => {
                        Settings.speed = speed;
                        preview.show();
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
                        preview.show();
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
            SettingRow {
                visible: tabs.chosen === 1
                width: parent.width
                glyph: "text-size"
                name: qsTr("Text size")
                choices: page.textSizes.map(percent => ({value: percent, text: Words.percent(percent)}))
                value: Settings.textSize
                onChosen: percent => Settings.textSize = percent
            }
            TickBox {
                visible: tabs.chosen === 1
                text: Words.fill(qsTr("Full screen (%1)"), Shortcuts.caps(Shortcuts.FullScreen)[0])
                width: parent.width
                ticked: FullScreen.active
                onClicked: FullScreen.active = !FullScreen.active
            }
            Column {
                visible: tabs.chosen === 2
                width: parent.width
                spacing: page.space

                SettingRow {
                    width: parent.width
                    glyph: Settings.muted ? "sound-off" : "sound-on"
                    name: qsTr("Volume")
                    choices: page.volumes.map(percent => ({value: percent, text: Words.percent(percent)}))
                    value: Settings.volume
                    onChosen: percent => {
                        Settings.volume = percent;
                        Voice.say("coins");
                    }
                }
                TickBox {
                    text: Words.fill(qsTr("Mute (%1)"), Shortcuts.caps(Shortcuts.Mute)[0])
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
                    text: qsTr("Hear the room around the table")
                    width: parent.width
                    ticked: Settings.ambience
                    onClicked: Settings.ambience = !Settings.ambience
                }
            }
            SettingRow {
                visible: tabs.chosen === 3
                width: parent.width
                glyph: "language"
                name: qsTr("Language")
                choices: Languages.all
                value: Settings.language
                onChosen: code => Settings.language = code
            }
            KeyTable {
                id: keys
                visible: tabs.chosen === 4
                width: parent.width
            }
        }
        SettingsPreview {
            id: preview
            text: tabs.chosen === 0 ? qsTr("This is how fast a card turns over at the table.")
                : Words.cardShortIn(card, "current")
            // Where letters are large, the choices need the room; so do the keys. A card makes no sound.
            visible: tabs.chosen < 4 && tabs.chosen !== 2 && x - line.x - 2 * page.space > Theme.text(540, 400)
            x: panel.width - page.pad - width
            y: page.pad
            width: Math.round(Math.min(height * 0.64, panel.width * 0.28))
            height: parent.height - 2 * page.pad
        }
        Remark {
            x: rows.x + rows.reach
            width: done.x - x - page.space
            height: done.height
            anchors.bottom: parent.bottom
            anchors.bottomMargin: page.pad
            text: qsTr("Changes take effect at once.")
        }
        ActionButton {
            id: done
            x: rows.x + rows.width - rows.reach - width
            anchors.bottom: parent.bottom
            anchors.bottomMargin: page.pad
            width: Math.max(implicitWidth, Theme.size(250, 160))
            primary: true
            glyph: "check"
            text: qsTr("Done")
            onClicked: page.backAsked()
        }
    }
}
