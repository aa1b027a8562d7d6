import QtQuick

// The way to the page about the game.
QuietButton {
    glyph: "info"
    text: qsTr("About")
}
