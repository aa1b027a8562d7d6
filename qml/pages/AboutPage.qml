pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// What the game is, what it runs on, and the licences of all that is in it.
PlainPage {
    id: page

    readonly property int pad: Theme.size(60, 28)
    readonly property int space: Theme.size(34, 18)
    readonly property int letters: Theme.text(21, 15)
    readonly property int line: Math.round(letters * 1.35)
    readonly property string openFont: "SIL Open Font License 1.1"
    readonly property string lesser: "GNU Lesser General Public License 3"

    // Each with a few notes, and the licence that is read in whole, if any.
    readonly property var leaves: [
        {glyph: "crown", text: qsTr("The game"), licence: "", notes: [
            qsTr("This is an independent implementation of the published rules, with drawings and words of its own. " +
                 "The name of the game belongs to its owners, who have no part in this and do not answer for it."),
            Words.labelled(qsTr("The project lives here"), About.url),
            Words.labelled(qsTr("Your games are kept here"), About.folder)
        ]},
        {glyph: "settings", text: qsTr("System"), licence: "", notes: [
            qsTr("This goes into the report of a bug, without your name.")
        ]},
        {glyph: "log", text: qsTr("Licence"), licence: "oriflamme", notes: [
            Words.fill(qsTr("The game is free software under the %1: use it, change it and pass it on."), "MIT License"),
            Words.fill(qsTr("Its sounds are in the public domain under %1."), "CC0 1.0")
        ]},
        {glyph: "image", text: "Qt", licence: "", notes: [
            Words.fill(qsTr("The game is built on Qt %1, by The Qt Company and others, under the %2."),
                       About.qtVersion, page.lesser),
            About.qtIsShared ? qsTr("It is linked dynamically: you may put a changed Qt in the place of this one.")
                : qsTr("It is linked statically: build the game anew from its sources to put a changed Qt into it."),
            Words.labelled(qsTr("Licence"), "https://www.qt.io/licensing, https://www.gnu.org/licenses/lgpl-3.0.html"),
            Words.labelled(qsTr("Sources"), "https://download.qt.io")
        ]},
        {glyph: "text-size", text: "Vollkorn", licence: "vollkorn", notes: [
            Words.fill(qsTr("Titles are set in this font, under the %1."), page.openFont)
        ]},
        {glyph: "text-size", text: "Linux Libertine", licence: "linux-libertine", notes: [
            Words.fill(qsTr("Text and figures are set in this font, under the %1."), page.openFont)
        ]}
    ]
    readonly property var leaf: leaves[tabs.chosen]

    signal copied

    component Paragraph: TextLine {
        required property string modelData

        width: parent?.width ?? 0
        text: modelData
        font.pixelSize: page.letters
        lineHeight: page.line
        lineHeightMode: Text.FixedHeight
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    title: qsTr("About")
    widest: Math.max(1480 * Theme.u, 1180)
    highest: Theme.size(860, 560)
    T.StackView.onActivated: tabs.go(tabs.chosen)

    Panel {
        id: panel
        anchors.fill: parent

        KeyGrid {
            id: tabs

            property int chosen: 0

            function choose(index: int): void {
                chosen = index;
                words.begin();
                licence.begin();
            }

            x: page.pad
            y: page.pad
            width: Theme.text(290, 176)
            height: childrenRect.height
            buttons: plates

            Accessible.name: page.title

            Repeater {
                id: plates
                model: page.leaves.map(leaf => leaf.glyph)

                SettingTab {
                    required property int index
                    required property string modelData

                    y: index * (height + Theme.size(14, 8))
                    width: tabs.width
                    glyph: modelData
                    text: page.leaves[index].text
                    checked: tabs.chosen === index
                    focusPolicy: index === tabs.at ? Qt.StrongFocus : Qt.ClickFocus
                    onClicked: tabs.choose(index)
                    onActiveFocusChanged: if (activeFocus)
                        tabs.at = index
                }
            }
        }
        Rectangle {
            id: rule
            x: tabs.x + tabs.width + page.space
            y: page.pad
            width: 1
            height: parent.height - 2 * y
            color: Theme.hairlineDim
        }
        Item {
            id: head
            x: rule.x + page.space
            y: page.pad
            width: parent.width - page.pad - x
            height: tabs.chosen === 0 ? wordmark.height + version.height + page.line : title.height + page.line

            Picture {
                id: wordmark
                visible: tabs.chosen === 0
                x: -Theme.size(7, 4)
                width: Math.min(parent.width, Theme.size(640, 360))
                height: Math.round(width * 0.173)
                drawing: "table/wordmark"

                Accessible.role: Accessible.Heading
                Accessible.name: "Oriflamme"
            }
            TextLine {
                id: version
                visible: tabs.chosen === 0
                y: wordmark.height
                width: parent.width
                text: Words.fill(qsTr("Version %1"), About.version)
                color: Theme.muted
                font.pixelSize: Theme.playerName

                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            TitleText {
                id: title
                visible: tabs.chosen !== 0
                width: parent.width
                text: page.leaf.text

                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
        }
        Reading {
            id: words
            x: head.x
            y: head.y + head.height
            width: head.width
            height: vellum.visible ? implicitHeight : copy.y - page.space - y
            line: page.line
            name: page.leaf.text

            Repeater {
                model: page.leaf.notes

                Paragraph {}
            }
            FactTable {
                visible: tabs.chosen === 1
                width: parent.width
                line: page.line
                letters: page.letters
            }
        }
        Panel {
            id: vellum
            visible: page.leaf.licence !== ""
            x: head.x
            y: words.y + words.height + page.line
            width: head.width
            height: copy.y - page.space - y
            drawing: "panel-vellum"

            Reading {
                id: licence
                anchors.fill: parent
                anchors.margins: Theme.size(28, 16)
                line: page.line
                name: page.leaf.text

                Repeater {
                    model: About.licence(page.leaf.licence)

                    Paragraph {
                        color: Theme.ink
                    }
                }
            }
        }
        ActionButton {
            id: copy
            x: head.x + head.width - width
            anchors.bottom: parent.bottom
            anchors.bottomMargin: page.pad
            width: Math.max(implicitWidth, Theme.size(250, 160))
            primary: true
            glyph: "copy"
            text: qsTr("Copy for a bug report")
            onClicked: {
                About.copyReport();
                page.copied();
            }
        }
    }
}
