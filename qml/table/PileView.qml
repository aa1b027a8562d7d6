pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// Lays out a pile of cards to read: a discard pile, or what was set aside.
T.Popup {
    id: view

    property string owner: ""
    property string family: ""
    property bool setAside: false // or a discard pile
    property var cards: []

    modal: true
    focus: true
    onClosed: cards = []
    anchors.centerIn: T.Overlay.overlay
    width: Math.min((T.Overlay.overlay?.width ?? 0) - 2 * Theme.margin, Math.max(Theme.size(700, 460), flow.wanted + 2 * pad))
    height: Math.min((T.Overlay.overlay?.height ?? 0) - 2 * Theme.margin, heading.height + page.contentHeight + close.height + 4 * pad)

    readonly property int pad: Theme.size(32, 24)

    background: Panel {}
    T.Overlay.modal: Rectangle {
        color: Qt.rgba(0.05, 0.03, 0.02, 0.72)
    }

    TitleText {
        id: heading
        x: view.pad
        y: view.pad
        width: parent.width - 2 * view.pad
        text: view.setAside ? qsTr("Set aside") : Words.discards(view.owner, view.cards.length)
    }
    Flickable {
        id: page
        anchors.left: heading.left
        anchors.right: heading.right
        anchors.top: heading.bottom
        anchors.topMargin: view.pad / 2
        anchors.bottom: close.top
        anchors.bottomMargin: view.pad / 2
        contentHeight: view.cards.length > 0 ? flow.height : none.height
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive
        interactive: contentHeight > height

        TextLine {
            id: none
            visible: view.cards.length === 0
            width: parent.width
            text: qsTr("No card lies here.")
            color: Theme.muted
        }
        Flow {
            id: flow

            readonly property real cardWidth: Theme.size(190, 132)
            readonly property real wanted: Math.min(5, view.cards.length) * (cardWidth + spacing)

            width: parent.width
            spacing: Theme.size(16, 10)

            Repeater {
                model: view.cards

                CardFace {
                    required property string modelData

                    width: flow.cardWidth
                    height: Math.round(width * 1.4)
                    card: modelData
                    family: view.family
                    title: Words.card(modelData)
                    rules: Words.cardShortIn(modelData, Game.edition)

                    Accessible.role: Accessible.StaticText
                    Accessible.name: Words.handCardIn(modelData, Game.edition)
                }
            }
        }
    }
    ActionButton {
        id: close
        anchors.right: heading.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: view.pad
        primary: true
        focus: true
        glyph: "check"
        text: qsTr("Close")
        onClicked: view.close()
    }
}
