import QtQuick

// Lies over the page and keeps it from the pointer while something modal is asked or laid out. Qt 6.4 gives it the size
// of the window, as if nothing in that were painted smaller.
Rectangle {
    id: dusk

    function cover(): void {
        width = Theme.width;
        height = Theme.height;
    }

    color: Theme.dusk
    onWidthChanged: cover()
    onHeightChanged: cover()

    Connections {
        target: Theme
        function onWidthChanged() {
            dusk.cover();
        }
        function onHeightChanged() {
            dusk.cover();
        }
    }
}
