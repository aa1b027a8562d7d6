import QtQuick
import Oriflamme.App

// What keys do, over whatever page there is.
PanelPopup {
    id: panel

    property alias replay: table.replay // what they do there

    readonly property int pad: Theme.size(32, 20)

    width: Math.min(most.width, Theme.text(1000, 720))
    height: rows.y + rows.height + pad - rows.reach
    onOpened: shut.takeFocus()
    onClosed: destroy()

    TitleText {
        id: heading
        x: panel.pad
        y: panel.pad
        width: shut.x - x - Theme.gap
        text: qsTr("Keys")
    }
    IconButton {
        id: shut
        x: parent.width - width - panel.pad * 0.6
        y: panel.pad * 0.6
        glyph: "close"
        text: qsTr("Close")
        shortcut: Shortcuts.Back
        onClicked: panel.close()
        Keys.onUpPressed: rows.flick(0, 900)
        Keys.onDownPressed: rows.flick(0, -900)
    }
    ScrollArea {
        id: rows
        x: panel.pad - reach
        y: heading.y + heading.height + panel.pad / 2 - reach
        width: parent.width - 2 * x
        height: table.fitting(panel.most.height - y - panel.pad + reach, reach)

        KeyTable {
            id: table
            width: parent.width
        }
    }
}
