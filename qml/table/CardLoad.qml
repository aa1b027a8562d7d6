pragma ComponentBehavior: Bound
import QtQuick

// What lies on a card: influence, the veil over it, judgement tokens and signs.
Item {
    id: load

    property int tokens: 0
    property int marks: 0
    property var badges: []
    property bool moves: true
    property color veil: "transparent"
    property real corner: 9
    // What is to be seen of a covered card, 0 for one that is not: there everything is small and beside its name.
    property real strip: 0

    TokenPill {
        visible: amount > 0 && load.strip === 0
        amount: load.tokens
        moves: load.moves
        coin: Math.round(Math.max(26, load.width * 0.24))
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(Math.min(load.height * 0.88 - height / 2, load.height - height - 3))
    }
    Rectangle {
        anchors.fill: parent
        radius: load.corner
        visible: load.veil.a > 0
        color: load.veil
    }
    Row {
        visible: load.strip > 0
        anchors.right: parent.right
        anchors.rightMargin: Math.round(Theme.size(30, 26) * 0.75) // the stack's counter is there
        y: Math.round(Math.max(0, (load.strip - height) / 2))
        height: Math.round(Math.max(15, Math.min(load.width * 0.2, load.strip - 2)))
        spacing: 1

        Badge {
            visible: load.marks > 0
            kind: "judgement"
            width: parent.height
        }
        TokenPill {
            amount: load.tokens
            moves: load.moves
            coin: Math.round(parent.height / 1.12)
        }
    }
    JudgementPile {
        visible: count > 0 && load.strip === 0
        count: load.marks
        size: Math.round(Math.max(26, load.width * 0.27))
        x: -Math.round(size * 0.22)
        y: Math.round(load.height * 0.34)
    }
    Repeater {
        model: load.badges.slice(0, 2)

        Badge {
            required property int index
            required property string modelData

            kind: modelData
            width: Math.round(Math.max(24, load.width * 0.3))
            x: Math.round(load.width - width * (0.62 + 0.9 * index))
            y: -Math.round(width * 0.5)
        }
    }
    CountPlate {
        readonly property int more: load.badges.length - 2

        visible: more > 0
        count: more
        x: load.width - width / 2
        y: Math.round(Math.max(24, load.width * 0.3) * 0.5)
    }
}
