import QtQuick
import Oriflamme.App

// Both sides of a card and the turn between them. A face that has just been seen stays on while it turns away, and is
// forgotten then.
Item {
    id: sides

    property real turn: 0
    property string card: ""
    property string family: ""
    readonly property string title: Words.card(card)
    property string rules: ""
    property bool shadowed: true
    property bool named: Looks.cardNames

    property string seenCard: ""
    property string seenTitle: ""
    property string seenRules: ""

    function see() {
        if (card === "" && turn > 0)
            return;
        seenCard = card;
        seenTitle = card === "" ? "" : title;
        seenRules = card === "" ? "" : rules;
    }

    onTurnChanged: see()
    onCardChanged: see()
    onTitleChanged: see()
    onRulesChanged: see()
    Component.onCompleted: see()

    transform: Scale {
        origin.x: sides.width / 2
        xScale: Math.max(0.02, Math.abs(Math.cos(Math.PI * sides.turn)))
    }

    Shade {
        visible: sides.shadowed
    }
    CardBack {
        anchors.fill: parent
        visible: sides.turn < 0.5
        family: sides.family
        ghost: sides.card
        title: sides.title
        named: sides.named
    }
    CardFace {
        anchors.fill: parent
        visible: sides.turn >= 0.5
        card: sides.seenCard
        family: sides.family
        title: sides.seenTitle
        named: sides.named
        rules: sides.seenRules
    }
}
