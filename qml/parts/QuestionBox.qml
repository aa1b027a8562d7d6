import QtQuick

// Asks before something is lost: what `accept` says is done after `accepted` only, and Escape or Back leave it. With an
// `option` there is a box that may be ticked too.
PanelPopup {
    id: box

    property string title: ""
    property string text: ""
    property string accept: ""
    property string option: ""
    property alias ticked: tick.ticked

    // It was answered so.
    property bool agreed: false

    readonly property int pad: Theme.size(32, 24)

    signal accepted

    width: Math.min(most.width, Theme.size(760, 520))
    height: heading.height + words.height + buttons.height + (tick.visible ? tick.height : 0) + 3.5 * pad
    onAboutToShow: agreed = false
    onOpened: back.takeFocus()

    TitleText {
        id: heading
        x: box.pad
        y: box.pad
        width: parent.width - 2 * box.pad
        text: box.title
    }
    TextLine {
        id: words
        anchors.left: heading.left
        anchors.right: heading.right
        anchors.top: heading.bottom
        anchors.topMargin: box.pad / 2
        text: box.text

        // Read aloud when it comes.
        Accessible.role: Accessible.Notification
        Accessible.name: box.title + ". " + box.text
    }
    TickBox {
        id: tick
        anchors.left: heading.left
        anchors.right: heading.right
        anchors.top: words.bottom
        anchors.topMargin: box.pad / 4
        visible: box.option !== ""
        text: box.option
        onClicked: ticked = !ticked
    }
    ButtonRow {
        id: buttons
        anchors.left: heading.left
        anchors.right: heading.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: box.pad
        spacing: Theme.size(16, 10)

        RowButton {
            id: back
            primary: true
            glyph: "back"
            text: Words.back
            onClicked: box.close()
        }
        RowButton {
            glyph: "check"
            text: box.accept
            decides: true
            onDecided: {
                box.agreed = true;
                box.close();
                box.accepted();
            }
        }
    }
}
