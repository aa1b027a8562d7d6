import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// A card as it lies in the queue or in the hand: face or back, what lies on it, and the state it is in.
T.Button {
    id: table

    // The card's name in the record, "" when this eye may not know it; its rules in the reader's language.
    property string card: ""
    property string family: ""
    property string rules: ""
    property bool named: true
    property bool up: false
    property int tokens: 0
    property int marks: 0
    // Signs over the upper right corner, such as ["peek"].
    property var badges: []
    // Words on a small plate above the card.
    property string plate: ""
    // What is read aloud: name, family, place, influence, state.
    property string description: Words.card(card)
    // What choosing it would bring.
    property string outcome: ""

    // May be pressed: the pointer lifts it. A target wears teal; selected stands higher; active glows.
    property bool pressable: target
    // A press on it takes a choice: `decided` is called where the press may.
    property bool decides: false
    property bool target: false
    // It is a target once a card is picked; and what is picked would lie beside it.
    property bool awaited: false
    property bool beside: false
    // A card that is dragged is over it.
    property bool aimed: false
    property bool selected: false
    property bool active: false
    // The hint points at it.
    property bool advised: false
    // Acted already this round, or out of question just now, or asleep: a veil lies over it.
    property bool resolved: false
    property bool dimmed: false
    property bool asleep: false
    // A card lies over it, and leaves so much of it to be seen.
    property bool covered: false
    property real strip: 0
    // How much of it, from its upper edge, shows above what lies over it in a hand.
    property real seen: height
    // The key that chooses it; 0 for none.
    property int number: 0
    property real stand: 18 * Theme.u // how much higher it stands when selected
    // Where arrow, number and plate begin above the card: the height of the fan over it.
    property real headroom: 0

    // What changes is shown as a motion; without it at once, and what moves is at its end.
    property bool moves: true

    // 0 shows the back, 1 the face; follows `up` with a flip.
    property real turn: 0
    property bool ready: false
    readonly property bool pointed: pressable && (hovered || visualFocus || aimed)
    readonly property real corner: width * 0.056
    readonly property real gap: Theme.size(6, 4)
    readonly property real brow: -headroom - Theme.size(12, 9)
    // Of the signs above it.
    readonly property real headHeight: plate !== "" ? brow + gap - nameplate.y : number > 0 ? brow + gap - tag.y
        : target ? brow + gap - arrow.y : 0

    signal decided

    implicitWidth: Math.round(Math.max(112, 150 * Theme.u))
    implicitHeight: Math.round(width * 1.4)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    containmentMask: Reach {
        depth: table.seen
    }
    onClicked: if (decides && Deciding.take())
        decided()
    onDoubleClicked: {} // the second click is no choice
    onPressAndHold: {}  // nor is a long press: it asks for a closer look

    Accessible.role: Accessible.Button
    Accessible.name: description
    Accessible.description: outcome
    Accessible.focusable: true
    Accessible.onPressAction: if (enabled) {
        Deciding.mean();
        clicked();
    }
    Keys.onReturnPressed: event => event.isAutoRepeat || clicked()
    Keys.onEnterPressed: event => event.isAutoRepeat || clicked()
    Keys.onSpacePressed: event => event.accepted = event.isAutoRepeat
    Keys.onReleased: event => event.accepted = event.isAutoRepeat

    function face(): void {
        flip.stop();
        if (ready && moves && Theme.travels) {
            flip.to = up ? 1 : 0;
            flip.start();
            return;
        }
        turn = up ? 1 : 0;
        if (ready && moves && Theme.fades)
            fade.restart();
    }

    onUpChanged: face()
    onMovesChanged: if (!moves) {
        flip.complete();
        fade.complete();
    }
    Component.onCompleted: {
        face();
        ready = true;
        if (decides)
            Deciding.watch(this);
    }

    NumberAnimation {
        id: flip
        target: table
        property: "turn"
        duration: Theme.flipTime
        easing.type: Easing.InOutSine
    }
    NumberAnimation {
        id: fade
        target: sides
        property: "opacity"
        from: 0.2
        to: 1
        duration: Theme.fadeTime
    }
    HoverHandler {
        cursorShape: table.pressable && (Deciding.open || !table.decides) ? Qt.PointingHandCursor : Qt.ArrowCursor
    }

    Item {
        readonly property real flying: Math.sin(Math.PI * table.turn) * 12 * Theme.u
        readonly property real lift: table.selected ? table.stand : table.pointed && !table.target ? 4 * Theme.u : 0
        property real raised: lift

        width: table.width
        height: table.height
        y: -raised - flying + (table.down && table.pressable ? 1 : 0)
        scale: table.target && table.pointed ? 1.04 : 1

        Behavior on raised {
            NumberAnimation {
                duration: Theme.hoverTime
                easing.type: Easing.OutQuad
            }
        }
        Behavior on scale {
            NumberAnimation {
                duration: Theme.hoverTime
            }
        }

        Glow {
            visible: table.active || (table.target && table.pointed)
            kind: table.active ? "gold" : "teal"
            reach: table.active ? Theme.size(52, 36) : Theme.size(36, 26)
        }
        CardSides {
            id: sides
            anchors.fill: parent
            turn: table.turn
            shadowed: !table.covered
            card: table.card
            family: table.family
            rules: table.rules
            named: table.named
        }
        CardOutline {
            anchors.fill: parent
            corner: table.corner
            target: table.target || table.awaited
            pointed: table.pointed
            active: table.active
            selected: table.selected
            lit: table.beside || (table.pointed && !table.target && !table.selected)
        }
        CardLoad {
            anchors.fill: parent
            tokens: table.tokens
            marks: table.marks
            strip: table.covered ? table.strip : 0
            badges: table.badges
            moves: table.moves
            veil: table.asleep ? Theme.nightVeil : table.resolved || table.dimmed ? Theme.veil : "transparent"
            corner: table.corner
        }
        HintMark {
            visible: table.advised && !table.target
            x: -Math.round(width * 0.36)
            y: x
        }
        FocusRing {
            visible: table.visualFocus
            distance: table.target || table.active || table.selected ? Theme.size(10, 8) : Theme.size(5, 4)
            corner: table.corner
        }
    }
    // Above the card, from below: an arrow on a target, the key that chooses it, the plate.
    TargetArrow {
        id: arrow
        anchors.horizontalCenter: parent.horizontalCenter
        y: table.brow - height
        visible: table.target
    }
    HintMark {
        visible: table.advised && table.target
        anchors.right: arrow.left
        anchors.rightMargin: table.gap
        y: table.brow - height
    }
    NumberTag {
        id: tag
        anchors.horizontalCenter: parent.horizontalCenter
        y: arrow.y - table.gap - height
        visible: table.number > 0
        number: table.number
    }
    NamePlate {
        id: nameplate
        anchors.horizontalCenter: parent.horizontalCenter
        y: (table.number > 0 ? tag.y : table.target ? arrow.y : table.brow + table.gap) - table.gap - height
        text: table.plate
        room: table.width * 1.1
    }
}
