pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// All stacks at once, as chips of what lies on top; a press turns the queue to there.
PanelPopup {
    id: overview

    // The top cards from left to right, as the model tells them; while it is open.
    property var stacks: []
    required property board board
    required property Choice choice
    readonly property int pad: Theme.size(32, 20)
    readonly property int chip: Theme.size(64, 52)
    readonly property int pitch: chip + Theme.size(20, 14)
    readonly property int line: chip + Theme.text(34, 28) + Theme.size(12, 10)
    readonly property int columns: Math.max(1, Math.min(Math.ceil(stacks.length / Math.ceil(stacks.length / 13)),
        Math.floor((most.width - 2 * pad) / pitch)))

    signal asked(place: int)

    function show(stacks: var): void {
        overview.stacks = stacks;
        open();
        chips.go(Math.max(0, board.place));
    }

    onClosed: stacks = []
    width: 2 * pad + columns * pitch - (pitch - chip)
    height: chips.y + Math.ceil(stacks.length / columns) * line + pad

    TitleText {
        id: heading
        x: overview.pad
        y: Math.round(overview.pad * 0.7)
        width: parent.width - 2 * overview.pad
        size: Theme.playerName
        text: qsTr("The whole queue")
    }
    KeyGrid {
        id: chips
        x: overview.pad
        y: heading.y + heading.height + Theme.size(18, 14)
        columns: overview.columns
        buttons: repeater
        Keys.onPressed: event => {
            if (Shortcuts.isOf(Shortcuts.Overview, event.key) && !event.isAutoRepeat)
                overview.close();
        }

        Accessible.name: heading.text

        Repeater {
            id: repeater
            model: overview.stacks

            OverviewChip {
                readonly property var open: overview.choice.places

                x: index % overview.columns * overview.pitch
                y: Math.floor(index / overview.columns) * overview.line
                width: overview.chip
                height: overview.line
                acting: overview.board.place === index && !overview.board.gap
                target: open.includes(index)
                focusPolicy: index === chips.at ? Qt.StrongFocus : Qt.ClickFocus
                onActiveFocusChanged: if (activeFocus)
                    chips.at = index
                onClicked: {
                    overview.close();
                    overview.asked(index);
                }
            }
        }
    }
}
