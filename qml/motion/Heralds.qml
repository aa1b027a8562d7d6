pragma ComponentBehavior: Bound
import QtQuick

// What begins or is over, said over the runner.
QtObject {
    id: heralds

    required property Stage stage

    function announce(text: string, lasts: int): void {
        title.createObject(stage, {stage: stage, text: text, lasts: lasts});
    }
    function after(cue: var): void {
        switch (cue.happening) {
        case "roundBegins":
            return announce(Words.fill(qsTr("Round %1"), ["I", "II", "III", "IV", "V", "VI"][cue.n - 1] ?? cue.n), 1400);
        case "resolutionBegins":
            return announce(Words.phase("resolution"), 900);
        case "gameOver":
            return announce(Words.phase("over"), 1400);
        }
    }

    readonly property Component title: Component {
        Announcement {}
    }
}
