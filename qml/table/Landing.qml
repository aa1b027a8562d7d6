import QtQuick

// How a card that is picked would lie at the place that is pointed at: face down, and on a stack lower than its top card.
CardBack {
    required property Item place // an EmptySlot, a QueueCard, or null
    required property string card

    visible: place !== null
    x: place?.x ?? 0
    y: (place?.y ?? 0) + (place instanceof QueueCard ? Math.round(0.17 * height) : 0)
    opacity: Theme.strong ? 0.95 : 0.78
    ghost: visible ? card : ""
    title: Words.card(ghost)

    Accessible.ignored: true
}
