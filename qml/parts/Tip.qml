import QtQuick
import QtQuick.Templates as T

// The small plate with a few words beside what the pointer rests on.
T.ToolTip {
    id: tip

    property bool above: false
    readonly property real room: parent ? parent.width : 0
    readonly property Placing placing: Placing {
        popup: tip
        edge: tip.margins
    }

    x: Math.round((room - implicitWidth) / 2)
    y: above ? -height - 6 : parent ? parent.height + 6 : 0
    margins: 6
    width: implicitWidth
    height: implicitHeight
    onAboutToShow: placing.place(parent.mapToItem(T.Overlay.overlay, (room - width) / 2, parent.height + 6))
    delay: 400
    padding: 7
    leftPadding: 11
    rightPadding: 11
    implicitWidth: Math.min(implicitContentWidth, Theme.text(340, 260)) + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding

    background: Rectangle {
        radius: 6
        color: Theme.panelDark
        border.width: 1.5
        border.color: Theme.hairline
    }
    contentItem: TextLine {
        text: tip.text
        font.pixelSize: Theme.secondary
    }
}
