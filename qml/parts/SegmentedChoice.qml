pragma ComponentBehavior: Bound
import QtQuick

// One of a few, side by side. `choices` is an array of { text, value, name? }; the name is what is read aloud and shown
// as a tip where the text is only a sign. Set `value` and follow `chosen`. All have letters of one size, which leaves
// room to be chosen; where that would be too small they stand in two rows.
Grid {
    id: group

    property string name: ""
    property var choices: []
    property var value
    // A click takes the keyboard along.
    property bool keepsKeyboard: true

    signal chosen(value: var)

    readonly property int pad: Theme.size(8, 5)
    readonly property real cell: (width - (columns - 1) * spacing) / columns
    readonly property real tallest: Math.max(...Array.from(visibleChildren, item => (item as PlainButton)?.implicitContentHeight ?? 0))
    // What a choice takes at the least.
    readonly property real slim: Math.max(Theme.finger, letters.longestWord * letters.least / Theme.body + 2 * pad) + spacing

    columns: Math.max(1, choices.length * slim <= width + spacing ? choices.length : Math.ceil(choices.length / 2))
    spacing: Theme.size(6, 4)

    Accessible.role: Accessible.Grouping
    Accessible.name: name

    // The number of the chosen segment, or -1.
    function at(): int {
        return choices.findIndex(entry => entry.value === value);
    }
    function step(from: int, by: int) {
        const next = Math.max(0, Math.min(choices.length - 1, from + by));
        if (next === from)
            return;
        (segments.itemAt(next) as PlainButton).forceActiveFocus(Qt.TabFocusReason);
        chosen(choices[next].value);
    }

    LetterSize {
        id: letters
        texts: group.choices.map(entry => entry.text)
        font: Qt.font({family: Theme.textFont, bold: true, pixelSize: Theme.body})
        room: group.cell - 2 * group.pad
    }
    Repeater {
        id: segments
        model: group.choices

        PlainButton {
            id: segment

            required property int index
            required property var modelData

            width: group.cell
            implicitHeight: Math.max(Theme.controlHeight, group.tallest + Theme.size(10, 8))
            leftPadding: group.pad
            rightPadding: group.pad
            text: modelData.text
            checked: group.value === modelData.value
            focusPolicy: (checked || activeFocus || group.at() < 0 ? Qt.TabFocus : Qt.NoFocus)
                | (group.keepsKeyboard ? Qt.ClickFocus : Qt.NoFocus)
            onClicked: group.chosen(modelData.value)

            Accessible.role: Accessible.RadioButton
            Accessible.name: modelData.name ?? text
            Accessible.checkable: true
            Accessible.checked: checked
            Keys.onLeftPressed: group.step(index, -1)
            Keys.onRightPressed: group.step(index, 1)

            background: Rectangle {
                radius: Theme.size(8, 6)
                border.width: 1.5
                border.color: segment.checked ? Theme.goldLight : segment.hovered ? Theme.gold : Theme.hairline
                gradient: Slope {
                    high: segment.checked ? Theme.plateHigh : segment.hovered ? "#281c14" : Theme.panelDark
                    low: segment.checked ? Theme.plateLow : segment.hovered ? "#281c14" : Theme.panelDark
                }

                FocusRing {
                    visible: segment.visualFocus
                    corner: parent.radius
                }
            }
            contentItem: TextLine {
                text: segment.text
                color: segment.checked ? Theme.ink : Theme.vellum
                font.bold: segment.checked
                readonly property int nominal: Theme.body

                font.pixelSize: letters.size
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
            }

            Tip {
                visible: segment.hovered && segment.modelData.name !== undefined
                above: true
                text: segment.modelData.name ?? ""
            }
        }
    }
}
