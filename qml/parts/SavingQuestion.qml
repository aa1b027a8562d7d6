import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// Asks what Game.saving has to ask: No is what every careless key says.
QuestionBox {
    id: box

    // The pages have come, which take the keyboard then.
    property bool ready: false
    readonly property var facts: Game.saving.question
    readonly property string about: facts.about ?? ""

    signal answered
    signal closeAgreed
    signal placeAsked // to save the game in

    title: Words.savingTitle(about)
    text: Words.savingText(facts)
    accept: Words.savingAccept(about)
    visible: ready && about !== "" && !(about === "end" && Game.moving) // the end is shown first
    closePolicy: T.Popup.CloseOnEscape
    onAccepted: {
        switch (about) {
        case "take-over":
            return Game.saving.takeOver();
        case "close":
            return closeAgreed();
        case "end":
            Game.saving.dismiss();
            placeAsked();
        }
    }
    onClosed: {
        if (!agreed)
            Game.saving.dismiss();
        answered();
    }
}
