import QtQml

// The cards and the edition of the game that is being set up.
QtObject {
    id: deck

    // "base", "alliance" or "mixed".
    property string kind: "base"
    // What is chosen for a mixed set, up to ten cards.
    property var mixed: []
    // "current" or "first"; whether it matters is another question.
    property string chosenEdition: "current"

    readonly property var cards: kind === "base" ? CardSets.base : kind === "alliance" ? CardSets.alliance : mixed
    readonly property int missing: CardSets.size - cards.length
    readonly property bool ready: missing === 0
    readonly property bool mixedFull: mixed.length === CardSets.size
    // Editions differ in base cards alone.
    readonly property bool asksEdition: cards.some(card => CardSets.base.includes(card))
    readonly property string edition: asksEdition ? chosenEdition : "current"

    // Takes up the cards of a game as Game.start() takes it; without ten sound ones it is the base game.
    function take(game: var): void {
        const ten = Array.from(game?.cards ?? []);
        const sound = CardSets.isSound(ten);
        kind = !sound || CardSets.areSame(ten, CardSets.base) ? "base"
            : CardSets.areSame(ten, CardSets.alliance) ? "alliance" : "mixed";
        mixed = kind === "mixed" ? ten : [];
        chosenEdition = game?.edition === "first" ? "first" : "current";
    }
    // Puts a card into the mixed set or takes it out; an eleventh stays out.
    function toggle(card: string): void {
        if (mixed.includes(card))
            mixed = mixed.filter(other => other !== card);
        else if (!mixedFull)
            mixed = mixed.concat([card]);
    }
}
