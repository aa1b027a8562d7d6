pragma Singleton
import QtQml
import Oriflamme.App

// What the choices that are open would bring, by their codes.
QtObject {
    id: outlook

    readonly property var players: Game.players
    readonly property var names: players.map(player => player.name)

    function of(code: string): choicePreview {
        return Game.previews.told ? Game.previews.of(code) : Game.previews.of("");
    }
    // In sentences.
    function words(code: string): string {
        const onTable = Game.asks === "place" || Game.asks === "move";
        return Words.preview(of(code), Game.viewer, names, {
            pointed: Game.asks === "target", quiet: onTable || Game.asks === "swap" || Game.half === "mark",
            unsure: Game.asks === "keep-or-reveal" && Game.askedCard === ""
        });
    }
    // At a glance: an array of {family, amounts}, see PreviewPill.
    function pills(code: string): var {
        const preview = of(code), now = preview.now;
        if (!preview.possible)
            return [];
        const own = Array.from(now.gone).filter(card => card.seat === Game.askedSeat && !card.spent).map(outlook.card);
        const seats = Array.from(now.seats, change => change.seat);
        if (own.length > 0 && !seats.includes(Game.askedSeat))
            seats.unshift(Game.askedSeat);
        return seats.map(seat => ({
            family: players[seat]?.family ?? "",
            amounts: outlook.amounts(now.of(seat)).concat(seat === Game.askedSeat ? own : [])
        })).filter(pill => pill.amounts.length > 0);
    }
    function amounts(change: seatOutcome): var {
        return [outlook.amount(PreviewPill.Influence, change.influence.least, change.influence.most),
                outlook.amount(PreviewPill.Tokens, change.laid.least, change.laid.most),
                outlook.amount(PreviewPill.Tokens, -change.lost.most, -change.lost.least)].filter(amount => amount !== null);
    }
    function amount(kind: int, least: int, most: int): var {
        return least === 0 && most === 0 ? null : {kind: kind, text: Words.amount(least, most), loss: most <= 0};
    }
    // One that is lost, or may be.
    function card(card: lostCard): var {
        return {kind: PreviewPill.Card, text: card.sure ? Words.amount(-1, -1) : "?", loss: true};
    }
}
