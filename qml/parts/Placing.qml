import QtQuick
import QtQuick.Templates as T

// Puts a popup where it belongs in a window in which everything is painted smaller. Qt 6.4 turns popups away from the
// edges of the window as if nothing were; there what it decides is overruled.
QtObject {
    id: placing

    required property T.Popup popup
    // How far it stays from the edges.
    required property int edge
    // Where it is to be, as it lies on the pages.
    property point at

    readonly property Item plate: popup.contentItem?.parent ?? null // what Qt moves
    readonly property Connections watch: Connections {
        target: Theme.shrink < 1 ? placing.plate : null
        function onXChanged() {
            placing.put();
        }
        function onYChanged() {
            placing.put();
        }
        function onWidthChanged() {
            placing.put();
        }
        function onHeightChanged() {
            placing.put();
        }
    }

    function place(point: point): void {
        at = point;
        if (Theme.shrink < 1)
            put();
    }
    function put(): void {
        plate.x = Math.max(edge, Math.min(Theme.width - edge - plate.width, at.x));
        plate.y = Math.max(edge, Math.min(Theme.height - edge - plate.height, at.y));
    }
}
