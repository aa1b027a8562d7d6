pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// What a game that is played has in common with one that is looked back at: opponents above, the queue in the middle,
// the log, what moves and what is looked at closely. What lies below the queue are its children.
FocusScope {
    id: page

    required property bool live // a game is played
    // What is done by Shortcuts.Action, given the key; what says false has done nothing.
    required property var acts
    required property real foot // of the runner
    // What is free of it for the queue: below what is told there, and above what lies over its foot.
    required property real clothTop
    required property real clothBottom
    // A card of the hand is to be laid; and the stage changes for what comes now.
    property bool placing: false
    property bool restaging: false
    // How high something is that lies over the page below its top bar, and what the page leaves free for it.
    property real banner: 0
    property real headroom: 0
    property var asked: [] // see Herald

    readonly property board board: Stage.board
    readonly property real room: width - log.room // beside a pinned log

    property alias title: bar.title
    property alias middle: bar.middle // of the bar
    property alias tools: tools.data
    property alias bar: bar
    property alias runner: runner
    property alias seats: seats
    property alias supply: supply
    property alias zone: zone
    property alias director: director
    property alias log: log
    property alias closeLook: closeLook
    property alias above: above.data // what is read after the seats, and lies over them
    property alias cloth: cloth.data // lies on the cloth, under seats and all that moves
    default property alias content: below.data

    signal homeAsked
    signal menuAsked
    signal homeHurried
    signal settingsAsked
    signal saveAsked
    signal rulesAsked(code: string) // "" for the book as it is, "card:" before a card
    signal tapped
    signal runnerTapped
    signal chosen(entry: cue) // of the log
    signal attentionAsked // nothing else has the keyboard any more

    // By Escape, unless that is held since something nearer.
    function openMenu(event: var): void {
        if (!event.isAutoRepeat)
            menuAsked();
    }
    // Does what a key asks for; false if it asks for nothing.
    function press(event: var): bool {
        const action = Shortcuts.action(live ? Shortcuts.Table : Shortcuts.Replay, event.key, event.modifiers,
                                        event.isAutoRepeat);
        return action in acts ? acts[action](event) !== false : CardSpots.press(action);
    }

    // Once the page has the keyboard.
    Timer {
        id: returning
        interval: 0
        onTriggered: closeLook.bringBack()
    }

    focus: true
    T.StackView.onActivated: returning.start()
    Keys.onPressed: event => event.accepted = press(event)

    Wood {
        anchors.fill: parent
    }
    Runner {
        id: runner
        width: parent.width
        y: Math.round(seats.y + seats.rowHeight + Theme.size(12, 8))
        height: Math.round(page.foot) - y
        restaging: page.restaging

        TapHandler {
            onTapped: page.runnerTapped()
        }
    }
    TableLight {
        anchors.fill: parent
    }
    TapHandler {
        onTapped: page.tapped()
    }
    // There is none where nobody listens.
    Repeater {
        model: Listening.active ? 1 : 0

        Herald {
            id: herald
            gameLog: Stage.gameLog
            players: Stage.players
            board: page.board
            asked: page.asked

            Connections {
                target: Stage
                function onJumped() {
                    herald.stand();
                    if (Stage.recap)
                        herald.tell(Words.recap);
                }
            }
        }
    }
    // In the order of the eye, as a screen reader and Tab go; z tells what lies above what.
    TopBar {
        id: bar
        z: 1
        width: parent.width
        menuGlyph: "home"
        menuText: qsTr("Home")
        menuDecides: page.live
        onMenuClicked: page.homeAsked()
        onMenuHurried: page.homeHurried()

        Row {
            id: tools
        }
        LogButton {
            log: log
        }
        IconButton {
            visible: page.live
            glyph: "speed"
            text: Words.speed(Settings.speed)
            onClicked: Settings.speed = (Settings.speed + 1) % Words.speeds.length
        }
        IconButton {
            glyph: "rules"
            text: qsTr("Rules")
            shortcut: Shortcuts.Rules
            onClicked: page.rulesAsked("")
        }
        IconButton {
            visible: !Game.lessons.open
            glyph: "save"
            text: qsTr("Save the game")
            shortcut: Shortcuts.Save
            onClicked: page.saveAsked()
        }
        IconButton {
            glyph: "settings"
            text: qsTr("Settings")
            onClicked: page.settingsAsked()
        }
    }
    Seats {
        id: seats
        z: 1
        x: Theme.margin
        y: bar.height + page.headroom + Theme.size(14, 8)
        width: page.room - 2 * Theme.margin
        height: page.live ? parent.height - Theme.size(20, 8) - y : rowHeight
        model: Stage.seats
        count: page.board.seats
        eyes: HotSeat.viewer
        moving: Stage.moving
        live: page.live
        onPileAsked: (seat, where) => closeLook.pile.showPile(seat, where)
    }
    Item {
        id: above
        z: 2
        anchors.fill: parent
    }
    JudgementSupply {
        id: supply
        z: 1
        visible: Cards.hasMarks(Stage.cards) && log.covered === 0
        free: page.board.marks
        // In a replay away from where the banner waits.
        x: !page.live && page.board.rightToLeft ? Theme.size(40, 20) : page.room - width - Theme.size(40, 20)
        y: runner.y + Theme.size(56, 30)
    }
    QueueZone {
        id: zone
        onBookAsked: page.rulesAsked("")
        anchors.fill: runner
        anchors.rightMargin: log.room
        upper: page.clothTop - runner.y
        lower: page.clothBottom - runner.y
        placing: page.placing
        restaging: page.restaging
        covered: log.covered
        live: page.live
        centred: !page.live
    }
    Item {
        id: cloth
        anchors.fill: parent
    }
    Item {
        id: below
        z: 1
        anchors.fill: parent
    }
    Director {
        id: director
        z: 1
        anchors.fill: parent
        zone: zone
        hand: null
        seats: seats
        supply: supply
        held: closeLook.open || Stage.held
    }
    LogPanel {
        id: log
        z: 1
        runner: runner
        barHeight: bar.height + page.banner
        gameLog: Stage.gameLog
        players: Stage.players
        takebacks: Stage.takebacks
        onChosen: entry => {
            page.chosen(entry);
            where.show(entry);
        }
        onRuleAsked: entry => page.rulesAsked(entry.rule)
        onClosed: page.attentionAsked()
    }
    WhereMark {
        id: where
        z: 1
        anchors.fill: parent
        zone: zone
        seats: seats
    }
    Connections {
        target: Stage
        function onJumped() { where.end() }
    }
    CloseLook {
        id: closeLook
        z: 1
        onRulesAsked: code => page.rulesAsked(code)
        onClosed: page.attentionAsked()
    }
}
