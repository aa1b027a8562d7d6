import QtQuick
import QtQuick.Templates as T

// Lets pages and popups be laid out in the size of their window, or in as much as they need at the least: where the
// window has less, all that is in it is painted smaller as a whole.
Item {
    id: shrinking

    required property T.ApplicationWindow pane
    readonly property size least: Qt.size(1024, 640)
    readonly property real factor: share()
    readonly property T.Overlay overlay: T.Overlay.overlay

    function share(): real {
        return Math.min(1, pane.width / least.width, pane.height / least.height);
    }
    // How long a side of the window is for what is laid out in it: rather a part of a pixel too long than with a gap at
    // the edge.
    function laid(side: real, share: real): real {
        return Math.ceil(side / share - 0.001);
    }
    // Qt lays the overlay out in the window's size each time that this changes, and moves the popups at once: before
    // bindings know of the new size.
    function cover(): void {
        overlay.width = laid(pane.width, share());
        overlay.height = laid(pane.height, share());
    }

    visible: false
    Component.onCompleted: cover()

    Binding {
        target: Theme
        property: "width"
        value: shrinking.laid(shrinking.pane.width, shrinking.factor)
    }
    Binding {
        target: Theme
        property: "height"
        value: shrinking.laid(shrinking.pane.height, shrinking.factor)
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
}
