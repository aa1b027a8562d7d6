import QtQuick

// A card that has left the queue, on its way to its owner; gone when it is there. An eliminated one is turned up and
// struck first.
Item {
    id: leaving

    required property string card
    required property string family
    required property bool up
    required property bool struck
    required property point to

    CardSides {
        id: sides
        anchors.fill: parent
        card: leaving.card
        family: leaving.family
        title: Words.card(leaving.card)
        turn: leaving.up ? 1 : 0
    }
    Rectangle {
        id: flash
        anchors.fill: parent
        radius: width * 0.056
        color: Theme.wine
        opacity: 0
    }
    Rectangle {
        id: cut
        anchors.centerIn: parent
        width: 0
        height: Theme.size(6, 4)
        radius: height / 2
        rotation: -52
        color: Theme.cream
        visible: leaving.struck && width > 0
    }
    SequentialAnimation {
        running: true
        onFinished: leaving.destroy()

        NumberAnimation {
            target: sides
            property: "turn"
            to: 1
            duration: leaving.up ? 0 : Theme.leaveTime * 0.45
            easing.type: Easing.InOutSine
        }
        ParallelAnimation {
            NumberAnimation {
                target: flash
                property: "opacity"
                from: leaving.struck ? 0.7 : 0
                to: 0
                duration: leaving.struck ? Theme.leaveTime * 0.5 : 0
            }
            NumberAnimation {
                target: cut
                property: "width"
                to: leaving.width * 1.5
                duration: leaving.struck ? Theme.leaveTime * 0.3 : 0
                easing.type: Easing.OutQuad
            }
        }
        ParallelAnimation {
            NumberAnimation {
                target: leaving
                property: "x"
                to: leaving.to.x - leaving.width / 2
                duration: Theme.leaveTime
                easing.type: Easing.InQuad
            }
            NumberAnimation {
                target: leaving
                property: "y"
                to: leaving.to.y - leaving.height / 2
                duration: Theme.leaveTime
                easing.type: Easing.InQuad
            }
            NumberAnimation {
                target: leaving
                property: "scale"
                to: 0.25
                duration: Theme.leaveTime
            }
            NumberAnimation {
                target: leaving
                property: "opacity"
                to: 0.4
                duration: Theme.leaveTime
                easing.type: Easing.InQuint
            }
        }
    }
}
