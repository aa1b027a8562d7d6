import QtQuick
import Oriflamme.App

// Points out on the table where something happened, for a moment: the card, or, where it is gone, the seat. Lies over
// the page and catches nothing.
Item {
    id: where

    required property QueueZone zone
    required property Seats seats

    property QueueCard card: null
    property Item panel: null
    readonly property rect spot: card ? where.mapFromItem(zone, card.goalX, card.goalY, card.width, card.height)
        : panel ? where.mapFromItem(seats, panel.x, panel.y, panel.width, panel.height) : Qt.rect(0, 0, 0, 0)
    readonly property bool showing: (card !== null || panel !== null) && moment.running

    function show(entry: cue): void {
        end();
        card = zone.card(entry.otherNumber) ?? zone.card(entry.number);
        if (card)
            zone.seek(card.model.place);
        else
            panel = seats.panel(entry.other >= 0 ? entry.other : entry.seat);
        moment.start();
    }
    function end(): void {
        moment.stop();
        card = panel = null;
    }

    Item {
        id: frame
        visible: where.showing
        x: where.spot.x
        y: where.spot.y
        width: where.spot.width
        height: where.spot.height

        Repeater {
            model: 2

            FocusRing {
                required property int index

                distance: Theme.size(6, 4) + 2 * index * (line + 3)
                corner: Theme.size(10, 8)
                border.color: Theme.glow
            }
        }
    }
    // It closes in on the place, stays a while and goes.
    SequentialAnimation {
        id: moment
        onFinished: where.end()

        ParallelAnimation {
            NumberAnimation {
                target: frame
                property: "opacity"
                from: 0
                to: 1
                duration: Theme.hoverTime
            }
            NumberAnimation {
                target: frame
                property: "scale"
                from: Theme.pace > 0 ? 1.25 : 1
                to: 1
                duration: 2 * Theme.hoverTime
                easing.type: Easing.OutCubic
            }
        }
        PauseAnimation {
            duration: 1500
        }
        NumberAnimation {
            target: frame
            property: "opacity"
            to: 0
            duration: 2 * Theme.hoverTime
        }
    }
}
