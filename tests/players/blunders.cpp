#include "tests/players/blunders.h"

namespace oriflamme {

namespace {

constexpr CardSet strikers =
    cardsThat([](const CardRow& row) { return row.effect == Effect::Eliminate || row.effect == Effect::Desert; });
constexpr CardSet traps = cardsThat([](const CardRow& row) { return row.trap != Trap::None; });
constexpr CardSet scoring = cardsThat([](const CardRow& row) { return row.earns != Earns::Rarely; });

const QueueCard& at(const View& view, int place)
{
    return view.queue.top(place);
}

bool isOwn(const View& view, int place)
{
    return at(view, place).seat == view.viewer;
}

bool isAhead(const View& view, int place)
{
    return view.forward() ? place > view.place : place < view.place;
}

CardSet mayLie(const View& view, int place)
{
    CardSet cards;
    if (at(view, place).card == Card::None)
        return mayBe(view, view.queue.tops[std::size_t(place)]);
    cards.add(at(view, place).card);
    return cards;
}

bool pointsToEliminate(const View& view)
{
    const Effect effect = view.question.effect();
    return view.question.asks == Asks::Target && (effect == Effect::Eliminate || effect == Effect::Desert);
}

bool pointsToGive(const View& view)
{
    return view.question.asks == Asks::Target && view.question.effect() == Effect::Give;
}

template <class Test>
bool anyTarget(const View& view, Test test)
{
    return std::any_of(view.legal.begin(), view.legal.end(),
                       [&](const Decision& decision) { return test(int(decision.to)); });
}

template <class Test>
bool anyPlace(const View& view, Test test)
{
    for (int place = 0; place < view.queue.stacks; ++place) {
        if (test(place))
            return true;
    }
    return false;
}

// Is paid for the own hidden card as for a foreign one.
bool isPaidFor(const View& view, int place)
{
    return !at(view, place).up && view.at(view.viewer).reserved.has(Card::Infiltration);
}

// An own card that is loaded or scores, or that does not even free a revealed one.
bool isDear(const View& view, int place)
{
    const QueueCard& card = at(view, place);
    const QueueCard* under = view.queue.under(card);
    return isOwn(view, place) && !(place == view.place && !isCharacter(card.card)) && !isPaidFor(view, place)
           && !traps.has(card.card)
           && (card.tokens > 0 || (card.up && scoring.has(card.card)) || !(under && under->up));
}

// Keeps or reveals that card, in the last round.
bool lastChance(const View& view, Card card)
{
    return view.round == rounds && view.question.asks == Asks::KeepOrReveal && at(view, view.place).card == card;
}

bool keeps(const View&, const Decision& decision)
{
    return decision.action == Action::Keep;
}

int bait(const View& view)
{
    int tokens = 0;
    for (std::uint32_t rest = neighbours(view); rest != 0; rest &= rest - 1) {
        const QueueCard& card = at(view, std::countr_zero(rest));
        tokens += !card.up && card.seat != view.viewer ? card.tokens : 0;
    }
    return tokens;
}

// Has more influence than everybody else.
bool leads(const View& view, Seat seat)
{
    return margin(view, seat) > 0;
}

}

std::vector<Blunder> blunders()
{
    return {
        {"its own card struck where a foreign one could be",
         [](const View& view) {
             return view.round < rounds && pointsToEliminate(view)
                    && anyTarget(view, [&](int place) { return isDear(view, place); })
                    && anyTarget(
                        view, [&](int place) { return !isOwn(view, place) && !(mayLie(view, place) - traps).empty(); });
         },
         [](const View& view, const Decision& decision) { return isDear(view, decision.to); }},
        {"an intrigue that eliminates itself beside a safe target",
         [](const View& view) {
             return pointsToEliminate(view) && !isCharacter(at(view, view.place).card)
                    && anyTarget(view, [&](int place) { return place == view.place; })
                    && anyTarget(
                        view, [&](int place) { return !isOwn(view, place) && (mayLie(view, place) & traps).empty(); });
         },
         [](const View& view, const Decision& decision) { return decision.to == view.place; }},
        {"a Diplomat kept in the last round though it pays for sure",
         [](const View& view) {
             return lastChance(view, Card::Diplomat)
                    && (at(view, view.place).tokens > 0 || !anyPlace(view, [&](int place) {
                            const QueueCard& card = at(view, place);
                            return !isOwn(view, place) && card.up && card.card == Card::Diplomat;
                        }));
         },
         keeps},
        {"an Informant kept in the last round beside loaded cards",
         [](const View& view) { return lastChance(view, Card::Informant) && bait(view) > 0; }, keeps},
        {"an Ambush kept in the last round where nobody can strike it and no own Lord counts it",
         [](const View& view) {
             return lastChance(view, Card::Ambush) && !anyPlace(view, [&](int place) {
                        const QueueCard& card = at(view, place);
                        const bool strikes = strikers.has(card.card) || card.card == Card::Judge;
                        const bool counts = isOwn(view, place) && card.card == Card::Lord;
                        const bool may = !card.up || strikes || counts || card.card == Card::Shapeshifter;
                        return isAhead(view, place) && may;
                    });
         },
         keeps},
        {"a token given to the leader where another could have it",
         [](const View& view) {
             const auto lives = [&](int place) { return view.round < rounds || isAhead(view, place); };
             return pointsToGive(view)
                    && anyTarget(view, [&](int place) { return lives(place) && leads(view, at(view, place).seat); })
                    && anyTarget(view, [&](int place) { return !leads(view, at(view, place).seat); });
         },
         [](const View& view, const Decision& decision) {
             return (view.round < rounds || isAhead(view, decision.to)) && leads(view, at(view, decision.to).seat)
                    && !isOwn(view, decision.to);
         }},
    };
}

}
