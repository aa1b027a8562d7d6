import QtQuick

// One of the two ways in which the queue may be resolved, as the game's own marker shows it.
PlainChoice {
    id: choice

    required property bool rightToLeft

    implicitHeight: Math.max(Theme.size(84, 44), words.implicitHeight + 2 * padding)
    padding: Theme.size(10, 5)
    text: Words.direction(rightToLeft)

    Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    background: ChoiceFace {
        choice: choice
    }
    Item {
        anchors.fill: parent
        anchors.margins: choice.padding

        DirectionBanner {
            id: marker
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size(64, 38)
            height: width
            rightToLeft: choice.rightToLeft
            opacity: choice.checked ? 1 : 0.7
        }
        // Of both ways alike.
        LetterSize {
            id: letters
            texts: [Words.direction(false), Words.direction(true)]
            font: Qt.font({family: Theme.textFont, bold: true,
                           pixelSize: Math.round(Theme.secondary * (0.4 + 0.6 / Theme.textScale))}) // their room does not grow
            room: words.width
        }
        TextLine {
            id: words

            readonly property int nominal: letters.font.pixelSize

            x: marker.width + Theme.size(10, 5)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            text: choice.text
            color: choice.checked ? Theme.cream : Theme.muted
            font.bold: choice.checked
            font.pixelSize: letters.size
            wrapMode: Text.WordWrap
        }
        CheckMark {
            visible: choice.checked
            x: marker.width - width * 0.7
            y: marker.y + marker.height - height * 0.8
        }
    }
}
