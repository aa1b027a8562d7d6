pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// Tells those who listen what happens, in order and once, and then what is asked. A screen reader reads a notification
// aloud when it comes to be shown; these have no look.
Item {
    id: herald

    required property var gameLog // a GameLog
    required property var players
    required property board board
    // What is asked of the person here, as a list of sentences; a sentence is told when it comes.
    required property var asked

    readonly property var names: Array.from(players, player => Words.shortName(player.name))
    property var told: [] // in this turn
    property var heard: [] // of what is asked
    property bool stood: false // the table stands somewhere else now
    property int next: 0

    function tell(words: string): void {
        told.push(words);
        telling.start();
    }
    function withdraw(): void {
        for (let i = 0; i < notices.count; ++i)
            (notices.itemAt(i) as Tidings).withdraw();
    }
    // Tells where the game stands instead of what led there. What was told before may not be meant for these eyes.
    function stand(): void {
        withdraw();
        told = [];
        heard = [];
        stood = true;
        telling.start();
    }
    function speak(): void {
        if (stood && told.length === 0)
            told = [Words.moment(board)].concat(gameLog.count > 0 ? [Words.caption(gameLog.newest(), names)] : []);
        const words = told.concat(Array.from(asked).filter(sentence => !heard.includes(sentence)));
        told = [];
        heard = Array.from(asked);
        stood = false;
        if (words.length > 0)
            (notices.itemAt(next++ % notices.count) as Tidings).show(words.join("\n"));
    }

    width: 1
    height: 1
    onVisibleChanged: if (!visible)
        withdraw(); // or all would be read again when the page comes back
    onAskedChanged: {
        if (asked.length === 0)
            heard = [];
        else
            telling.start();
    }
    Component.onCompleted: stand()

    Connections {
        target: herald.gameLog
        function onRowsInserted(parent, first, last) {
            for (let row = first; row <= last; ++row)
                herald.tell(Words.caption(herald.gameLog.entry(row), herald.names));
        }
    }
    // Once all that follows from it is there too.
    Timer {
        id: telling
        interval: 0
        onTriggered: herald.speak()
    }
    // So many that a reader who is late still finds what each said.
    Repeater {
        id: notices
        model: 8

        Tidings {}
    }
}
