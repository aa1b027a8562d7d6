import QtQuick
import Oriflamme.App

// Taking moves back and playing them again, by keys too. Says so first if something hidden was seen since.
Item {
    id: takebacks

    readonly property bool asking: warning.visible

    signal undoAsked
    signal undoAgreed
    signal redoAsked
    signal answered

    // Asks whether it is to be.
    function warn(): void {
        warning.open();
    }

    Shortcut {
        enabled: takebacks.enabled && !warning.visible
        sequences: Shortcuts.sequences(Shortcuts.Undo)
        onActivated: takebacks.undoAsked()
    }
    Shortcut {
        enabled: takebacks.enabled && !warning.visible
        sequences: Shortcuts.sequences(Shortcuts.Redo)
        onActivated: takebacks.redoAsked()
    }
    PanelPopup {
        id: warning

        readonly property int pad: Theme.size(32, 24)

        width: Math.min(most.width, Theme.size(720, 520))
        height: words.height + buttons.height + 3 * pad
        onOpened: stay.takeFocus()
        onClosed: takebacks.answered()

        TextLine {
            id: words
            x: warning.pad
            y: warning.pad
            width: parent.width - 2 * x
            font.pixelSize: Theme.text(21, 17)
            text: qsTr("Something hidden has been seen since; if you take the move back, the game is marked.")

            Accessible.role: Accessible.Notification
            Accessible.name: text
        }
        ButtonRow {
            id: buttons
            x: warning.pad
            y: words.y + words.height + warning.pad
            width: parent.width - 2 * x
            spacing: Theme.size(18, 12)

            RowButton {
                width: Math.round((buttons.width - buttons.spacing) / 2)
                glyph: "undo"
                text: qsTr("Take it back")
                decides: true
                onDecided: {
                    warning.close();
                    takebacks.undoAgreed();
                }
            }
            RowButton {
                id: stay
                width: buttons.width - buttons.spacing - x
                primary: true
                text: qsTr("Leave it")
                decides: true
                onDecided: warning.close()
            }
        }
    }
}
