#include "app/models/rows.h"

#include "app/record/names.h"

using namespace oriflamme;

QVariantList queueRows(const View& view, const std::vector<Player>& players)
{
    QVariantList rows;
    const Queue& queue = view.queue;
    for (int place = 0; place < queue.stacks; ++place) {
        const int size = queue.size(place);
        int height = size - 1;
        for (const QueueCard* card = &queue.top(place); card; card = queue.under(*card), --height) {
            rows << QVariant::fromValue(
                QueueFacts{.number = card->number,
                           .card = nameOf(card->card),
                           .family = QString::fromStdString(players[std::size_t(card->seat)].family),
                           .seat = card->seat,
                           .up = bool(card->up),
                           .tokens = card->tokens,
                           .marks = card->marks,
                           .sleeps = bool(card->sleeps),
                           .known = bool(card->known),
                           .place = place,
                           .height = height,
                           .stackSize = size,
                           .covered = height + 1 < size,
                           .own = card->seat == view.viewer});
        }
    }
    return rows;
}

QVariantList seatRows(const View& view, const std::vector<Player>& players)
{
    QVariantList rows;
    for (Seat seat = 0; seat < view.rules.seats; ++seat) {
        const auto i = std::size_t(seat);
        const SeatPublic& shown = view.at(seat);
        const int standing = rank(view, seat);
        CardSet knownHand;
        for (const Card card : returning) {
            if (shown.takenBack(card)->inHand)
                knownHand.add(card);
        }
        rows << QVariant::fromValue(
            SeatFacts{.seat = seat,
                      .name = QString::fromStdString(players[i].name),
                      .family = QString::fromStdString(players[i].family),
                      .player = QString::fromStdString(players[i].player),
                      .influence = shown.influence,
                      .handSize = view.handSizes[i],
                      .discards = namesOf(shown.discards),
                      .reserved = namesOf(shown.reserved),
                      .tradeTokens = shown.tradeTokens,
                      .knownHand = namesOf(knownHand),
                      .aside = namesOf(view.aside[i]),
                      .hand = namesOf(view.hand[i]),
                      .isFirst = view.first == seat,
                      .asked = view.question.asks != Asks::Nothing && view.question.seat == seat,
                      .winner = view.phase == Phase::Over && standing == 1,
                      .rank = standing,
                      .topCards = tieBreak(view, seat)});
    }
    return rows;
}

QVariantList handRows(const View& view)
{
    QVariantList rows;
    if (view.viewer >= 0) {
        for (const QString& card : namesOf(view.hand[std::size_t(view.viewer)]))
            rows << QVariant::fromValue(HandFacts{card});
    }
    return rows;
}
