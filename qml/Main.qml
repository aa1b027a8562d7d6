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
    readonly property bool asking: takebacks.asking || caution.visible || savingQuestion.visible
        || ((pages.currentItem as ReplayPage)?.asking ?? false) || ((pages.currentItem as FilePage)?.asking ?? false)

    readonly property var lastGame: Settings.lastGame
    // The players of a lesson, in the language of the moment.
    readonly property var lessonNames: Words.lessonNames
    readonly property var firstHouses: ["wolf", "stag", "raven"]
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
            show(standing);
    }
    // Lays a page of the book over the one that is open, or comes back to it; a curtain comes and goes with its table.
    function layBook(isOpen: var, page: Component): void {
        if (isOpen(pages.currentItem))
            return;
        const open = pages.find(isOpen);
        (pages.currentItem as GameTable)?.closeLook.putAside();
        curtain.still = true;
        if (open)
            pages.pop(open, T.StackView.Immediate);
        else
            pages.push(page, {}, T.StackView.Immediate);
        curtain.still = false;
    }
    // The rules, at the rule of that code; with "card:" before it the gallery, at that card.
    function showRules(code: string): void {
        if (asking)
            return;
        if (code.startsWith("card:")) {
            showGallery(code.slice(5));
            return;
        }
        layBook(item => (item as RulesPage) !== null, rules);
        if (code !== "")
            (pages.currentItem as RulesPage).show(code);
    }
    function showGallery(card: string): void {
        layBook(item => (item as GalleryPage) !== null, gallery);
        if (card !== "")
            (pages.currentItem as GalleryPage).show(card);
    }
    function closeBook(): void {
        curtain.still = true;
        pages.pop(T.StackView.Immediate);
        curtain.still = false;
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
        if (!(pages.currentItem as GamesPage) && !(pages.currentItem as FilePage))
            show(games);
    }
    function showSave(): void {
        if (Stage.open && !Game.lessons.open && !(pages.currentItem as FilePage))
            pages.push(browser, {saving: true}, T.StackView.Immediate);
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
    }
    // A chapter of a guided game at the table; after the last one a real game.
    function showLesson(course: string, chapter: int, step: int): void {
        if (chapter > Game.lessons.chapters(course)) {
            keepLesson(course, chapter, 1);
            playFirstGame(course);
            return;
        }
        Game.learn(course, chapter >= 1 ? chapter : 1, step, lessonNames); // settings may be damaged
        if (Game.lessons.open)
            showTable();
    }
    // Goes on with a chapter where it was left.
    function resumeLesson(course: string, chapter: int): void {
        const kept = Settings.lessons[course];
        showLesson(course, chapter, kept?.chapter === chapter ? kept.step : 1);
    }
    // Against gentle computers, with the cards that were learnt.
    function playFirstGame(course: string): void {
        Game.start({
            seats: firstHouses.map((house, i) => ({
                family: house, name: Words.suggestedNames[i], player: i === 0 ? "human" : "ai:novice"
            })),
            direction: "left-to-right", first: 0, cards: Cards.of(course === "first" ? "base" : "alliance")
        });
        done = {code: "first-game"};
        showTable();
    }
    // The place that one is to come back to; one who looks at an earlier chapter again has been further.
    function keepLesson(course: string, chapter: int, step: int): void {
        if (chapter >= (Settings.lessons[course]?.chapter ?? 1))
            Settings.lessons = Object.assign({}, Settings.lessons, {[course]: {chapter: chapter, step: step}});
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

    onLessonNamesChanged: {
        const lessons = Game.lessons;
        if (lessons.open)
            Game.learn(lessons.course, lessons.chapter, lessons.step, lessonNames);
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

    // A table on which nobody here is asked for anything.
    Binding {
        target: Deciding
        property: "busy"
        value: Stage.open && !Stage.held && !Game.playback.open && HotSeat.curtain < 0 && !HotSeat.myTurn
            && !HotSeat.looking && (Stage.moving || Stage.board.phase !== "over") && !Game.lessons.done
            && !takebacks.asking && !savingQuestion.visible
    }

    // Behind another page nothing more is shown; computers may decide meanwhile.
    Binding {
        target: Stage
        property: "held"
        value: !(pages.currentItem as GameTable)
    }

    T.StackView {
        id: pages
        width: Theme.width
        height: Theme.height
        focus: true
        visible: !(curtain.down && curtain.closed)
        onVisibleChanged: window.attend()
        initialItem: home
        // Without these Qt 6.4 never destroys a page that is left.
        popExit: Transition {}
        replaceExit: Transition {}
        // A page that is come back to has the keyboard again.
        onCurrentItemChanged: if (currentItem && !currentItem.activeFocus)
            currentItem.forceActiveFocus(Qt.TabFocusReason)
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

    Shortcut {
        sequences: Shortcuts.sequences(Shortcuts.Open)
        onActivated: window.showGames()
    }
    Shortcut {
        sequences: Shortcuts.sequences(Shortcuts.Save)
        onActivated: window.showSave()
    }
    Shortcut {
        sequences: Shortcuts.sequences(Shortcuts.Rules)
        onActivated: window.showRules("")
    }
    // A file that is dropped opens, whatever page there is.
    DropArea {
        anchors.fill: pages
        z: 20
        onEntered: drag => drag.accepted = drag.hasUrls
        onDropped: drop => Game.files.open(drop.urls[0])

        Rectangle {
            anchors.fill: parent
            visible: parent.containsDrag
            color: "transparent"
            border.width: Theme.size(10, 6)
            border.color: Theme.gold
        }
    }
    Connections {
        target: Game.lessons
        function onChanged() {
            const lessons = Game.lessons;
            if (lessons.done)
                window.keepLesson(lessons.course, lessons.chapter + 1, 1);
            else if (lessons.open)
                window.keepLesson(lessons.course, lessons.chapter, lessons.step);
        }
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
                window.resumeLesson("first", kept.first?.chapter ?? 1);
            }
            onLessonsAsked: window.show(lessons)
            onRulesAsked: window.showRules("")
            onNewGameAsked: window.show(newGame)
            onReplayAsked: Game.replayThis()
            onGamesAsked: window.showGames()
            onSettingsAsked: window.show(settings)
            onAboutAsked: window.show(about)
            onQuitAsked: window.close()
        }
    }
    Component {
        id: lessons
        LessonsPage {
            lessons: Game.lessons
            onBackAsked: pages.pop(T.StackView.Immediate)
            onLessonAsked: (course, chapter) => window.resumeLesson(course, chapter)
        }
    }
    GameDraft {
        id: setUp
    }
    Component {
        id: newGame
        NewGamePage {
            draft: setUp
            onBackAsked: pages.pop(T.StackView.Immediate)
            onPickAsked: deck => pages.push(picker, {deck: deck}, T.StackView.Immediate)
            onBegun: game => {
                Game.start(game);
                pages.replace(table, {}, T.StackView.Immediate);
            }
        }
    }
    Component {
        id: picker
        PickerPage {
            onBackAsked: pages.pop(T.StackView.Immediate)
        }
    }
    Component {
        id: settings
        SettingsPage {
            onBackAsked: pages.pop(T.StackView.Immediate)
            onAboutAsked: window.show(about)
        }
    }
    Component {
        id: about
        AboutPage {
            onBackAsked: pages.pop(T.StackView.Immediate)
            onCopied: window.done = {code: "copied"}
        }
    }
    Component {
        id: rules
        RulesPage {
            onBackAsked: window.closeBook()
            onCardAsked: card => window.showGallery(card)
            onGalleryAsked: window.showGallery("")
        }
    }
    Component {
        id: gallery
        GalleryPage {
            onBackAsked: window.closeBook()
            onRulesAsked: code => window.showRules(code)
        }
    }
    Component {
        id: games
        GamesPage {
            files: Game.files
            onBackAsked: pages.pop(T.StackView.Immediate)
            onBrowseAsked: window.show(browser)
        }
    }
    Component {
        id: browser
        FilePage {
            files: Game.files
            suggested: saving ? Game.nameForFile() : ""
            onSaveAgreed: file => Game.saveAs(file)
            onBackAsked: pages.pop(T.StackView.Immediate)
        }
    }
    Component {
        id: table
        TablePage {
            onHomeAsked: window.goHome()
            onSettingsAsked: window.show(settings)
            onStandingAsked: window.showStanding()
            onRulesAsked: code => window.showRules(code)
            onUndoAsked: window.takeBack()
            onRedoAsked: Game.redo()
            onSaveAsked: window.showSave()
            onLessonAsked: chapter => window.showLesson(Game.lessons.course, chapter, 1)
        }
    }
    Component {
        id: standing
        EndPage {
            onTableAsked: pages.pop(T.StackView.Immediate)
            onReplayAsked: Game.replayThis()
            onSaveAsked: window.showSave()
            onHomeAsked: window.goHome()
            onAgainAsked: {
                window.playAgain();
                pages.pop(T.StackView.Immediate);
            }
        }
    }
    Component {
        id: replay
        ReplayPage {
            banner: notice.stays ? notice.height + Theme.gap : 0
            onHomeAsked: window.goHome()
            onSettingsAsked: window.show(settings)
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
