pragma Singleton
import QtQml
import Oriflamme.App

// What the choices that are open would bring, by their codes.
QtObject {
    id: outlook

    readonly property var players: Stage.players
    readonly property asked asked: HotSeat.asked
    readonly property var previews: HotSeat.previews.all // by the codes of the choices
    readonly property var names: players.map(player => player.name)

    // In sentences.
    function words(code: string): string {
        const onTable = asked.what === "place" || asked.what === "move";
        return Words.preview(previews[code], HotSeat.viewer, names, {
            pointed: asked.what === "target", quiet: onTable || asked.what === "swap" || asked.half === "mark",
            unsure: asked.what === "keep-or-reveal" && asked.card === ""
        });
    }
    // What it takes from the seat that is asked.
    function costs(code: string): string {
        return Words.costs(previews[code], HotSeat.viewer, names, asked.seat);
    }
    // At a glance: an array of {family, amounts}, see PreviewPill.
    function pills(code: string): var {
        const preview = previews[code];
        if (!preview?.possible)
            return [];
        const own = preview.now.gone.filter(card => card.seat === asked.seat && !card.spent);
        const list = [];
        for (const change of preview.now.seats) {
            const amounts = outlook.amounts(change);
            if (change.seat === asked.seat)
                amounts.push(...own.map(outlook.card));
            list.push({family: players[change.seat]?.family ?? "", amounts: amounts});
        }
        if (own.length > 0 && preview.now.seats.every(change => change.seat !== asked.seat))
            list.unshift({family: players[asked.seat]?.family ?? "", amounts: own.map(outlook.card)});
        return list.filter(pill => pill.amounts.length > 0);
    }
    function amounts(change: var): var {
        const lost = change.lost.map(n => -n).reverse();
        return [["influence", change.influence], ["tokens", change.laid], ["tokens", lost]]
            .filter(entry => entry[1][0] !== 0 || entry[1][1] !== 0)
            .map(entry => ({kind: entry[0], text: Words.amount(entry[1]), loss: entry[1][1] <= 0}));
    }
    // One that is lost, or may be.
    function card(card: var): var {
        return {kind: "card", text: card.sure ? Words.amount([-1, -1]) : "?", loss: true};
    }
}
