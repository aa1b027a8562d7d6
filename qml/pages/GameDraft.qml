import QtQml

// The game that is being set up: who sits where, with which cards, which way the queue goes, who begins.
QtObject {
    id: draft

    readonly property int fewest: 2
    readonly property int most: 5
    readonly property int longestName: 64
    readonly property var families: ["wolf", "raven", "tower", "oak", "stag"]
    readonly property var players: ["human", "ai:novice", "ai:casual", "ai:skilled", "ai:strong", "ai:master"]

    // A { family, name, player } a seat.
    property var seats: []
    property bool rightToLeft: false
    // The seat that begins, -1: drawn by lot.
    property int first: -1

    readonly property DeckDraft deck: DeckDraft {}
    readonly property bool several: seats.filter(seat => seat.player === "human").length > 1
    readonly property bool full: seats.length === most
    readonly property var freeFamilies: families.filter(family => seats.every(seat => seat.family !== family))

    // What can be set, and how it was when it was taken up.
    readonly property string all: JSON.stringify([seats, rightToLeft, first, deck.kind, deck.mixed, deck.chosenEdition])
    property string untouched: ""

    // Takes up a game unless something was set here since the last time: what nobody touched is proposed anew, in the
    // language of the moment.
    function takeUp(game: var): void {
        if (untouched !== "" && all !== untouched)
            return;
        take(game);
        untouched = all;
    }
    // Takes up a game as Game.start() takes it; one that cannot be played becomes the first game ever:
    // a person and three computers.
    function take(game: var): void {
        const known = Array.from(game?.seats ?? []).map(seat => seated(seat)).filter(seat =>
            players.includes(seat?.player) && families.includes(seat?.family) && typeof seat?.name === "string");
        const names = Words.suggestedNames;
        seats = known.length >= fewest && known.length <= most && new Set(known.map(seat => seat.family)).size === known.length
            ? known.map(seat => ({family: seat.family, name: tidy(seat.name), player: seat.player}))
            : ["human", "ai:casual", "ai:novice", "ai:casual"].map((player, i) =>
                ({family: families[i], name: names[[0, 5, 4, 7][i]], player: player}));
        deck.take(game);
        rightToLeft = game?.direction === "right-to-left";
        first = Number.isInteger(game?.first) && seats[game.first] ? game.first : -1;
    }
    // A setup may have been saved when other computers were offered: the nearest of these takes the seat.
    function seated(seat: var): var {
        return seat?.player === "ai:greedy" ? Object.assign({}, seat, {player: "ai:casual"}) : seat;
    }
    // The game as Game.start() takes it. A seat without a name gets one.
    function game(): var {
        seats.forEach((seat, i) => nameIfNone(i));
        return {
            seats: seats, direction: rightToLeft ? "right-to-left" : "left-to-right", first: first,
            cards: deck.cards, edition: deck.edition
        };
    }

    function add(): void {
        if (!full)
            seats = seats.concat([{family: freeFamilies[0], name: freeName(), player: "ai:casual"}]);
    }
    function remove(seat: int): void {
        if (seats.length === fewest)
            return;
        seats = seats.filter((other, i) => i !== seat);
        first = first === seat ? -1 : first > seat ? first - 1 : first;
    }
    function rename(seat: int, name: string): void {
        change(seat, {name: name});
    }
    // Gives a seat without a name one that nobody has.
    function nameIfNone(seat: int): void {
        const name = tidy(seats[seat].name);
        change(seat, {name: name === "" ? freeName() : name});
    }
    function setPlayer(seat: int, player: string): void {
        change(seat, {player: player});
    }
    // On to the next family (or, with `by` -1, the one before) that is free; where none is, two seats trade theirs.
    function turnFamily(seat: int, by: int): void {
        const own = seats[seat].family;
        const at = families.indexOf(own);
        const inTurn = [1, 2, 3, 4].map(step => families[(at + by * step + 5 * 4) % 5]);
        const next = inTurn.find(family => freeFamilies.includes(family)) ?? inTurn[0];
        const holder = seats.findIndex(other => other.family === next);
        if (holder >= 0)
            change(holder, {family: own});
        change(seat, {family: next});
    }

    function change(seat: int, what: var): void {
        seats = seats.map((other, i) => i === seat ? Object.assign({}, other, what) : other);
    }
    function freeName(): string {
        return Words.suggestedNames.find(name => seats.every(seat => seat.name !== name)) ?? Words.suggestedNames[0];
    }
    // One line of at most so many signs, an emoji counting as one.
    function tidy(name: string): string {
        return Array.from(name.replace(/\s+/g, " ").trim()).slice(0, longestName).join("");
    }
}
