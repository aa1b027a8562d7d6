pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// What a player may set. Everything acts at once.
FocusScope {
    id: page

    readonly property int pad: Theme.size(60, 28)
    readonly property int space: Theme.size(34, 18)

    signal backAsked

    T.StackView.onActivated: done.forceActiveFocus(Qt.TabFocusReason)
    Keys.onEscapePressed: backAsked()

    Wood {
        anchors.fill: parent
    }
    TableLight {
        anchors.fill: parent
    }
    TopBar {
        id: bar
        width: parent.width
        menuGlyph: "back"
        menuText: Words.back
        title: qsTr("Settings")
        onMenuClicked: page.backAsked()
    }
    Panel {
        id: panel
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(bar.height + (parent.height - bar.height - height) / 2)
        width: Math.round(Math.min(parent.width - 2 * Theme.margin, Math.max(1480 * Theme.u, 940)))
        height: groups.height + done.height + 2 * page.pad + Math.round(1.6 * page.space)

        Column {
            id: groups
            x: page.pad
            y: page.pad
            width: preview.x - 2 * page.pad
            spacing: page.space

            SettingHeading {
                width: parent.width
                glyph: "language"
                text: qsTr("Language")
            }
            SegmentedChoice {
                width: parent.width
                name: qsTr("Language")
                choices: Tongues.all
                value: Settings.language
                onChosen: code => Settings.language = code
            }
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.hairlineDim
            }
            SettingHeading {
                width: parent.width
                glyph: "speed"
                text: qsTr("Speed")
            }
            SegmentedChoice {
                width: parent.width
                name: qsTr("Speed")
                choices: Words.speeds.map((name, speed) => ({value: speed, text: name}))
                value: Settings.speed
                onChosen: speed => {
                    Settings.speed = speed;
                    preview.show();
                }
            }
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.hairlineDim
            }
            SettingHeading {
                width: parent.width
                glyph: "human"
                text: qsTr("Curtain when several people play")
            }
            SegmentedChoice {
                width: parent.width
                name: qsTr("Curtain when several people play")
                choices: [{value: false, text: qsTr("When a hand is needed")},
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
        Panel {
            id: preview
            drawing: "panel-vellum"
            anchors.right: parent.right
            anchors.rightMargin: page.pad
            y: page.pad
            width: Math.round(height * 0.64)
            height: parent.height - 2 * page.pad

            // Turns the card over, as fast as it turns at the table.
            function show(): void {
                sample.up = !sample.up;
            }

            TableCard {
                id: sample
                anchors.centerIn: parent
                width: Math.round(parent.width * 0.76)
                height: Math.round(width * 1.4)
                enabled: false
                focusPolicy: Qt.NoFocus
                up: true
                card: "heir"
                family: "wolf"
                title: Words.card(sample.card)

                Accessible.ignored: true
            }
        }
        TextLine {
            x: page.pad
            width: done.x - x - page.space
            height: done.height
            anchors.bottom: parent.bottom
            anchors.bottomMargin: page.pad
            text: qsTr("Changes act at once.")
            color: Theme.muted
            font.pixelSize: Theme.secondary
        }
        ActionButton {
            id: done
            x: groups.x + groups.width - width
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
