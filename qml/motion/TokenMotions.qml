pragma ComponentBehavior: Bound
import QtQuick

// Influence that changes hands: what brings it shines, coins fly from where it was to where it goes, and the numbers follow
// as they leave and land.
QtObject {
    id: motions

    required property Scene stage

    readonly property int lead: 140 // from the shine to the first coin

    function coin(seat: int): var {
        return {seat: seat, pile: "coin"};
    }
    function shine(around: var, colour: color): void {
        ring.createObject(stage, {stage: stage, around: around, colour: colour});
    }
    function shineOn(number: int): void {
        shine({card: number}, Theme.glow);
    }
    function fly(what: var): void {
        if (what.n > 0)
            coins.createObject(stage, Object.assign({stage: stage, start: lead}, what));
    }
    // A seat gains from a card of the queue, or from a pile beside its panel.
    function gain(cue: var): void {
        shineOn(cue.number);
        fly({n: cue.n, from: stage.pill(cue.number), to: coin(cue.seat), taker: stage.seats.purse(cue.seat)});
    }
    function take(cue: var): void {
        shineOn(cue.number);
        fly({n: cue.n, from: stage.pill(cue.number), to: coin(cue.seat), giver: stage.zone.card(cue.number),
             taker: stage.seats.purse(cue.seat)});
    }
    function gainFrom(cue: var, pile: string): void {
        shine({seat: cue.seat, pile: pile}, Theme.glow);
        fly({n: cue.n, from: {seat: cue.seat, pile: pile}, to: coin(cue.seat), taker: stage.seats.purse(cue.seat)});
    }
    // From the victim's panel over the thief to the thief's.
    function steal(cue: var): void {
        shineOn(cue.number);
        shine({card: cue.otherNumber}, Theme.goldLight);
        fly({n: cue.n, from: coin(cue.other), via: {card: cue.number}, to: coin(cue.seat),
             giver: stage.seats.purse(cue.other), taker: stage.seats.purse(cue.seat)});
        if (cue.n > 0)
            stage.seats.shake(cue.other);
        else
            nothing.createObject(stage, {stage: stage, start: lead, over: coin(cue.other)});
    }
    function give(cue: var): void {
        shineOn(cue.number);
        fly({n: cue.n, from: {card: cue.number}, to: stage.pill(cue.otherNumber),
             taker: stage.zone.card(cue.otherNumber)});
    }
    function keep(cue: var): void {
        fly({start: 0, n: 1, from: {card: cue.number, down: -0.95}, to: stage.pill(cue.number),
             taker: stage.zone.card(cue.number)});
        ring.createObject(stage, {stage: stage, start: 480, lasts: 240, around: {card: cue.number}});
    }
    // Back to nobody.
    function lose(number: int, n: int): void {
        shine({card: number}, Theme.wine);
        fly({n: n, from: stage.pill(number), to: {card: number, down: 0.95}, giver: stage.zone.card(number), fade: true});
    }
    function loseWhatIsGone(cue: var): void {
        shine({seat: cue.seat, pile: "discard"}, Theme.glow);
        for (const loss of cue.losses)
            lose(loss.number, loss.n);
    }
    // Shows it if it is one of these.
    function show(cue: var): void {
        switch (cue.happening) {
        case "gained":
        case "gainedElimination":
            return gain(cue);
        case "tookTokens":
            return take(cue);
        case "infiltrationBonus":
        case "tradePays":
        case "finalTrade":
            return gainFrom(cue, "reserve");
        case "ambushPays":
        case "racketPays":
            return gainFrom(cue, "discard");
        case "racketTakes":
            return loseWhatIsGone(cue);
        case "stole":
            return steal(cue);
        case "tokenGiven":
            return give(cue);
        case "kept":
            return keep(cue);
        case "tokensLost":
        case "tokenPaid":
            return lose(cue.number, cue.n);
        }
    }

    readonly property Component coins: Component {
        FlyingCoins {}
    }
    readonly property Component ring: Component {
        Ring {}
    }
    readonly property Component nothing: Component {
        Token {
            drawing: "icons/close"
            disc: true
            shakes: true
        }
    }
}
