import QtQuick

// A card's name in its room: rather in narrower letters or in two lines than in smaller ones.
TitleText {
    id: words

    property real room: 0
    property real narrowest: 0.84 // before it stands in two lines, as a share of its width
    readonly property bool folds: metrics.inOneLine * narrowest > room && metrics.longestWord < 0.8 * metrics.inOneLine
    readonly property real narrow: Math.max(0.7, Math.min(1, room / Math.max(1, folds ? metrics.longestWord : metrics.inOneLine)))

    width: room / narrow
    fontSizeMode: Text.FixedSize
    wrapMode: folds ? Text.WordWrap : Text.NoWrap
    maximumLineCount: 2
    lineHeightMode: folds ? Text.FixedHeight : Text.ProportionalHeight
    lineHeight: folds ? 0.94 * size : 1
    horizontalAlignment: Text.AlignHCenter
    transform: Scale {
        xScale: words.narrow
    }

    LetterSize {
        id: metrics
        texts: [words.text]
        font: words.font
    }
}
