import QtQml
import Oriflamme.App

// What changes hands in a happening, the one table of it: those who let it travel and those who tell it where nothing
// does read the same list of {what, n, from, to}. `from` and `to` are spots (see Scene).
// - Influence: `giver` and `taker` are the spots whose number it changes; it starts and lands there where no other spot is
//   named. Without a taker it is lost. `by` is the card or pile that brings it, `aim` the card that
//   is pointed at, `via` what it passes.
// - Card: one that leaves the queue, by its `number` and name `card`; it is struck, or goes to a pile, and may turn over.
// - Judgement and Crown: the tokens of these.
QtObject {
    id: transfers

    enum What { Influence, Card, Judgement, Crown }

    required property Scene stage

    // While the table still shows the moment before.
    function of(cue: cue): var {
        const coin = {seat: cue.seat, pile: "coin"}, card = {card: cue.number}, other = {card: cue.otherNumber};
        switch (cue.happening) {
        case Engine.Happening.Gained:
        case Engine.Happening.GainedElimination:
            return [influence({n: cue.n, by: card, from: stage.pill(cue.number), taker: coin})];
        case Engine.Happening.TookTokens:
            return [influence({n: cue.n, by: card, giver: stage.pill(cue.number), taker: coin})];
        case Engine.Happening.InfiltrationBonus:
        case Engine.Happening.TradePays:
        case Engine.Happening.FinalTrade:
            return [fromPile(cue, "reserve")];
        case Engine.Happening.RacketPays:
            return [fromPile(cue, "discard")];
        case Engine.Happening.AmbushPays:
            return [Object.assign(fromPile(cue, "discard"), {from: {at: stage.cardRect(0)}})]; // where it has snapped
        case Engine.Happening.Stole:
            return [influence({n: cue.n, by: card, aim: other, giver: {seat: cue.other, pile: "coin"}, via: card,
                               taker: coin})];
        case Engine.Happening.TokenGiven:
            return [influence({n: cue.n, by: card, from: card, taker: stage.pill(cue.otherNumber)})];
        case Engine.Happening.Kept:
            return [influence({n: 1, from: {card: cue.number, down: -0.95}, taker: stage.pill(cue.number)})];
        case Engine.Happening.TokensLost:
        case Engine.Happening.TokenPaid:
            return [lost(cue.number, cue.n)];
        case Engine.Happening.RacketTakes:
            return Array.from(cue.losses, loss => lost(loss.number, loss.n));
        case Engine.Happening.Eliminated:
            return [{what: Transfers.Card, number: cue.otherNumber, card: cue.otherCard, struck: true}];
        case Engine.Happening.Discarded:
            return [leaves(cue, "discard", false)];
        case Engine.Happening.Reserved:
            return [leaves(cue, "reserve", true)];
        case Engine.Happening.Swapped:
            return [leaves(cue, "hand", true)];
        case Engine.Happening.Marked:
            return [{what: Transfers.Judgement, from: {item: stage.supply},
                     to: {card: cue.otherNumber, right: -0.45, down: -0.08}}];
        case Engine.Happening.MarkerPasses:
            return [{what: Transfers.Crown, to: {seat: cue.seat, pile: "crown"},
                     from: {at: stage.rectAt({seat: stage.board.first, pile: "crown"}, stage.now)}}];
        }
        return [];
    }
    function influence(facts: var): var {
        return Object.assign({what: Transfers.Influence, from: facts.giver, to: facts.taker}, facts);
    }
    function fromPile(cue: cue, pile: string): var {
        const spot = {seat: cue.seat, pile: pile};
        return influence({n: cue.n, by: spot, from: spot, taker: {seat: cue.seat, pile: "coin"}});
    }
    // Back to nobody.
    function lost(number: int, n: int): var {
        return influence({n: n, by: {card: number}, giver: stage.pill(number), to: {card: number, down: 0.95}});
    }
    function leaves(cue: cue, pile: string, turns: bool): var {
        return {what: Transfers.Card, number: cue.number, card: cue.card, turns: turns, to: {seat: cue.seat, pile: pile}};
    }
}
