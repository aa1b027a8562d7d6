pragma Singleton
import QtQml
import Oriflamme.App

// What the choices that are open would bring, by their codes.
QtObject {
    id: outlook

    readonly property var players: Stage.players
    readonly property asked asked: HotSeat.asked
    readonly property Previews previews: HotSeat.previews
    readonly property var names: players.map(player => player.name)

    function of(code: string): choicePreview {
        return previews.of(previews.told ? code : "");
    }
    // In sentences: by itself, until the next question, and the whole.
    function now(code: string): string {
        const onTable = asked.what === "place" || asked.what === "move";
        return Words.preview(of(code), HotSeat.viewer, names, {
            pointed: asked.what === "target", quiet: onTable || asked.what === "swap" || asked.half === "mark",
            unsure: asked.what === "keep-or-reveal" && asked.card === "", kept: code === "keep" ? asked.tokens + 1 : 0
        });
    }
    function then(code: string): string {
        return Words.previewThen(of(code), HotSeat.viewer, names);
    }
    function words(code: string): string {
        return (now(code) + " " + then(code)).trim();
    }
    // What it takes from the seat that is asked.
    function costs(code: string): string {
        return Words.costs(of(code), HotSeat.viewer, names, asked.seat);
    }
    // At a glance: an array of {family, amounts}, see PreviewPill.
    function pills(code: string): var {
        const preview = of(code), now = preview.now;
        if (!preview.possible)
            return [];
        const own = Array.from(now.gone).filter(card => card.seat === asked.seat && !card.spent).map(outlook.card);
        const seats = Array.from(now.seats, change => change.seat);
        if (own.length > 0 && !seats.includes(asked.seat))
            seats.unshift(asked.seat);
        return seats.map(seat => ({
            family: players[seat]?.family ?? "",
            amounts: outlook.amounts(now.of(seat)).concat(seat === asked.seat ? own : [])
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
