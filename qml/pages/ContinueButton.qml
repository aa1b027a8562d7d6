import QtQuick

// Goes on with the saved game, and says where it stands.
HomeButton {
    id: button

    property int round: 1
    property string seatName: ""
    readonly property string detail: Words.fill(qsTr("Round %1, %2 to play"), round, seatName)

    implicitHeight: Math.max(Theme.size(78, 56), implicitContentHeight + 12)
    primary: true
    glyph: "play"
    text: qsTr("Continue")

    Accessible.name: text + ". " + detail

    contentItem: Item {
        implicitHeight: childrenRect.height

        Column {
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: button.down ? 1 : 0
            width: parent.width

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
}
