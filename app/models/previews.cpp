#include "app/models/previews.h"

#include "app/record/names.h"

using namespace oriflamme;

Previews::Previews(QObject* parent) : QObject(parent)
{
    m_next.setInterval(0);
    connect(&m_next, &QTimer::timeout, this, [this] {
        lookUpOne();
        if (m_previews.size() == m_options.size())
            tell();
    });
}

void Previews::open(const View& view, const Choice::Options& options)
{
    if (options == m_options && (options.empty() || view == m_view))
        return;
    m_view = view;
    m_options = options;
    m_previews.clear();
    if (!std::exchange(m_all, {}).isEmpty())
        emit changed();
    if (m_options.empty())
        m_next.stop();
    else
        m_next.start();
}

Harm Previews::harm(const Decision& decision)
{
    const auto option = std::find_if(m_options.begin(), m_options.end(),
                                     [&](const Choice::Option& open) { return open.decision == decision; });
    if (option == m_options.end())
        return Harm::None;
    while (m_previews.size() < m_options.size())
        lookUpOne();
    if (m_all.isEmpty())
        tell();
    return oriflamme::harm(m_view, m_previews, std::size_t(option - m_options.begin()));
}

void Previews::lookUpOne()
{
    m_previews.push_back(preview(m_view, m_options[m_previews.size()].decision));
}

void Previews::tell()
{
    m_next.stop();
    for (std::size_t i = 0; i < m_options.size(); ++i)
        m_all.insert(m_options[i].code, previewOf(i));
    emit changed();
}

SeatOutcome Outcome::of(int seat) const
{
    const auto found =
        std::find_if(seats.begin(), seats.end(), [&](const SeatOutcome& one) { return one.seat == seat; });
    return found == seats.end() ? SeatOutcome{.seat = seat} : *found;
}

static Amount amount(Range range)
{
    return {range.least, range.most};
}

static QList<SeatOutcome> seatsOf(const View& view, const Stretch& stretch)
{
    QList<SeatOutcome> list;
    for (int i = 0; i < view.rules.seats; ++i) {
        const int seat = (view.question.seat + i) % view.rules.seats;
        const Change& change = stretch.seats[std::size_t(seat)];
        if (change != Change{})
            list.append(
                {seat, amount(change.influence), amount(change.laid), amount(change.lost), amount(change.trade)});
    }
    return list;
}

static QList<LostCard> goneOf(const View& view, const Stretch& stretch)
{
    QList<LostCard> list;
    for (std::uint32_t rest = stretch.mayGo; rest != 0; rest &= rest - 1) {
        const int slot = std::countr_zero(rest);
        const QueueCard& card = view.queue.cards[std::size_t(slot)];
        const bool acts = view.place >= 0 && view.queue.tops[std::size_t(view.place)] == slot;
        list.append({card.seat, nameOf(card.card), (stretch.gone >> slot & 1) != 0,
                     acts && card.card != Card::None && !isCharacter(card.card)});
    }
    return list;
}

ChoicePreview Previews::previewOf(std::size_t i) const
{
    const Preview& preview = m_previews[i];
    const auto outcome = [&](const Stretch& stretch) {
        return Outcome{seatsOf(m_view, stretch), goneOf(m_view, stretch)};
    };
    return {outcome(preview.now), outcome(preview.then), preview.possible, preview.asksOn,
            int(oriflamme::harm(m_view, m_previews, i))};
}
