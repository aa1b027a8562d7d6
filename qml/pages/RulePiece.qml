import QtQuick

// One thing in the picture of a rule: a card, face up or face down, with what lies on it, a shield, or a sign.
Item {
    id: piece

    // {card, family} or {back: family}, either with `tokens` and a `sign` on it; {crest}, {crowned}, {coins}, {mark},
    // {icon}. `over`: it lies on the one before.
    required property var modelData

    readonly property bool isCard: (modelData.card ?? modelData.back) !== undefined
    readonly property bool isSign: modelData.icon !== undefined

    width: Math.round(isCard ? height / 1.4 : isSign ? height * 0.26 : height * 0.5)

    CardFace {
        anchors.fill: parent
        visible: card !== ""
        card: piece.modelData.card ?? ""
        family: piece.modelData.family ?? ""
        title: card === "" ? "" : Words.card(card)
    }
    CardBack {
        anchors.fill: parent
        visible: family !== ""
        family: piece.modelData.back ?? ""
    }
    TokenPill {
        visible: piece.isCard && amount > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(parent.height * 0.74)
        coin: Math.round(piece.height * 0.17)
        amount: piece.modelData.tokens ?? 0
        moves: false
    }
    Badge {
        visible: kind !== ""
        x: Math.round(parent.width - width * 0.75)
        y: -Math.round(height * 0.2)
        width: Math.round(piece.height * 0.3)
        kind: piece.modelData.sign ?? ""
    }
    Crest {
        visible: family !== ""
        anchors.centerIn: parent
        width: parent.width
        family: piece.modelData.crest ?? ""
    }
    CrownedCrest {
        visible: family !== ""
        anchors.centerIn: parent
        width: parent.width
        family: piece.modelData.crowned ?? ""
    }
    Coin {
        visible: piece.modelData.coins !== undefined
        anchors.centerIn: parent
        height: parent.width
        width: height
        amount: piece.modelData.coins ?? 1
    }
    Badge {
        visible: kind !== ""
        anchors.centerIn: parent
        width: parent.width
        kind: piece.modelData.mark ?? ""
    }
    Icon {
        visible: piece.isSign
        anchors.centerIn: parent
        width: parent.width
        drawing: piece.isSign ? "icons-ink/" + piece.modelData.icon : ""
    }
}
