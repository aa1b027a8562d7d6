pragma ComponentBehavior: Bound
import QtQuick

// What begins or is over, said over the runner.
QtObject {
    id: announcements

    required property Stage stage

    function after(cue: var): void {
        switch (cue.happening) {
        case "roundBegins":
        case "resolutionBegins":
        case "gameOver":
            title.createObject(stage, {stage: stage, happening: cue.happening, n: cue.n});
        }
    }

    readonly property Component title: Component {
        Announcement {}
    }
}
