pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Oriflamme.App

// One of several, folded away. Its model is an array of { text, value, glyph?, hint? }; `name` is read aloud.
// Set `value` and follow `chosen`.
T.ComboBox {
    id: field

    property string name: ""
    property var value
    // How wide the list is at the least, for hints to read.
    property int listWidth: 0
    readonly property string glyph: currentIndex >= 0 && model ? model[currentIndex]?.glyph ?? "" : ""

    signal chosen(value: var)

    textRole: "text"
    valueRole: "value"
    implicitWidth: Theme.size(244, 190)
    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.size(10, 8))
    leftPadding: Theme.size(16, 12)
    rightPadding: Theme.size(16, 12)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    containmentMask: Reach {}
    currentIndex: model ? model.findIndex(entry => entry.value === value) : -1
    onActivated: index => {
        const picked = model[index].value;
        // The choice is the owner's to make: until it changes `value`, the old entry stays.
        currentIndex = Qt.binding(() => model ? model.findIndex(entry => entry.value === value) : -1);
        chosen(picked);
    }

    Accessible.role: Accessible.ComboBox
    Accessible.name: name === "" ? displayText : Words.labelled(name, displayText)
    Accessible.onPressAction: if (enabled)
        popup.open()
    // On release, for the release of the same key would close an open list.
    Keys.onReleased: event => {
        if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !popup.visible) {
            popup.open();
            event.accepted = true;
        }
    }

    HoverHandler {
        cursorShape: field.enabled ? Qt.PointingHandCursor : Qt.ForbiddenCursor
    }

    background: Rectangle {
        radius: Theme.size(8, 6)
        color: field.down || field.hovered ? "#281c14" : Theme.panelDark
        border.width: 1.5
        border.color: field.enabled ? (field.hovered || field.popup.visible ? Theme.gold : Theme.hairline) : Theme.hairlineDim

        FocusRing {
            visible: field.visualFocus
            corner: parent.radius
        }
    }
    indicator: Icon {
        x: field.width - width - field.rightPadding
        y: Math.round((field.height - height) / 2)
        width: Theme.size(20, 16)
        drawing: "icons/chevron-down"
        opacity: field.enabled ? 1 : 0.45
    }
    contentItem: ChoiceLine {
        text: field.displayText
        glyph: field.glyph
        opacity: field.enabled ? 1 : 0.45
        rightPadding: Theme.size(26, 22)
    }
    delegate: T.ItemDelegate {
        id: entry

        required property int index
        required property var modelData

        width: ListView.view.width
        implicitHeight: Math.max(Theme.finger, field.implicitHeight, implicitContentHeight + 2 * Theme.size(8, 6))
        topPadding: Math.round((height - implicitContentHeight) / 2)
        leftPadding: field.leftPadding
        rightPadding: field.rightPadding
        highlighted: field.highlightedIndex === index
        hoverEnabled: true

        Accessible.role: Accessible.ListItem
        Accessible.name: modelData.text
        Accessible.description: modelData.hint ?? ""

        background: Rectangle {
            color: entry.highlighted ? Qt.rgba(219 / 255, 168 / 255, 58 / 255, 0.28) : "transparent"
            radius: 5
        }
        contentItem: Column {
            ChoiceLine {
                width: parent?.width ?? 0
                text: entry.modelData.text
                glyph: entry.modelData.glyph ?? ""
                bold: field.currentIndex === entry.index
            }
            Remark {
                visible: text !== ""
                width: parent?.width ?? 0
                leftPadding: entry.modelData.glyph ? Theme.size(26, 20) + Theme.size(14, 9) : 0 // below the words
                text: entry.modelData.hint ?? ""
            }
        }
    }
    popup: T.Popup {
        readonly property Placing placing: Placing {
            popup: field.popup
            edge: 8
        }

        y: field.height + 4
        width: Math.max(field.width, field.listWidth)
        height: implicitHeight
        margins: placing.edge
        padding: 5
        onAboutToShow: {
            const at = field.mapToItem(T.Overlay.overlay, 0, 0);
            const below = at.y + field.height + 4, above = at.y - 4 - height;
            placing.place(Qt.point(at.x, below + height + margins <= Theme.height || above < 0 ? below : above));
        }
        implicitHeight: Math.min(contentItem.implicitHeight + 10, Theme.height * 0.6)

        background: Rectangle {
            radius: Theme.size(8, 6)
            color: Theme.panelDark
            border.width: 1.5
            border.color: Theme.gold
        }
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: field.delegateModel
            currentIndex: field.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
        }
    }
}
