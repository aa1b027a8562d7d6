import QtQuick
import QtQuick.Templates as T

// The small plate with a few words beside what the pointer rests on.
T.ToolTip {
    id: tip

    readonly property int edge: 6

    // Below what it tells of, inside the window. Qt 6.4 would keep it inside what the window had if it were not scaled.
    function settle(): void {
        const wanted = Qt.point(Math.round((parent.width - width) / 2), parent.height + edge);
        const at = parent.mapToItem(T.Overlay.overlay, wanted);
        x = wanted.x + Math.max(edge, Math.min(Theme.width - edge - width, at.x)) - at.x;
        y = wanted.y + Math.max(edge, Math.min(Theme.height - edge - height, at.y)) - at.y;
    }

    width: implicitWidth
    height: implicitHeight
    onAboutToShow: settle()
    onWidthChanged: if (visible)
        settle()
    onHeightChanged: if (visible)
        settle()
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
