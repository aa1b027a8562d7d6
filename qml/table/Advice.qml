pragma Singleton
import QtQml
import Oriflamme.App

// The hint that the person who is asked has asked for, and what of the table it points at.
QtObject {
    readonly property advice given: Game.adviser.advice
    readonly property bool answered: Game.adviser.answered
    readonly property bool shown: answered || Game.adviser.thinking

    // The code of what is advised for the step that is open, as Game.previews has it: a hand card before its place, the
    // Decree's card before its gap; "" for none.
    readonly property string code: {
        const best = given.best;
        switch (best.action) {
        case Engine.Action.PlaceLeft:
            return Game.choice.picked === best.card ? "left" : best.card;
        case Engine.Action.PlaceRight:
            return Game.choice.picked === best.card ? "right" : best.card;
        case Engine.Action.PlaceOn:
            return Game.choice.picked === best.card ? String(best.to) : best.card;
        case Engine.Action.MoveGap:
            return Game.choice.pickedPlace === best.place ? "gap" + best.to : String(best.place);
        case Engine.Action.MoveOnto:
            return String(Game.choice.pickedPlace === best.place ? best.to : best.place);
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
        ability: Game.copied !== "" ? Game.copied : Game.askedCard,
        half: Game.half, first: Game.stacks === 0, stacks: Game.stacks
    })
    readonly property string what: words(given.best)
    readonly property string why: Words.hintReason(given, words(given.next))

    function words(choice: proposal): string {
        return Words.hint(choice, asked, Game.viewer, Outlook.names.map(name => Words.shortName(name)));
    }
    // Asks, or has heard enough.
    function toggle(): void {
        if (shown)
            Game.adviser.dismiss();
        else
            Game.adviser.ask();
    }
}
