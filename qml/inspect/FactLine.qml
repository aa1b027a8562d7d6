import QtQuick

// A fact about a card in one line, or as many as it needs: a drawing, what is so, and what that means.
Item {
    id: line

    required property var modelData // the fact, see FactWords

    implicitHeight: Math.max(sign.height, words.implicitHeight)

    Picture {
        id: sign
        width: Math.round(Theme.secondary * 1.15)
        height: width
        y: Math.round((metrics.height - height) / 2)
        drawing: line.modelData.glyph
    }
    FontMetrics {
        id: metrics
        font: words.font
    }
    TextLine {
        id: words
        x: sign.width + Math.round(Theme.secondary * 0.5)
        width: parent.width - x
        text: Words.labelled(line.modelData.title, line.modelData.hint)
        font.pixelSize: Theme.secondary
    }
}
