pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// Where motions are played, with the one clock that all of them follow, and where everything on the table is. Lies over
// the table and catches nothing.
Item {
    id: stage

    required property QueueZone zone
    required property HandRow hand // of the person here, or null
    required property Seats seats
    required property Item supply // of judgement tokens
    required property board board

    // Milliseconds since the happening is shown, as they would be at the normal speed; and when its last motion ends.
    property real now: 0
    property int length: 0
    // Where the Ambush lay that was struck last, by its seat.
    property var fallen: ({})

    function until(end: int): void {
        length = Math.max(length, end);
    }
    function rectOf(item: Item): rect {
        return mapFromItem(item, 0, 0, item.width, item.height);
    }
    // Where a seat's "coin", "hand", "discard", "reserve" or "crown" is.
    function seatSpot(seat: int, what: string): Item {
        const item = seats.spot(seat, what);
        return item ? item : hand ? hand : seats;
    }
    // Where a card lies now; what is gone from the queue was at the place being resolved.
    function cardRect(number: int): rect {
        const card = zone.card(number);
        return card ? mapFromItem(zone, card.x, card.y, card.width, card.height)
            : mapFromItem(zone, zone.placeX(Math.max(0, board.place)), zone.topY(0, 1), zone.cardWidth, zone.cardHeight);
    }

    // A spot is {card: its number}, {seat, pile} (as in seatSpot), {item} or {at: a rectangle}; `down` and `right` move it
    // by parts of its size. `now` is given only so that bindings look again as the clock goes: mapFromItem tells them
    // nothing.
    function rectAt(spot: var, now: real): rect {
        if (spot.at !== undefined)
            return spot.at;
        return spot.card !== undefined ? cardRect(spot.card) : rectOf(spot.item ?? seatSpot(spot.seat, spot.pile));
    }
    function pointAt(spot: var, now: real): point {
        const rect = rectAt(spot, now);
        return Qt.point(rect.x + rect.width * (0.5 + (spot.right ?? 0)), rect.y + rect.height * (0.5 + (spot.down ?? 0)));
    }
    // Where influence lies on a card.
    function pill(number: int): var {
        return {card: number, down: 0.36};
    }
}
