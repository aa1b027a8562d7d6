import QtQuick
import QtQuick.Templates as T

// A panel in the middle of the window; all else waits until it is closed.
T.Popup {
    // What the window has room for.
    readonly property size most: Qt.size((T.Overlay.overlay?.width ?? 0) - 2 * Theme.margin,
                                         (T.Overlay.overlay?.height ?? 0) - 2 * Theme.margin)

    modal: true
    focus: true
    anchors.centerIn: T.Overlay.overlay

    background: Panel {}
    T.Overlay.modal: Dusk {}
}
