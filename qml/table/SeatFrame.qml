import QtQuick

// What the panels of all seats have: whose it is, what they own, and that their piles may be looked through.
Panel {
    id: frame

    required property var model // the seat's row of Stage.seats
    readonly property string name: model.name
    readonly property int number: model.seat ?? -1 // none of one that is just going, as another game is laid
    readonly property string family: model.family
    property bool ownEyes: false // see this
    property bool crowned: true // the crown is there, and not on its way
    property bool moves: true
    // An array of { card, tokens }.
    readonly property var reserved: model.reserved.map(card => ({
        card: card, tokens: card === "trade" ? model.tradeTokens : 0
    }))
    // The discard pile, and which cards lie there.
    readonly property string discardsText: Words.discards(name, model.discards.length)
    readonly property string discardsContent: Words.pile(discardsText, model.discards)
    property string description: Words.seatDescription({
        name: name, house: Words.house(family), level: Words.level(model.player), influence: model.influence,
        handSize: model.handSize, isFirst: model.isFirst
    })

    property Influence purse: null
    // Where its "coin", "crown", "hand", "discard" and "reserve" are.
    property var spots: ({})

    signal pileAsked(where: string) // "discards" "aside" "reserved" "hand"

    Accessible.role: Accessible.Pane
    Accessible.name: description

    ActiveOutline {
        visible: frame.model.asked
        z: -1
    }
}
