pragma Singleton
import QtQml
import Oriflamme.App

// The hint that the person who is asked has asked for, and what of the table it points at.
QtObject {
    readonly property var given: Game.adviser.advice
    readonly property bool answered: given.known !== undefined
    readonly property bool shown: answered || Game.adviser.thinking

    // The code of what is advised for the step that is open, as Game.previews has it: a hand card before its place, the
    // Decree's card before its gap; "" for none.
    readonly property string code: {
        const best = given.best;
        switch (best?.action ?? "") {
        case "left":
        case "right":
            return Game.choice.picked === best.card ? best.action : best.card;
        case "on":
            return Game.choice.picked === best.card ? String(best.to) : best.card;
        case "gap":
            return Game.choice.pickedPlace === best.place ? "gap" + best.to : String(best.place);
        case "onto":
            return String(Game.choice.pickedPlace === best.place ? best.to : best.place);
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
        ability: Game.copied !== "" ? Game.copied : Game.askedCard,
        half: Game.half, first: Game.stacks === 0, stacks: Game.stacks
    })
    readonly property string what: given.best ? words(given.best) : ""
    readonly property string why: given.next ? Words.hintReason(given, words(given.next)) : ""

    function words(choice: var): string {
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
