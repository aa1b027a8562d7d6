pragma ComponentBehavior: Bound
import QtQuick

// What all kinds of motions are made with: movers that are put on the stage.
QtObject {
    id: motions

    required property Scene stage

    function play(mover: Component, facts: var): void {
        mover.createObject(stage, Object.assign({stage: stage}, facts));
    }
    function shine(around: var, colour: color, facts: var): void {
        play(ring, Object.assign({around: around, colour: colour}, facts));
    }
    function open(over: var, drawing: string, facts: var): void {
        play(token, Object.assign({over: over, drawing: drawing}, facts));
    }
    // What a card of the queue looks like, by its number, and its name where it may be told; null if it is not there.
    function looksOf(number: int, name: string): var {
        const card = stage.zone.card(number);
        return card ? {card: name, family: card.model.family, up: card.model.up, tokens: card.model.tokens,
                       marks: card.model.marks, at: stage.cardRect(number)} : null;
    }

    readonly property Component ring: Component {
        Ring {}
    }
    readonly property Component token: Component {
        Token {}
    }
    readonly property Component streak: Component {
        Streak {}
    }
    readonly property Component leaving: Component {
        LeavingCard {}
    }
}
