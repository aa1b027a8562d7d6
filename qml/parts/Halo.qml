import QtQuick

// A soft round light. Give it a width.
Icon {
    drawing: "table/halo"
    sourceSize: Qt.size(Math.ceil(width / 4), Math.ceil(width / 4)) // so soft that it may be stretched
}
