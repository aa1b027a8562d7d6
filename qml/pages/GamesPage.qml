pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// The games that one may look at again: those of late, or any file.
PlainPage {
    id: page

    readonly property int pad: Theme.size(60, 28)
    required property Files files
    readonly property var recent: files.recent

    signal browseAsked

    function attend(): void {
        if (recent.length > 0)
            list.go(0);
        else
            browse.forceActiveFocus(Qt.TabFocusReason);
    }

    title: qsTr("Open a game")
    widest: Math.max(1300 * Theme.u, 900)
    highest: 920 * Theme.u + Theme.margin
    T.StackView.onActivated: attend()
    onRecentChanged: if (activeFocus)
        attending.start()
    // Once the list has followed.
    Timer {
        id: attending
        interval: 0
        onTriggered: page.attend()
    }

    Panel {
        anchors.fill: parent

        TitleText {
            id: heading
            x: page.pad
            y: Math.round(page.pad * 0.7)
            width: parent.width - 2 * x
            text: qsTr("Recent games")
        }
        FileList {
            id: list
            x: page.pad
            y: heading.y + heading.height + Theme.size(20, 12)
            width: heading.width
            height: buttons.y - Theme.size(30, 16) - y
            model: page.recent

            Accessible.role: Accessible.List
            Accessible.name: heading.text

            delegate: FileRow {
                required property var modelData

                glyph: "timeline"
                text: modelData.name
                detail: modelData.gone ? qsTr("no longer there") : modelData.folder
                faded: modelData.gone
                onClicked: page.files.open(modelData.url)
            }
        }
        TextLine {
            visible: page.recent.length === 0
            x: page.pad
            y: list.y
            width: list.width
            text: qsTr("Games that you finish, save or open are listed here.")
            color: Theme.muted
        }
        Row {
            id: buttons
            x: page.pad
            anchors.bottom: parent.bottom
            anchors.bottomMargin: page.pad
            width: heading.width
            spacing: Theme.size(18, 12)

            Remark {
                width: parent.width - browse.width - parent.spacing
                height: browse.height
                text: qsTr("A file can also be dropped on this window.")
            }
            ActionButton {
                id: browse
                width: Math.max(implicitWidth, Theme.size(300, 210))
                primary: true
                glyph: "folder"
                text: qsTr("Open a file…")
                onClicked: page.browseAsked()
            }
        }
    }
}
