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
    text: several ? Words.fill(qsTr("Hint (H), while %1 is held"), "V") : qsTr("Hint (H)")
    onClicked: Advice.toggle()
}
