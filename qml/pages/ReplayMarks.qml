pragma ComponentBehavior: Bound
import QtQuick
import Oriflamme.App

// What stands out in a replay: a sign on the colour of the family that did it, below the moment; where signs would lie
// on each other the lesser one is a dot. Pressing one goes there.
Item {
    id: strip

    // Where a position lies, in this item's coordinates.
    required property var at
    required property Playback playback
    required property var players

    readonly property int side: Theme.size(24, 20)
    // The weightiest first.
    readonly property var kinds: [
        {happening: Engine.Happening.Eliminated, glyph: "icons/trash"},
        {happening: Engine.Happening.AmbushSprings, glyph: "icons/warning"},
        {happening: Engine.Happening.GameOver, glyph: "icons/crown"},
        {happening: Engine.Happening.Moved, glyph: "icons/swap"},
        {happening: Engine.Happening.Swapped, glyph: "icons/redo"},
        {happening: Engine.Happening.Reserved, glyph: "icons/lock"},
        {happening: Engine.Happening.Marked, glyph: "tokens/judgement"},
        {happening: Engine.Happening.Stole, glyph: "tokens/influence-1"},
        {happening: Engine.Happening.Revealed, glyph: "icons/eye"}
    ]
    readonly property var marks: playback.marks
    // The positions that have a sign.
    readonly property var signs: {
        const list = Array.from(marks).sort((one, other) => rank(one.happening) - rank(other.happening));
        const taken = [];
        for (const mark of list) {
            const x = at(mark.position);
            if (taken.every(other => Math.abs(at(other) - x) >= side + 2))
                taken.push(mark.position);
        }
        return taken;
    }

    function rank(happening: int): int {
        return kinds.findIndex(kind => kind.happening === happening);
    }

    implicitHeight: side + Theme.size(8, 6)

    Repeater {
        model: strip.marks

        Item {
            id: mark

            required property var modelData
            readonly property bool sign: strip.signs.includes(modelData.position)
            readonly property string family: strip.players[modelData.seat]?.family ?? ""
            readonly property string glyph: strip.kinds[strip.rank(modelData.happening)]?.glyph ?? ""

            x: Math.round(strip.at(modelData.position) - width / 2)
            width: strip.side
            height: strip.height
            opacity: modelData.position <= strip.playback.position ? 1 : 0.55
            z: sign ? 1 : 0

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                width: 2
                height: mark.sign ? plate.y : Theme.size(8, 6)
                color: Theme.hairline
            }
            Rectangle {
                visible: !mark.sign
                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.size(8, 6) - 1
                width: Theme.size(8, 6)
                height: width
                radius: width / 2
                color: Theme.colour(mark.family)
                border.color: Theme.light(mark.family)
            }
            Swatch {
                id: plate
                visible: mark.sign
                y: parent.height - height
                width: strip.side
                height: width
                family: mark.family

                Rectangle {
                    anchors.fill: parent
                    radius: parent.radius
                    color: "transparent"
                    border.width: 1
                    border.color: Theme.light(mark.family)
                }
                Icon {
                    anchors.centerIn: parent
                    width: Math.round(parent.width * 0.62)
                    drawing: mark.family === "stag" ? mark.glyph.replace("icons/", "icons-ink/") : mark.glyph
                }
            }
        }
    }
    TapHandler {
        onTapped: point => {
            const near = mark => Math.abs(strip.at(mark.position) - point.position.x);
            const signs = Array.from(strip.marks).filter(mark => strip.signs.includes(mark.position));
            const nearest = signs.sort((one, other) => near(one) - near(other))[0];
            if (nearest && near(nearest) <= strip.side)
                strip.playback.seek(nearest.position);
        }
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
