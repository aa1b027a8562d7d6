pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What keys do at the table, or in a replay.
Column {
    id: table

    property bool replay: false

    readonly property var played: [
        {does: [Shortcuts.Left, Shortcuts.Right, Shortcuts.Up, Shortcuts.Down], text: qsTr("Go from card to card")},
        {does: [Shortcuts.ChoosePlace], text: qsTr("Choose a numbered place")},
        {does: [Shortcuts.Hint], text: qsTr("See what the strongest computer would do")},
        {does: [Shortcuts.Look], text: qsTr("Hold to see your own cards while others watch")},
        {does: [Shortcuts.Hurry], text: qsTr("Skip what is being shown; hold to hurry it")},
        {does: [Shortcuts.NextChoice], text: qsTr("Go to your next choice")},
        {does: [Shortcuts.Undo, Shortcuts.Redo], text: qsTr("Undo and redo")}
    ]
    readonly property var watched: [
        {does: [Shortcuts.Play], text: qsTr("Play and pause")},
        {does: [Shortcuts.StepBack, Shortcuts.StepOn], text: qsTr("One step back or forward")},
        {does: [Shortcuts.RoundBack, Shortcuts.RoundOn], text: qsTr("One round back or forward")},
        {does: [Shortcuts.ChooseRound], text: qsTr("Go to a round")},
        {does: [Shortcuts.ToStart, Shortcuts.ToEnd], text: qsTr("Go to the start or the end")},
        {does: [Shortcuts.Slower, Shortcuts.Faster], text: qsTr("Slower or faster")}
    ]
    readonly property var always: [
        {does: [Shortcuts.Inspect], text: qsTr("Look closely at a card; a right click or a long press does the same")},
        {does: [Shortcuts.Spread], text: qsTr("Spread a stack")},
        {does: [Shortcuts.Overview], text: qsTr("See the whole queue")},
        {does: [Shortcuts.Log], text: qsTr("Open the log")},
        {does: [Shortcuts.Rule], text: qsTr("Read the rule behind what happened last, or behind a line of the log")},
        {does: [Shortcuts.Rules], text: qsTr("Open the rules")},
        {does: [Shortcuts.Save, Shortcuts.Open], text: qsTr("Save a game and open one")},
        {does: [Shortcuts.Mute], text: qsTr("Turn the sound off and on")},
        {does: [Shortcuts.FullScreen], text: qsTr("Turn full screen on and off")},
        {does: [Shortcuts.ShowKeys], text: qsTr("See these keys")},
        {does: [Shortcuts.Back], text: qsTr("Go back one step; at the table, open its menu")}
    ]

    // How high a ScrollArea is, in that room and with its `reach`, that cuts no line.
    function fitting(room: real, reach: real): real {
        const ends = Array.from({length: rows.count}, (none, i) => {
            const line = rows.itemAt(i);
            return line ? line.y + line.height : 0;
        });
        return Math.max(0, ...ends.filter(end => end <= room - 2 * reach)) + reach + spacing;
    }

    spacing: Theme.size(12, 7)

    Repeater {
        id: rows
        model: (table.replay ? table.watched : table.played).concat(table.always)

        Item {
            id: line

            required property var modelData
            // Of keys: the first to the last.
            readonly property bool row: [Shortcuts.ChoosePlace, Shortcuts.ChooseRound].includes(modelData.does[0])
            readonly property var keys: [].concat(...modelData.does.map(action => Words.keys(action)))
            readonly property var spoken: keys.map(key => key === "?" ? qsTr("Question mark") : key)

            width: table.width
            height: Math.max(caps.height, words.height)

            Accessible.role: Accessible.StaticText
            Accessible.name: Words.labelled(spoken.join(row ? "–" : " "), modelData.text)

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
