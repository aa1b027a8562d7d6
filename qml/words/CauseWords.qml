import QtQml

// Why something happened: the card or the rule behind a line of the log that does not name it itself.
Phrases {
    id: causes

    required property CardWords cards

    // A sentence for an entry of Game.gameLog; nothing where its own sentence says it, or somebody chose it.
    function because(entry: var): string {
        if (entry.copied !== "")
            return causes.fill(qsTr("The Shapeshifter copies the %1."), causes.cards.name(entry.copied))
        if (entry.cause === "")
            return causes.rules[entry.happening] ?? ""
        return entry.happening === "discarded" && entry.cause !== entry.card || causes.nameless.includes(entry.happening)
            ? causes.fill(qsTr("Because of the %1."), causes.cards.name(entry.cause)) : ""
    }

    // Happenings whose sentences name no card that did it.
    readonly property var nameless: ["stole", "moved", "tokenGiven", "marked", "racketTakes"]

    // Those of the whole game.
    readonly property var rules: ({
        "resolutionBegins": qsTr("Everybody has laid a card."),
        "slept": qsTr("A card that was swapped in sleeps until the round ends."),
        "acts": qsTr("Once revealed, it acts in every round."),
        "tookTokens": qsTr("Whoever reveals a card takes the tokens on it."),
        "gainedElimination": qsTr("Each card that is eliminated brings 1."),
        "discarded": qsTr("An intrigue that has acted is discarded."),
        "markerPasses": qsTr("It passes on when a round ends.")
    })
}
