pragma ComponentBehavior: Bound
import QtQuick

// The final standing, with the cards that nobody has seen: those set aside and the last one.
Panel {
    id: panel

    // Seats as { name, family, influence, rank, topCards, winner, aside, hand }, the best first.
    property var standing: []
    // How much of the influence is counted, 0 to 1.
    property real counted: 1

    readonly property int pad: Theme.size(34, 16)
    readonly property real rowHeight: Math.min(Math.floor((height - rows.y - pad * 0.8 + rows.spacing) / Math.max(1, standing.length)) - rows.spacing,
        Theme.size(220, 130))

    readonly property real headHeight: Math.max(heading.implicitHeight, last.implicitHeight)

    // How high it is with rows of that height.
    function heightFor(row: real): real {
        return rows.y + standing.length * (row + rows.spacing) - rows.spacing + pad * 0.8;
    }

    TitleText {
        id: heading
        x: panel.pad
        y: Math.round(panel.pad * 0.7)
        width: rows.x + rows.width * 0.46 - x
        height: panel.headHeight
        text: qsTr("Final standing")
    }
    Remark {
        x: rows.x + rows.width * 0.48
        y: heading.y
        width: rows.width * 0.38
        height: panel.headHeight
        text: qsTr("Set aside")
        horizontalAlignment: Text.AlignHCenter
    }
    Remark {
        id: last
        x: rows.x + rows.width * 0.86
        y: heading.y
        width: rows.width * 0.14
        height: panel.headHeight
        text: qsTr("Card not played")
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least(Theme.secondary)
        horizontalAlignment: Text.AlignHCenter
    }
    Column {
        id: rows
        x: Math.round(panel.pad * 0.85)
        y: heading.y + panel.headHeight + Theme.size(10, 4)
        width: parent.width - 2 * x
        spacing: Theme.size(10, 5)

        Repeater {
            model: panel.standing

            StandingRow {
                required property var modelData

                width: rows.width
                height: panel.rowHeight
                standing: modelData
                counted: panel.counted
                tied: panel.standing.filter(other => other.influence === modelData.influence).length > 1
            }
        }
    }
}
