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
        if (entry.happening === Engine.Happening.ResolutionBegins)
            return qsTr("Everybody has laid a card.")
        if (entry.cause === "")
            return RuleWords.lead(causes.rules[entry.happening] ?? "")
        const discarded = entry.happening === Engine.Happening.Discarded && entry.cause !== entry.card;
        return discarded || causes.nameless.includes(entry.happening)
            ? causes.fill(qsTr("Because of the %1."), causes.cards.name(entry.cause)) : ""
    }

    // Happenings whose sentences name no card that did it.
    readonly property var nameless: [
        Engine.Happening.Stole, Engine.Happening.Moved, Engine.Happening.TokenGiven, Engine.Happening.Marked,
        Engine.Happening.RacketTakes
    ]

    // The rules behind those that no card did, by their codes; their first sentence says why.
    readonly property var rules: ({
        [Engine.Happening.Slept]: "R15",
        [Engine.Happening.Acts]: "acts",
        [Engine.Happening.TookTokens]: "reveal",
        [Engine.Happening.GainedElimination]: "eliminate",
        [Engine.Happening.Discarded]: "kinds",
        [Engine.Happening.MarkerPasses]: "marker"
    })
}
