import QtQuick

// A blow that darts from one card to another.
Mover {
    id: streak

    required property var from // spots
    required property var to

    readonly property point a: stage.pointAt(from, stage.now)
    readonly property point b: stage.pointAt(to, stage.now)
    readonly property real way: Math.hypot(b.x - a.x, b.y - a.y)
    readonly property real head: Math.min(1, 1.6 * Ease.inQuad(part))
    readonly property real tail: Math.max(0, head - 0.5, 2 * part - 1)

    lasts: 220

    Rectangle {
        x: streak.a.x
        y: streak.a.y - height / 2
        width: streak.way
        height: Theme.size(10, 7)
        radius: height / 2
        transformOrigin: Item.Left
        rotation: Math.atan2(streak.b.y - streak.a.y, streak.b.x - streak.a.x) * 180 / Math.PI
        gradient: Gradient {
            orientation: Gradient.Horizontal

            GradientStop {
                position: streak.tail
                color: "transparent"
            }
            GradientStop {
                position: Math.max(streak.tail, streak.head - 0.01)
                color: Theme.cream
            }
            GradientStop {
                position: Math.max(streak.tail, streak.head)
                color: "transparent"
            }
        }
    }
}
