#include "tests/support/open.h"

#include "app/record/names.h"

using namespace oriflamme;

Open openIn(const Choice& choice)
{
    const auto numbers = [](const QList<int>& list) {
        const QSet<int> set(list.begin(), list.end());
        return set.size() == list.size() ? set : QSet<int>{-99}; // nothing is listed twice
    };
    const QStringList cards = choice.cards();
    const QStringList halves = choice.halves();
    return {{cards.begin(), cards.end()},
            {halves.begin(), halves.end()},
            numbers(choice.places()),
            numbers(choice.gaps()),
            numbers(choice.stacks()),
            choice.left(),
            choice.right(),
            choice.canKeep(),
            choice.canReveal()};
}

Open legalSteps(const std::vector<Decision>& legal, Card card, int from)
{
    Open open;
    for (const Decision& decision : legal) {
        const bool picked = decision.card == card;
        const bool moves = decision.from == from;
        switch (decision.action) {
        case Action::None: break;
        case Action::Keep: open.keep = true; break;
        case Action::Reveal: open.reveal = true; break;
        case Action::Target: open.places.insert(decision.to); break;
        case Action::Mode: open.halves.insert(nameOf(decision.half)); break;
        case Action::Swap: open.cards.insert(nameOf(decision.card)); break;
        case Action::PlaceLeft:
            open.cards.insert(nameOf(decision.card));
            open.left |= picked;
            break;
        case Action::PlaceRight:
            open.cards.insert(nameOf(decision.card));
            open.right |= picked;
            break;
        case Action::PlaceOn:
            open.cards.insert(nameOf(decision.card));
            open.stacks.insert(decision.to);
            if (picked)
                open.places.insert(decision.to);
            break;
        case Action::MoveGap:
        case Action::MoveOnto:
            if (from < 0)
                open.places.insert(decision.from);
            else if (moves)
                (decision.action == Action::MoveGap ? open.gaps : open.places).insert(decision.to);
            break;
        }
    }
    return open;
}

void pickWhatIsClosed(Choice& choice)
{
    const Open open = openIn(choice);
    for (int i = 0; i < cardCount; ++i) {
        if (const QString card = nameOf(Card(i)); !open.cards.contains(card))
            choice.pickCard(card);
    }
    for (const QString& nonsense : {QString(), QString("dragon"), QString("Spy")}) {
        choice.pickCard(nonsense);
        choice.pickHalf(nonsense);
    }
    for (int half = int(Half::Gain); half <= int(Half::Eliminate); ++half) {
        if (const QString name = nameOf(Half(half)); !open.halves.contains(name))
            choice.pickHalf(name);
    }
    for (int place = -257; place < 600; ++place) { // places and gaps that a byte would take for others too
        if (!open.places.contains(place))
            choice.pickPlace(place);
        if (!open.gaps.contains(place))
            choice.pickGap(place);
    }
    if (!open.left)
        choice.pickLeft();
    if (!open.right)
        choice.pickRight();
    if (!open.keep)
        choice.keep();
    if (!open.reveal)
        choice.reveal();
}
