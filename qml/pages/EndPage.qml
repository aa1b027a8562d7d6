pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// The end of a game: who takes the throne, and what everybody had.
FocusScope {
    id: page

    readonly property int space: Theme.size(30, 12)
    // The seats as they stand, the best first. Like all that is told here it is taken once, as the page opens: another
    // game may be laid while it still shows.
    property var standing: []
    property bool marked: false // see TakebackMark
    readonly property var winners: standing.filter(seat => seat.winner)
    // Whether top cards had to decide, or could not.
    readonly property bool tied: standing.filter(seat => seat.influence === standing[0].influence).length > 1

    // What every seat had, round by round.
    readonly property var course: Stage.influenceByRound()

    signal tableAsked
    signal homeAsked
    signal againAsked
    signal replayAsked
    signal saveAsked

    // How much of the coronation is over, 0 to 1.
    property real crowned: 1

    function take(seat: var): void {
        const all = standing.concat([{
            seat: seat.seat, name: seat.name, family: seat.family, influence: seat.influence, rank: seat.rank,
            topCards: seat.topCards, winner: seat.winner, aside: seat.aside, hand: seat.hand
        }]);
        standing = all.sort((one, other) => one.rank - other.rank || one.seat - other.seat);
    }

    T.StackView.onActivated: again.forceActiveFocus(Qt.TabFocusReason)
    Keys.onEscapePressed: if (Deciding.take())
        tableAsked()

    Component.onCompleted: {
        sitters.active = false;
        marked = Stage.takebacks;
        if (Theme.travels)
            coronation.start();
    }

    NumberAnimation {
        id: coronation
        target: page
        property: "crowned"
        from: 0
        to: 1
        duration: 2200 * Theme.pace
    }
    TapHandler {
        onTapped: coronation.complete()
    }
    Instantiator {
        id: sitters
        model: Stage.seats

        delegate: QtObject {
            required property var model
            Component.onCompleted: page.take(model)
        }
    }
    Wood {
        anchors.fill: parent
    }
    TableLight {
        anchors.fill: parent
    }
    Halo {
        x: Math.round(throne.x + throne.width / 2 - width / 2)
        y: Math.round(throne.y + throne.height * 0.4 - height / 2)
        width: Math.round(1300 * Theme.u)
    }
    TopBar {
        id: bar
        width: parent.width
        menuGlyph: "home"
        menuText: qsTr("Home")
        title: qsTr("The throne is taken")
        menuDecides: true
        onMenuClicked: page.homeAsked()

        TakebackMark {
            visible: page.marked
            height: parent.height
        }
        IconButton {
            glyph: "save"
            text: qsTr("Save the game")
            shortcut: Shortcuts.Save
            onClicked: page.saveAsked()
        }
    }
    Item {
        id: stage

        // There is room for the standing and the chart at once.
        readonly property int chartHeight: Math.max(Theme.text(300, 200), Math.round(height * 0.36))
        readonly property bool roomy: height - page.space - chartHeight > list.heightFor(Theme.text(76, 60))

        width: Math.round(Math.min(parent.width - 2 * Theme.margin, 1780 * Theme.u + 2 * Theme.margin))
        height: Math.round(Math.min(parent.height - bar.height - 2 * Theme.margin, 920 * Theme.u + Theme.margin))
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(bar.height + (parent.height - bar.height - height) / 2)

        ThronePanel {
            id: throne
            width: Math.round(parent.width * 0.31)
            height: parent.height - buttons.height - page.space
            winners: page.winners
            crowned: page.crowned
            tied: page.tied
        }
        Column {
            id: buttons
            width: throne.width
            anchors.bottom: parent.bottom
            spacing: Theme.size(16, 8)

            ButtonRow {
                id: ways
                width: parent.width
                spacing: buttons.spacing

                ActionButton {
                    width: Math.round((ways.width - ways.spacing) * 0.53)
                    height: ways.tallest
                    letterSize: ways.letterSize
                    glyph: "eye"
                    text: qsTr("Look at the table")
                    decides: true
                    onDecided: page.tableAsked()
                }
                ActionButton {
                    width: Math.round((ways.width - ways.spacing) * 0.47)
                    height: ways.tallest
                    letterSize: ways.letterSize
                    glyph: "home"
                    text: qsTr("Home")
                    decides: true
                    onDecided: page.homeAsked()
                }
            }
            ActionButton {
                width: parent.width
                glyph: "timeline"
                text: qsTr("Watch replay")
                decides: true
                onDecided: page.replayAsked()
            }
            ActionButton {
                id: again
                width: parent.width
                implicitHeight: Math.max(Theme.size(60, 46), tall)
                textSize: Theme.text(22, 16)
                primary: true
                glyph: "new-game"
                text: qsTr("Play again")
                decides: true
                onDecided: page.againAsked()
            }
        }
        SegmentedChoice {
            id: shown
            visible: !stage.roomy
            x: throne.width + page.space
            width: parent.width - x
            name: qsTr("The throne is taken")
            choices: [{value: false, text: qsTr("Final standing")}, {value: true, text: chart.titleText}]
            value: false
            onChosen: which => value = which
        }
        StandingPanel {
            id: list
            visible: stage.roomy || !shown.value
            x: throne.width + page.space
            y: stage.roomy ? 0 : shown.height + page.space
            width: parent.width - x
            height: stage.roomy ? parent.height - stage.chartHeight - page.space : parent.height - y
            standing: page.standing
            counted: Math.min(1, 2 * page.crowned)
        }
        InfluenceChart {
            id: chart
            visible: stage.roomy || shown.value
            x: list.x
            y: stage.roomy ? list.height + page.space : list.y
            width: list.width
            height: parent.height - y
            seats: page.standing.map(seat => ({
                family: seat.family, name: seat.name, values: page.course[seat.seat]
            }))
        }
    }
}
