import QtQml
import Oriflamme.App

// Why something happened: the card or the rule behind a line of the log that does not name it itself.
Phrases {
    id: causes

    required property CardWords cards

    // A sentence for an entry of the log; nothing where its own sentence says it, or somebody chose it.
    function because(entry: cue): string {
        if (entry.copied !== "")
            return causes.fill(qsTr("The Shapeshifter copies the %1."), causes.cards.name(entry.copied))
        if (entry.cause === "")
            return causes.rules[entry.happening] ?? ""
        const discarded = entry.happening === Engine.Happening.Discarded && entry.cause !== entry.card;
        return discarded || causes.nameless.includes(entry.happening)
            ? causes.fill(qsTr("Because of the %1."), causes.cards.name(entry.cause)) : ""
    }

    // Happenings whose sentences name no card that did it.
    readonly property var nameless: [
        Engine.Happening.Stole, Engine.Happening.Moved, Engine.Happening.TokenGiven, Engine.Happening.Marked,
        Engine.Happening.RacketTakes
    ]

    // Those of the whole game.
    readonly property var rules: ({
        [Engine.Happening.ResolutionBegins]: qsTr("Everybody has laid a card."),
        [Engine.Happening.Slept]: qsTr("A card that was swapped in sleeps until the round ends."),
        [Engine.Happening.Acts]: qsTr("Once revealed, it acts in every round."),
        [Engine.Happening.TookTokens]: qsTr("Whoever reveals a card takes the tokens on it."),
        [Engine.Happening.GainedElimination]: qsTr("Each card that is eliminated brings 1."),
        [Engine.Happening.Discarded]: qsTr("An intrigue that has acted is discarded."),
        [Engine.Happening.MarkerPasses]: qsTr("It passes on when a round ends.")
    })
}
