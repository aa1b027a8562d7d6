pragma Singleton
import QtQml
import Oriflamme.App

// The cards on the screen that may be looked at closely, and which of them a person turns to.
QtObject {
    id: spots

    property CardSpot pointed: null // under the pointer
    property CardSpot focused: null // has the keyboard
    readonly property CardSpot current: Input.typing ? focused : pointed
    property CardSpot latest: null // was turned to last
    onCurrentChanged: if (current)
        latest = current

    // The keyboard's focus was put there by the page.
    property bool led: false

    property var all: []

    // A person asks for the whole of a card, or for the stack it lies in.
    signal asked(spot: CardSpot)
    signal stackAsked(spot: CardSpot)

    function add(spot: CardSpot): void {
        all.push(spot);
    }
    function remove(spot: CardSpot): void {
        all.splice(all.indexOf(spot), 1);
    }
    function point(spot: CardSpot, on: bool): void {
        if (on)
            pointed = spot;
        else if (pointed === spot)
            pointed = null;
    }
    function focus(spot: CardSpot, on: bool): void {
        if (on && !led)
            focused = spot;
        else if (!on && focused === spot)
            focused = null;
    }
    // Those that lie together, as one goes through them: a row from left to right, a stack from the top.
    function group(name: string): var {
        return all.filter(spot => spot.visible && spot.facts.group === name)
            .sort((a, b) => a.facts.place - b.facts.place || (b.facts.height ?? 0) - (a.facts.height ?? 0));
    }
    function stackOf(spot: CardSpot): var {
        return group(spot.facts.group).filter(other => other.facts.place === spot.facts.place);
    }
    // The card for one who asks by a key: the one turned to, else one that has the keyboard or the pointer, else the one
    // that acts, else the first of the queue.
    function best(): CardSpot {
        const queue = group("queue");
        if (latest !== null && (latest === pointed || latest === focused))
            return latest;
        const ways = [firstOf(all, spot => spot.visible && spot.holdsFocus), pointed,
                      firstOf(queue, spot => spot.facts.turn === "acting"), firstOf(queue, () => true)];
        return firstOf(ways, spot => spot !== null);
    }
    function firstOf(cards: var, is: var): CardSpot {
        const at = cards.findIndex(is);
        return at < 0 ? null : cards[at];
    }
    // Whether an action was one of those that ask.
    function press(action: int): bool {
        if (action !== Shortcuts.Inspect && action !== Shortcuts.Spread)
            return false;
        const spot = best();
        if (spot && action === Shortcuts.Inspect)
            asked(spot);
        else if (spot && spot.facts.stackSize > 1)
            stackAsked(spot);
        return true;
    }
}
