pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// Shows what happens, one cue after the other: sends cards and tokens on their way and calls for the next cue. Lies over
// the table and catches nothing. What the rules did is done; this only tells it.
Item {
    id: director

    required property QueueZone zone
    required property HandRow hand // of the person here, or null
    required property Seats seats
    required property Item supply // of judgement tokens
    // How many milliseconds a happening is shown at the least.
    property int leastBeat: 0
    // Somebody reads: what happens next waits.
    property bool held: false
    onHeldChanged: if (!held && Game.moving && !beat.running)
        beat.restart()

    // Ends everything that moves.
    function clear(): void {
        beat.stop();
        for (let i = children.length - 1; i >= 0; --i)
            children[i].destroy();
        zone.snap();
    }
    function skip(): void {
        Game.skip();
        clear();
    }

    function centreOf(item: Item): point {
        return mapFromItem(item, item.width / 2, item.height / 2);
    }
    function seatPoint(seat: int, spot: string): point {
        const item = seats.spot(seat, spot);
        return item ? centreOf(item) : hand ? centreOf(hand) : centreOf(director);
    }
    // Where a card rests: what is gone from the queue was at the place being resolved.
    function cardPoint(number: int): point {
        const card = zone.card(number);
        return card ? mapFromItem(zone, card.goalX + card.width / 2, card.goalY + card.height / 2)
            : mapFromItem(zone, zone.placeX(Math.max(0, Game.place)) + zone.cardWidth / 2, zone.foot - zone.cardHeight / 2);
    }
    function coins(n: int, from: point, to: point, via: var): void {
        for (let i = 0; i < Math.min(8, n); ++i)
            coin.createObject(director, {from: from, to: to, via: via, delay: i * 60 * Theme.pace});
    }
    function leaves(cue: var, number: int, name: string, seat: int, struck: bool, spot: string): void {
        const card = zone.card(number);
        if (!card)
            return;
        const at = mapFromItem(zone, card.goalX, card.goalY);
        card_.createObject(director, {
            card: name, family: card.model.family, up: card.model.up, struck: struck, x: at.x, y: at.y,
            width: card.width, height: card.height, to: seatPoint(seat, spot)
        });
    }

    // The models still show the moment before: cards that are about to go are still there.
    function before(cue: var): void {
        if (Theme.pace === 0)
            return;
        if (cue.happening === "placed") {
            const mine = hand && cue.seat === seats.viewer;
            zone.entry = mine ? zone.mapFromItem(hand, hand.centre(cue.card))
                : zone.mapFromItem(director, seatPoint(cue.seat, "hand"));
        } else if (cue.happening === "eliminated") {
            leaves(cue, cue.otherNumber, cue.otherCard, cue.other, true, "discard");
        } else if (cue.happening === "discarded") {
            leaves(cue, cue.number, cue.card, cue.seat, false, "discard");
        } else if (cue.happening === "reserved") {
            leaves(cue, cue.number, cue.card, cue.seat, false, "reserve");
        } else if (cue.happening === "swapped") {
            leaves(cue, cue.number, cue.card, cue.seat, false, "hand");
        }
    }
    function after(cue: var): void {
        zone.entry = null;
        if (Theme.pace === 0)
            return;
        const card = cardPoint(cue.number);
        const coin = seatPoint(cue.seat, "coin");
        switch (cue.happening) {
        case "tookTokens":
        case "gained":
        case "gainedElimination":
        case "infiltrationBonus":
            coins(cue.n, card, coin, undefined);
            break;
        case "ambushPays":
        case "racketPays":
            coins(cue.n, seatPoint(cue.seat, "discard"), coin, undefined);
            break;
        case "tradePays":
        case "finalTrade":
            coins(cue.n, seatPoint(cue.seat, "reserve"), coin, undefined);
            break;
        case "stole":
            coins(cue.n, seatPoint(cue.other, "coin"), coin, card);
            if (cue.n > 0)
                seats.shake(cue.other);
            break;
        case "tokenGiven":
            coins(cue.n, card, cardPoint(cue.otherNumber), undefined);
            break;
        case "marked":
            mark.createObject(director, {from: centreOf(supply), to: cardPoint(cue.otherNumber)});
            break;
        case "kept":
            coins(1, Qt.point(card.x, card.y - zone.cardHeight), Qt.point(card.x, card.y + 0.38 * zone.cardHeight),
                  undefined);
            break;
        case "tokensLost":
        case "tokenPaid":
            coins(cue.n, card, Qt.point(card.x, card.y + zone.cardHeight), undefined);
            break;
        }
    }

    Component {
        id: coin
        FlyingCoin {}
    }
    Component {
        id: mark
        FlyingCoin {
            judgement: true
        }
    }
    Component {
        id: card_
        LeavingCard {}
    }
    Timer {
        id: beat
        onTriggered: if (!director.held)
            Game.next()
    }
    Connections {
        target: Game
        function onJumped() {
            director.clear();
        }
        function onCueStarts(cue) {
            director.before(cue);
        }
        function onCueShown(cue) {
            director.after(cue);
            // A computer takes its time before the next choice, so that one can follow.
            beat.interval = Math.max(director.leastBeat,
                                     Theme.motion(cue.happening) + (Game.nextThinks ? Theme.thinkTime : 0));
            beat.restart();
        }
    }
    // A page that opens while something is being shown goes on from there.
    Component.onCompleted: if (Game.moving)
        beat.restart()
    Component.onDestruction: beat.stop()
}
