import QtQuick

// Goes on with the saved game, and says where it stands.
HomeButton {
    id: button

    property int round: 1
    property string seatName: ""
    readonly property string detail: seatName === "" ? "" : Words.fill(qsTr("Round %1, %2 to play"), round, seatName)

    implicitHeight: Math.max(Theme.size(78, 56), implicitContentHeight + 12)
    topPadding: Math.round((height - implicitContentHeight) / 2) + (down ? 1 : 0)
    bottomPadding: 0
    primary: true
    glyph: "play"
    text: qsTr("Continue")

    Accessible.name: detail === "" ? text : text + ". " + detail

    contentItem: Column {
        TextLine {
            width: parent.width
            text: button.text
            color: button.letters
            font.bold: true
            font.pixelSize: button.textSize
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
        }
        TextLine {
            width: parent.width
            text: button.detail
            color: button.letters
            font.pixelSize: Theme.secondary
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
        }
    }
}
