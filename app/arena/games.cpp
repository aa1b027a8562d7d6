#include "app/arena/games.h"

#include "app/names.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <memory>

using namespace oriflamme;

std::optional<CardSet> poolFrom(const QStringList& words)
{
    const QString word = words.join(',');
    if (word == "base")
        return baseCards;
    if (word == "alliance")
        return allianceCards;
    if (word == "mixed")
        return baseCards | allianceCards;
    return tenNamed(words);
}

CardSet tenOf(CardSet pool, Random& random)
{
    return pool.size() == familySize ? pool : draw(familySize, pool, random);
}

void declareGames(Arguments& arguments)
{
    arguments.option("seed", "S", "Any text: the same text gives the same games", "1");
    arguments.option("cards", "SET",
                     "base, alliance, mixed (ten of the twenty, drawn anew for each game) or ten names "
                     "with commas",
                     "base");
    arguments.option("edition", "E", "current or first", "current");
    arguments.option("direction", "D", "left-to-right or right-to-left", "left-to-right");
    arguments.option("patience", "SECONDS", "How long another program may take for an answer", "10");
}

Games gamesFrom(Arguments& arguments)
{
    Games games;
    games.seed = arguments.value("seed");
    games.rules.edition = Edition(arguments.word("edition", {nameOf(Edition::Current), nameOf(Edition::First)}));
    games.rules.direction =
        Direction(arguments.word("direction", {nameOf(Direction::LeftToRight), nameOf(Direction::RightToLeft)}));
    const auto pool = poolFrom(arguments.list("cards"));
    if (!pool)
        arguments.complain("--cards takes base, alliance, mixed or ten different card names");
    games.pool = pool.value_or(baseCards);
    games.patience = Program::Patience(arguments.number("patience", 1, 3600));
    return games;
}

std::vector<Entrant> entrantsFrom(Arguments& arguments, const QString& option)
{
    std::vector<Entrant> entrants;
    for (const QString& word : arguments.players(option)) {
        const auto entrant = entrantFrom(word);
        if (!entrant)
            arguments.complain(QStringLiteral("\"%1\" is no player").arg(word));
        entrants.push_back(entrant.value_or(Entrant(Level::Random)));
    }
    return entrants;
}

Record newGame(Rules rules, CardSet pool, const std::vector<Entrant>& entrants, const std::string& seed)
{
    static constexpr std::array<const char*, maxSeats> names{"Ada", "Bruno", "Clara", "Denis", "Edith"};
    std::vector<Player> players;
    for (std::size_t seat = 0; seat < entrants.size(); ++seat)
        players.push_back({std::string(families[seat]), names[seat], playerOf(entrants[seat]).toStdString()});
    Random lot(seedFrom(seed + "/cards"));
    rules.cards = tenOf(pool, lot);
    return newRecord(rules, players, seed);
}

void Effort::add(const Effort& other)
{
    decisions += other.decisions;
    seconds += other.seconds;
    longest = std::max(longest, other.longest);
    playouts += other.playouts;
}

double Played::share(Seat seat) const
{
    if (lost != noSeat)
        return seat == lost ? 0 : 1.0 / (state.rules.seats - 1);
    const std::uint32_t won = winners(state);
    return (won >> seat) & 1 ? 1.0 / std::popcount(won) : 0;
}

namespace {

// The programs among a game's players.
class Programs {
public:
    Programs(const std::vector<Entrant>& entrants, Program::Patience patience)
    {
        for (std::size_t seat = 0; seat < entrants.size(); ++seat) {
            if (entrants[seat].isProgram())
                m_programs[seat] = std::make_unique<Program>(entrants[seat].command, patience);
        }
    }

    Program* at(Seat seat) const { return m_programs[std::size_t(seat)].get(); }

    void see(const Steps& steps)
    {
        for (Seat seat = 0; seat < maxSeats; ++seat) {
            for (const Step& step : steps) {
                if (Program* program = at(seat))
                    program->see(seen(step.event, seat));
            }
        }
    }

private:
    std::array<std::unique_ptr<Program>, maxSeats> m_programs;
};

}

static std::optional<Decision> decide(const Computer& computer, const View& view, const Record& record,
                                      Effort& effort)
{
    const std::clock_t began = std::clock();
    const Thought thought = think(view, computer, chance(record, view.viewer));
    const double took = double(std::clock() - began) / CLOCKS_PER_SEC;
    double playouts = 0;
    for (const Prospect& prospect : thought.prospects)
        playouts += prospect.playouts;
    effort.add({1, took, took, playouts});
    return thought.decision;
}

static std::optional<Decision> decide(Program& program, const View& view, const Record& record, Effort& effort)
{
    using Clock = std::chrono::steady_clock;
    const auto began = Clock::now();
    const auto decision = program.decide(view, int(record.decisions.size()));
    const double took = std::chrono::duration<double>(Clock::now() - began).count();
    effort.add({1, took, took});
    return decision;
}

Played playOut(Record& record, const std::vector<Entrant>& entrants, Program::Patience patience)
{
    Played played;
    played.state = replay(record).state;
    State& state = played.state;
    Programs programs(entrants, patience);
    while (state.phase != Phase::Over) {
        const Seat seat = state.question.seat;
        const View view = look(state, seat);
        Effort& effort = played.effort[std::size_t(seat)];
        Program* program = programs.at(seat);
        const auto decision = program ? decide(*program, view, record, effort)
                                      : decide(entrants[std::size_t(seat)].computer, view, record, effort);
        if (!decision) {
            played.lost = seat;
            played.trouble = program->trouble();
            return played;
        }
        Steps steps;
        apply(state, *decision, steps);
        programs.see(steps);
        record.decisions.push_back({seat, *decision});
    }
    record.result = resultOf(state);
    return played;
}

QString tell(const Played& played, const Record& record, const QString& game)
{
    return QStringLiteral("game %1, decision %2: seat %3 has lost its player: %4\n")
        .arg(game)
        .arg(record.decisions.size())
        .arg(int(played.lost))
        .arg(played.trouble);
}

QJsonObject tellJson(const Played& played, const Record& record, const QString& game)
{
    return {{"game", game},
            {"decision", int(record.decisions.size())},
            {"seat", int(played.lost)},
            {"error", played.trouble}};
}
