import QtQuick

// One round of a replay's course. In a narrow one stands the numeral alone, or nothing.
PlainButton {
    id: segment

    property int number: 1
    property bool here: false

    readonly property string numeral: Words.numeral(number)
    readonly property string whole: Words.fill(qsTr("Round %1"), numeral)
    readonly property font letters: Qt.font({family: Theme.textFont, pixelSize: Theme.body, bold: here})

    padding: 2
    text: Words.round(number)
    focusPolicy: Qt.TabFocus // a click leaves the keyboard to the page

    TextMetrics {
        id: wholeSize
        font: segment.letters
        text: segment.whole
    }
    TextMetrics {
        id: numeralSize
        font: segment.letters
        text: segment.numeral
    }

    background: Rectangle {
        radius: Math.min(5, width / 2)
        color: segment.here ? Qt.rgba(219 / 255, 168 / 255, 58 / 255, Theme.strong ? 0.2 : 0.3)
            : Qt.rgba(1, 240 / 255, 205 / 255, segment.hovered ? 0.14 : 0.06)
        border.width: 1.5
        border.color: segment.here || segment.hovered ? Theme.hairline : Theme.hairlineDim

        FocusRing {
            visible: segment.visualFocus
            distance: 0
            corner: 5
        }
    }
    contentItem: TextLine {
        text: wholeSize.width + 8 <= width ? segment.whole : numeralSize.width + 4 <= width ? segment.numeral : ""
        color: segment.here ? Theme.goldLight : Theme.muted
        font: segment.letters
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
    }
}
