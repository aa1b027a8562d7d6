import QtQuick
import Oriflamme.App

// The curtain before a person takes the screen: it covers the whole window, says who is next and waits for them. What
// lies under it shows nothing that a bystander may not know.
FocusScope {
    id: curtain

    required property bool down
    property bool live: false // before a game that is played, and not one that is looked back at
    property bool still: false // it is there and gone at once
    // 0 open, 1 closed.
    property real drawn: down ? 1 : 0
    readonly property bool closed: drawn === 1
    // Who is named; still while it opens.
    property var person: null

    signal homeAsked
    signal menuAsked
    signal undoAsked
    signal redoAsked

    function name(): void {
        if (HotSeat.curtain >= 0)
            person = Stage.players[HotSeat.curtain];
    }

    visible: drawn > 0
    onClosedChanged: if (closed)
        ready.takeFocus()
    Keys.onEscapePressed: event => {
        if (HotSeat.canRefuse)
            HotSeat.refuse();
        else if (!event.isAutoRepeat)
            menuAsked();
    }
    Component.onCompleted: name()

    Accessible.role: Accessible.Pane
    Accessible.name: person ? heading.text + ". " + hint.text : ""

    Behavior on drawn {
        enabled: Theme.travels && !curtain.still

        NumberAnimation {
            duration: Theme.curtainTime
            easing.type: Easing.InOutCubic
        }
    }
    Connections {
        target: Stage
        function onShown() {
            curtain.name();
        }
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    CurtainHalf {
        x: (curtain.drawn - 1) * width
    }
    CurtainHalf {
        x: parent.width - curtain.drawn * width
    }
    TableLight {
        anchors.fill: parent
        opacity: curtain.drawn
    }
    Image {
        readonly property int tile: Theme.size(120, 72)

        width: parent.width
        height: tile
        y: (curtain.drawn - 1) * tile
        fillMode: Image.TileHorizontally
        horizontalAlignment: Image.AlignLeft
        source: visible ? "image://art/table/pelmet-tile" : ""
        sourceSize.width: Math.round(tile * 5 / 3)
        sourceSize.height: tile
    }
    Panel {
        id: panel

        readonly property int pad: Theme.size(60, 34)
        readonly property int space: Theme.size(26, 14)

        visible: curtain.down
        opacity: curtain.drawn
        enabled: curtain.closed
        anchors.centerIn: parent
        anchors.verticalCenterOffset: Math.round(Theme.size(20, 12))
        width: Math.round(Math.min(parent.width - 2 * Theme.margin, Theme.text(660, 460)))
        height: words.y + words.height + pad

        Crest {
            id: crest
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round(panel.pad * 0.8)
            // So much that the panel leaves room for the tools at the foot.
            width: Math.round(Math.max(40, Math.min(Theme.size(200, 120), curtain.height - words.height - 1.8 * panel.pad - panel.space
                - 2 * (tools.height + Theme.margin + 2 * Theme.gap + panel.anchors.verticalCenterOffset))))
            height: width
            family: curtain.person?.family ?? ""
        }
        Column {
            id: words
            x: panel.pad
            y: crest.y + crest.height + panel.space
            width: parent.width - 2 * x
            spacing: panel.space

            TitleText {
                id: heading
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                size: Theme.text(42, 28)
                text: curtain.person ? Words.fill(qsTr("Pass to %1"), curtain.person.name) : ""
            }
            TextLine {
                id: hint
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.text(22, 16)
                text: qsTr("The others look away. Nothing is shown until you open the curtain.")
            }
            Divider {
                anchors.horizontalCenter: parent.horizontalCenter
            }
            ActionButton {
                id: ready
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.round(parent.width * 0.7)
                implicitHeight: Math.max(Theme.size(72, 50), tall)
                textSize: Theme.text(25, 18)
                primary: true
                focus: true
                glyph: "eye"
                text: curtain.person ? Words.fill(qsTr("I am %1"), curtain.person.name) : ""
                decides: true
                onDecided: HotSeat.pass()
            }
            TextLine {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                color: Theme.muted
                font.pixelSize: Theme.secondary
                text: qsTr("Space or Enter")
            }
            ActionButton {
                visible: HotSeat.canRefuse
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.round(parent.width * 0.7)
                glyph: "back"
                text: Words.back
                onClicked: HotSeat.refuse()
            }
        }
    }
    Rectangle {
        visible: curtain.down
        opacity: curtain.drawn
        enabled: curtain.closed
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.margin
        width: tools.width + 2 * Theme.gap
        height: tools.height + Theme.gap
        radius: Theme.size(8, 6)
        color: Theme.panelDark
        border.width: 1.5
        border.color: Theme.hairline

        Row {
            id: tools
            anchors.centerIn: parent

            IconButton {
                glyph: "home"
                text: qsTr("Home")
                decides: true
                onDecided: curtain.homeAsked()
            }
            UndoButtons {
                visible: curtain.live
                canUndo: Game.canUndo
                canRedo: Game.canRedo
                takebacks: Stage.takebacks
                onUndoAsked: curtain.undoAsked()
                onRedoAsked: curtain.redoAsked()
            }
        }
    }
}
