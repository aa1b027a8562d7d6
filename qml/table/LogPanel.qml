pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// The log: slides over the right edge of the runner, and the queue makes room for it. In a very wide window it may be
// pinned beside the table.
FocusScope {
    id: log

    required property GameLog gameLog
    required property var players
    required property bool takebacks // see TakebackMark
    // What a log that lies beside the table takes of it.
    readonly property bool pinned: Theme.wide && Settings.logPinned
    readonly property int room: pinned ? width : 0
    property bool open: false
    // And what one that does not lies over.
    readonly property int covered: open && !pinned ? width : 0
    readonly property bool shown: open || pinned
    // It covers the runner, but not what is asked. Pinned it has all below the bar.
    required property Item runner
    required property real barHeight
    // Where what must be seen begins below it.
    property real foot: runner.y + runner.height

    property real slid: shown ? 1 : 0

    signal chosen(entry: cue)
    signal ruleAsked(entry: cue)
    signal closed // the keyboard goes back to the page

    // Opens and closes it; opened by keys it gets the keyboard.
    function toggle(byKeys: bool): void {
        if (open || activeFocus) {
            close();
        } else {
            open = !pinned;
            if (byKeys)
                (content.itemAt(0) as LogSheet)?.takeFocus();
        }
    }
    // Asks for the rule of the line that has the keyboard, or of the newest.
    function askRule(): void {
        const line = (content.itemAt(0) as LogSheet)?.line ?? null;
        if (line)
            ruleAsked(line.entry);
        else if (gameLog.count > 0)
            ruleAsked(gameLog.newest());
    }
    function close(): void {
        const had = activeFocus;
        open = false;
        focus = false;
        if (had)
            closed();
    }

    y: pinned ? barHeight : runner.y
    height: (pinned ? parent.height : Math.min(foot, runner.y + runner.height)) - y
    width: Math.round(Theme.size(360, 300) * Math.max(1, 0.4 + 0.6 * Theme.textScale))
    x: parent.width - Math.round(slid * width)
    visible: slid > 0
    Keys.onEscapePressed: close()

    Behavior on slid {
        enabled: Theme.pace > 0

        NumberAnimation {
            duration: Theme.bannerTime
            easing.type: Easing.OutQuad
        }
    }
    // Shut, there is none.
    Repeater {
        id: content
        model: log.visible || log.shown ? 1 : 0

        LogSheet {
            anchors.fill: parent
            gameLog: log.gameLog
            players: log.players
            takebacks: log.takebacks
            onChosen: entry => log.chosen(entry)
            onRuleAsked: entry => log.ruleAsked(entry)
            onPinAsked: {
                log.open = log.pinned;
                Settings.logPinned = !Settings.logPinned;
            }
            onCloseAsked: log.close()
        }
    }
}
