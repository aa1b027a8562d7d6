pragma Singleton
import QtQml
import Oriflamme.App

// The hint that the person who is asked has asked for, and what of the table it points at.
QtObject {
    readonly property advice given: HotSeat.adviser.advice
    readonly property bool answered: HotSeat.adviser.answered
    readonly property bool shown: answered || HotSeat.adviser.thinking

    // The code of what is advised for the step that is open, as Outlook.previews has it: a hand card before its place, the
    // Decree's card before its gap; "" for none.
    readonly property string code: {
        const best = given.best;
        switch (best.action) {
        case Engine.Action.PlaceLeft:
            return HotSeat.choice.picked === best.card ? "left" : best.card;
        case Engine.Action.PlaceRight:
            return HotSeat.choice.picked === best.card ? "right" : best.card;
        case Engine.Action.PlaceOn:
            return HotSeat.choice.picked === best.card ? String(best.to) : best.card;
        case Engine.Action.MoveGap:
            return HotSeat.choice.pickedPlace === best.place ? "gap" + best.to : String(best.place);
        case Engine.Action.MoveOnto:
            return String(HotSeat.choice.pickedPlace === best.place ? best.to : best.place);
        case Engine.Action.Target:
            return String(best.place);
        case Engine.Action.Swap:
            return best.card;
        case Engine.Action.Mode:
            return best.half;
        case Engine.Action.Keep:
            return "keep";
        case Engine.Action.Reveal:
            return "reveal";
        }
        return "";
    }

    readonly property var asked: ({
        ability: Outlook.asked.copied !== "" ? Outlook.asked.copied : Outlook.asked.card,
        half: Outlook.asked.half, first: Stage.board.stacks === 0, stacks: Stage.board.stacks
    })
    readonly property string what: words(given.best)
    readonly property string why: Words.hintReason(given, words(given.next))

    function words(advised: proposal): string {
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
