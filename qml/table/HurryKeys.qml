import QtQuick
import Oriflamme.App

// The keys that hurry what moves: Space ends what is shown now, and held down plays all four times as fast; Shift+Space and
// End go to the next question of a person here. Takes the keyboard from what has been pressed and is gone.
Item {
    id: keys

    required property Item page
    required property bool moving
    required property bool asked // somebody here is: the question has the keyboard then

    property bool held: false
    // Whether the page would be told that the key is let go.
    readonly property bool watched: page.activeFocus && Window.active
    readonly property Item keyboard: Window.activeFocusItem // compiled, a function cannot read it (Qt 6.4)

    signal pass
    signal skipToChoice

    function press(event: var): void {
        const action = Shortcuts.action(Shortcuts.Table, event.key, event.modifiers, event.isAutoRepeat);
        const far = action === Shortcuts.NextChoice;
        event.accepted = far ? !asked : action === Shortcuts.Hurry && moving;
        if (!event.accepted || event.isAutoRepeat)
            return;
        if (far)
            skipToChoice();
        else
            holding.restart();
    }
    function release(event: var): void {
        if (!Shortcuts.isOf(Shortcuts.Hurry, event.key) || event.isAutoRepeat)
            return;
        if (holding.running && moving)
            pass();
        drop();
    }
    function drop(): void {
        holding.stop();
        held = false;
    }

    // Takes the keyboard from what is gone.
    function rescue(): void {
        if (page.activeFocus && keyboard && !(keyboard.visible && keyboard.enabled))
            forceActiveFocus();
    }

    onAskedChanged: if (asked)
        drop()
    Keys.onPressed: event => press(event)
    Keys.onReleased: event => release(event)
    onWatchedChanged: drop()
    Component.onDestruction: Theme.hurried = false

    Binding {
        target: Theme
        property: "hurried"
        value: keys.held && keys.moving
        delayed: true // to hurry may end what moves
    }
    // Pressed for longer it is held.
    Timer {
        id: holding
        interval: 220
        onTriggered: keys.held = true
    }
}
