import QtQuick

// A family's shield; faded for an empty seat.
Icon {
    property string family: ""
    property bool faded: false

    drawing: family === "" ? "" : "crests/" + family
    opacity: faded ? 0.55 : 1
}
