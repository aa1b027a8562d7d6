pragma ComponentBehavior: Bound
import QtQuick

// The seat of the person here, beside their hand.
Item {
    id: own

    required property Seats seats

    Repeater {
        model: own.seats.model

        LocalPanel {
            id: local
            readonly property bool mine: own.seats.seated && model.seat === own.seats.viewer

            visible: mine
            onMineChanged: if (mine)
                own.seats.own = local
            Component.onCompleted: if (mine)
                own.seats.own = local
            height: Theme.bandHeight
            crowned: !own.seats.crownFlies
            moves: own.seats.moving
            onPileAsked: where => own.seats.pileAsked(model, where)
        }
    }
}
