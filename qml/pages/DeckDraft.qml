import QtQml
import Oriflamme.App

// The cards and the edition of the game that is being set up.
QtObject {
    id: deck

    // A series that holds ten cards, or "mixed".
    property string kind: "base"
    // What is chosen for a mixed set, up to ten cards.
    property var mixed: []
    // Whether it matters is another question.
    property string chosenEdition: Cards.editions[0]

    readonly property var cards: kind === "mixed" ? mixed : Array.from(Cards.of(kind))
    readonly property int missing: Cards.familySize - cards.length
    readonly property bool ready: missing === 0
    readonly property bool mixedFull: mixed.length === Cards.familySize
    readonly property bool asksEdition: Cards.editionMatters(cards)
    readonly property string edition: asksEdition ? chosenEdition : Cards.editions[0]

    // Takes up the cards of a game as Game.start() takes it; without ten sound ones it is the base game.
    function take(game: var): void {
        const ten = Array.from(game?.cards ?? []);
        const known = Array.from(Cards.series).find(series => CardSets.areSame(ten, Cards.of(series)));
        kind = Cards.areTen(ten) ? known ?? "mixed" : "base";
        mixed = kind === "mixed" ? ten : [];
        chosenEdition = Cards.editions.includes(game?.edition) ? game.edition : Cards.editions[0];
    }
    // Puts a card into the mixed set or takes it out; an eleventh stays out.
    function toggle(card: string): void {
        if (mixed.includes(card))
            mixed = mixed.filter(other => other !== card);
        else if (!mixedFull)
            mixed = mixed.concat([card]);
    }
}
