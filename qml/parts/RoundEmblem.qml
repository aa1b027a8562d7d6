import QtQuick

// A card's picture cut to a circle.
Canvas {
    id: disc

    property string card: ""
    // Not image://art: what comes from there has no image for a Canvas.
    readonly property url picture: card === "" ? "" : "qrc:/art/emblems/" + card + ".svg"

    onPictureChanged: if (card !== "")
        loadImage(picture)
    onImageLoaded: requestPaint()
    onPaint: {
        const painter = getContext("2d");
        painter.reset();
        if (card === "" || !isImageLoaded(picture))
            return;
        painter.beginPath();
        painter.arc(width / 2, height / 2, width / 2, 0, 2 * Math.PI);
        painter.clip();
        painter.drawImage(picture, 0, 0, width, height);
    }
    Component.onCompleted: if (card !== "")
        loadImage(picture)
}
