import QtQuick

// A line in a list of files: an icon, a name and, on the right, what else is to be told. One of a list is the stop for
// Tab, that one the arrows go from.
PlainButton {
    id: row

    required property int index
    property string glyph: ""
    property string detail: ""
    property bool faded: false

    readonly property FileList list: ListView.view as FileList

    width: (list?.width ?? 0) - (list?.barRoom ?? 0)
    implicitHeight: Math.max(Theme.controlHeight, Theme.text(50, 40))
    leftPadding: Theme.size(64, 46)
    rightPadding: Theme.size(20, 14)
    focusPolicy: activeFocus || ListView.isCurrentItem ? Qt.StrongFocus : Qt.ClickFocus
    onActiveFocusChanged: if (activeFocus && list)
        list.currentIndex = index

    Accessible.name: detail === "" ? text : text + ", " + detail

    background: RowFrame {
        empty: row.faded
        border.color: row.hovered ? Theme.gold : Theme.hairlineDim

        FocusRing {
            visible: row.visualFocus
            distance: -5
            corner: parent.radius
        }
        Icon {
            x: Theme.size(20, 12)
            width: Theme.size(28, 22)
            anchors.verticalCenter: parent.verticalCenter
            drawing: "icons/" + row.glyph
            opacity: row.faded ? 0.45 : 1
        }
    }
    contentItem: Row {
        spacing: Theme.size(24, 14)

        TextLine {
            width: Math.min(implicitWidth, parent.width * (row.detail === "" ? 1 : 0.7))
            height: parent.height
            text: row.text
            color: row.faded ? Theme.muted : Theme.vellum
            wrapMode: Text.NoWrap
        }
        Remark {
            width: parent.width - x
            height: parent.height
            horizontalAlignment: Text.AlignRight
            text: row.detail
            wrapMode: Text.NoWrap
            elide: Text.ElideMiddle
        }
    }
}
