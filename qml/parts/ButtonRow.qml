import QtQuick

// Buttons side by side, see RowButton: each has the height `tallest`, which has room for the words of all, and
// `letterSize`, which finds room in all; and where they are alike the width `share`.
Row {
    id: row

    readonly property real share: (width + spacing) / Math.max(1, visibleChildren.length) - spacing
    readonly property real tallest: Math.max(0, ...Array.from(visibleChildren, item => item.implicitHeight))
    readonly property int letterSize: Math.min(1000, ...Array.from(visibleChildren, item => (item as ActionButton)?.fitting ?? 1000))
}
