import QtQml
import QtQuick
import QtMultimedia
import Oriflamme.App

// The sounds themselves, played when the voice asks for them. The one file that needs QtMultimedia: where that is
// missing it cannot be loaded, and the game is silent. Never are two heard at once, beside the room.
Item {
    id: sounds

    property bool atTable: false
    readonly property bool roomy: Settings.ambience && atTable
    property SoundEffect last: null

    onRoomyChanged: roomy ? room.play() : room.stop()

    component Effect: SoundEffect {
        volume: Settings.volume / 100
    }

    Instantiator {
        id: effects
        model: Voice.names
        delegate: Effect {
            required property string modelData
            source: `qrc:/sounds/${modelData}.wav`
        }
    }
    Effect {
        id: room
        source: "qrc:/sounds/ambience.wav"
        loops: SoundEffect.Infinite
    }
    Connections {
        target: Voice
        function onAsked(name) {
            sounds.last?.stop();
            sounds.last = effects.objectAt(Voice.names.indexOf(name)) as SoundEffect;
            sounds.last.play();
        }
    }
}
