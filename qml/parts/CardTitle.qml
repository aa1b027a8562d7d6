import QtQuick

// A card's name in its room: rather in narrower letters or in two lines than in smaller ones.
TitleText {
    id: words

    property real room: 0
    property real narrowest: 0.84 // before it stands in two lines, as a share of its width
    readonly property bool folds: metrics.inOneLine * narrowest > room && metrics.longestWord < 0.8 * metrics.inOneLine
    readonly property real share: room / Math.max(1, folds ? metrics.longestWord : metrics.inOneLine)
    readonly property real narrow: share > 0.99 ? 1 : Math.max(0.62, share) // what is measured has some room of its own
    readonly property Scale squeeze: Scale {
        xScale: words.narrow
    }

    width: room / narrow
    minimumPixelSize: size // with a size to fit, Qt lays words out anew in every width; else they lie as they lay before
    wrapMode: folds ? Text.WordWrap : Text.NoWrap
    maximumLineCount: 2
    lineHeightMode: folds ? Text.FixedHeight : Text.ProportionalHeight
    lineHeight: folds ? 0.94 * size : 1
    horizontalAlignment: Text.AlignHCenter
    // None where none is needed: what is scaled, be it by 1, is not painted alike each time.
    transform: narrow < 1 ? [squeeze] : []

    LetterSize {
        id: metrics
        texts: [words.text]
        font: words.font
    }
}
