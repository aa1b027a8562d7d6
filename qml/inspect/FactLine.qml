import QtQuick

// A fact about a card in one line, or as many as it needs: a drawing, what is so, and what that means.
Item {
    id: line

    property string glyph: ""
    property string title: ""
    property string hint: ""

    implicitHeight: Math.max(sign.height, words.implicitHeight)

    Picture {
        id: sign
        width: Math.round(Theme.secondary * 1.15)
        height: width
        y: Math.round((metrics.height - height) / 2)
        drawing: line.glyph
    }
    FontMetrics {
        id: metrics
        font: words.font
    }
    TextLine {
        id: words
        x: sign.width + Math.round(Theme.secondary * 0.5)
        width: parent.width - x
        text: line.hint === "" ? line.title : Words.labelled(line.title, line.hint)
        font.pixelSize: Theme.secondary
    }
}
