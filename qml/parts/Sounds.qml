import QtQuick
import QtMultimedia
import Oriflamme.App

// The sounds themselves, played when the voice asks for them. The one file that needs QtMultimedia: where that is missing
// it cannot be loaded, and the game is silent. Never are two heard at once, beside the room.
Item {
    id: sounds

    // For a while, behind another program.
    readonly property bool hushed: Settings.mutedInBackground && !Window.active
    readonly property bool roomy: Settings.ambience && Voice.atTable && !hushed

    property SoundEffect last: null
    readonly property var effects: ({
        lay: lay, flip: flip, coins: coins, blade: blade, marks: marks, shuffle: shuffle, turn: turn, win: win
    })

    function play(name: string): void {
        last?.stop();
        last = effects[name];
        last.play();
    }
    function fill(): void {
        roomy ? room.play() : room.stop();
    }

    onRoomyChanged: fill()
    Component.onCompleted: fill()

    Connections {
        target: Voice
        enabled: !sounds.hushed
        function onAsked(name) {
            sounds.play(name);
        }
    }

    component Effect: SoundEffect {
        volume: Settings.volume / 100
    }

    Effect {
        id: lay
        source: "qrc:/sounds/lay.wav"
    }
    Effect {
        id: flip
        source: "qrc:/sounds/flip.wav"
    }
    Effect {
        id: coins
        source: "qrc:/sounds/coins.wav"
    }
    Effect {
        id: blade
        source: "qrc:/sounds/blade.wav"
    }
    Effect {
        id: marks
        source: "qrc:/sounds/marks.wav"
    }
    Effect {
        id: shuffle
        source: "qrc:/sounds/shuffle.wav"
    }
    Effect {
        id: turn
        source: "qrc:/sounds/turn.wav"
    }
    Effect {
        id: win
        source: "qrc:/sounds/win.wav"
    }
    Effect {
        id: room
        source: "qrc:/sounds/ambience.wav"
        loops: SoundEffect.Infinite
    }
}
