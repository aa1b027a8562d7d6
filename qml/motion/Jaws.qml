pragma ComponentBehavior: Bound
import QtQuick

// A trap that snaps shut over a card.
Mover {
    id: jaws

    required property var around // a spot

    readonly property rect at: stage.rectAt(around, stage.now)
    readonly property real shut: Ease.inExpo(Math.min(1, part * 3.5))

    lasts: 780
    x: at.x
    y: at.y
    width: at.width
    height: at.height
    opacity: Math.min(1, 5 * (1 - part))

    component Jaw: Picture {
        drawing: "tokens/jaw"
        y: -jaws.height * 0.04
        width: jaws.width * 0.88
        height: jaws.height * 1.08
    }
    Jaw {
        x: -jaws.width * (0.32 + 0.5 * (1 - jaws.shut))
        transformOrigin: Item.Bottom
        rotation: -46 * (1 - jaws.shut)
    }
    Jaw {
        x: jaws.width * (0.44 + 0.5 * (1 - jaws.shut))
        mirror: true
        transformOrigin: Item.Bottom
        rotation: 46 * (1 - jaws.shut)
    }
}
