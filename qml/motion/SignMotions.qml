pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What shows by a sign: a card that acts, copies or does nothing, a trap, a mark, the crown that passes.
Motions {
    id: signs

    readonly property int trapSize: Theme.size(110, 74)

    function copy(cue: cue): void {
        shine({card: cue.otherNumber}, Theme.goldLight, {});
        play(ghost, {card: cue.otherCard, family: stage.zone.card(cue.otherNumber)?.model.family ?? "",
                     from: {card: cue.otherNumber}, to: {card: cue.number}});
    }
    // Where it was struck, or out of its owner's pile, the trap opens, and flies at the card that has stepped into it.
    function spring(cue: cue): void {
        const caught = {card: cue.otherNumber}, lay = stage.fallen[cue.seat];
        const from = lay ? {at: lay} : {seat: cue.seat, pile: "discard"};
        open(from, "emblems/ambush", {lasts: 400, size: trapSize, stays: true});
        play(trap, {start: 400, from: from, to: caught});
        play(jaws, {start: 660, around: caught});
        shine(caught, Theme.loss, {start: 880, lasts: 560});
    }
    function mark(cue: cue, transfer: var): void {
        shine({card: cue.number}, Theme.glow, {});
        play(judgement, {from: transfer.from, to: transfer.to, taker: stage.zone.card(cue.otherNumber)});
    }
    function after(cue: cue, transfers: var): void {
        switch (cue.happening) {
        case Engine.Happening.Acts:
            return shine({card: cue.number}, Theme.glow, {reach: 26});
        case Engine.Happening.Copied:
            return copy(cue);
        case Engine.Happening.NoEffect:
            shine({card: cue.number}, Theme.muted, {reach: 0});
            return open({card: cue.number}, "icons/close", {disc: true, shakes: true});
        case Engine.Happening.Slept:
            return open({card: cue.number}, "tokens/sleeping", {});
        case Engine.Happening.AmbushSprings:
            return spring(cue);
        case Engine.Happening.Marked:
            return mark(cue, transfers[0]);
        case Engine.Happening.MarkerPasses:
            play(crown, {from: transfers[0].from, to: transfers[0].to});
        }
    }

    readonly property Component ghost: Component {
        GhostCard {}
    }
    readonly property Component jaws: Component {
        Jaws {}
    }
    readonly property Component trap: Component {
        FlyingSign {
            lasts: 320
            drawing: "emblems/ambush"
            size: signs.trapSize
        }
    }
    readonly property Component judgement: Component {
        FlyingSign {
            property QueueCard taker: null

            function hold(n: int): void {
                if (taker)
                    taker.pendingMarks = n;
            }

            start: 120
            drawing: "tokens/judgement"
            onLanded: hold(0)
            Component.onCompleted: hold(1)
        }
    }
    readonly property Component crown: Component {
        FlyingSign {
            drawing: "tokens/first-player"
            arc: 0.08
            onLanded: stage.seats.crownFlies = false
            Component.onCompleted: stage.seats.crownFlies = true
        }
    }
}
