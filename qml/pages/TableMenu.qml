import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// The menu of the table, over it while all waits: what Escape leads to where there is nothing nearer to go back from.
PanelPopup {
    id: menu

    property bool saves: true // there is a game that may be saved

    readonly property int pad: Theme.size(32, 20)

    signal saveAsked
    signal settingsAsked
    signal keysAsked
    signal leaveAsked

    function go(forward: bool): void {
        contentItem.Window.activeFocusItem.nextItemInFocusChain(forward)
            .forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    width: Math.min(most.width, Theme.size(560, 400))
    height: heading.height + rows.height + 2.5 * pad
    closePolicy: T.Popup.CloseOnEscape // not by the second half of a double click
    onOpened: on.takeFocus()
    onClosed: destroy()

    TitleText {
        id: heading
        x: menu.pad
        y: menu.pad
        width: parent.width - 2 * x
        text: qsTr("The table waits")
    }
    Column {
        id: rows
        x: menu.pad
        y: heading.y + heading.height + menu.pad / 2
        width: parent.width - 2 * x
        spacing: Theme.size(14, 8)
        Keys.onUpPressed: menu.go(false)
        Keys.onDownPressed: menu.go(true)

        ActionButton {
            id: on
            width: parent.width
            primary: true
            glyph: "play"
            text: qsTr("Continue")
            decides: true // so that what lies behind is asked anew
            onDecided: menu.close()
            onHurried: menu.close()
        }
        ActionButton {
            width: parent.width
            visible: menu.saves
            glyph: "save"
            text: qsTr("Save the game")
            onClicked: {
                menu.close();
                menu.saveAsked();
            }
        }
        ActionButton {
            width: parent.width
            glyph: "settings"
            text: qsTr("Settings")
            onClicked: {
                menu.close();
                menu.settingsAsked();
            }
        }
        ActionButton {
            width: parent.width
            glyph: "rules"
            text: qsTr("Rules")
            onClicked: menu.bookAsked()
        }
        ActionButton {
            width: parent.width
            glyph: "keyboard"
            text: qsTr("Keys")
            onClicked: menu.keysAsked()
        }
        ActionButton {
            width: parent.width
            glyph: FullScreen.active ? "windowed" : "fullscreen"
            text: FullScreen.active ? qsTr("Leave full screen") : qsTr("Full screen")
            onClicked: FullScreen.active = !FullScreen.active
        }
        ActionButton {
            width: parent.width
            glyph: "home"
            text: qsTr("Leave the table")
            decides: true // and in a hurry it stays, and shows that it waits
            opacity: Deciding.open ? 1 : 0.7
            onDecided: {
                menu.close();
                menu.leaveAsked();
            }
        }
    }
}
