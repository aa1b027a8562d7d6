pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// The first page: go on, begin, set, leave.
FocusScope {
    id: page

    readonly property int space: Theme.size(18, 12)

    readonly property var learnt: Settings.lessons
    readonly property bool learns: !learnt.dismissed
        && (learnt.first?.chapter ?? 1) <= Game.lessons.chapters("first")

    signal learnAsked
    signal lessonsAsked
    signal rulesAsked
    signal continueAsked
    signal newGameAsked
    signal replayAsked
    signal gamesAsked
    signal settingsAsked
    signal aboutAsked
    signal quitAsked

    function attend(): void {
        (Game.canContinue ? goOn : learns ? learn : begin).forceActiveFocus(Qt.TabFocusReason);
    }

    function go(forward: bool): void {
        Window.activeFocusItem.nextItemInFocusChain(forward)
            .forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    T.StackView.onActivated: attend()
    Keys.onEscapePressed: FullScreen.active = false
    Keys.onUpPressed: go(false)
    Keys.onDownPressed: go(true)

    Wood {
        anchors.fill: parent
    }
    TableLight {
        anchors.fill: parent
    }
    CardFan {
        id: fan
        x: stage.x + stage.width * 0.716 - width / 2
        y: stage.y + stage.height * 0.54 - height / 2
        width: stage.width * 0.48
        height: stage.height * 0.62
    }
    Item {
        id: stage
        width: Math.min(parent.width, Math.round(1920 * Theme.u))
        height: Math.round(1080 * Theme.u)
        anchors.centerIn: parent
    }
    Column {
        id: column
        x: stage.x + Math.round(stage.width * 0.0625)
        y: Math.round((foot.y - height) / 2)
        width: Math.round(Theme.size(560, 330) * (0.6 + 0.4 * Theme.textScale))

        Picture {
            x: -Theme.size(10, 5)
            width: Theme.size(880, 480)
            height: Math.round(width * 0.173)
            drawing: "table/wordmark"

            Accessible.role: Accessible.Heading
            Accessible.name: qsTr("Oriflamme")
        }
        Item {
            width: 1
            height: Theme.size(10, 4)
        }
        TextLine {
            width: Theme.size(860, 470)
            text: qsTr("Five families, one empty throne, and a row of hidden faces.")
            font.pixelSize: Theme.text(26, 17)
        }
        Item {
            width: 1
            height: Theme.size(14, 8)
        }
        Divider {
            width: Theme.size(520, 300)
        }
        Item {
            width: 1
            height: Theme.size(38, 18)
        }
        Column {
            width: parent.width
            spacing: page.space

            Item {
                width: parent.width
                height: learn.height
                visible: page.learns

                HomeButton {
                    id: learn
                    width: parent.width - known.width - page.space
                    primary: !Game.canContinue
                    glyph: "book-open"
                    text: qsTr("Learn the game")
                    onClicked: page.learnAsked()
                }
                IconButton {
                    id: known
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    glyph: "close"
                    text: qsTr("I know it")
                    onClicked: {
                        Settings.lessons = Object.assign({}, Settings.lessons, {dismissed: true});
                        page.attend();
                    }
                }
            }
            ContinueButton {
                id: goOn
                width: parent.width
                visible: Game.canContinue
                round: Game.savedRound
                seatName: Game.savedSeat
                onClicked: page.continueAsked()
            }
            HomeButton {
                id: begin
                width: parent.width
                primary: !page.learns && !Game.canContinue
                glyph: "crown"
                text: qsTr("New game")
                onClicked: page.newGameAsked()
            }
            HomeButton {
                width: parent.width
                visible: Game.canReplay
                glyph: "timeline"
                text: qsTr("Watch replay")
                onClicked: page.replayAsked()
            }
            HomeButton {
                width: parent.width
                glyph: "open"
                text: qsTr("Open a game")
                onClicked: page.gamesAsked()
            }
            HomeButton {
                width: parent.width
                visible: !page.learns
                glyph: "book-open"
                text: qsTr("Lessons")
                onClicked: page.lessonsAsked()
            }
            ButtonRow {
                width: parent.width
                spacing: page.space

                HomeRowButton {
                    glyph: "rules"
                    text: qsTr("Rules")
                    onClicked: page.rulesAsked()
                }
                HomeRowButton {
                    glyph: "settings"
                    text: qsTr("Settings")
                    onClicked: page.settingsAsked()
                }
            }
        }
    }
    LanguageLine {
        id: foot
        x: column.x
        y: Math.round(parent.height - height - Math.max(Theme.margin, stage.y * 0.5 + stage.height * 0.06))
    }
    Row {
        x: stage.x + stage.width - Math.round(stage.width * 0.0625) - width
        y: Math.round(foot.y + (foot.height - height) / 2)
        spacing: Theme.size(16, 8)

        AboutButton {
            onClicked: page.aboutAsked()
        }
        QuietButton {
            glyph: "close"
            text: qsTr("Quit")
            onClicked: page.quitAsked()
        }
    }
}
