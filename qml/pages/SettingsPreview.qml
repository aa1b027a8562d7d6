import QtQuick

// What is set, on a card: how it turns over, and how large words are.
Panel {
    id: preview

    readonly property string card: "heir"
    // What is said below the card.
    property alias text: words.text

    readonly property int pad: Theme.size(28, 20)

    // Turns the card over, as fast as it turns at the table.
    function show(): void {
        sample.up = !sample.up;
    }

    drawing: "panel-vellum"

    TableCard {
        id: sample
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((parent.height - height - words.height - preview.pad) / 2)
        width: Math.round(Math.min(parent.width - 2.4 * preview.pad, (parent.height - words.height - 4 * preview.pad) / 1.4))
        height: Math.round(width * 1.4)
        enabled: false
        focusPolicy: Qt.NoFocus
        up: true
        card: preview.card
        family: "wolf"
        rules: Words.cardShortIn(card, "current")

        Accessible.ignored: true
    }
    TextLine {
        id: words
        x: preview.pad
        anchors.top: sample.bottom
        anchors.topMargin: preview.pad
        width: parent.width - 2 * x
        color: Theme.ink
        horizontalAlignment: Text.AlignHCenter
    }
}
