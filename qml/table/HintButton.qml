import QtQuick
import Oriflamme.App

// The tool that asks for a hint, and puts it away. By the pointer the keyboard stays where it is.
IconButton {
    enabled: Game.adviser.open
    highlighted: Advice.shown
    focusPolicy: Qt.TabFocus
    glyph: "hint"
    text: qsTr("Hint (H)")
    onClicked: Advice.toggle()
}
