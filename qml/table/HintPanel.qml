import QtQuick

// The hint in words: what a master would do, and why. A press puts it away.
Panel {
    id: panel

    required property QueueZone zone
    // Several share the screen.
    required property bool several
    // How high it may be before it lies over what it speaks of; it then leaves out who speaks, and its letters shrink.
    property real most: 1000
    readonly property int pad: Theme.size(24, 16)
    readonly property int brim: Theme.size(18, 12)
    readonly property real needed: heading.height + advised.height + reason.height + 2 * (lines.spacing + brim)
    readonly property bool crowded: whole.implicitHeight + wholeReason.implicitHeight + lines.spacing + 2 * brim > most
    readonly property var said: [heading.text, advised.text, reason.text]
    readonly property string told: said.filter(line => line !== "").join(". ")

    // Turns a long queue to what is advised there; a gap is beside the place of its number. Not where others see
    // afterwards how it is turned.
    function seek(code: string): void {
        const place = Math.ceil(zone.options.placeOf(code));
        if (!several && code !== "" && place >= -1)
            zone.seek(place);
    }

    visible: Advice.shown
    implicitWidth: Theme.text(1000, 700)
    implicitHeight: Math.round(Math.max(lamp.height, lines.height) + 2 * brim)

    Accessible.role: Accessible.AlertMessage
    Accessible.name: Advice.shown ? told : ""

    Connections {
        target: Advice
        function onCodeChanged() {
            seeking.start();
        }
    }
    // Once the queue shows the choice that is open.
    Timer {
        id: seeking
        interval: 0
        onTriggered: panel.seek(Advice.code)
    }
    Shade {
        z: -1
    }
    HintMark {
        id: lamp
        x: panel.pad
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size(56, 42)
        height: width
    }
    Column {
        id: lines
        x: lamp.x + lamp.width + panel.pad
        width: parent.width - x - panel.pad
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.size(3, 1)

        TextLine {
            id: heading
            visible: !Advice.answered || panel.needed <= panel.most
            width: parent.width
            text: Advice.answered ? Words.hintAdvising : Words.hintThinking
            color: Theme.muted
            font.pixelSize: Theme.secondary
        }
        TextLine {
            id: advised

            readonly property int nominal: whole.font.pixelSize

            visible: text !== ""
            width: parent.width
            text: !Advice.answered ? "" : Advice.what === "" ? Words.hintNone : Advice.what
            color: Theme.goldLight
            font.bold: true
            font.pixelSize: panel.crowded ? Theme.least(nominal) : nominal
        }
        TextLine {
            id: reason

            readonly property int nominal: Theme.body

            visible: text !== ""
            width: parent.width
            text: Advice.why
            font.pixelSize: panel.crowded ? Theme.least(nominal) : nominal
        }
    }
    // What is said, in letters as they should be.
    TextLine {
        id: whole
        visible: false
        width: lines.width
        text: advised.text
        font.bold: true
        font.pixelSize: Theme.text(22, 18)
    }
    TextLine {
        id: wholeReason
        visible: false
        width: lines.width
        text: reason.text
    }
    // Takes the press from what lies below.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: Advice.dismiss()
    }
}
