import QtQml
import Oriflamme.App

// One sentence for each thing that may happen in a game.
Phrases {
    id: log

    required property CardWords cards

    // The sentence for a cue, as Stage.cue holds it; `names` are the seats' names. A hidden card ("") is not named.
    function caption(cue: cue, names: var): string {
        return log.sentence(cue, names[cue.seat] ?? "", names[cue.other] ?? "")
    }

    // By the names of the seat and the other. Places count from 1 at the left end.
    function sentence(cue: cue, seat: string, other: string): string {
        switch (cue.happening) {
        case Engine.Happening.RoundBegins:
            return log.fill(qsTr("Round %1 of 6 begins."), cue.n)
        case Engine.Happening.TradePays:
            return log.fill(qsTr("%1’s Trade pays %n influence.", "", cue.n), seat)
        case Engine.Happening.Placed:
            return log.placed(cue, seat)
        case Engine.Happening.ResolutionBegins:
            return qsTr("The queue is resolved.")
        case Engine.Happening.Kept:
            return cue.card === ""
            ? log.fill(qsTr("%1 keeps a card hidden: %n tokens on it.", "", cue.n), seat)
            : log.fill(qsTr("%1 keeps the %2 hidden: %n tokens on it.", "", cue.n), seat, log.cards.name(cue.card))
        case Engine.Happening.Slept:
            return log.fill(qsTr("The sleeping card at place %1 is passed over."), cue.to + 1)
        case Engine.Happening.Revealed:
            return log.fill(qsTr("%1 reveals the %2."), seat, log.cards.name(cue.card))
        case Engine.Happening.TookTokens:
            return log.fill(qsTr("%1 takes %n tokens from the %2.", "", cue.n), seat, log.cards.name(cue.card))
        case Engine.Happening.TokensLost:
            return log.fill(qsTr("%n tokens on the %1 are lost.", "", cue.n), log.cards.name(cue.card))
        case Engine.Happening.TokenPaid:
            return log.fill(qsTr("%1 pays 1 token from the %2 to reveal it."), seat, log.cards.name(cue.card))
        case Engine.Happening.Acts:
            return log.fill(qsTr("%1’s %2 acts."), seat, log.cards.name(cue.card))
        case Engine.Happening.Copied:
            return log.fill(qsTr("%1’s Shapeshifter copies the %2."), seat, log.cards.name(cue.otherCard))
        case Engine.Happening.NoEffect:
            return log.fill(qsTr("%1’s %2 has no effect."), seat, log.cards.name(cue.card))
        case Engine.Happening.Gained:
            return log.gained(cue.n, seat, cue.card)
        case Engine.Happening.GainedElimination:
            return log.fill(qsTr("%1 gains %n influence for the eliminations.", "", cue.n), seat)
        case Engine.Happening.InfiltrationBonus:
            return log.fill(qsTr("%1 gains %n influence more thanks to the Infiltration.", "", cue.n), seat)
        case Engine.Happening.Stole:
            return log.stole(cue, seat, other)
        case Engine.Happening.Eliminated:
            return log.eliminated(cue, seat, other)
        case Engine.Happening.Discarded:
            return log.fill(qsTr("%1 discards the %2."), seat, log.cards.name(cue.card))
        case Engine.Happening.AmbushSprings:
            return cue.seat === cue.other
            ? log.fill(qsTr("%1’s Ambush catches a card of the same family: the %2 is discarded."),
                       seat, log.cards.name(cue.otherCard))
            : log.fill(qsTr("%1’s Ambush springs: %2’s %3 is discarded."),
                       seat, other, log.cards.name(cue.otherCard))
        case Engine.Happening.AmbushPays:
            return log.gained(cue.n, seat, "ambush")
        case Engine.Happening.RacketPays:
            return cue.n > 0
            ? log.fill(qsTr("%1’s Racket pays %n influence for %2’s cards.", "", cue.n), seat, other)
            : log.fill(qsTr("%1’s %2 brings nothing."), seat, log.cards.name("racket"))
        case Engine.Happening.RacketTakes:
            return log.fill(qsTr("%1 loses %n tokens from face-down cards.", "", cue.n), other)
        case Engine.Happening.Moved:
            return log.moved(cue, seat)
        case Engine.Happening.TokenGiven:
            return log.tokenGiven(cue, seat, other)
        case Engine.Happening.Marked:
            return cue.otherCard === ""
            ? log.fill(qsTr("%1 puts a judgement token on the card at place %2."), seat, cue.to + 1)
            : log.fill(qsTr("%1 puts a judgement token on %2’s %3."), seat, other, log.cards.name(cue.otherCard))
        case Engine.Happening.Swapped:
            return cue.otherCard === ""
            ? log.fill(qsTr("%1 takes the %2 back and lays another card face down in its place; it sleeps this round."),
                       seat, log.cards.name(cue.card))
            : log.fill(qsTr("%1 takes the %2 back and lays the %3 face down in its place; it sleeps this round."),
                       seat, log.cards.name(cue.card), log.cards.name(cue.otherCard))
        case Engine.Happening.Reserved:
            return log.fill(qsTr("%1 reserves the %2."), seat, log.cards.name(cue.card))
        case Engine.Happening.TurnedDown:
            return log.fill(qsTr("%1 turns the %2 face down again."), seat, log.cards.name(cue.card))
        case Engine.Happening.MarkerPasses:
            return log.fill(qsTr("The first-player marker passes to %1."), seat)
        case Engine.Happening.FinalTrade:
            return log.fill(qsTr("%1 takes %n tokens from the Trade.", "", cue.n), seat)
        case Engine.Happening.GameOver:
            return qsTr("The six rounds are over.")
        }
        return ""
    }

    function gained(n: int, seat: string, card: string): string {
        return log.fill(qsTr("%1 gains %n influence from the %2.", "", n), seat, log.cards.name(card))
    }

    function placed(cue: cue, seat: string): string {
        const place = cue.to + 1
        const card = log.cards.name(cue.card)
        const hidden = cue.card === ""
        if (cue.height > 0)
            return hidden ? log.fill(qsTr("%1 lays a card on the stack at place %2."), seat, place)
                          : log.fill(qsTr("%1 lays the %2 on the stack at place %3."), seat, card, place)
        if (cue.stacks === 1)
            return hidden ? log.fill(qsTr("%1 lays the first card of the queue."), seat)
                          : log.fill(qsTr("%1 lays the %2, the first card of the queue."), seat, card)
        if (cue.to === 0)
            return hidden ? log.fill(qsTr("%1 lays a card at the left end."), seat)
                          : log.fill(qsTr("%1 lays the %2 at the left end."), seat, card)
        return hidden ? log.fill(qsTr("%1 lays a card at the right end."), seat)
                      : log.fill(qsTr("%1 lays the %2 at the right end."), seat, card)
    }

    function stole(cue: cue, seat: string, other: string): string {
        if (cue.seat === cue.other)
            return log.fill(qsTr("%1 points at a card of their own family: nothing is stolen."), seat)
        return cue.n > 0 ? log.fill(qsTr("%1 steals 1 influence from %2."), seat, other)
                         : log.fill(qsTr("%1 steals nothing: %2 has no influence."), seat, other)
    }

    function eliminated(cue: cue, seat: string, other: string): string {
        const card = log.cards.name(cue.card)
        const victim = log.cards.name(cue.otherCard)
        if (cue.number === cue.otherNumber)
            return log.fill(qsTr("%1’s %2 eliminates itself."), seat, card)
        if (cue.seat === cue.other)
            return log.fill(qsTr("%1’s %2 eliminates %3, a card of the same family."), seat, card, victim)
        return log.fill(qsTr("%1’s %2 eliminates %3’s %4."), seat, card, other, victim)
    }

    // `height` above 0 tells that the first edition's Decree laid the card onto another.
    function moved(cue: cue, seat: string): string {
        const from = cue.from + 1
        const to = cue.to + 1
        const card = log.cards.name(cue.otherCard)
        const hidden = cue.otherCard === ""
        if (cue.height > 0)
            return hidden ? log.fill(qsTr("%1 moves a card from place %2 onto the stack at place %3."), seat, from, to)
                          : log.fill(qsTr("%1 moves the %2 from place %3 onto the stack at place %4."),
                                     seat, card, from, to)
        return hidden ? log.fill(qsTr("%1 moves a card from place %2 to place %3."), seat, from, to)
                      : log.fill(qsTr("%1 moves the %2 from place %3 to place %4."), seat, card, from, to)
    }

    // Only a Diplomat gives two; among those who give one, only the Infiltration gives to its own family.
    function tokenGiven(cue: cue, seat: string, other: string): string {
        if (cue.n > 1)
            return log.fill(qsTr("%1 puts 2 tokens on %2’s %3."), seat, other, log.cards.name(cue.otherCard))
        if (cue.seat === cue.other)
            return log.fill(qsTr("%1 puts 1 token on a face-down card of their own family."), seat)
        return log.fill(qsTr("%1 puts 1 token on a face-down card of %2."), seat, other)
    }
}
