pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What keys do at the table.
Column {
    id: table

    readonly property var lines: [
        {does: [Shortcuts.Left, Shortcuts.Right, Shortcuts.Up, Shortcuts.Down], text: qsTr("Go from card to card")},
        {does: [Shortcuts.ChoosePlace], text: qsTr("Choose a numbered place")},
        {does: [Shortcuts.Inspect], text: qsTr("Look closely at a card; a right click or a long press does the same")},
        {does: [Shortcuts.Spread], text: qsTr("Spread a stack")},
        {does: [Shortcuts.Overview], text: qsTr("See the whole queue")},
        {does: [Shortcuts.Hint], text: qsTr("See what the strongest computer would do")},
        {does: [Shortcuts.Log], text: qsTr("Open the log")},
        {does: [Shortcuts.Rule], text: qsTr("Read the rule behind what happened last, or behind a line of the log")},
        {does: [Shortcuts.Rules], text: qsTr("Open the rules")},
        {does: [Shortcuts.Look], text: qsTr("Hold to see your own cards while others watch")},
        {does: [Shortcuts.Hurry], text: qsTr("Skip what is being shown; hold to hurry it")},
        {does: [Shortcuts.NextChoice], text: qsTr("Go to your next choice")},
        {does: [Shortcuts.Undo, Shortcuts.Redo], text: qsTr("Undo and redo")},
        {does: [Shortcuts.Save, Shortcuts.Open], text: qsTr("Save a game and open one")},
        {does: [Shortcuts.Mute], text: qsTr("Turn the sound off and on")},
        {does: [Shortcuts.Back], text: qsTr("Go back")}
    ]

    spacing: Theme.size(8, 2)

    Repeater {
        model: table.lines

        Item {
            id: line

            required property var modelData
            readonly property bool row: modelData.does[0] === Shortcuts.ChoosePlace // of keys: the first to the last
            readonly property var keys: [].concat(...modelData.does.map(action => [...Shortcuts.caps(action)]))
                                            .map(key => key === "Space" ? qsTr("Space") : key)

            width: table.width
            height: Math.max(caps.height, words.height)

            Accessible.role: Accessible.StaticText
            Accessible.name: Words.labelled(keys.join(row ? "–" : " "), modelData.text)

            Row {
                id: caps
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.size(6, 4)

                Repeater {
                    model: line.keys

                    Row {
                        id: key

                        required property int index
                        required property string modelData

                        spacing: caps.spacing

                        TextLine {
                            visible: line.row && key.index > 0
                            anchors.verticalCenter: parent.verticalCenter
                            text: "–"
                        }
                        KeyCap {
                            text: key.modelData
                        }
                    }
                }
            }
            TextLine {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                x: Math.max(Theme.text(180, 140), caps.width + Theme.size(16, 10))
                width: line.width - x
                text: line.modelData.text
            }
        }
    }
}
