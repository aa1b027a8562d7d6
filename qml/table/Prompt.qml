pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Oriflamme.App

// Whose turn it is, what exactly is asked, and the buttons that answer.
PromptPanel {
    id: prompt

    readonly property string asked: Game.players[Game.askedSeat]?.name ?? ""
    readonly property string ability: Game.copied !== "" ? Game.copied : Game.askedCard
    readonly property bool over: Game.phase === "over" && !Game.moving
    readonly property string subject: Game.asks === "place" ? Game.choice.picked : Game.askedCard

    signal standing
    signal skip

    // Gives the keyboard the button that is the safest answer.
    function takeFocus(): void {
        const first = Game.choice.canKeep ? keep : halves.itemAt(0) as ActionButton;
        first?.forceActiveFocus(Qt.TabFocusReason);
    }

    title: {
        if (over)
            return Words.phase("over");
        if (Game.myTurn)
            return subject !== "" ? Words.card(subject) : Words.turn(true, "");
        return Game.asks !== "" ? Words.turn(false, asked) : Words.phase(Game.phase);
    }
    text: {
        if (over)
            return qsTr("All hidden cards are turned up.");
        if (Game.asks === "")
            return "";
        const question = Words.prompt(Game.asks, Game.myTurn, Game.askedCard, Game.copied, Game.half, asked, {
            first: Game.stacks === 0, covers: Game.choice.covers, reveal: Game.choice.canReveal || !Game.choice.canKeep,
            picked: Game.choice.picked !== "" || Game.choice.pickedPlace >= 0
        });
        if (Game.myTurn && Game.copied !== "")
            return Words.copying(Game.copied) + "\n" + question;
        return Game.myTurn && Game.asks === "keep-or-reveal" ? question + "\n" + Words.cardShort(Game.askedCard)
            : question;
    }

    ActionButton {
        visible: Game.moving
        Layout.fillWidth: true
        glyph: "skip-end"
        text: Words.skip
        onClicked: prompt.skip()
    }
    ActionButton {
        visible: Game.choice.picked !== "" || Game.choice.pickedPlace >= 0
        Layout.fillWidth: true
        glyph: "back"
        text: qsTr("Other card")
        onClicked: Game.choice.back()
    }
    ActionButton {
        id: keep
        visible: Game.choice.canKeep
        Layout.fillWidth: true
        glyph: "eye-off"
        text: Words.keepHidden
        onClicked: Game.choice.keep()
    }
    ActionButton {
        visible: Game.choice.canReveal
        Layout.fillWidth: true
        primary: true
        glyph: "eye"
        text: Words.reveal
        onClicked: Game.choice.reveal()
    }
    Repeater {
        id: halves
        model: Game.choice.halves

        ActionButton {
            required property string modelData

            Layout.fillWidth: true
            text: Words.half(modelData)
            onClicked: Game.choice.pickHalf(modelData)
        }
    }
    ActionButton {
        visible: prompt.over
        Layout.fillWidth: true
        primary: true
        glyph: "trophy"
        text: qsTr("Final standing")
        onClicked: prompt.standing()
    }
}
