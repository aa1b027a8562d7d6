import QtQml
import Oriflamme.App

// Why something happened: the card or the rule behind a line of the log that does not name it itself.
Phrases {
    id: causes

    required property CardWords cards
    required property RuleWords rules

    // A sentence for an entry of the log; nothing where its own sentence says it, or somebody chose it.
    function because(entry: cue): string {
        if (entry.copied !== "")
            return causes.fill(qsTr("The Shapeshifter copies the %1."), causes.cards.name(entry.copied))
        if (entry.cause === "")
            return causes.general[entry.happening] ?? ""
        const discarded = entry.happening === Engine.Happening.Discarded && entry.cause !== entry.card;
        return discarded || causes.nameless.includes(entry.happening)
            ? causes.fill(qsTr("Because of the %1."), causes.cards.name(entry.cause)) : ""
    }

    // Happenings whose sentences name no card that did it.
    readonly property var nameless: [
        Engine.Happening.Stole, Engine.Happening.Moved, Engine.Happening.TokenGiven, Engine.Happening.Marked,
        Engine.Happening.RacketTakes
    ]

    // Those of the whole game: the first sentence of a rule.
    readonly property var general: ({
        [Engine.Happening.ResolutionBegins]: qsTr("Everybody has laid a card."),
        [Engine.Happening.Slept]: causes.rules.lead("R15"),
        [Engine.Happening.Acts]: causes.rules.lead("acts"),
        [Engine.Happening.TookTokens]: causes.rules.lead("reveal"),
        [Engine.Happening.GainedElimination]: causes.rules.lead("eliminate"),
        [Engine.Happening.Discarded]: causes.rules.lead("kinds"),
        [Engine.Happening.MarkerPasses]: causes.rules.lead("marker")
    })
}
