import QtQuick

// How large the letters of words that stand side by side may be in rooms of that width: as large as the font says, or
// down to Theme.least where they stand in one line then; else they wrap, and only their longest word must find room.
FontMetrics {
    id: letters

    property var texts: []
    property real room: 0

    // Of the longest of them, in letters as large as the font says.
    readonly property real inOneLine: Math.max(0, ...texts.map(text => widthOf(text)))
    readonly property real longestWord: Math.max(0, ...texts.map(text => widestWord(text)))

    readonly property int least: Theme.least(font.pixelSize)
    readonly property int size: Math.max(least, Math.min(font.pixelSize, ...texts.map(text => fitting(text))))

    function widthOf(words: string): real {
        return font && words !== "" ? Math.ceil(1.01 * advanceWidth(words)) + 2 : 0;
    }
    function widestWord(text: string): real {
        return Math.max(...text.split(/\s/).map(word => widthOf(word)));
    }
    function fitting(text: string): int {
        const whole = widthOf(text);
        const width = whole * least <= room * font.pixelSize ? whole : widestWord(text);
        return Math.floor(font.pixelSize * room / Math.max(1, width));
    }
}
