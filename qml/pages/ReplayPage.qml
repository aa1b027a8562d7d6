pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// A game that is looked back at: the table above, with everybody along its top, and below it the way through the game.
FocusScope {
    id: page

    readonly property Playback playback: Game.playback
    readonly property board board: Stage.board
    // How long each moment is shown at the least, in milliseconds.
    readonly property int leastBeat: 350
    // How high something is that lies over the page below its top bar, and what the page leaves free for it: with large
    // letters in a low window nothing, as the queue needs its height.
    property real banner: 0
    readonly property real headroom: {
        const room = panel.y - bar.height - seats.rowHeight - Theme.size(56, 28); // the runner's without it
        return room - banner >= Theme.size(220, 130) ? banner : 0;
    }

    signal homeAsked
    signal settingsAsked
    signal saveAsked
    signal playOnAsked

    function toggle(): void {
        page.playback.playing = !page.playback.playing;
    }
    function speedUp(by: int): void {
        Settings.speed = Math.max(0, Math.min(Words.speeds.length - 1, Settings.speed + by));
    }
    // From what stands still: what is shown ends first.
    function playOn(): void {
        page.playback.playing = false;
        if (Stage.moving)
            return director.skip();
        if (!page.playback.canPlayOn || !Deciding.calm())
            return;
        if (Game.playOnReplaces())
            question.open();
        else
            playOnAsked();
    }
    // Does what a key asks for; false if it asks for nothing.
    function press(event: var): bool {
        const action = Shortcuts.action(Shortcuts.Replay, event.key, event.modifiers, event.isAutoRepeat);
        switch (action) {
        case Shortcuts.Play:
            toggle();
            return true;
        case Shortcuts.StepBack:
            playback.step(-1);
            return true;
        case Shortcuts.StepOn:
            playback.step(1);
            return true;
        case Shortcuts.RoundBack:
            playback.stepRound(-1);
            return true;
        case Shortcuts.RoundOn:
            playback.stepRound(1);
            return true;
        case Shortcuts.ToStart:
            playback.seek(0);
            return true;
        case Shortcuts.ToEnd:
            playback.seek(playback.length);
            return true;
        case Shortcuts.ChooseRound:
            const begin = playback.rounds[event.key - Qt.Key_1];
            if (begin !== undefined)
                playback.seek(begin);
            return begin !== undefined;
        case Shortcuts.Faster:
            speedUp(1);
            return true;
        case Shortcuts.Slower:
            speedUp(-1);
            return true;
        case Shortcuts.Log:
            log.toggle(true);
            return true;
        case Shortcuts.Overview:
            if (!Stage.moving)
                zone.showAll();
            return true;
        case Shortcuts.Back:
            log.open ? log.close() : homeAsked();
            return true;
        }
        return CardSpots.press(action);
    }

    focus: true
    Keys.onPressed: event => event.accepted = press(event)
    T.StackView.onActivated: rest.forceActiveFocus()
    T.StackView.onDeactivated: page.playback.playing = false

    // Has the keyboard where nothing else wants it.
    Item {
        id: rest
        focus: true
    }
    Wood {
        anchors.fill: parent
    }
    Runner {
        id: runner
        width: parent.width
        y: Math.round(seats.y + seats.rowHeight + Theme.size(22, 10))
        height: Math.round(panel.y - Theme.size(20, 10)) - y

        TapHandler {
            onTapped: page.toggle()
        }
    }
    TableLight {
        anchors.fill: parent
    }
    // In the order of the eye; see TablePage.
    TopBar {
        id: bar
        z: 1
        width: parent.width
        menuGlyph: "home"
        menuText: qsTr("Home")
        title: qsTr("Replay")
        middle: (page.playback.file === "" ? "" : page.playback.file + " · ") + Words.moment(page.board)
        onMenuClicked: page.homeAsked()

        LogButton {
            log: log
        }
        IconButton {
            glyph: "save"
            text: qsTr("Save the game")
            onClicked: page.saveAsked()
        }
        IconButton {
            glyph: "settings"
            text: qsTr("Settings")
            onClicked: page.settingsAsked()
        }
    }
    Item {
        id: head
        width: parent.width
        height: bar.height + page.banner
    }
    Seats {
        id: seats
        z: 1
        x: Theme.margin
        y: bar.height + page.headroom + Theme.size(14, 8)
        width: parent.width - log.room - 2 * Theme.margin
        height: rowHeight
        model: Stage.seats
        count: page.board.seats
        eyes: HotSeat.viewer
        moving: Stage.moving
        seated: false
        enabled: page.headroom === page.banner // else it lies over them
        onPileAsked: (seat, where) => closeLook.pile.showPile(seat, where)
    }
    JudgementSupply {
        id: supply
        z: 1
        visible: Cards.mark(Stage.cards) && log.covered === 0
        free: page.board.marks
        // Away from where the banner waits.
        x: page.board.rightToLeft ? Theme.size(40, 20) : parent.width - log.room - width - Theme.size(40, 20)
        y: runner.y + Theme.size(56, 30)
    }
    QueueZone {
        id: zone
        anchors.fill: runner
        anchors.rightMargin: log.room
        covered: log.covered
        centred: true
    }
    ReplayPanel {
        id: panel
        z: 1
        x: Theme.size(40, 12)
        y: parent.height - height - Theme.size(20, 8)
        width: parent.width - log.room - 2 * x
        keys: page
        playback: page.playback
        players: Stage.players
        cue: Stage.cue
        eyesOpen: HotSeat.eyesOpen
        eyes: HotSeat.viewer
        onEyesAsked: eyes => HotSeat.see(eyes)
        takebacks: Stage.takebacks
        onPlayOnAsked: page.playOn()
    }
    Director {
        id: director
        z: 1
        anchors.fill: parent
        zone: zone
        hand: null
        seats: seats
        supply: supply
        leastBeat: page.leastBeat
        held: closeLook.open
    }
    LogPanel {
        id: log
        z: 1
        runner: runner
        bar: head
        gameLog: Stage.gameLog
        players: Stage.players
        takebacks: Stage.takebacks
        onChosen: entry => {
            page.playback.playing = false;
            page.playback.seek(entry.step);
            where.show(entry);
        }
        onClosed: rest.forceActiveFocus()
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
    // Plays on where a jump has ended what was shown.
    Timer {
        interval: page.leastBeat
        running: page.playback.playing && !Stage.moving && !panel.dragged
        onTriggered: Stage.next()
    }
    Connections {
        target: HotSeat
        function onEyesChosen() {
            if (HotSeat.curtain < 0)
                rest.forceActiveFocus();
        }
    }
    CloseLook {
        id: closeLook
        z: 1
        keepClear: panel
        onOpenChanged: if (open)
            page.playback.playing = false
        onClosed: rest.forceActiveFocus()
    }
    QuestionBox {
        id: question
        title: qsTr("Play on from here")
        text: qsTr("This game takes the place of your unfinished one.")
        accept: qsTr("Play on from here")
        onAccepted: page.playOnAsked()
        onClosed: rest.forceActiveFocus()
    }
}
