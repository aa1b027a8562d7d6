pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// A game that is looked back at: the table above, with everybody along its top, and below it the way through the game.
GameTable {
    id: page

    readonly property Playback playback: Game.playback
    readonly property alias asking: question.visible
    // How long each moment is shown at the least, in milliseconds.
    readonly property int leastBeat: 350

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
    function seekRound(number: int): bool {
        const begin = playback.rounds[number];
        if (begin !== undefined)
            playback.seek(begin);
        return begin !== undefined;
    }

    live: false
    acts: ({
        [Shortcuts.Play]: () => toggle(),
        [Shortcuts.StepBack]: () => playback.step(-1),
        [Shortcuts.StepOn]: () => playback.step(1),
        [Shortcuts.RoundBack]: () => playback.stepRound(-1),
        [Shortcuts.RoundOn]: () => playback.stepRound(1),
        [Shortcuts.ToStart]: () => playback.seek(0),
        [Shortcuts.ToEnd]: () => playback.seek(playback.length),
        [Shortcuts.ChooseRound]: event => seekRound(event.key - Qt.Key_1),
        [Shortcuts.Faster]: () => speedUp(1),
        [Shortcuts.Slower]: () => speedUp(-1),
        [Shortcuts.Log]: () => log.toggle(true),
        [Shortcuts.Rule]: () => log.askRule(),
        [Shortcuts.Overview]: () => zone.showAll(),
        [Shortcuts.Back]: event => log.open ? log.close() : openMenu(event)
    })
    title: qsTr("Replay")
    middle: (playback.file === "" ? "" : playback.file + " · ") + Words.moment(board)
    foot: panel.y - Theme.size(20, 10)
    clothTop: runner.y + runner.border
    clothBottom: foot - runner.border
    // With large letters in a low window no more than what would lie over the queue, which needs its height.
    headroom: {
        const room = panel.y - bar.height - seats.rowHeight - Theme.size(46, 26); // the runner's without it
        return room - banner >= Theme.size(220, 130) ? banner : Math.max(0, banner - seats.rowHeight - Theme.size(14, 8));
    }
    seats.seated: false
    seats.enabled: page.headroom === page.banner // else it lies over them
    director.leastBeat: page.leastBeat
    closeLook.keepClear: panel
    closeLook.onOpenChanged: if (page.closeLook.open)
        page.playback.playing = false
    T.StackView.onActivated: rest.forceActiveFocus()
    T.StackView.onDeactivated: playback.playing = false
    onMenuAsked: playback.playing = false
    onRunnerTapped: toggle()
    onChosen: entry => {
        playback.playing = false;
        playback.seek(entry.step);
    }
    onAttentionAsked: rest.forceActiveFocus()

    // Has the keyboard where nothing else wants it.
    Item {
        id: rest
        focus: true
    }
    ReplayPanel {
        id: panel
        z: 1
        x: Theme.size(40, 12)
        y: parent.height - height - Theme.size(20, 8)
        width: page.room - 2 * x
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
    QuestionBox {
        id: question
        title: qsTr("Play on from here")
        text: qsTr("This game takes the place of your unfinished one.")
        accept: qsTr("Play on from here")
        onAccepted: page.playOnAsked()
        onClosed: rest.forceActiveFocus()
    }
}
