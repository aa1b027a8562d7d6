import QtQuick

// The soft shadow of an item that lies on something; put it under the item.
BorderImage {
    readonly property int reach: 12

    anchors.fill: parent
    anchors.leftMargin: -reach / 2
    anchors.rightMargin: -reach / 2
    anchors.topMargin: 3 - reach / 2
    anchors.bottomMargin: -3 - reach / 2
    source: "image://art/table/shadow"
    border {
        left: 12
        right: 12
        top: 12
        bottom: 12
    }
}
