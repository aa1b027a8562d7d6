import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// A card that may be put into a mixed set: bright with a golden edge when it is.
T.CheckBox {
    id: tile

    required property string card
    // What it does.
    property string rules: ""
    // The set has ten cards without this one.
    readonly property bool shutOut: !checked && full
    property bool full: false

    readonly property int pad: Theme.size(10, 5)
    readonly property int pictureSize: Math.round(Math.min(height - words.height - 2.6 * pad, width * 0.68))

    text: Words.card(card)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    // The set decides what is chosen.
    nextCheckState: () => checkState

    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: Words.kind(card) + ". " + rules + (shutOut ? " " + tip.text : "")
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: clicked()
    Accessible.onToggleAction: clicked()
    Keys.onReturnPressed: event => event.isAutoRepeat || clicked()
    Keys.onEnterPressed: event => event.isAutoRepeat || clicked()
    Keys.onSpacePressed: event => event.accepted = event.isAutoRepeat
    Keys.onReleased: event => event.accepted = event.isAutoRepeat

    HoverHandler {
        cursorShape: tile.shutOut ? Qt.ForbiddenCursor : Qt.PointingHandCursor
    }
    Tip {
        id: tip
        visible: tile.shutOut && (tile.hovered || tile.visualFocus)
        text: tile.shutOut ? qsTr("Ten are chosen: take one out first.") : ""
    }

    background: ChoiceFace {
        choice: tile
        hovered: tile.hovered && !tile.shutOut
    }
    Item {
        anchors.fill: parent

        Rectangle {
            x: tile.pad
            y: tile.pad
            width: tile.pictureSize
            height: width
            radius: 4
            color: Theme.ink

            Icon {
                x: 2
                y: 2
                width: parent.width - 4
                drawing: "emblems/" + tile.card
            }
            Rectangle {
                anchors.fill: parent
                anchors.margins: 2
                visible: !tile.checked
                color: Qt.rgba(46 / 255, 37 / 255, 30 / 255, tile.hovered && !tile.shutOut ? 0.35 : 0.58)
            }
        }
        KindMark {
            x: Math.round(tile.width - tile.pad - width)
            y: tile.pad
            width: Theme.size(30, 18)
            height: width
            intrigue: Cards.isIntrigue(tile.card)
        }
        Rectangle {
            x: tile.width - width - tile.pad
            y: tile.pad + tile.pictureSize - height
            width: check.implicitWidth
            height: width
            radius: width / 2
            color: "transparent"
            border.width: 2
            border.color: tile.shutOut ? Theme.hairlineDim : Theme.hairline

            CheckMark {
                id: check
                visible: tile.checked
            }
        }
        CardTitle {
            id: words
            x: tile.pad
            y: tile.height - height - tile.pad * 0.7
            room: tile.width - 2 * tile.pad
            narrowest: 0.72
            horizontalAlignment: Text.AlignLeft
            text: tile.text
            color: tile.checked ? Theme.cream : Theme.muted
            size: Math.round(Theme.size(20, 15) * (0.6 + 0.4 * Theme.textScale)) // its room does not grow
        }
    }
}
