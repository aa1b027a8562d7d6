pragma ComponentBehavior: Bound
import QtQuick

// What keys do at the table.
Column {
    id: table

    readonly property string command: Qt.platform.os === "osx" ? "⌘" : "Ctrl+"
    readonly property var lines: [
        {keys: ["←", "→", "↑", "↓"], text: qsTr("Go from card to card")},
        {keys: ["1", "9"], to: true, text: qsTr("Choose a numbered place")},
        {keys: ["I"], text: qsTr("Look closely at a card; a right click or a long press does the same")},
        {keys: ["S"], text: qsTr("Spread a stack")},
        {keys: ["O"], text: qsTr("See the whole queue")},
        {keys: ["H"], text: qsTr("See what the strongest computer would do")},
        {keys: ["L"], text: qsTr("Open the log")},
        {keys: ["V"], text: qsTr("Hold to see your own cards while others watch")},
        {keys: [qsTr("Space")], text: qsTr("Skip what is being shown; hold to hurry it")},
        {keys: ["End"], text: qsTr("Go to your next choice")},
        {keys: [command + "Z", command + "Y"], text: qsTr("Undo and redo")},
        {keys: [command + "S", command + "O"], text: qsTr("Save a game and open one")},
        {keys: ["Esc"], text: qsTr("Go back")}
    ]

    spacing: Theme.size(12, 6)

    Repeater {
        model: table.lines

        Item {
            id: line

            required property var modelData

            width: table.width
            height: Math.max(caps.height, words.height)

            Accessible.role: Accessible.StaticText
            Accessible.name: Words.labelled(modelData.keys.join(modelData.to ? "–" : " "), modelData.text)

            Row {
                id: caps
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.size(6, 4)

                Repeater {
                    model: line.modelData.keys

                    Row {
                        id: key

                        required property int index
                        required property string modelData

                        spacing: caps.spacing

                        TextLine {
                            visible: line.modelData.to === true && key.index > 0
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
