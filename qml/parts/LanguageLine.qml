pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// The languages in one line, each by its own name; the one that is set is marked.
Row {
    id: line

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Language")

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size(24, 20)
        drawing: "icons/language"
    }
    Item {
        width: Theme.size(6, 4)
        height: 1
    }
    Repeater {
        id: names
        model: Languages.all

        PlainChoice {
            id: language

            required property int index
            required property var modelData

            implicitWidth: implicitContentWidth + 2 * padding
            implicitHeight: Math.max(32, implicitContentHeight + 2 * padding)
            padding: Theme.size(8, 6)
            text: modelData.text
            checked: Settings.language === modelData.value
            onClicked: Settings.language = modelData.value

            Keys.onLeftPressed: line.go(index - 1)
            Keys.onRightPressed: line.go(index + 1)

            background: Item {
                Rectangle {
                    visible: language.checked
                    x: language.padding
                    y: parent.height - 4
                    width: parent.width - 2 * language.padding
                    height: 2
                    color: Theme.gold
                }
                FocusRing {
                    visible: language.visualFocus
                    distance: -2
                    corner: 6
                }
            }
            contentItem: TextLine {
                text: language.text
                color: language.checked ? Theme.goldLight : language.hovered ? Theme.cream : Theme.muted
                font.pixelSize: Theme.secondary
                font.bold: language.checked
                wrapMode: Text.NoWrap
            }
        }
    }

    function go(index: int): void {
        (names.itemAt(index) as PlainChoice)?.forceActiveFocus(Qt.TabFocusReason);
    }
}
