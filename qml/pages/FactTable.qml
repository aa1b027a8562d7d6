pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What the report of a bug tells, each fact in a row of its own.
Column {
    id: table

    required property int line // its height
    required property int letters // their size
    readonly property var names: ({
        "version": qsTr("Version"), "Qt": "Qt", "system": qsTr("System"), "kernel": qsTr("Kernel"),
        "processor": qsTr("Processor"), "window system": qsTr("Window system"), "graphics": qsTr("Graphics"),
        "screen": qsTr("Screen"), "scale": qsTr("Scale"), "window": qsTr("Window"), "text size": qsTr("Text size"),
        "language": qsTr("Language"), "locale": qsTr("Locale"), "saved games": qsTr("Saved games"),
        "settings": qsTr("Settings")
    })
    readonly property var words: ({"software": qsTr("software"), "unknown": qsTr("unknown")})

    // See About.facts.
    function told(code: string, value: var): string {
        if (code === "language")
            return Languages.all.find(language => language.value === value).text;
        return typeof value === "number" ? Words.percent(value) : words[value] ?? value;
    }

    Repeater {
        model: About.facts

        Item {
            id: row

            required property var modelData

            width: table.width
            height: Math.max(name.height, value.height)

            Accessible.role: Accessible.StaticText
            Accessible.name: Words.labelled(name.text, value.text)

            TextLine {
                id: name
                width: Theme.text(270, 150)
                text: table.names[row.modelData.code]
                color: Theme.muted
                font.pixelSize: table.letters
                lineHeight: table.line
                lineHeightMode: Text.FixedHeight
            }
            TextLine {
                id: value
                x: name.width + Theme.size(16, 10)
                width: row.width - x
                text: table.told(row.modelData.code, row.modelData.value)
                font.pixelSize: table.letters
                lineHeight: table.line
                lineHeightMode: Text.FixedHeight
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }
    }
}
