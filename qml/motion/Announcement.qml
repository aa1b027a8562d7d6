import QtQuick
import Oriflamme.App

// A title over the darkened runner: what begins now, or that all is over.
Mover {
    id: title

    required property int happening
    property int n: 0 // the round

    readonly property rect at: stage.mapFromItem(stage.zone, 0, 0, stage.zone.width, stage.zone.height)
    readonly property real come: Theme.travels ? Ease.outCubic(Math.min(1, 3 * part)) : 1

    lasts: Theme.travels && happening !== Engine.Happening.ResolutionBegins ? 1400 : 900
    x: at.x
    y: at.y
    width: at.width
    height: at.height
    opacity: Theme.fades ? Math.min(1, 6 * part, 5 * (1 - part)) : 1

    Rectangle {
        anchors.fill: parent
        color: Theme.ink
        opacity: 0.7
    }
    Column {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: Theme.size(26, 16) * (1 - title.come)
        width: parent.width
        spacing: Theme.size(14, 8)

        TitleText {
            width: parent.width
            size: Theme.text(76, 44)
            text: Words.announcement(title.happening, title.n)
            horizontalAlignment: Text.AlignHCenter
        }
        Divider {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.size(520, 320) * (0.5 + 0.5 * title.come)
        }
    }
}
