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
            required property var model
            readonly property bool mine: own.seats.seated && model.seat === own.seats.viewer

            visible: mine
            onMineChanged: if (mine)
                own.seats.own = local
            Component.onCompleted: if (mine)
                own.seats.own = local
            height: Theme.bandHeight
            name: model.name
            number: model.seat ?? -1
            family: model.family
            influence: model.influence
            discards: model.discards.length
            aside: model.aside.length
            discardsLine: Words.discardsLine(discards)
            asideLine: Words.asideLine(aside)
            reserved: own.seats.reservedOf(model)
            first: model.isFirst
            crowned: !own.seats.crownFlies
            active: model.asked
            moves: own.seats.moving
            description: own.seats.describe(model)
            discardsContent: Words.pile(Words.discards(model.name, model.discards.length), model.discards)
            onDiscardsClicked: own.seats.pileAsked(model.name, model.family, model.discards, false)
            onReservedClicked: own.seats.reservedAsked(model.name, model.family, reserved)
            asideContent: Words.pile(Words.asideLine(model.aside.length), model.aside)
            onAsideClicked: own.seats.pileAsked(model.name, model.family, model.aside, true)
        }
    }
}
