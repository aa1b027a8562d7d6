import QtQuick

// A drawing of the game's art, as sharp as its size asks for. Give it a width and a height.
Image {
    // Where it lies below resources/art, without the ending: "crests/wolf"; "" for none.
    property string drawing: ""

    source: drawing !== "" && width > 0 && height > 0 ? "image://art/" + drawing : ""
    sourceSize.width: Math.ceil(width)
    sourceSize.height: Math.ceil(height)
}
