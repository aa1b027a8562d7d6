import QtQml
import Oriflamme.App

// What may be chosen of the queue, by its code: "left", "right", "3" for place 3, "gap3" for the gap before it.
QtObject {
    id: options

    required property Choice choice
    required property board board

    // From left to right.
    readonly property var codes: {
        const places = choice.places, gaps = choice.gaps;
        const list = choice.left ? ["left"] : [];
        for (let i = 0; i <= board.stacks; ++i) {
            if (gaps.includes(i))
                list.push("gap" + i);
            if (places.includes(i))
                list.push(String(i));
        }
        return choice.right ? list.concat("right") : list;
    }

    // The key that chooses it, 0 for none.
    function keyOf(code: string): int {
        const index = codes.indexOf(code);
        return index < 9 ? index + 1 : 0;
    }
    // The place it is at, one half less for the gap before one; the ends are beside the first and the last.
    function placeOf(code: string): real {
        return code === "left" ? -1 : code === "right" ? board.stacks
            : code.startsWith("gap") ? Number(code.slice(3)) - 0.5 : Number(code);
    }
    // The places that a card laid there would lie between.
    function besides(code: string): var {
        return code === "left" ? [0] : code === "right" ? [board.stacks - 1] : [Number(code) - 1, Number(code) + 1];
    }
    function pick(code: string): void {
        if (code === "left")
            choice.pickLeft();
        else if (code === "right")
            choice.pickRight();
        else if (code.startsWith("gap"))
            choice.pickGap(Number(code.slice(3)));
        else
            choice.pickPlace(Number(code));
    }
}
