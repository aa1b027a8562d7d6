pragma Singleton
import QtQml
import Oriflamme.App

// Ten cards that one may play with, by their names in records.
QtObject {
    // Tens that play well together; Words.suggestion() and suggestionHint() tell what they are about.
    readonly property var suggestions: [{
            name: "blades", // many ways to strike, and each of the two traps for those who do
            cards: ["archer", "soldier", "heir", "shapeshifter", "deserter", "judge", "assassination", "ambush",
                "insurrection", "racket"]
        }, {
            name: "court", // hardly anything strikes: Heir, Lord and Diplomats live to earn, gifts fatten Trade and Conspiracy
            cards: ["spy", "heir", "lord", "empress", "informant", "diplomat", "assassination", "royal-decree",
                "conspiracy", "trade"]
        }, {
            name: "bargains", // tokens gather on hidden cards: gifts of the Empress, prey of the Informant, bait of the traps
            cards: ["archer", "soldier", "empress", "informant", "diplomat", "judge", "ambush", "conspiracy", "racket",
                "trade"]
        }, {
            name: "masks", // abilities are borrowed, cards exchanged and moved
            cards: ["soldier", "spy", "heir", "shapeshifter", "lord", "empress", "informant", "royal-decree", "ambush",
                "conspiracy"]
        }, {
            name: "shadows", // staying hidden pays: the Fanatic alone, the Infiltration's gifts and bounty, the Insurrection
            cards: ["soldier", "spy", "empress", "fanatic", "informant", "deserter", "conspiracy", "insurrection",
                "racket", "infiltration"]
        }, {
            name: "halves", // five cards of each set, the simplest ones
            cards: ["archer", "soldier", "lord", "empress", "fanatic", "deserter", "assassination", "ambush",
                "insurrection", "trade"]
        }]

    function areSame(one: var, other: var): bool {
        return one.length === other.length && one.every(card => other.includes(card));
    }
    // Ten of all cards by lot.
    function drawn(): var {
        const rest = Array.from(Cards.all);
        return Array.from({length: Cards.familySize}, () => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]);
    }
}
