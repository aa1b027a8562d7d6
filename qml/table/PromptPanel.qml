import QtQuick

// What is asked, what is to be known for it, and what may be done about it. Its children are the buttons that answer, in
// a row along the foot; those that hurry what is shown stand in a row along the top, where none ever answers.
// What each button would bring stands there before any is pointed at. The question is never cut; where the rest has too
// little room its letters shrink, and beyond that it is scrolled by whole lines.
Panel {
    id: prompt

    property string title: ""
    property string question: ""
    // The same for those who listen: each answer tells them by itself what it would bring.
    property string asks: question === "" ? title : title + ". " + question
    property string text: ""
    // What each button would bring: an array of {label, words, pointed}.
    property var choices: []
    // What else the choice that is pointed at would bring.
    property string outcome: ""
    default property alias answering: row.data
    property alias hurrying: top.data

    // How high it may become before its words shrink, and scroll.
    property real most: 1.5 * Theme.bandHeight

    readonly property int pad: Theme.size(20, 16)
    readonly property real foot: row.implicitHeight + Theme.size(18, 13) + (row.implicitHeight > 0 ? Theme.size(11, 8) : 0)
    readonly property real room: most - askedWords.y - foot // for the question and the rest
    readonly property real asking: question === "" ? 0 : askedWords.implicitHeight
    readonly property int wordSize: whole.implicitHeight + whole.line <= room ? Theme.body : Theme.least(Theme.body)

    // As StyledText, in which Qt takes a narrow space for any other.
    function styled(words: string): string {
        return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/\u202f/g, "&nbsp;").replace(/\n/g, "<br>");
    }
    function styledChoice(choice: var): string {
        const line = Words.labelled(`<b>${styled(choice.label)}`, `</b>${styled(choice.words)}`)
            .replace(/\u202f/g, "&nbsp;");
        return choice.pointed ? `<font color="${Theme.goldLight}">${line}</font>` : line;
    }
    function inLines(asked: string, outcome: string): string {
        return [styled(asked), ...choices.map(styledChoice), styled(text), styled(outcome)]
            .filter(part => part !== "").join("<br>");
    }

    implicitWidth: Math.round(Theme.size(430, 330) * (0.6 + 0.4 * Theme.textScale))
    implicitHeight: Math.ceil(Math.max(Theme.bandHeight,
        askedWords.y + asking + foot + Math.min(rest.implicitHeight, Math.max(rest.line, room - asking))))

    Accessible.role: Accessible.Pane
    Accessible.name: asks

    ButtonRow {
        id: top
        anchors.left: heading.left
        anchors.right: heading.right
        y: Theme.size(13, 11)
        spacing: row.spacing
    }
    TitleText {
        id: heading
        x: prompt.pad
        y: top.y + (top.implicitHeight > 0 ? top.implicitHeight + Theme.size(8, 6) : 0)
        width: parent.width - 2 * prompt.pad
        height: Math.round(implicitHeight)
        size: Theme.promptTitle
        text: prompt.title
    }
    // With a line for what is pointed at, or letters would change with the pointer.
    TextLine {
        id: whole
        readonly property real line: implicitHeight / Math.max(1, lineCount)

        visible: false
        width: askedWords.width
        text: prompt.inLines(prompt.question, "")
        textFormat: Text.StyledText
        lineHeight: askedWords.lineHeight
    }
    TextLine {
        id: askedWords

        readonly property int nominal: Theme.body

        x: heading.x
        y: heading.y + heading.height + 2
        width: heading.width
        visible: text !== ""
        text: prompt.question
        font.pixelSize: prompt.wordSize
        lineHeight: 1.05
        verticalAlignment: Text.AlignTop
    }
    Flickable {
        id: page
        anchors.left: heading.left
        anchors.right: heading.right
        y: askedWords.y + prompt.asking
        height: Math.floor(Math.max(1, prompt.height - y - prompt.foot + 1) / rest.line) * rest.line
        contentHeight: Math.max(height, rest.implicitHeight)
        boundsBehavior: Flickable.StopAtBounds
        interactive: rest.implicitHeight > height + 1
        clip: interactive
        onMovementEnded: contentY = Math.round(contentY / rest.line) * rest.line

        TextLine {
            id: rest

            readonly property int nominal: Theme.body
            readonly property real line: implicitHeight / Math.max(1, lineCount)

            width: page.width
            height: page.contentHeight
            text: prompt.inLines("", prompt.outcome)
            textFormat: Text.StyledText
            elide: Text.ElideNone
            font.pixelSize: prompt.wordSize
            lineHeight: askedWords.lineHeight
            verticalAlignment: Text.AlignTop

            Accessible.role: Accessible.StaticText
            Accessible.name: prompt.text
        }
    }
    Rectangle {
        visible: page.interactive
        anchors.left: page.right
        anchors.leftMargin: 4
        y: page.y + page.visibleArea.yPosition * page.height
        width: 3
        height: page.visibleArea.heightRatio * page.height
        radius: 1.5
        color: Theme.hairline
    }
    ButtonRow {
        id: row
        anchors.left: heading.left
        anchors.right: heading.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.size(18, 13)
        spacing: Theme.size(18, 16)
    }
}
