pragma ComponentBehavior: Bound
import QtQuick

// A seat that is being set up: family, name, who plays it. An empty one offers a chair.
RowFrame {
    id: row

    property int seat: 0
    property string family: ""
    property string name: ""
    property string player: ""
    // Who may sit here: "human" or "ai:NAME".
    property var players: []
    property bool first: false
    // May be removed; an empty one may be taken.
    property bool removable: false
    property bool addable: false

    readonly property int gap: Theme.size(20, 10)
    // There is room to say how a computer plays, in up to two lines.
    readonly property bool roomy: height > Theme.text(120, 88)
    readonly property real upper: Math.round((height - field.height - lines.spacing - (roomy ? 1.8 : 1.2) * Theme.secondary) / 2)
    readonly property Item nameField: field

    signal familyTurned(by: int)
    signal renamed(name: string)
    signal nameLeft
    signal playerChosen(player: string)
    signal removeAsked
    signal addAsked

    FamilyStrip {
        x: 4
        y: 5
        width: Theme.size(10, 7)
        height: parent.height - 10
        family: row.family
        opacity: row.empty ? 0.45 : 1
    }
    Crest {
        visible: row.empty
        anchors.fill: crest
        family: row.family
        faded: true
    }
    FamilyButton {
        id: crest
        visible: !row.empty
        x: row.gap + Theme.size(10, 7)
        width: Math.round(Math.min(row.height * 0.77, Theme.size(110, 76)))
        height: width
        anchors.verticalCenter: parent.verticalCenter
        family: row.family
        onTurned: by => row.familyTurned(by)
    }
    Item {
        x: crest.x + crest.width + row.gap
        width: who.x - row.gap - x
        y: row.empty ? Math.round((row.height - height) / 2) : row.upper
        height: lines.height

        Column {
            id: lines
            width: parent.width
            spacing: Theme.size(10, 7)

            TextInputField {
                id: field
                visible: !row.empty
                width: parent.width
                name: qsTr("Name")
                text: row.name
                font.family: Theme.fontFor(text)
                font.bold: true
                font.pixelSize: Theme.playerName
                onTextEdited: row.renamed(text)
                // A long name shows its beginning while nobody types.
                onTextChanged: if (!activeFocus)
                    cursorPosition = 0
                onActiveFocusChanged: if (activeFocus)
                    selectAll();
                else
                    cursorPosition = 0
                onEditingFinished: row.nameLeft()
            }
            ActionButton {
                visible: row.addable
                width: Theme.size(400, 250)
                glyph: "plus"
                text: qsTr("Add a player")
                onClicked: row.addAsked()
            }
            Row {
                visible: !row.empty || row.addable
                width: parent.width
                spacing: Theme.size(14, 8)

                Swatch {
                    id: swatch
                    visible: !row.empty && lines.width - width - parent.spacing >= house.implicitWidth
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.size(70, 36)
                    height: Theme.size(20, 14)
                    family: row.family
                }
                NameText {
                    id: house
                    width: parent.width - (swatch.visible ? swatch.width + parent.spacing : 0)
                    text: Words.house(row.family)
                    color: Theme.muted
                    font.family: Theme.textFont
                    font.bold: false
                    size: Theme.secondary
                }
            }
        }
    }
    Column {
        id: who
        visible: !row.empty
        x: Math.round(row.width * 0.45)
        y: row.upper
        width: marker.x - row.gap / 2 - x
        spacing: lines.spacing

        ChoiceField {
            width: parent.width
            name: qsTr("Player")
            model: row.players.map(player => ({
                value: player, text: Words.level(player), hint: Words.levelHint(player),
                glyph: player === "human" ? "human" : "robot"
            }))
            listWidth: Theme.text(520, 410)
            value: row.player
            onChosen: player => row.playerChosen(player)
        }
        Remark {
            visible: row.roomy
            width: parent.width
            text: Words.levelHint(row.player)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.least(Theme.secondary)
            maximumLineCount: 2
        }
    }
    Icon {
        id: marker
        visible: !row.empty
        x: remove.x - width - Theme.size(6, 2)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size(60, 38)
        drawing: row.first ? "tokens/first-player" : ""

        Accessible.role: Accessible.Graphic
        Accessible.name: row.first ? qsTr("First player") : ""
    }
    IconButton {
        id: remove
        visible: row.removable
        x: row.width - width - Theme.size(10, 4)
        anchors.verticalCenter: parent.verticalCenter
        glyph: "close"
        text: qsTr("Remove")
        onClicked: row.removeAsked()

        Accessible.name: Words.labelled(text, row.name)
    }
}
