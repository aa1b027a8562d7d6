import QtQuick
import Oriflamme.App

// The keys that the whole window knows.
Item {
    id: keys

    signal openAsked
    signal saveAsked
    signal rulesAsked
    signal keysAsked

    Shortcut {
        sequences: Shortcuts.sequences(Shortcuts.Open)
        onActivated: keys.openAsked()
    }
    Shortcut {
        sequences: Shortcuts.sequences(Shortcuts.Save)
        onActivated: keys.saveAsked()
    }
    Shortcut {
        sequences: Shortcuts.sequences(Shortcuts.Rules)
        onActivated: keys.rulesAsked()
    }
    Shortcut {
        sequences: Shortcuts.sequences(Shortcuts.Mute)
        context: Qt.ApplicationShortcut // over panels too
        autoRepeat: false
        onActivated: Settings.muted = !Settings.muted
    }
    Shortcut {
        sequences: Shortcuts.sequences(Shortcuts.FullScreen)
        context: Qt.ApplicationShortcut
        autoRepeat: false
        onActivated: FullScreen.active = !FullScreen.active
    }
    Connections {
        target: Input
        function onTyped(text) {
            if (keys.Window.active && Shortcuts.typed(text) === Shortcuts.ShowKeys)
                keys.keysAsked();
        }
    }
}
