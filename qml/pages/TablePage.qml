pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// The table: opponents above, the queue in the middle, one's own seat, hand and question below.
FocusScope {
    id: page

    readonly property bool seated: Game.viewer >= 0
    readonly property int others: Game.seatCount - (seated ? 1 : 0)

    signal homeAsked
    signal settingsAsked
    signal standingAsked

    // A seat's spot as the Director asks for it.
    function spotOf(seat: int, spot: string): Item {
        const panel = seat === Game.viewer ? local.item : opponents.itemAt(seat);
        switch (spot) {
        case "panel":
            return panel;
        case "coin":
            return panel?.coinSpot ?? null;
        case "discard":
            return panel?.discardSpot ?? null;
        case "reserve":
            return panel?.reserveSpot ?? null;
        }
        return seat === Game.viewer ? hand : panel?.handSpot ?? null;
    }
    // `title` says it anew in each language.
    function readPile(title: var, family: string, cards: var): void {
        pile.title = Qt.binding(title);
        pile.family = family;
        pile.cards = cards;
        pile.open();
    }
    // Puts the keyboard where the answer is.
    function attend(): void {
        if (!Game.myTurn || pile.visible)
            return;
        if (Game.asks === "place" && Game.choice.picked === "")
            hand.step(0);
        else if (Game.choice.canKeep)
            prompt.takeFocus();
        else if (zone.focusable().every(item => !item.activeFocus))
            zone.step(1);
    }

    focus: true
    Keys.onSpacePressed: if (Game.moving)
        director.skip()
    Keys.onEscapePressed: Game.choice.picked !== "" || Game.choice.pickedPlace >= 0 ? Game.choice.back() : homeAsked()
    Keys.onLeftPressed: hand.hasFocus() ? hand.step(-1) : zone.step(-1)
    Keys.onRightPressed: hand.hasFocus() ? hand.step(1) : zone.step(1)
    Keys.onUpPressed: zone.step(1)
    Keys.onDownPressed: hand.step(0)
    Keys.onPressed: event => {
        const digit = event.key - Qt.Key_1;
        if (digit >= 0 && digit < 9) {
            zone.choose(digit);
            event.accepted = true;
        }
    }

    Wood {
        anchors.fill: parent
    }
    Runner {
        id: runner
        width: parent.width
        y: Math.round(topSeats.y + topSeats.height + Theme.size(22, 10))
        height: Math.round(bottom.y - Theme.size(page.seated ? 48 : 30, 16)) - y
    }
    TableLight {
        anchors.fill: parent
    }
    Captions {
        visible: page.seated
        anchors.horizontalCenter: parent.horizontalCenter
        y: runner.y + runner.height * 0.13
        width: Math.min(parent.width - 2 * Theme.margin, Theme.size(1100, 620))
        lines: runner.height > Theme.size(520, 300) ? 3 : 2
    }
    TapHandler {
        onTapped: if (Game.moving)
            director.skip()
    }
    QueueZone {
        id: zone
        anchors.fill: runner
    }
    TopBar {
        id: bar
        width: parent.width
        menuGlyph: "home"
        menuText: qsTr("Home")
        title: qsTr("Oriflamme")
        middle: [Words.round(Game.round), Words.phase(Game.phase)].concat(
            Game.place >= 0 && Game.place < Game.stacks ? [Words.place(Game.place, Game.stacks)] : []).join(" · ")
        onMenuClicked: page.homeAsked()

        IconButton {
            glyph: "speed"
            text: Words.speed(Settings.speed)
            onClicked: Settings.speed = (Settings.speed + 1) % 5
        }
        IconButton {
            glyph: "settings"
            text: qsTr("Settings")
            onClicked: page.settingsAsked()
        }
    }
    Item {
        id: topSeats

        readonly property real gap: Theme.size(24, 8)
        readonly property real seatWidth: Math.min(page.others === 1 ? Theme.size(560, 320) : Theme.size(440, 232),
            (width - (page.others - 1) * gap) / Math.max(1, page.others))

        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        y: bar.height + Theme.size(14, 8)
        height: opponents.count > 0 ? (opponents.itemAt(seated0) as SeatPanel)?.implicitHeight ?? 84 : 84

        readonly property int seated0: 0

        Repeater {
            id: opponents
            model: Game.seats

            SeatPanel {
                id: panel
                required property var model
                // In seat order from the left of the person here.
                readonly property int slot: page.seated ? (model.seat - Game.viewer - 1 + Game.seatCount) % Game.seatCount
                    : model.seat

                visible: model.seat !== Game.viewer
                width: topSeats.seatWidth
                x: (topSeats.width - page.others * width - (page.others - 1) * topSeats.gap) / 2
                    + slot * (width + topSeats.gap)
                name: model.name
                family: model.family
                influence: model.influence
                hand: model.handSize
                discards: model.discards.length
                first: model.isFirst
                robot: model.player !== "human"
                active: model.asked
                thinking: model.asked && robot
                discardsText: Words.discards(model.name, model.discards.length)
                description: Words.seatDescription({
                    name: model.name, house: Words.house(model.family), level: Words.level(model.player),
                    influence: model.influence, handSize: model.handSize, isFirst: model.isFirst
                })
                onDiscardsClicked: page.readPile(() => panel.discardsText, model.family, model.discards)
            }
        }
    }
    Item {
        id: bottom

        readonly property real tall: Math.round(Math.max(150, 196 * Theme.u) * Math.max(1, 0.5 + 0.5 * Theme.textScale))

        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        height: tall
        y: parent.height - height - Theme.size(20, 8)

        Repeater {
            id: local
            property LocalPanel item: null
            model: Game.seats

            LocalPanel {
                id: own
                required property var model

                visible: model.seat === Game.viewer
                onVisibleChanged: if (visible)
                    local.item = own
                Component.onCompleted: if (visible)
                    local.item = own
                height: bottom.height
                name: model.name
                family: model.family
                influence: model.influence
                discardsLine: Words.discardsLine(model.discards.length)
                asideLine: Words.asideLine(model.aside.length)
                first: model.isFirst
                active: model.asked
                description: Words.seatDescription({
                    name: model.name, house: Words.house(model.family), level: Words.level(model.player),
                    influence: model.influence, handSize: model.handSize, isFirst: model.isFirst
                })
                onDiscardsClicked: page.readPile(() => Words.discards(own.name, own.model.discards.length), model.family,
                                                    model.discards)
                onAsideClicked: page.readPile(() => qsTr("Set aside"), model.family, model.aside)
            }
        }
        Panel {
            visible: !page.seated
            anchors.right: prompt.left
            anchors.rightMargin: Theme.gap * 2
            width: parent.width - prompt.width - Theme.gap * 2
            height: parent.height

            Captions {
                x: Theme.size(28, 20)
                width: parent.width - 2 * x
                anchors.verticalCenter: parent.verticalCenter
                lines: 5
                alignment: Text.AlignLeft
            }
        }
        HandRow {
            id: hand
            visible: page.seated
            anchors.left: parent.left
            anchors.leftMargin: (local.item?.width ?? 0) + Theme.gap * 2
            anchors.right: prompt.left
            anchors.rightMargin: Theme.gap * 2
            anchors.bottom: parent.bottom
            height: parent.height + Theme.size(24, 14)
        }
        Prompt {
            id: prompt
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            onSkip: director.skip()
            onStanding: page.standingAsked()
        }
    }
    Director {
        id: director
        anchors.fill: parent
        zone: zone
        hand: hand
        spotOf: page.spotOf
    }
    PileView {
        id: pile
        onClosed: page.attend()
    }
    Connections {
        target: Game.choice
        function onChanged() {
            Qt.callLater(page.attend);
        }
    }
    Component.onCompleted: attend()
}
