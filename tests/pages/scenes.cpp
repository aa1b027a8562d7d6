#include "tests/pages/scenes.h"

#include "tests/support/randomgames.h"

#include <QFile>

using namespace oriflamme;

static Record anyGame(int number)
{
    static const std::array families = {"wolf", "raven", "tower", "oak", "stag"};
    Random random(std::uint64_t(number) + 1);
    const Rules rules = kindOfGame(number, random);
    std::vector<Player> players;
    for (std::size_t seat = 0; seat < std::size_t(rules.seats); ++seat)
        players.push_back({families[seat], families[seat], "ai:novice"});
    Record record = newRecord(rules, players, std::to_string(number));
    State state = replay(record).state;
    while (state.phase != Phase::Over) {
        const Seat seat = state.question.seat;
        record.decisions.push_back({seat, anyDecision(state, random)});
        apply(state, record.decisions.back().decision);
    }
    record.result = resultOf(state);
    return record;
}

static Steps stepsOf(const Record& record)
{
    Steps steps;
    State state = start(record.setup, steps);
    for (const auto& taken : record.decisions)
        apply(state, taken.decision, steps);
    std::erase_if(steps, [](const Step& step) { return !isTold(step.event.happening); });
    return steps;
}

std::map<Happening, Scene> allScenes(const QString& folder)
{
    std::size_t wanted = 0;
    while (isTold(Happening(wanted)))
        ++wanted;
    std::map<Happening, Scene> scenes;
    for (int number = 0; scenes.size() < wanted; ++number) {
        const Record record = anyGame(number);
        const Steps steps = stepsOf(record);
        const QString path = folder + "/game-" + QString::number(number) + ".oriflamme";
        bool kept = false;
        for (std::size_t i = 1; i < steps.size(); ++i) // what a replay begins with is no scene
            kept |= scenes.insert({steps[i].event.happening, {path, int(i), steps[i].event}}).second;
        QFile file(path);
        if (kept && !(file.open(QIODevice::WriteOnly) && file.write(toJson(record)) > 0))
            qFatal("A game cannot be written.");
    }
    return scenes;
}
