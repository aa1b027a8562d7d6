#include "app/table/rounds.h"

using namespace oriflamme;

QVariantList influenceByRound(const Story& story)
{
    std::vector<QVariantList> seats(story.record().players.size());
    const auto note = [&](const State& state) {
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            seats[seat].append(state.at(Seat(seat)).influence);
    };
    for (int i = 0; i <= story.position(); ++i) {
        if (story.caption(i).event.happening == Happening::RoundBegins) // and nothing has been paid for it yet
            note(story.moment(i).state);
    }
    note(story.state());
    QVariantList all;
    for (const QVariantList& seat : seats)
        all.append(QVariant(seat));
    return all;
}
