import QtQuick
import Oriflamme.App

// Lifts the corner of one's own cards: shows them while it is held down, by the pointer or by a key. A look that began
// behind the curtain is not held; it is ended here.
Column {
    id: look

    required property bool open // one may
    required property bool looking
    readonly property bool active: Window.active
    property bool holding: false

    signal asked(on: bool)

    function hold(on: bool): void {
        if (on && open && !looking) {
            holding = true;
            asked(true);
        } else if (!on && holding) {
            asked(false);
            holding = false;
        }
    }

    function takeFocus(): void {
        done.takeFocus();
    }

    visible: open || looking
    width: Theme.size(280, 150)
    spacing: Theme.size(8, 5)
    onVisibleChanged: hold(false)
    onActiveChanged: if (!active)
        hold(false)

    // Wherever the keyboard is by then.
    Connections {
        target: Input
        function onLetGo(key) {
            if (Shortcuts.isOf(Shortcuts.Look, key))
                look.hold(false);
        }
    }

    ActionButton {
        visible: !done.visible
        width: parent.width
        glyph: "cards"
        text: qsTr("Look at my cards")
        onPressedChanged: look.hold(pressed)

        Accessible.description: hint.text
        Accessible.onPressAction: look.asked(true)
    }
    TextLine {
        id: hint
        visible: !done.visible
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: Words.fill(qsTr("Hold this button or the key %1."), Shortcuts.caps(Shortcuts.Look)[0])
        color: Theme.muted
        font.pixelSize: Theme.secondary
    }
    ActionButton {
        id: done
        visible: look.looking && !look.holding
        width: parent.width
        primary: true
        glyph: "check"
        text: qsTr("Done")
        onClicked: look.asked(false)
    }
}
