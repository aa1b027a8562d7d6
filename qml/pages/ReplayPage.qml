pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// A game that is looked back at: the table above, with everybody along its top, and below it the way through the game.
FocusScope {
    id: page

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
        Game.playback.playing = !Game.playback.playing;
    }
    function speedUp(by: int): void {
        Settings.speed = Math.max(0, Math.min(Words.speeds.length - 1, Settings.speed + by));
    }
    // From what stands still: what is shown ends first.
    function playOn(): void {
        Game.playback.playing = false;
        if (Game.moving)
            return director.skip();
        if (!Game.playback.canPlayOn || !Deciding.calm())
            return;
        if (Game.playOnReplaces())
            question.open();
        else
            playOnAsked();
    }
    // Does what a key asks for; false if it asks for nothing.
    function press(event: var): bool {
        const action = Shortcuts.action(Shortcuts.Replay, event.key, event.modifiers, event.isAutoRepeat);
        const playback = Game.playback;
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
            if (!Game.moving)
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
    T.StackView.onDeactivated: Game.playback.playing = false

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
        middle: {
            const parts = Game.playback.file === "" ? [] : [Game.playback.file];
            parts.push(Words.round(Game.round), Words.phase(Game.phase));
            if (Game.place >= 0 && Game.place < Game.stacks)
                parts.push(Words.place(Game.place, Game.stacks));
            return parts.join(" · ");
        }
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
        seated: false
        enabled: page.headroom === page.banner // else it lies over them
        onPileAsked: (owner, family, cards, setAside) => closeLook.pile.showPile(owner, family, cards, setAside)
        onHandAsked: (owner, family, cards, aside) => closeLook.pile.showHand(owner, family, cards, aside)
        onReservedAsked: (owner, family, cards) => closeLook.pile.showReserved(owner, family, cards)
    }
    JudgementSupply {
        id: supply
        z: 1
        visible: Cards.mark(Game.cards) && log.covered === 0
        free: Game.marks
        // Away from where the banner waits.
        x: Game.rightToLeft ? Theme.size(40, 20) : parent.width - log.room - width - Theme.size(40, 20)
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
        onChosen: entry => {
            Game.playback.playing = false;
            Game.playback.seek(entry.step);
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
    // Plays on where a jump has ended what was shown.
    Timer {
        interval: page.leastBeat
        running: Game.playback.playing && !Game.moving && !panel.dragged
        onTriggered: Game.next()
    }
    Connections {
        target: Game.playback
        function onEyesChanged() {
            if (Game.curtain < 0)
                rest.forceActiveFocus();
        }
    }
    CloseLook {
        id: closeLook
        z: 1
        keepClear: panel
        onOpenChanged: if (open)
            Game.playback.playing = false
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
