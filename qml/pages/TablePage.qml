pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// The table: opponents above, the queue in the middle, one's own seat, hand and question below.
FocusScope {
    id: page

    readonly property board board: Stage.board
    readonly property Choice choice: HotSeat.choice
    readonly property bool seated: seats.seated
    readonly property HandRow cards: seated ? hand : watch.hand // of the viewer
    readonly property real room: width - log.room // beside a pinned log

    signal homeAsked
    signal settingsAsked
    signal standingAsked
    signal undoAsked
    signal redoAsked
    signal saveAsked

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
        else if (!HotSeat.myTurn && !prompt.over)
            return;
        else if (choice.cards.length > 0 && choice.picked === "")
            cards.step(0);
        else if (prompt.over || choice.canKeep || choice.halves.length > 0)
            prompt.takeFocus();
        else if (zone.focusable().every(item => !item.activeFocus))
            zone.step(1);
    }
    // Does what a key asks for; false if it asks for nothing.
    function press(event: var): bool {
        const action = Shortcuts.action(Shortcuts.Table, event.key, event.modifiers, event.isAutoRepeat);
        switch (action) {
        case Shortcuts.Left:
            cards.hasFocus() ? cards.step(-1) : zone.step(-1);
            return true;
        case Shortcuts.Right:
            cards.hasFocus() ? cards.step(1) : zone.step(1);
            return true;
        case Shortcuts.Up:
            zone.step(1);
            return true;
        case Shortcuts.Down:
            cards.step(0);
            return true;
        case Shortcuts.ChoosePlace:
            zone.choose(event.key - Qt.Key_1);
            return true;
        case Shortcuts.Look:
            watch.look.hold(true);
            return true;
        case Shortcuts.Log:
            log.toggle(true);
            return true;
        case Shortcuts.Hint:
            Advice.toggle();
            return true;
        case Shortcuts.Overview:
            if (!Stage.moving)
                zone.showAll();
            return !Stage.moving;
        case Shortcuts.Back:
            goBack();
            return true;
        }
        return CardSpots.press(action);
    }
    function goBack(): void {
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
        else if (Deciding.take())
            homeAsked();
        else
            leaveInHaste();
    }

    focus: true
    Keys.forwardTo: [hurry]
    Keys.onPressed: event => event.accepted = press(event)
    onActiveFocusChanged: {
        if (activeFocus)
            attending.start();
        else if (!closeLook.open)
            watch.look.hold(false);
    }

    Wood {
        anchors.fill: parent
    }
    Runner {
        id: runner
        width: parent.width
        y: Math.round(seats.y + seats.rowHeight + Theme.size(22, 10))
        height: Math.round(bottom.y - Theme.size(page.seated ? 48 : 30, 16)) - y
    }
    TableLight {
        anchors.fill: parent
    }
    TapHandler {
        onTapped: if (Stage.moving)
            director.pass()
    }
    // In the order of the eye, as a screen reader and Tab go; z tells what lies above what.
    TopBar {
        id: bar
        z: 1
        width: parent.width
        menuGlyph: "home"
        menuText: qsTr("Home")
        title: qsTr("Oriflamme")
        middle: Words.moment(page.board)
        menuDecides: true
        onMenuClicked: page.homeAsked()
        onMenuHurried: page.leaveInHaste()

        UndoButtons {
            canUndo: Game.canUndo
            canRedo: Game.canRedo
            takebacks: Stage.takebacks
            onUndoAsked: page.undoAsked()
            onRedoAsked: page.redoAsked()
        }
        HintButton {
            adviser: HotSeat.adviser
            several: HotSeat.several
        }
        LogButton {
            log: log
        }
        IconButton {
            glyph: "speed"
            text: Words.speed(Settings.speed)
            onClicked: Settings.speed = (Settings.speed + 1) % Words.speeds.length
        }
        IconButton {
            glyph: "save"
            text: qsTr("Save the game")
            onClicked: page.saveAsked()
        }
        IconButton {
            glyph: "settings"
            text: qsTr("Settings")
            onClicked: page.settingsAsked()
        }
    }
    Seats {
        id: seats
        z: 1
        x: Theme.margin
        y: bar.height + Theme.size(14, 8)
        width: page.room - 2 * Theme.margin
        height: parent.height - Theme.size(20, 8) - y
        model: Stage.seats
        count: page.board.seats
        eyes: HotSeat.viewer
        looking: HotSeat.looking
        moving: Stage.moving
        live: true
        calling: HotSeat.several && HotSeat.viewer < 0 && page.board.phase !== "over"
        onPileAsked: (seat, where) => closeLook.pile.showPile(seat, where)
        onCallAsked: seat => {
            director.skip();
            HotSeat.call(seat);
        }
    }
    JudgementSupply {
        id: supply
        z: 1
        visible: Cards.mark(Stage.cards) && log.covered === 0
        free: page.board.marks
        anchors.right: parent.right
        anchors.rightMargin: Theme.size(40, 20) + log.room
        y: runner.y + Theme.size(56, 30)
    }
    QueueZone {
        id: zone
        anchors.fill: runner
        anchors.rightMargin: log.room
        covered: log.covered
        live: true
    }
    Captions {
        told: Stage.told
        recap: Stage.recap
        players: Stage.players
        readonly property real clear: page.room - log.covered
        readonly property real end: supply.visible ? supply.x - Theme.gap : clear - Theme.margin

        visible: page.seated && !hint.visible && !(tight && zone.options.length > 0)
        x: Math.round(Math.min((clear - width) / 2, end - width))
        y: Math.round(runner.y + runner.height * (tight ? 0.085 : 0.13))
        tight: zone.ceiling < runner.height * 0.13 + Theme.text(75, 54)
        width: Math.min(end - Theme.margin, Math.max(Theme.size(1100, 620), tight ? 0.8 * clear : 0))
        lines: runner.height > Theme.size(520, 300) ? 3 : 2
    }
    Item {
        id: bottom
        z: 1
        x: Theme.margin
        width: page.room - 2 * Theme.margin
        height: Theme.bandHeight
        y: seats.y + seats.height - height

        OwnSeat {
            seats: seats
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
            anchors.leftMargin: (seats.own?.width ?? 0) + Theme.gap * 2
            anchors.right: prompt.left
            anchors.rightMargin: Theme.gap * 2
            anchors.bottom: parent.bottom
            height: parent.height + Theme.size(24, 14)
        }
        Prompt {
            id: prompt
            read: page.cards.read
            // It covers no card, nor the overview below them.
            most: bottom.y + bottom.height - runner.y - runner.height + (zone.wide ? 0 : Theme.size(34, 20))
            aim: zone.pointed
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            onSkip: director.pass()
            onSkipToChoice: director.skipToChoice()
            onStanding: page.standingAsked()
            onOverChanged: attending.start()
        }
    }
    Director {
        id: director
        z: 1
        anchors.fill: parent
        zone: zone
        hand: hand
        seats: seats
        supply: supply
        held: closeLook.open
    }
    HintPanel {
        id: hint
        z: 1

        // Where the captions are, or higher: it rather lies over seats than over cards.
        readonly property real clear: page.room - log.covered
        readonly property real end: supply.visible ? supply.x - Theme.gap : clear
        readonly property real highest: bar.height + Theme.gap
        readonly property real lowest: runner.y + brow - Theme.gap

        zone: zone
        several: HotSeat.several
        most: lowest - highest
        width: Math.min(implicitWidth, end - 2 * Theme.margin)
        x: Math.round(Math.max(Theme.margin, Math.min((clear - width) / 2, end - width)))
        y: Math.round(Math.max(highest, Math.min(runner.y + runner.height * 0.06, lowest - height)))
    }
    LogPanel {
        id: log
        z: 1
        runner: runner
        bar: bar
        gameLog: Stage.gameLog
        players: Stage.players
        takebacks: Stage.takebacks
        foot: bottom.y + prompt.y - Theme.gap
        onChosen: entry => where.show(entry)
        onClosed: page.attend()
    }
    WhereMark {
        id: where
        z: 1
        anchors.fill: parent
        zone: zone
        seats: seats
    }
    HurryKeys {
        id: hurry
        page: page
        moving: Stage.moving
        asked: HotSeat.myTurn || HotSeat.curtain >= 0
        onPass: director.pass()
        onSkipToChoice: director.skipToChoice()
    }
    CloseLook {
        id: closeLook
        z: 1
        keepClear: prompt
        onClosed: page.attend()
    }
    Connections {
        target: page.choice
        function onChanged() {
            attending.start();
        }
    }
    Connections {
        target: Stage
        function onJumped() { where.end() }
        function onCueShown() { hurry.rescue() }
    }
    // Once all that shows the choice has followed it.
    Timer {
        id: attending
        interval: 0
        onTriggered: page.attend()
    }
    Component.onCompleted: attend()
}
