import QtQuick
import QtQuick.Templates as T

// Puts a popup where it belongs in a window in which everything is painted smaller. Qt 6.4 turns popups away from the
// edges of the window as if nothing were; from where it takes them they are shifted.
QtObject {
    id: placing

    required property T.Popup popup
    // How far it stays from the edges.
    required property int edge
    // Where it is to be, as it lies on the pages.
    property point at

    readonly property Item plate: popup.contentItem?.parent ?? null // what Qt moves
    readonly property bool needed: Theme.shrink < 1 && plate !== null
    readonly property Translate shift: Translate {
        x: placing.needed ? placing.bounded(placing.at.x, placing.plate.width, Theme.width) - placing.plate.x : 0
        y: placing.needed ? placing.bounded(placing.at.y, placing.plate.height, Theme.height) - placing.plate.y : 0
    }
    function bounded(at: real, size: real, room: real): real {
        return Math.max(edge, Math.min(room - edge - size, at));
    }
    function place(point: point): void {
        at = point;
        if (needed)
            move(plate);
    }
    // Without its type: that of the list is told as read-only.
    function move(plate: var): void {
        plate.transform = [shift];
    }
}
