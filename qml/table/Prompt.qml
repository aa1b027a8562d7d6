import QtQuick
import Oriflamme.App

// Whose turn it is, what exactly is asked, and the buttons that answer.
PromptPanel {
    id: prompt

    readonly property string asked: Game.players[Game.askedSeat]?.name ?? ""
    readonly property bool over: Game.phase === "over" && !Game.moving
    readonly property string subject: Game.asks === "place" ? Game.choice.picked : Game.askedCard

    // The hand card to tell about until one is picked, "" for none.
    property string read: ""
    readonly property string told: Game.asks === "place" && Game.choice.picked !== "" ? Game.choice.picked : read

    // The code of the choice that is pointed at on the table, and of the one on the table or among the buttons.
    property string aim: ""
    readonly property string pointed: {
        const buttons = [keep, reveal, oneHalf, otherHalf];
        return buttons.find(button => button.pointed)?.code ?? (aim !== "" ? aim
            : Game.choice.cards.includes(read) && Game.asks === "swap" ? read
            : buttons.find(button => button.focused)?.code ?? "");
    }
    outcome: pointed === "" ? "" : Outlook.words(pointed)

    // The choice is made openly by one of several.
    readonly property bool openly: Game.viewer < 0
    // The person who is asked should look at their own cards first.
    property bool advised: false

    // Somebody here will be asked again.
    readonly property bool awaited: Game.viewer >= 0 || Game.several

    readonly property var halves: Game.choice.halves // none or two

    signal standing
    signal skip // what is shown now
    signal skipToChoice

    // Gives the keyboard the golden button, which is the safest answer, or the way on from a game that is over.
    function takeFocus(): void {
        const button = over ? onward : Game.choice.canKeep ? keep : oneHalf;
        button.takeFocus();
    }

    title: {
        if (over)
            return Words.phase("over");
        if (Game.myTurn && openly)
            return subject !== "" ? Words.labelled(asked, Words.card(subject)) : Words.turn(false, asked);
        if (Game.myTurn)
            return subject !== "" ? Words.card(subject) : Words.turn(true, "");
        return Game.asks !== "" ? Words.turn(false, asked) : Words.phase(Game.phase);
    }
    question: {
        if (over)
            return qsTr("All hidden cards are turned up.");
        if (Game.asks === "")
            return "";
        if (advised)
            return Words.fill(qsTr("%1, look at your own cards before you decide."), asked);
        const copying = Game.myTurn && Game.copied !== "" ? Words.copying(Game.copied) + "\n" : "";
        return copying + Words.prompt(Game.asks, Game.myTurn, Game.askedCard, Game.copied, Game.half, asked, {
            first: Game.stacks === 0, covers: Game.choice.covers, reveal: Game.choice.canReveal || !Game.choice.canKeep,
            picked: Game.choice.picked !== "" || Game.choice.pickedPlace >= 0
        });
    }
    text: {
        if (over || Game.asks === "" || advised)
            return "";
        if (Game.myTurn && Game.copied !== "")
            return "";
        if (told !== "")
            return told === subject ? Words.cardShortIn(told, Game.edition)
                : Words.labelled(Words.card(told), Words.cardShortIn(told, Game.edition));
        return Game.myTurn && Game.asks === "keep-or-reveal" && subject !== "" ? Words.cardShortIn(Game.askedCard, Game.edition)
            : "";
    }

    Connections {
        target: Game
        function onLookAdvised() {
            prompt.advised = true;
        }
        function onJumped() {
            prompt.advised = false;
        }
        function onMovingChanged() {
            prompt.advised = false;
        }
    }
    hurrying: [
        ActionButton {
            visible: Game.moving
            width: prompt.hurries.share
            height: prompt.hurries.tallest
            letterSize: prompt.hurries.letterSize
            glyph: "step-forward"
            text: Words.skip
            onClicked: prompt.skip()
        },
        ActionButton {
            visible: Game.moving && prompt.awaited
            width: prompt.hurries.share
            height: prompt.hurries.tallest
            letterSize: prompt.hurries.letterSize
            glyph: "skip-end"
            text: Words.skipToChoice
            onClicked: prompt.skipToChoice()
        }
    ]
    ActionButton {
        visible: Game.choice.picked !== "" || Game.choice.pickedPlace >= 0
        width: prompt.answers.share
        height: prompt.answers.tallest
        letterSize: prompt.answers.letterSize
        glyph: "back"
        text: qsTr("Other card")
        onClicked: Game.choice.back()
    }
    ChoiceButton {
        id: keep
        code: "keep"
        primary: true
        visible: Game.choice.canKeep
        width: prompt.answers.share
        height: prompt.answers.tallest
        letterSize: prompt.answers.letterSize
        glyph: "eye-off"
        text: Words.keepHidden
        onDecided: Game.choice.keep()
    }
    ChoiceButton {
        id: reveal
        code: "reveal"
        visible: Game.choice.canReveal
        width: prompt.answers.share
        height: prompt.answers.tallest
        letterSize: prompt.answers.letterSize
        glyph: "eye"
        text: Words.reveal
        onDecided: Game.choice.reveal()
    }
    ChoiceButton {
        id: oneHalf
        code: prompt.halves[0] ?? ""
        primary: true
        visible: prompt.halves.length > 0
        width: prompt.answers.share
        height: prompt.answers.tallest
        letterSize: prompt.answers.letterSize
        text: Words.half(code)
        onDecided: Game.choice.pickHalf(code)
    }
    ChoiceButton {
        id: otherHalf
        code: prompt.halves[1] ?? ""
        visible: prompt.halves.length > 0
        width: prompt.answers.share
        height: prompt.answers.tallest
        letterSize: prompt.answers.letterSize
        text: Words.half(code)
        onDecided: Game.choice.pickHalf(code)
    }
    ActionButton {
        id: onward
        visible: prompt.over
        width: prompt.answers.share
        height: prompt.answers.tallest
        letterSize: prompt.answers.letterSize
        primary: true
        glyph: "trophy"
        text: qsTr("Final standing")
        decides: true
        onDecided: prompt.standing()
    }
}
