pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// The window and the way from page to page.
T.ApplicationWindow {
    id: window

    // Plays a game of computers instead of opening at home.
    property bool demo: false
    // A saved game to open at once.
    property url file
    // How large it may be on its screen; it is opened with a width and a height.
    property size room: shrinking.least

    // Decisions that are in no file may be lost.
    property bool abandons: false

    // What went well on a page, told as what happens to games is.
    property var done: ({})

    // A question waits for its answer.
    readonly property bool asked: takebacks.asking || caution.visible || savingQuestion.visible
        || (pages.currentItem?.asking ?? false)
    // All else waits.
    readonly property bool asking: asked || overlays.open

    readonly property var lastGame: Settings.lastGame
    readonly property var demoHouses: ["wolf", "raven", "tower", "oak"]

    function show(page: Component): void {
        pages.push(page, {}, T.StackView.Immediate);
    }
    function showTable(): void {
        if (!(pages.currentItem as TablePage))
            show(table);
    }
    function showStanding(): void {
        if (pages.currentItem as TablePage)
            pages.lay("EndPage", {
                tableAsked: pages.leave, saveAsked: window.showSave, homeAsked: window.goHome,
                againAsked: window.playAgain, replayAsked: Game.replayThis
            }, {});
    }
    function showLessons(): void {
        pages.lay("LessonsPage", {backAsked: pages.leave, lessonAsked: courses.resume}, {lessons: Game.lessons});
    }
    function showNewGame(): void {
        pages.lay("NewGamePage", {
            backAsked: pages.leave,
            pickAsked: deck => pages.lay("PickerPage", {backAsked: pages.leave}, {deck: deck}),
            begun: game => {
                Game.start(game);
                pages.replace(table, {}, T.StackView.Immediate);
            }
        }, {draft: setUp});
    }
    function showSettings(): void {
        pages.lay("SettingsPage", {backAsked: pages.leave, aboutAsked: window.showAbout}, {});
    }
    function showAbout(): void {
        pages.lay("AboutPage", {backAsked: pages.leave, copied: () => window.done = {code: "copied"}}, {});
    }
    // The rules, at the rule of that code, or the gallery; see Book.
    function showRules(code: string): void {
        if (!asking)
            book.show(code);
    }
    // Gives the keyboard to the curtain or to the page, unless a question waits for its answer.
    function attend(): void {
        if (asking)
            return;
        if (curtain.down)
            curtain.forceActiveFocus(Qt.TabFocusReason);
        else
            pages.currentItem?.forceActiveFocus(Qt.TabFocusReason);
    }
    function showGames(): void {
        if (pages.shown !== "GamesPage" && pages.shown !== "FilePage")
            pages.lay("GamesPage", {backAsked: pages.leave, browseAsked: () => window.showFiles(false)},
                      {files: Game.files});
    }
    function showSave(): void {
        if (Stage.open && !Game.lessons.open && pages.shown !== "FilePage")
            showFiles(true);
    }
    function showFiles(saving: bool): void {
        pages.lay("FilePage", {backAsked: pages.leave, saveAgreed: Game.saveAs},
                  {saving: saving, files: Game.files, suggested: saving ? Game.nameForFile() : ""});
    }
    function goHome(): void {
        Game.leave();
        pages.pop(null, T.StackView.Immediate);
    }
    // The same seats and cards once more; the first player as it was set, if this game was set up here.
    function playAgain(): void {
        Game.start({
            seats: Stage.players, direction: Stage.board.rightToLeft ? "right-to-left" : "left-to-right",
            first: lastGame.first ?? -1, cards: Stage.cards, edition: Stage.edition
        });
        pages.leave();
    }
    function showMenu(): void {
        overlays.showMenu({saveAsked: showSave, settingsAsked: showSettings, leaveAsked: goHome},
                          {saves: !Game.lessons.open});
    }
    function showLesson(course: string, chapter: int, step: int): void {
        courses.show(course, chapter, step);
    }
    function takeBack(): void {
        if (Game.undoTells())
            takebacks.warn();
        else
            Game.undo();
    }
    function playDemo(): void {
        Game.start({
            seats: demoHouses.map((house, i) => ({family: house, name: Words.suggestedNames[i],
                                              player: i % 2 === 0 ? "ai:strong" : "ai:skilled"})),
            direction: "left-to-right", first: 0
        });
        showTable();
    }

    onClosing: close => {
        close.accepted = abandons || Game.saving.mayClose();
    }
    minimumWidth: Math.max(640, Math.min(shrinking.least.width, room.width))
    minimumHeight: Math.max(340, Math.min(shrinking.least.height, room.height))
    visible: true
    title: qsTr("Oriflamme")
    color: Theme.walnut

    Shrinking {
        id: shrinking
        pane: window
    }
    Preferences {}
    Loudspeaker {
        atTable: (pages.currentItem as GameTable) !== null
    }

    // A table on which nobody here is asked for anything.
    Binding {
        target: Deciding
        property: "busy"
        value: Stage.open && !Stage.held && !Game.playback.open && HotSeat.curtain < 0 && !HotSeat.myTurn
            && !HotSeat.looking && (Stage.moving || Stage.board.phase !== "over") && !Game.lessons.done
            && !takebacks.asking && !savingQuestion.visible
    }

    // Behind another page, or the menu, nothing more is shown; computers may decide meanwhile.
    Binding {
        target: Stage
        property: "held"
        value: !(pages.currentItem as GameTable) || overlays.waiting
    }

    PageStack {
        id: pages
        width: Theme.width
        height: Theme.height
        focus: true
        visible: !(curtain.down && curtain.closed)
        onVisibleChanged: window.attend()
        initialItem: home
    }
    NoticeBar {
        id: notice
        anchors.horizontalCenter: pages.horizontalCenter
        y: Theme.barHeight + Theme.gap
        width: Math.min(pages.width - 2 * Theme.margin, stays ? pages.width : Theme.size(900, 620))
        z: 10
        notice: window.done.code !== undefined ? window.done : Game.notice
        onDismissed: {
            if (window.done.code !== undefined)
                window.done = {};
            else
                Game.dismissNotice();
        }
        onClosed: window.attend()
    }

    WindowKeys {
        onOpenAsked: window.showGames()
        onSaveAsked: window.showSave()
        onRulesAsked: window.showRules("")
        onKeysAsked: if (!window.asked)
            overlays.toggleKeys()
    }
    // A file that is dropped opens, whatever page there is.
    DropFrame {
        anchors.fill: pages
        z: 20
        onFileDropped: file => Game.files.open(file)
    }
    Overlays {
        id: overlays
        replay: (pages.currentItem as ReplayPage) !== null
        onClosed: window.attend()
        onRulesAsked: window.showRules("")
    }
    Courses {
        id: courses
        lessons: Game.lessons
        onLearnAsked: (course, chapter, step) => Game.learn(course, chapter, step, names)
        onTableAsked: window.showTable()
        onGameAsked: game => {
            Game.start(game);
            window.done = {code: "first-game"};
        }
    }
    Book {
        id: book
        pages: pages
        curtain: curtain
    }
    Connections {
        target: Game.playback
        // A replay lies on home alone: what else would be told to the table as well.
        function onOpened() {
            if (!Game.playback.open)
                return;
            pages.pop(null, T.StackView.Immediate);
            window.show(replay);
        }
    }
    Curtain {
        id: curtain
        anchors.fill: pages
        live: !Game.playback.open
        z: 5
        down: HotSeat.curtain >= 0 && ((pages.currentItem as TablePage) || (pages.currentItem as ReplayPage))
        onDownChanged: window.attend()
        onHomeAsked: window.goHome()
        onMenuAsked: window.showMenu()
        onUndoAsked: window.takeBack()
        onRedoAsked: Game.redo()
    }
    Takebacks {
        id: takebacks
        onUndoAsked: window.takeBack()
        onUndoAgreed: Game.undo()
        onRedoAsked: Game.redo()
        onAnswered: window.attend()
        enabled: (pages.currentItem as TablePage) !== null && !caution.visible
    }
    Caution {
        id: caution
        choice: HotSeat.choice
        onAnswered: window.attend()
    }
    SavingQuestion {
        id: savingQuestion
        saving: Game.saving
        moving: Stage.moving
        onAnswered: window.attend()
        onPlaceAsked: window.showSave()
        onCloseAgreed: {
            window.abandons = true;
            window.close();
        }
    }

    Component {
        id: home
        HomePage {
            onContinueAsked: {
                if (!Deciding.calm())
                    return;
                Game.resume();
                if (Stage.open) // another window may have ended the game
                    window.showTable();
            }
            onLearnAsked: {
                const kept = Settings.lessons;
                courses.resume("first", kept.first?.chapter ?? 1);
            }
            onLessonsAsked: window.showLessons()
            onRulesAsked: window.showRules("")
            onNewGameAsked: window.showNewGame()
            onReplayAsked: Game.replayThis()
            onGamesAsked: window.showGames()
            onSettingsAsked: window.showSettings()
            onAboutAsked: window.showAbout()
            onQuitAsked: window.close()
        }
    }
    GameDraft {
        id: setUp
    }
    Component {
        id: table
        TablePage {
            onHomeAsked: window.goHome()
            onMenuAsked: window.showMenu()
            onSettingsAsked: window.showSettings()
            onStandingAsked: window.showStanding()
            onRulesAsked: code => window.showRules(code)
            onUndoAsked: window.takeBack()
            onRedoAsked: Game.redo()
            onSaveAsked: window.showSave()
            onLessonAsked: chapter => window.showLesson(Game.lessons.course, chapter, 1)
        }
    }
    Component {
        id: replay
        ReplayPage {
            banner: notice.stays ? notice.height + Theme.gap : 0
            onHomeAsked: window.goHome()
            onMenuAsked: window.showMenu()
            onSettingsAsked: window.showSettings()
            onSaveAsked: window.showSave()
            onRulesAsked: code => window.showRules(code)
            onPlayOnAsked: {
                Game.playOn();
                pages.replace(table, {}, T.StackView.Immediate);
            }
        }
    }
    Component.onCompleted: {
        if (demo)
            playDemo();
        else if (String(file) !== "")
            Game.files.open(file);
        savingQuestion.ready = true;
    }
}
