import QtQuick

// Buttons in rows that are one stop for Tab: arrows, Home and End go from one to another. Each takes the keyboard by Tab
// only where `at` says so, and sets `at` when it has it. They follow each other along the rows, or down the columns.
Item {
    id: grid

    required property Repeater buttons
    property int columns: 1
    property int at: 0
    // How far the next button beside one, and the next below it, are in their order.
    property int beside: 1
    property int below: columns

    function go(to: int): void {
        if (to >= 0 && to < buttons.count)
            buttons.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.Grouping
    Keys.onLeftPressed: go(at - beside)
    Keys.onRightPressed: go(at + beside)
    Keys.onUpPressed: go(at - below)
    Keys.onDownPressed: go(at + below)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted)
            go(event.key === Qt.Key_Home ? 0 : buttons.count - 1);
    }
}
