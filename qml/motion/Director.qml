pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// Shows what happens, one cue after the other, and calls for the next one. What the rules did is done; this only tells it,
// and whatever ends it leaves the table as it stands.
Scene {
    id: director

    // How many milliseconds a happening is shown at the least.
    property int leastBeat: 0
    // Somebody reads: what is shown stands still.
    property bool held: false
    onHeldChanged: hold()
    board: Stage.board

    readonly property int breath: 120 // between two happenings, at the normal speed
    property var transfers: [] // of what is shown
    property var sound: null // what is still to be heard of it, as Voice has it
    property bool moved: false // something was shown since it was last somebody's turn here

    // Ends everything that moves.
    function clear(): void {
        clock.stop();
        end();
        zone.snap();
    }
    function end(): void {
        sound = null;
        now = length = 0; // first: they follow it until they are gone
        for (let i = children.length - 1; i >= 0; --i)
            (children[i] as Mover)?.end();
        zone.rest();
    }
    // Goes on after what was shown; what has just changed is told on meanwhile.
    function goOn(): void {
        clear();
        Stage.next();
    }
    // Ends what is shown now and goes on.
    function pass(): void {
        clear();
        settle();
        Stage.next();
    }
    function settle(): void {
        for (let seat = 0; seat < seats.count; ++seat)
            seats.panel(seat)?.purse.settle();
    }
    // Ends all that is still to be shown.
    function skip(): void {
        Stage.skip();
        clear();
    }
    // The same up to the next question of a person here, whatever the computers still do.
    function skipToChoice(): void {
        Stage.skipToChoice();
        clear();
    }
    // Lets the clock go on to the end of what is shown, and of a computer's thinking after it.
    function run(): void {
        clock.stop();
        const end = length + breath + (Stage.nextThinks ? Theme.thinking : 0);
        clock.to = Math.max(now, end);
        clock.duration = Math.max(leastBeat, (clock.to - now) * Theme.pace);
        clock.start();
        hold();
    }
    function lieAnew(): void {
        end();
        fallen = {};
    }
    function hold(): void {
        if (clock.running)
            clock.paused = held;
    }

    // Says over the runner what begins or is over.
    function announce(cue: cue): void {
        switch (cue.happening) {
        case Engine.Happening.RoundBegins:
        case Engine.Happening.ResolutionBegins:
        case Engine.Happening.GameOver:
            title.createObject(director, {stage: director, happening: cue.happening, n: cue.n});
        }
    }

    // Calls the person here, unless they have been called for it already.
    function call(): void {
        if (!HotSeat.myTurn || !moved)
            return;
        moved = false;
        Voice.say("turn");
    }

    // What has just come to be seen is heard.
    onNowChanged: if (sound && now >= sound.after) {
        Voice.say(sound.name);
        sound = null;
    }
    onWidthChanged: lieAnew()
    onHeightChanged: lieAnew()

    Transfers {
        id: transferring
        stage: director
    }
    TokenMotions {
        id: coins
        stage: director
    }
    CardMotions {
        id: cards
        stage: director
    }
    SignMotions {
        id: signs
        stage: director
    }
    StillMotions {
        id: still
        stage: director
    }
    Component {
        id: title
        Announcement {}
    }
    NumberAnimation {
        id: clock
        target: director
        property: "now"
        onFinished: director.goOn()
    }
    Connections {
        target: Theme
        function onPaceChanged() {
            if (clock.running)
                director.run();
        }
    }
    Connections {
        target: Stage
        function onJumped() {
            director.clear();
            director.settle();
            director.fallen = {};
            director.moved = false;
        }
        function onMovingChanged() {
            if (!Stage.moving)
                director.clear();
            else
                director.moved = true;
        }
        function onCueStarts(cue) {
            director.end();
            director.until(Theme.motion(cue.happening));
            director.transfers = transferring.of(cue);
            if (Theme.travels)
                cards.before(cue, director.transfers);
            else if (Theme.pace > 0)
                still.before(cue, director.transfers);
        }
        function onCueShown(cue) {
            director.zone.entry = null;
            if (Theme.travels) {
                coins.show(cue, director.transfers);
                cards.after(cue);
                signs.after(cue, director.transfers);
            } else if (Theme.pace > 0) {
                still.after(cue, director.transfers);
            }
            if (Theme.pace > 0) {
                director.announce(cue);
                director.sound = Voice.of(cue);
            }
            director.run();
        }
    }
    Connections {
        target: HotSeat
        function onChanged() { director.call() }
    }
    // A page that opens while something is being shown goes on from there.
    Component.onCompleted: if (Stage.moving)
        run()
}
