pragma ComponentBehavior: Bound
import QtQuick

// How happenings show where nothing travels: what causes them and what they happen to shine, what leaves fades where it
// lay, and beside each number that changes stands by how much.
QtObject {
    id: motions

    required property Scene stage

    function shine(number: int, colour: color): void {
        if (stage.zone.card(number))
            ring.createObject(stage, {stage: stage, lasts: 700, around: {card: number}, colour: colour});
    }
    function change(n: int, over: var): void {
        label.createObject(stage, {stage: stage, n: n, over: over});
    }
    function fade(number: int, name: string): void {
        const card = stage.zone.card(number);
        if (!card)
            return;
        const at = stage.cardRect(number);
        leaving.createObject(stage, {stage: stage, to: {at: at}, looks: {
            card: name, family: card.model.family, up: true, tokens: card.model.tokens, marks: card.model.marks, at: at
        }});
        ring.createObject(stage, {stage: stage, lasts: 700, around: {at: at}, colour: Theme.wine});
    }
    // Of a moved card: from which place to which.
    function way(cue: var): void {
        label.createObject(stage, {stage: stage, text: (cue.from + 1) + " → " + (cue.to + 1),
                                   over: {card: cue.otherNumber}});
    }
    function before(cue: var): void {
        if (cue.happening === "eliminated")
            fade(cue.otherNumber, cue.otherCard);
        else if (["discarded", "reserved", "swapped"].includes(cue.happening))
            fade(cue.number, cue.card);
    }
    function after(cue: var): void {
        shine(cue.number, Theme.glow);
        shine(cue.otherNumber, cue.happening === "ambushSprings" ? Theme.wine : Theme.goldLight);
        switch (cue.happening) {
        case "gained":
        case "gainedElimination":
        case "tookTokens":
        case "infiltrationBonus":
        case "tradePays":
        case "finalTrade":
        case "ambushPays":
        case "racketPays":
            return change(cue.n, {seat: cue.seat, pile: "coin"});
        case "stole":
            change(-cue.n, {seat: cue.other, pile: "coin"});
            return change(cue.n, {seat: cue.seat, pile: "coin"});
        case "tokenGiven":
            return change(cue.n, stage.pill(cue.otherNumber));
        case "kept":
            return change(1, stage.pill(cue.number));
        case "tokensLost":
        case "tokenPaid":
            return change(-cue.n, stage.pill(cue.number));
        case "racketTakes":
            return cue.losses.forEach(loss => change(-loss.n, stage.pill(loss.number)));
        case "moved":
            return way(cue);
        case "markerPasses":
            ring.createObject(stage, {stage: stage, lasts: 700, corner: 8,
                                      around: {seat: cue.seat, pile: "crown"}});
        }
    }

    readonly property Component ring: Component {
        Ring {}
    }
    readonly property Component label: Component {
        Change {}
    }
    readonly property Component leaving: Component {
        LeavingCard {}
    }
}
