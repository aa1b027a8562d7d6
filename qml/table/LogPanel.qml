import QtQuick
import Oriflamme.App

// The log: slides over the right edge and moves nothing. In a very wide window it may be pinned beside the table.
FocusScope {
    id: log

    // What a log that lies beside the table takes of it.
    readonly property bool pinned: Theme.wide && Settings.logPinned
    readonly property int room: pinned ? width : 0
    property bool open: false
    // And what one that does not lies over.
    readonly property int covered: open && !pinned ? width : 0
    readonly property bool shown: open || pinned
    // It covers the runner; where that is low also what lies above, up to the bar. Pinned it has all below the bar.
    required property Item runner
    required property Item bar

    // What is to be seen for a while, even through the log.
    property rect spot
    readonly property bool covers: spot.width > 0 && spot.x + spot.width > x && spot.y + spot.height > y

    property real slid: shown ? 1 : 0

    signal chosen(entry: var)
    signal closed // the keyboard goes back to the page

    // Opens and closes it; opened by keys it gets the keyboard.
    function toggle(byKeys: bool): void {
        if (open || activeFocus) {
            close();
        } else {
            open = !pinned;
            if (byKeys)
                (content.item as LogSheet)?.takeFocus();
        }
    }
    function close(): void {
        const had = activeFocus;
        open = false;
        focus = false;
        if (had)
            closed();
    }

    y: pinned || runner.height < 330 ? bar.height : runner.y
    height: (pinned ? parent.height : runner.y + runner.height) - y
    width: Math.round(Theme.size(360, 300) * Math.max(1, 0.4 + 0.6 * Theme.textScale))
    x: parent.width - Math.round(slid * width)
    visible: slid > 0
    opacity: covers ? 0.2 : 1
    Keys.onEscapePressed: close()

    Behavior on slid {
        enabled: Theme.pace > 0

        NumberAnimation {
            duration: Theme.bannerTime
            easing.type: Easing.OutQuad
        }
    }
    Loader {
        id: content
        active: log.visible || log.shown
        anchors.fill: parent
        sourceComponent: LogSheet {}
    }
    Connections {
        target: content.item as LogSheet
        function onChosen(entry) {
            log.chosen(entry);
        }
        function onPinAsked() {
            log.open = log.pinned;
            Settings.logPinned = !Settings.logPinned;
        }
        function onCloseAsked() {
            log.close();
        }
    }
}
