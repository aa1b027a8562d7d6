import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// Asks what is to be asked about saving: No is what every careless key says.
QuestionBox {
    id: box

    // The pages have come, which take the keyboard then.
    property bool ready: false
    required property Saving saving
    required property bool moving
    readonly property var facts: saving.question
    readonly property string about: facts.about ?? ""

    signal answered
    signal closeAgreed
    signal placeAsked // to save the game in

    title: Words.savingTitle(about)
    text: Words.savingText(facts)
    accept: Words.savingAccept(about)
    visible: ready && about !== "" && !(about === "end" && moving) // the end is shown first
    closePolicy: T.Popup.CloseOnEscape
    onAccepted: {
        switch (about) {
        case "take-over":
            return saving.takeOver();
        case "close":
            return closeAgreed();
        case "end":
            saving.dismiss();
            placeAsked();
        }
    }
    onClosed: {
        if (!agreed)
            saving.dismiss();
        answered();
    }
}
