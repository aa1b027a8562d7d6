import QtQuick
import QtQuick.Templates as T

// Lets pages and popups be laid out in the size of their window, or in as much as they need at the least: where the
// window has less, all that is in it is painted smaller as a whole.
Item {
    id: shrinking

    required property T.ApplicationWindow pane
    readonly property size least: Qt.size(1024, 640)
    readonly property real factor: Math.min(1, pane.width / least.width, pane.height / least.height)
    readonly property T.Overlay overlay: T.Overlay.overlay

    // Qt lays the overlay out in the window's size, each time that this changes.
    function cover(): void {
        overlay.width = Theme.width;
        overlay.height = Theme.height;
    }

    visible: false

    // Rather a part of a pixel too large than a gap at the edge.
    Binding {
        target: Theme
        property: "width"
        value: Math.ceil(shrinking.pane.width / shrinking.factor - 0.001)
    }
    Binding {
        target: Theme
        property: "height"
        value: Math.ceil(shrinking.pane.height / shrinking.factor - 0.001)
    }
    Binding {
        target: Theme
        property: "shrink"
        value: shrinking.factor
    }
    // The root of all items, pages and popups alike.
    Binding {
        target: shrinking.overlay.parent
        property: "transformOrigin"
        value: Item.TopLeft
    }
    Binding {
        target: shrinking.overlay.parent
        property: "scale"
        value: shrinking.factor
    }
    Connections {
        target: shrinking.overlay
        function onWidthChanged() {
            shrinking.cover();
        }
        function onHeightChanged() {
            shrinking.cover();
        }
    }
    Connections {
        target: Theme
        function onWidthChanged() {
            shrinking.cover();
        }
        function onHeightChanged() {
            shrinking.cover();
        }
    }
}
