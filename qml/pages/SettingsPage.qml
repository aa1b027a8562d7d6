pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// What a player may set. Everything acts at once.
PlainPage {
    id: page

    readonly property int pad: Theme.size(60, 28)
    readonly property int space: Theme.size(34, 18)

    signal aboutAsked

    title: qsTr("Settings")
    widest: Math.max(1480 * Theme.u, 1180)
    highest: Theme.size(960, 560)
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
            width: (shown.visible ? shown.x - page.space : panel.width - page.pad) + reach - x
            height: keys.visible ? keys.fitting(room, reach) : room

            SettingsPlay {
                visible: tabs.chosen === 0
                width: parent.width
                spacing: page.space
                onPaced: preview.show()
            }
            SettingsLook {
                visible: tabs.chosen === 1
                width: parent.width
                spacing: page.space
            }
            SettingsSound {
                visible: tabs.chosen === 2
                width: parent.width
                spacing: page.space
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
        // Where letters are large, the choices need the room; so do the keys. A card makes no sound.
        Item {
            id: shown
            visible: tabs.chosen < 4 && tabs.chosen !== 2 && x - line.x - 2 * page.space > Theme.text(540, 400)
            x: panel.width - page.pad - width
            y: page.pad
            width: Math.round(Math.min(height * 0.64, panel.width * 0.28))
            height: parent.height - 2 * page.pad

            LookPreview {
                visible: tabs.chosen === 1
                anchors.fill: parent
            }
            SettingsPreview {
                id: preview
                visible: tabs.chosen !== 1
                anchors.fill: parent
                text: tabs.chosen === 0 ? qsTr("This is how fast a card turns over at the table.")
                    : Words.cardShortIn(card, "current")
            }
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
