import QtQuick
import Oriflamme.App

// What a guided game says: what to do now and why, what went wrong, and in the end what was learnt.
Panel {
    id: panel

    required property Lessons lessons
    required property bool moving
    required property bool asked // the learner is
    required property bool canUndo
    // How high it may be before it lies over what it speaks of; its letters shrink then.
    property real most: 1000

    readonly property bool ended: lessons.done && !moving
    readonly property bool last: lessons.chapter === lessons.chapters(lessons.course)
    readonly property int pad: Theme.size(24, 16)
    readonly property bool crowded: crowd.height > most
    readonly property int letters: crowded ? Theme.least(Theme.body) : Theme.body
    readonly property int brim: crowded ? Theme.size(8, 5) : Theme.size(16, 11)
    property bool folded: false // by a press, until it has something else to say
    property int step: 1 // whose sentence stands there: while others decide, the one before
    readonly property string task: ended ? Words.lessonEnd(lessons.course, lessons.chapter)
        : Words.lessonSays(lessons.course, lessons.chapter, step)
    readonly property string fault: ended || lessons.mistake === "" ? ""
        : Words.lessonMistake(lessons.course, lessons.chapter, lessons.step, lessons.mistake)

    signal backAsked
    signal onwardAsked // to the next chapter, or from the last one to a real game
    signal skipAsked

    function takeFocus(): void {
        onward.forceActiveFocus(Qt.TabFocusReason);
    }
    function follow(): void {
        if (asked)
            step = lessons.step;
    }

    implicitHeight: Math.round(lines.height + 2 * brim)
    onAskedChanged: follow()
    onTaskChanged: folded = false
    onFaultChanged: folded = false
    Component.onCompleted: follow()

    Accessible.role: Accessible.Pane
    Accessible.name: heading.text + ". " + task + (fault === "" ? "" : " " + fault)

    Connections {
        target: panel.lessons
        function onChanged() { panel.follow() }
    }
    Shade {
        z: -1
    }
    // Takes the press from what lies below.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onClicked: panel.folded = !panel.folded
    }
    Column {
        id: lines
        x: panel.pad
        y: panel.brim
        width: parent.width - 2 * x
        spacing: Theme.size(7, 4)

        Item {
            width: parent.width
            height: Math.max(heading.implicitHeight, ways.height) + (panel.ended ? Theme.size(8, 6) : 0) // of a ring

            TitleText {
                id: heading
                anchors.verticalCenter: parent.verticalCenter
                width: ways.x - Theme.gap
                size: Theme.text(24, 17)
                text: Words.lessonHeading(panel.lessons.course, panel.lessons.chapter)
            }
            Row {
                id: ways
                anchors.right: parent.right
                spacing: Theme.size(10, 6)

                QuietButton {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: panel.canUndo
                    glyph: "undo"
                    text: qsTr("One step back")
                    onClicked: panel.backAsked()
                }
                QuietButton {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !panel.ended
                    glyph: "skip-end"
                    text: qsTr("Skip chapter")
                    onClicked: panel.skipAsked()
                }
                ActionButton {
                    id: onward
                    visible: panel.ended
                    primary: true
                    glyph: panel.last ? "crown" : "step-forward"
                    text: panel.last ? qsTr("Play a real game") : qsTr("Next chapter")
                    onClicked: panel.onwardAsked()
                }
                IconButton {
                    anchors.verticalCenter: parent.verticalCenter
                    glyph: panel.folded ? "chevron-down" : "chevron-up"
                    text: panel.folded ? qsTr("Unfold") : qsTr("Fold")
                    onClicked: panel.folded = !panel.folded
                }
            }
        }
        TextLine {
            readonly property int nominal: Theme.body

            visible: !panel.folded
            width: parent.width
            text: panel.task
            opacity: panel.asked || panel.ended ? 1 : 0.6
            font.pixelSize: panel.letters
        }
        TextLine {
            readonly property int nominal: Theme.body

            visible: text !== "" && !panel.folded
            width: parent.width
            text: panel.fault
            color: Theme.goldLight
            font.bold: true
            font.pixelSize: panel.letters

            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
    // What is said, in letters as they should be.
    Item {
        id: crowd
        visible: false
        width: lines.width
        height: heading.parent.height + Theme.size(32, 22) + whole.implicitHeight + Theme.size(10, 6)

        TextLine {
            id: whole
            width: parent.width
            text: panel.fault === "" ? panel.task : panel.task + "\n" + panel.fault
            font.pixelSize: Theme.body
        }
    }
}
