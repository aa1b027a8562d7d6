import QtQuick

// A button in a ButtonRow: like those beside it in height, letters and, unless it is told otherwise, width.
ActionButton {
    readonly property ButtonRow row: parent as ButtonRow

    width: row?.share ?? 0
    height: row?.tallest ?? 0
    letterSize: row?.letterSize ?? fitting
}
