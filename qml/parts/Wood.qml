import QtQuick

// The walnut table that lies under every page.
Tiles {
    drawing: "table/wood-tile"
    tile: Math.round(Math.max(320, 480 * Theme.u))
}
