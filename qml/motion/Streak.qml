pragma ComponentBehavior: Bound
import QtQuick

// An arrow that darts from what causes something to what it happens to, and stays for a moment. Where nothing travels
// it stands there at once.
Mover {
    id: streak

    required property var from // spots
    required property var to
    property color colour: Theme.cream
    property int before: 0 // how far from the middle of `to` it ends

    readonly property int dart: 240 // until it is there
    readonly property point a: stage.pointAt(from, stage.now)
    readonly property point b: stage.pointAt(to, stage.now)
    readonly property real gone: Theme.travels ? Ease.inQuad(Math.min(1, part * lasts / dart)) : 1

    lasts: 680
    opacity: Theme.fades ? Math.min(1, 5 * (1 - part)) : 1

    Item {
        x: streak.a.x
        y: streak.a.y
        width: Math.max(0, Math.hypot(streak.b.x - streak.a.x, streak.b.y - streak.a.y) - streak.before) * streak.gone
        rotation: Math.atan2(streak.b.y - streak.a.y, streak.b.x - streak.a.x) * 180 / Math.PI
        transformOrigin: Item.TopLeft

        Arrow {
            colour: Theme.ink
            casing: Theme.size(3, 2)
        }
        Arrow {
            colour: streak.colour
        }
    }

    component Arrow: Item {
        id: arrow

        required property color colour
        property int casing: 0
        readonly property real thick: Theme.size(9, 6) + 2 * casing

        anchors.fill: parent

        Rectangle {
            y: -height / 2
            width: parent.width
            height: arrow.thick
            radius: height / 2
            gradient: Gradient {
                orientation: Gradient.Horizontal

                GradientStop {
                    position: 0
                    color: "transparent"
                }
                GradientStop {
                    position: 0.4
                    color: arrow.colour
                }
            }
        }
        Repeater {
            model: [-34, 34]

            Rectangle {
                required property real modelData

                x: parent.width - width + arrow.thick / 2
                y: -height / 2
                width: Math.min(parent.width, Theme.size(40, 27)) + arrow.casing
                height: arrow.thick
                radius: height / 2
                transformOrigin: Item.Right
                rotation: modelData
                color: arrow.colour
            }
        }
    }
}
