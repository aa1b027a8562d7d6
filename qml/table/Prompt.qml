import QtQuick
import Oriflamme.App

// Whose turn it is, what exactly is asked, and the buttons that answer.
PromptPanel {
    id: prompt

    readonly property Choice choice: HotSeat.choice
    readonly property string asked: Stage.players[HotSeat.asked.seat]?.name ?? ""
    readonly property bool over: Stage.board.phase === "over" && !Stage.moving
    readonly property string subject: HotSeat.asked.what === "place" ? choice.picked : HotSeat.asked.card

    property bool lesson: false // what comes next is not this one's to say
    property bool ended: false  // of a lesson all is played
    // The hand card to tell about until one is picked, "" for none.
    property string read: ""
    readonly property string told: HotSeat.asked.what === "place" && choice.picked !== "" ? choice.picked : read

    // The code of the choice that is pointed at on the table, and of the one on the table or among the buttons.
    property string aim: ""
    readonly property var buttons: Array.of(keep, reveal, oneHalf, otherHalf).filter(button => button.visible)
    readonly property string pointed: buttons.find(button => button.pointed)?.code ?? (aim !== "" ? aim
        : choice.cards.includes(read) && HotSeat.asked.what === "swap" ? read
        : buttons.find(button => button.focused)?.code ?? "")
    outcome: pointed === "" ? "" : buttons.some(button => button.code === pointed) ? Outlook.then(pointed)
        : Outlook.words(pointed)
    choices: buttons.map(button => ({
        label: button.text, words: Outlook.now(button.code), pointed: button.code === pointed
    })).filter(one => one.words !== "")

    // The choice is made openly by one of several.
    readonly property bool openly: HotSeat.viewer < 0
    // The person who is asked should look at their own cards first.
    property bool advised: false

    // Somebody here will be asked again.
    readonly property bool awaited: HotSeat.viewer >= 0 || HotSeat.several

    readonly property var halves: choice.halves // none or two

    signal standing
    signal skip // what is shown now
    signal skipToChoice

    // Gives the keyboard the golden button, which is the safest answer, or the way on from a game that is over.
    function takeFocus(): void {
        const button = over ? onward : choice.canKeep ? keep : oneHalf;
        button.takeFocus();
    }

    title: {
        if (ended)
            return qsTr("The chapter is over");
        if (over)
            return Words.phase("over");
        if (HotSeat.myTurn && openly)
            return subject !== "" ? Words.labelled(asked, Words.card(subject)) : Words.turn(false, asked);
        if (HotSeat.myTurn)
            return subject !== "" ? Words.card(subject) : Words.turn(true, "");
        return HotSeat.asked.what !== "" ? Words.turn(false, asked) : Words.phase(Stage.board.phase);
    }
    // Also where the answers say it all to those who see them.
    readonly property string wholeQuestion: {
        if (over)
            return qsTr("All hidden cards are turned up.");
        if (HotSeat.asked.what === "" || ended)
            return "";
        if (advised)
            return Words.fill(qsTr("%1, look at your own cards before you decide."), asked);
        const copying = HotSeat.myTurn && HotSeat.asked.copied !== "" ? Words.copying(HotSeat.asked.copied) + "\n" : "";
        const question = HotSeat.asked;
        return copying + Words.prompt(question.what, HotSeat.myTurn, question.card, question.copied, question.half, asked, {
            first: Stage.board.stacks === 0, covers: choice.stacks.length > 0, reveal: choice.canReveal || !choice.canKeep,
            picked: choice.picked !== "" || choice.pickedPlace >= 0
        });
    }
    question: HotSeat.asked.what === "keep-or-reveal" && choices.length > 1 && !advised && !over ? "" : wholeQuestion
    asks: wholeQuestion === "" ? title : title + ". " + wholeQuestion
    text: {
        if (over || ended || HotSeat.asked.what === "" || advised)
            return "";
        if (HotSeat.myTurn && HotSeat.asked.copied !== "")
            return "";
        if (told !== "")
            return told === subject ? Words.cardShortIn(told, Stage.edition)
                : Words.labelled(Words.card(told), Words.cardShortIn(told, Stage.edition));
        return HotSeat.myTurn && HotSeat.asked.what === "keep-or-reveal" && subject !== ""
            ? Words.cardShortIn(HotSeat.asked.card, Stage.edition) : "";
    }

    Connections {
        target: HotSeat
        function onLookAdvised() {
            prompt.advised = true;
        }
    }
    Connections {
        target: Stage
        function onJumped() {
            prompt.advised = false;
        }
        function onMovingChanged() {
            prompt.advised = false;
        }
    }
    hurrying: [
        RowButton {
            visible: Stage.moving
            glyph: "step-forward"
            text: Words.skip
            onClicked: prompt.skip()
        },
        RowButton {
            visible: Stage.moving && prompt.awaited
            glyph: "skip-end"
            text: Words.skipToChoice
            onClicked: prompt.skipToChoice()
        }
    ]
    RowButton {
        visible: prompt.choice.picked !== "" || prompt.choice.pickedPlace >= 0
        glyph: "back"
        text: qsTr("Other card")
        onClicked: prompt.choice.back()
    }
    ChoiceButton {
        id: keep
        code: "keep"
        primary: true
        visible: prompt.choice.canKeep
        glyph: "eye-off"
        text: Words.keepHidden
        onDecided: prompt.choice.keep()
    }
    ChoiceButton {
        id: reveal
        code: "reveal"
        visible: prompt.choice.canReveal
        glyph: "eye"
        text: Words.reveal
        onDecided: prompt.choice.reveal()
    }
    ChoiceButton {
        id: oneHalf
        code: prompt.halves[0] ?? ""
        primary: true
        visible: prompt.halves.length > 0
        text: Words.half(code)
        onDecided: prompt.choice.pickHalf(code)
    }
    ChoiceButton {
        id: otherHalf
        code: prompt.halves[1] ?? ""
        visible: prompt.halves.length > 0
        text: Words.half(code)
        onDecided: prompt.choice.pickHalf(code)
    }
    RowButton {
        id: onward
        visible: prompt.over && !prompt.lesson
        primary: true
        glyph: "trophy"
        text: qsTr("Final standing")
        decides: true
        onDecided: prompt.standing()
    }
}
