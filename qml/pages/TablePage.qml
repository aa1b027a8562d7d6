pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// The table of a running game: below the queue are one's own seat, hand and question.
GameTable {
    id: page

    readonly property Choice choice: HotSeat.choice
    readonly property bool seated: seats.seated
    readonly property HandRow cards: seated ? hand : watch.hand // of the viewer
    // The hand rises while a card of it is to be chosen, and the queue yields; else the queue has the room.
    readonly property bool picking: seated && choice.cards.length > 0
    property bool risen: false

    property LessonPanel lesson: null

    signal standingAsked
    signal undoAsked
    signal redoAsked
    signal lessonAsked(chapter: int)

    // Somebody who hurries leaves no game in which persons decide: what is shown ends first.
    function leaveInHaste(): void {
        if (!prompt.awaited)
            homeAsked();
        else if (Stage.moving)
            director.skipToChoice();
    }
    // Puts the keyboard where the answer is.
    function attend(): void {
        if (!activeFocus || closeLook.open || log.activeFocus || watch.look.holding)
            return;
        CardSpots.led = true;
        lead();
        CardSpots.led = false;
    }
    function lead(): void {
        if (HotSeat.looking)
            watch.look.takeFocus();
        else if (lesson?.ended)
            lesson.takeFocus();
        else if (!HotSeat.myTurn && !prompt.over)
            return;
        else if (choice.cards.length > 0 && choice.picked === "")
            cards.step(0);
        else if (prompt.over || choice.canKeep || choice.halves.length > 0)
            prompt.takeFocus();
        else if (zone.focusable().every(item => !item.activeFocus))
            zone.step(1);
    }
    function goBack(event: var): void {
        if (closeLook.putAway)
            return;
        if (hint.visible)
            Advice.dismiss();
        else if (choice.picked !== "" || choice.pickedPlace >= 0)
            choice.back();
        else if (HotSeat.looking)
            HotSeat.look(false);
        else if (log.open)
            log.close();
        else
            openMenu(event);
    }

    live: true
    asked: [lesson?.task ?? "", lesson?.fault ?? "", HotSeat.myTurn || prompt.over ? prompt.asks : "", hint.visible ? hint.told : ""]
        .filter(words => words !== "")
    acts: ({
        [Shortcuts.Left]: () => cards.hasFocus() ? cards.step(-1) : zone.step(-1),
        [Shortcuts.Right]: () => cards.hasFocus() ? cards.step(1) : zone.step(1),
        [Shortcuts.Up]: () => zone.step(1),
        [Shortcuts.Down]: () => cards.step(0),
        [Shortcuts.ChoosePlace]: event => zone.choose(event.key - Qt.Key_1),
        [Shortcuts.Look]: () => watch.look.hold(true),
        [Shortcuts.Log]: () => log.toggle(true),
        [Shortcuts.Rule]: () => log.askRule(),
        [Shortcuts.Hint]: () => lesson ? false : Advice.toggle(),
        [Shortcuts.Overview]: () => zone.showAll(),
        [Shortcuts.Back]: event => goBack(event)
    })
    title: qsTr("Oriflamme")
    middle: Words.moment(board)
    tools: [
        UndoButtons {
            canUndo: Game.canUndo
            canRedo: Game.canRedo
            redoes: !page.lesson
            takebacks: Stage.takebacks
            onUndoAsked: page.undoAsked()
            onRedoAsked: page.redoAsked()
        },
        HintButton {
            visible: !page.lesson
            adviser: HotSeat.adviser
            several: HotSeat.several
        }
    ]
    placing: risen && HotSeat.asked.what === "place"
    foot: seated ? height - Theme.size(risen ? 288 : 204, risen ? 155 : 112) : bottom.y - Theme.size(30, 16)
    clothTop: seated ? captions.y + captions.room + (risen ? 0 : Theme.size(8, 0)) : runner.y + runner.border
    clothBottom: Math.min(foot - runner.border, bottom.y - Theme.gap,
                          ...(risen ? [bottom.y + hand.y + hand.brow - hand.stand - 2] : []))
    seats.looking: HotSeat.looking
    seats.calling: HotSeat.several && HotSeat.viewer < 0 && page.board.phase !== "over"
    seats.onCallAsked: seat => {
        page.director.skip();
        HotSeat.call(seat);
    }
    director.hand: hand
    log.foot: bottom.y + prompt.y - Theme.gap
    closeLook.keepClear: prompt
    closeLook.decided: () => zone.focusable().concat(picking ? hand.all() : [])
    Keys.forwardTo: [hurry]
    onActiveFocusChanged: {
        if (activeFocus)
            attending.start();
        else if (!closeLook.open)
            watch.look.hold(false);
    }
    onPickingChanged: {
        restaging = true;
        risen = picking;
        restaging = false;
    }
    onHomeHurried: leaveInHaste()
    onTapped: if (Stage.moving)
        director.pass()
    zone.onCardWanted: cards.step(0)
    onAttentionAsked: attend()
    Component.onCompleted: {
        risen = picking;
        attend();
    }

    // There is none where nothing is learnt.
    above: Repeater {
        id: taught
        model: Game.lessons.open ? 1 : 0
        onItemAdded: (index, item) => page.lesson = item as LessonPanel
        onItemRemoved: page.lesson = null

        LessonPanel {
            // It rather lies over seats than over cards.
            readonly property real clear: page.room - page.log.covered
            readonly property real end: page.supply.visible ? page.supply.x - Theme.gap : clear - Theme.margin
            readonly property real highest: page.bar.height + 2
            readonly property real lowest: page.runner.y + page.zone.brow - Theme.gap

            lessons: Game.lessons
            moving: Stage.moving
            asked: HotSeat.myTurn
            canUndo: Game.canUndo
            width: Math.min(Theme.text(1080, 760), end - Theme.margin)
            x: Math.round(Math.min((clear - width) / 2, end - width))
            y: Math.round(Math.max(highest, Math.min(page.runner.y + Theme.gap, lowest - height)))
            most: lowest - highest
            onBackAsked: page.undoAsked()
            onSkipAsked: page.lessonAsked(lessons.chapter + 1)
            onOnwardAsked: page.lessonAsked(lessons.chapter + 1)
            onEndedChanged: attending.start()
        }
    }
    cloth: Captions {
        id: captions
        told: Stage.told
        recap: Stage.recap
        players: Stage.players
        readonly property real clear: page.room - page.log.covered
        readonly property real end: page.supply.visible ? page.supply.x - Theme.gap : clear - Theme.margin

        visible: page.seated && !hint.visible && !page.lesson
        x: Math.round(Math.min((clear - width) / 2, end - width))
        y: page.runner.y + page.runner.border + Theme.size(8, 5)
        width: Math.min(end - Theme.margin, Theme.size(1100, 620))
        lines: page.risen ? 1 : 2
    }
    Item {
        id: bottom
        z: 1
        x: Theme.margin
        width: page.room - 2 * Theme.margin
        height: Theme.bandHeight
        y: page.seats.y + page.seats.height - height

        OwnSeat {
            seats: page.seats
            height: parent.height
        }
        WatchPanel {
            id: watch
            visible: !page.seated
            anchors.right: prompt.left
            anchors.rightMargin: Theme.gap * 2
            width: parent.width - prompt.width - Theme.gap * 2
            height: parent.height
        }
        HandRow {
            id: hand
            hand: HotSeat.hand
            choice: page.choice
            seat: HotSeat.viewer
            family: Stage.players[seat]?.family ?? ""
            edition: Stage.edition
            moving: Stage.moving
            visible: page.seated
            anchors.left: parent.left
            anchors.leftMargin: (page.seats.own?.width ?? 0) + Theme.gap * 2
            anchors.right: prompt.left
            anchors.rightMargin: Theme.gap * 2
            y: page.height - parent.y - height
            height: Theme.size(400, 260)
            risen: page.risen
            restaging: page.restaging
            draggable: page.placing
        }
        Prompt {
            id: prompt
            lesson: page.lesson !== null
            ended: page.lesson?.ended ?? false
            read: page.cards.read
            // It covers no card, nor the overview below them.
            most: bottom.y + bottom.height - page.runner.y - page.zone.foot - Theme.gap
                - (page.zone.wide ? page.zone.overviewHeight : 0)
            aim: page.zone.pointed
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            onSkip: page.director.pass()
            onSkipToChoice: page.director.skipToChoice()
            onStanding: page.standingAsked()
            onOverChanged: attending.start()
        }
    }
    HintPanel {
        id: hint
        z: 1

        // Where the captions are, or higher: it rather lies over seats than over cards.
        readonly property real clear: page.room - page.log.covered
        readonly property real end: page.supply.visible ? page.supply.x - Theme.gap : clear
        readonly property real highest: page.bar.height + Theme.gap
        readonly property real lowest: page.runner.y + page.zone.brow - Theme.gap

        zone: page.zone
        several: HotSeat.several
        most: lowest - highest
        width: Math.min(implicitWidth, end - 2 * Theme.margin)
        x: Math.round(Math.max(Theme.margin, Math.min((clear - width) / 2, end - width)))
        y: Math.round(Math.max(highest, Math.min(page.runner.y + page.runner.height * 0.06, lowest - height)))
    }
    CarriedCard {
        z: 2
        hand: hand
        zone: page.zone
        choice: page.choice
    }
    HurryKeys {
        id: hurry
        page: page
        moving: Stage.moving
        asked: HotSeat.myTurn || HotSeat.curtain >= 0
        onPass: page.director.pass()
        onSkipToChoice: page.director.skipToChoice()
    }
    Connections {
        target: page.choice
        function onChanged() {
            attending.start();
        }
    }
    Connections {
        target: Stage
        function onCueShown() { hurry.rescue() }
    }
    // Once all that shows the choice has followed it.
    Timer {
        id: attending
        interval: 0
        onTriggered: page.attend()
    }
}
