import QtQuick
import Oriflamme.App

// The tool that asks for a hint, and puts it away. By the pointer the keyboard stays where it is.
IconButton {
    required property Adviser adviser
    required property bool several // share the screen

    // Where several do, the tip tells when there is a hint.
    enabled: adviser.open || several
    opacity: enabled && !adviser.open ? 0.45 : 1
    highlighted: Advice.shown
    focusPolicy: Qt.TabFocus
    glyph: "hint"
    text: Words.fill(several ? qsTr("Hint (%1), while %2 is held") : qsTr("Hint (%1)"),
                     Shortcuts.caps(Shortcuts.Hint)[0], Shortcuts.caps(Shortcuts.Look)[0])
    onClicked: Advice.toggle()
}
