import QtQuick

// A square drawing. Give it a width.
Picture {
    height: width
}
