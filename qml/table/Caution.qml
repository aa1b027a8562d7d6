import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// Asks before a choice that only hurts the seat that makes it, if that is wanted.
QuestionBox {
    id: caution

    required property Choice choice
    readonly property string doubted: choice.doubted
    readonly property choicePreview preview: Outlook.of(doubted)
    readonly property bool wasteful: preview.harm === Engine.Harm.Waste

    signal answered

    title: wasteful ? qsTr("This would bring nothing") : qsTr("This would only hurt you")
    text: {
        const why = doubted === "" ? "" : wasteful ? qsTr("Another choice brings influence.")
            : Outlook.costs(doubted);
        return (why + " " + qsTr("Do it anyway?")).trim();
    }
    accept: qsTr("Do it anyway")
    option: qsTr("Do not ask again")
    visible: doubted !== ""
    closePolicy: T.Popup.CloseOnEscape // not by the second half of a double click
    onAboutToShow: ticked = false
    onAccepted: {
        if (ticked)
            Settings.warnings = false;
        choice.insist();
    }
    onClosed: {
        if (doubted !== "" && !agreed)
            choice.back();
        answered();
    }
}
