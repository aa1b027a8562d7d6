#include "app/table/rounds.h"

using namespace oriflamme;

QVariantList influenceByRound(const Record& record)
{
    std::vector<QVariantList> seats(std::size_t(record.setup.rules.seats));
    const auto note = [&](const State& state) {
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            seats[seat].append(state.at(Seat(seat)).influence);
    };
    State state = start(record.setup);
    note(state);
    Steps steps;
    for (const auto& taken : record.decisions) {
        steps.clear();
        apply(state, taken.decision, steps);
        for (const Step& step : steps) {
            if (step.event.happening == Happening::RoundBegins) // and nothing has been paid for it yet
                note(step.state);
        }
    }
    note(state);
    QVariantList all;
    for (const QVariantList& seat : seats)
        all.append(QVariant(seat));
    return all;
}
