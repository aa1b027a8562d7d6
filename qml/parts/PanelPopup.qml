import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// A panel in the middle of the window; all else waits until it is closed.
T.Popup {
    id: popup

    // What the window has room for.
    readonly property size most: Qt.size((T.Overlay.overlay?.width ?? 0) - 2 * Theme.margin,
                                         (T.Overlay.overlay?.height ?? 0) - 2 * Theme.margin)

    // By the key of the rules, which the window does not hear meanwhile.
    signal bookAsked

    modal: true
    focus: true
    anchors.centerIn: T.Overlay.overlay

    background: Panel {}
    contentItem: Item {
        Keys.onPressed: event => {
            event.accepted = true;
            if (Shortcuts.isOf(Shortcuts.Rules, event.key))
                popup.bookAsked();
            else
                event.accepted = event.key === Qt.Key_Escape && event.isAutoRepeat; // of the press that opened it
        }
    }
    T.Overlay.modal: Dusk {}
}
