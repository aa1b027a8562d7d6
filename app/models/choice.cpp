#include "app/models/choice.h"

#include "app/record/names.h"

using namespace oriflamme;

void Choice::offer(Asks asks, const std::vector<Decision>& legal)
{
    if (asks == m_asks && legal == m_legal)
        return;
    m_asks = asks;
    m_legal = legal;
    m_card = Card::None;
    m_from = -1;
    drop();
    emit changed();
}

bool Choice::has(const Decision& decision) const
{
    return std::find(m_legal.begin(), m_legal.end(), decision) != m_legal.end();
}

bool Choice::canPlace(Action end) const
{
    return m_card != Card::None && has({.action = end, .card = m_card});
}

QList<int> Choice::stacks() const
{
    QList<int> list;
    for (const Decision& decision : m_legal) {
        if (decision.action == Action::PlaceOn && !list.contains(decision.to))
            list.append(decision.to);
    }
    return list;
}

QStringList Choice::cards() const
{
    QStringList list;
    for (const Decision& decision : m_legal) {
        const QString card = nameOf(decision.card);
        if ((m_asks == Asks::Place || m_asks == Asks::Swap) && !list.contains(card))
            list.append(card);
    }
    return list;
}

// What may be pointed at: a stack for the picked hand card, the Decree's card or the stack for it, a target.
QList<int> Choice::places() const
{
    QList<int> list;
    for (const Decision& decision : m_legal) {
        int place = -1;
        if (decision.action == Action::Target || (decision.action == Action::PlaceOn && decision.card == m_card))
            place = decision.to;
        else if (m_asks == Asks::Move && m_from < 0)
            place = decision.from;
        else if (decision.action == Action::MoveOnto && decision.from == m_from)
            place = decision.to;
        if (place >= 0 && !list.contains(place))
            list.append(place);
    }
    return list;
}

QList<int> Choice::gaps() const
{
    QList<int> list;
    for (const Decision& decision : m_legal) {
        if (decision.action == Action::MoveGap && decision.from == m_from)
            list.append(decision.to);
    }
    return list;
}

QStringList Choice::halves() const
{
    QStringList list;
    for (const Decision& decision : m_legal) {
        if (decision.action == Action::Mode)
            list.append(nameOf(decision.half));
    }
    return list;
}

QString Choice::codeOf(const Decision& decision) const
{
    switch (decision.action) {
    case Action::None: return {};
    case Action::PlaceLeft: return decision.card == m_card ? "left" : "";
    case Action::PlaceRight: return decision.card == m_card ? "right" : "";
    case Action::PlaceOn: return decision.card == m_card ? QString::number(decision.to) : QString();
    case Action::Keep: return "keep";
    case Action::Reveal: return "reveal";
    case Action::Target: return QString::number(decision.to);
    case Action::Mode: return nameOf(decision.half);
    case Action::Swap: return nameOf(decision.card);
    case Action::MoveGap: return decision.from == m_from ? "gap" + QString::number(decision.to) : QString();
    case Action::MoveOnto: return decision.from == m_from ? QString::number(decision.to) : QString();
    }
    return {};
}

Choice::Options Choice::options() const
{
    Options list;
    for (const Decision& decision : m_legal) {
        if (const QString code = codeOf(decision); !code.isEmpty())
            list.push_back({code, decision});
    }
    return list;
}

// Before a card is picked a place stands for laying any card on it, or for moving its own card.
Decision Choice::decisionOf(const QString& code, const View& view) const
{
    bool isPlace = false;
    const auto to = std::int8_t(code.mid(code.startsWith("gap") ? 3 : 0).toInt(&isPlace));
    const std::string word = code.toStdString();
    const Asks asks = view.question.asks;
    if (code == "keep" || code == "reveal")
        return {.action = code == "keep" ? Action::Keep : Action::Reveal};
    if (code == "left" || code == "right")
        return {.action = code == "left" ? Action::PlaceLeft : Action::PlaceRight, .card = m_card};
    if (const std::optional<Half> half = halfNamed(word))
        return {.action = Action::Mode, .half = *half};
    if (const std::optional<Card> card = cardNamed(word))
        return {.action = asks == Asks::Swap ? Action::Swap : Action::PlaceLeft, .card = *card};
    if (code.startsWith("gap"))
        return {.action = Action::MoveGap, .from = m_from, .to = to};
    if (!isPlace)
        return {};
    if (asks == Asks::Place) {
        const CardSet hand = view.viewer < 0 ? CardSet() : view.hand[std::size_t(view.viewer)];
        return {.action = Action::PlaceOn,
                .card = m_card == Card::None && !hand.empty() ? *hand.begin() : m_card,
                .to = to};
    }
    if (asks == Asks::Move && m_from >= 0)
        return {.action = Action::MoveOnto, .from = m_from, .to = to};
    if (asks == Asks::Move) // somewhere where it does not lie
        return {.action = Action::MoveGap, .from = to, .to = to == 0 ? view.queue.stacks : std::int8_t(0)};
    return {.action = Action::Target, .to = to};
}

QString Choice::picked() const
{
    return nameOf(m_card);
}

void Choice::pickCard(const QString& card)
{
    if (!cards().contains(card))
        return;
    const Card picked = *cardNamed(card.toStdString());
    if (m_asks == Asks::Swap) {
        make({.action = Action::Swap, .card = picked});
    } else if (picked != m_card) {
        m_card = picked;
        emit changed();
    }
}

void Choice::pickPlace(int place)
{
    const auto to = std::int8_t(place);
    if (!places().contains(place))
        return;
    if (m_asks == Asks::Place) {
        make({.action = Action::PlaceOn, .card = m_card, .to = to});
    } else if (m_asks != Asks::Move) {
        make({.action = Action::Target, .to = to});
    } else if (m_from >= 0) {
        make({.action = Action::MoveOnto, .from = m_from, .to = to});
    } else {
        m_from = to;
        emit changed();
    }
}

void Choice::pickGap(int gap)
{
    if (gaps().contains(gap))
        make({.action = Action::MoveGap, .from = m_from, .to = std::int8_t(gap)});
}

void Choice::pickHalf(const QString& half)
{
    make({.action = Action::Mode, .half = halfNamed(half.toStdString()).value_or(Half::None)});
}

void Choice::pickLeft()
{
    make({.action = Action::PlaceLeft, .card = m_card});
}

void Choice::pickRight()
{
    make({.action = Action::PlaceRight, .card = m_card});
}

void Choice::keep()
{
    make({.action = Action::Keep});
}

void Choice::reveal()
{
    make({.action = Action::Reveal});
}

void Choice::insist()
{
    if (!m_doubted)
        return;
    const Decision decision = m_doubted->decision;
    offer(Asks::Nothing, {});
    emit made(decision);
}

void Choice::back()
{
    if (m_doubted)
        return drop();
    if (m_card == Card::None && m_from < 0)
        return;
    m_card = Card::None;
    m_from = -1;
    emit changed();
}

// Closes before it tells, so that a second click finds nothing to choose.
void Choice::make(const Decision& decision)
{
    if (!has(decision) || m_doubted)
        return;
    if (m_doubt(decision)) {
        m_doubted = {codeOf(decision), decision};
        emit doubtedChanged();
        return;
    }
    offer(Asks::Nothing, {});
    emit made(decision);
}

void Choice::drop()
{
    if (std::exchange(m_doubted, std::nullopt))
        emit doubtedChanged();
}
