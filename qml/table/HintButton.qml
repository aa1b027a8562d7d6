import QtQuick
import Oriflamme.App

// The tool that asks for a hint, and puts it away. By the pointer the keyboard stays where it is.
IconButton {
    // Where several share the screen, the tip tells when there is a hint.
    enabled: Game.adviser.open || Game.several
    opacity: enabled && !Game.adviser.open ? 0.45 : 1
    highlighted: Advice.shown
    focusPolicy: Qt.TabFocus
    glyph: "hint"
    text: Words.fill(Game.several ? qsTr("Hint (%1), while %2 is held") : qsTr("Hint (%1)"),
                     Shortcuts.caps(Shortcuts.Hint)[0], Shortcuts.caps(Shortcuts.Look)[0])
    onClicked: Advice.toggle()
}
