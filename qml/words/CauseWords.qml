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
            return causes.rule(entry.happening)
        return entry.happening === Engine.Happening.Discarded && entry.cause !== entry.card || causes.nameless.includes(entry.happening)
            ? causes.fill(qsTr("Because of the %1."), causes.cards.name(entry.cause)) : ""
    }

    // Happenings whose sentences name no card that did it.
    readonly property var nameless: [
        Engine.Happening.Stole, Engine.Happening.Moved, Engine.Happening.TokenGiven, Engine.Happening.Marked,
        Engine.Happening.RacketTakes
    ]

    // One of the whole game.
    function rule(happening: int): string {
        switch (happening) {
        case Engine.Happening.ResolutionBegins:
            return qsTr("Everybody has laid a card.")
        case Engine.Happening.Slept:
            return qsTr("A card that was swapped in sleeps until the round ends.")
        case Engine.Happening.Acts:
            return qsTr("Once revealed, it acts in every round.")
        case Engine.Happening.TookTokens:
            return qsTr("Whoever reveals a card takes the tokens on it.")
        case Engine.Happening.GainedElimination:
            return qsTr("Each card that is eliminated brings 1.")
        case Engine.Happening.Discarded:
            return qsTr("An intrigue that has acted is discarded.")
        case Engine.Happening.MarkerPasses:
            return qsTr("It passes on when a round ends.")
        }
        return ""
    }
}
