pragma Singleton
import QtQml
import Oriflamme.App

// The hint that the person who is asked has asked for, and what of the table it points at.
QtObject {
    readonly property var given: HotSeat.adviser.advice
    readonly property bool answered: given.known !== undefined
    readonly property bool shown: answered || HotSeat.adviser.thinking

    // The code of what is advised for the step that is open, as Outlook.previews has it: a hand card before its place, the
    // Decree's card before its gap; "" for none.
    readonly property string code: {
        const best = given.best;
        switch (best?.action ?? "") {
        case "left":
        case "right":
            return HotSeat.choice.picked === best.card ? best.action : best.card;
        case "on":
            return HotSeat.choice.picked === best.card ? String(best.to) : best.card;
        case "gap":
            return HotSeat.choice.pickedPlace === best.place ? "gap" + best.to : String(best.place);
        case "onto":
            return String(HotSeat.choice.pickedPlace === best.place ? best.to : best.place);
        case "target":
            return String(best.place);
        case "swap":
            return best.card;
        case "mode":
            return best.half;
        }
        return best?.action ?? "";
    }

    readonly property var asked: ({
        ability: Outlook.asked.copied !== "" ? Outlook.asked.copied : Outlook.asked.card,
        half: Outlook.asked.half, first: Stage.board.stacks === 0, stacks: Stage.board.stacks
    })
    readonly property string what: given.best ? words(given.best) : ""
    readonly property string why: given.next ? Words.hintReason(given, words(given.next)) : ""

    function words(advised: var): string {
        return Words.hint(advised, asked, HotSeat.viewer, Outlook.names.map(name => Words.shortName(name)));
    }
    // Asks, or has heard enough.
    function toggle(): void {
        if (shown)
            dismiss();
        else
            HotSeat.adviser.ask();
    }
    function dismiss(): void {
        HotSeat.adviser.dismiss();
    }
}
