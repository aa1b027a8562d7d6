pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What begins or is over, said over the runner.
QtObject {
    id: announcements

    required property Scene stage

    function after(cue: cue): void {
        switch (cue.happening) {
        case Engine.Happening.RoundBegins:
        case Engine.Happening.ResolutionBegins:
        case Engine.Happening.GameOver:
            title.createObject(stage, {stage: stage, happening: cue.happening, n: cue.n});
        }
    }

    readonly property Component title: Component {
        Announcement {}
    }
}
