import QtQuick

// How many cards lie in a stack; pressing it opens the stack.
PlainButton {
    id: counter

    property int count: 2

    visible: count >= 2
    implicitWidth: implicitBackgroundWidth
    implicitHeight: implicitBackgroundHeight

    background: CountPlate {
        count: counter.count
        lit: counter.hovered

        FocusRing {
            visible: counter.visualFocus
            distance: 1
            corner: parent.radius
        }
    }
}
