import QtQuick

// What comes over whatever page there is: the menu of the table, and the keys. Each is made when it is asked for.
Item {
    id: overlays

    required property bool replay // is what is seen
    property PanelPopup menu: null
    property PanelPopup keys: null
    property Item before: null // what had the keyboard before the keys: maybe in a panel that stays open
    readonly property bool waiting: menu?.visible ?? false // for somebody who has called the menu
    readonly property bool open: waiting || (keys?.visible ?? false)

    signal closed
    signal keysClosed // no function, which would still be called when all goes
    signal rulesAsked

    onKeysClosed: {
        if (before?.visible)
            before.forceActiveFocus(Qt.TabFocusReason);
        else
            closed();
    }

    // `answers` has a function for each signal of the menu.
    function showMenu(answers: var, facts: var): void {
        menu = make("TableMenu", facts, closed);
        for (const asked in answers)
            menu[asked].connect(answers[asked]);
        menu.keysAsked.connect(toggleKeys);
    }
    function toggleKeys(): void {
        if (keys?.visible) {
            keys.close();
            return;
        }
        before = Window.activeFocusItem;
        keys = make("KeyPanel", {replay: replay}, keysClosed);
    }
    function make(type: string, facts: var, gone: var): PanelPopup {
        const panel = Qt.createComponent(type + ".qml").createObject(overlays, facts) as PanelPopup;
        panel.closed.connect(gone);
        panel.bookAsked.connect(leaveForBook);
        panel.open();
        return panel;
    }
    function leaveForBook(): void {
        keys?.close();
        menu?.close();
        rulesAsked();
    }
}
