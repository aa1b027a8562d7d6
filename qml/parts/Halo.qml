import QtQuick

// A soft round light. Give it a width.
Icon {
    drawing: "table/halo"
    sourceSize.width: Math.ceil(width / 4) // so soft that it may be stretched
    sourceSize.height: Math.ceil(width / 4)
}
