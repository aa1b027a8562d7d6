import QtQuick

// A rule as the book tells it, with its number in the margin if it has one; the cards that it names are links. It is
// some lines high.
Item {
    id: paragraph

    required property string code
    required property int line
    required property int letters
    property bool marked: false // it was looked up

    signal cardAsked(card: string)

    implicitHeight: words.height

    Accessible.role: Accessible.StaticText
    Accessible.name: (number.visible ? number.text + ". " : "") + Words.rule(code)

    Rectangle {
        visible: paragraph.marked
        x: -Theme.size(12, 7)
        y: -Math.round(paragraph.line * 0.2)
        width: parent.width - 2 * x
        height: parent.height - 2 * y
        radius: Theme.size(6, 4)
        color: Qt.rgba(219 / 255, 168 / 255, 58 / 255, 0.3)
    }
    Text {
        id: number
        visible: /^R\d+$/.test(paragraph.code)
        height: paragraph.line
        verticalAlignment: Text.AlignVCenter
        text: visible ? paragraph.code : ""
        color: Theme.wine
        font.family: Theme.textFont
        font.bold: true
        font.pixelSize: Math.round(paragraph.letters * 0.86)
        textFormat: Text.PlainText
    }
    TextLine {
        id: words
        x: number.visible ? Math.round(paragraph.letters * 2.3) : 0
        width: parent.width - x
        text: Words.ruleLinked(paragraph.code)
        textFormat: Text.StyledText
        elide: Text.ElideNone
        color: Theme.ink
        linkColor: Theme.wine
        font.pixelSize: paragraph.letters
        lineHeight: paragraph.line
        lineHeightMode: Text.FixedHeight
        onLinkActivated: card => paragraph.cardAsked(card)

        Accessible.ignored: true

        HoverHandler {
            cursorShape: words.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
    }
}
