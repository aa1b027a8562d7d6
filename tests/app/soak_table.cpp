#include "app/record/recordjson.h"
#include "app/table/table.h"
#include "tests/support/checks.h"
#include "tests/support/home.h"
#include "tests/support/legaloracle.h"

#include <sys/resource.h>

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace oriflamme;

// Games of computers of all levels at the real table, of every kind and in any mixture: `soak_table [GAMES [FIRST]]`,
// 2,000 from number 0 unless told. Everything is checked that must hold, and some answers are asked for once more.
// A game is known by its number. Prints figures; ends with 1 at the first game that is wrong.

namespace {

// How long a level thinks, in seconds of a core.
struct Times {
    std::uint64_t thoughts = 0;
    double all = 0;
    double longest = 0;
    std::uint64_t longestIn = 0; // the game's number

    void add(double seconds, std::uint64_t game)
    {
        ++thoughts;
        all += seconds;
        if (seconds > longest) {
            longest = seconds;
            longestIn = game;
        }
    }
};

struct Figures {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
    std::uint64_t askedAgain = 0;
    std::array<Times, std::size_t(Level::Ismcts) + 1> levels{};
};

// What the engine answered, before the table saw it.
struct Answer {
    Level level;
    Decision decision;
};

}

// Of this thread alone: other programs do not count.
static double secondsWorked()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

static Level levelOf(const Record& record, Seat seat)
{
    return *levelNamed(std::string_view(record.players[std::size_t(seat)].player).substr(3));
}

static QStringList anyPlayers(Random& random)
{
    QStringList players;
    for (int i = 0; i < maxSeats; ++i) {
        const auto level = Level(random.below(6));
        const Level baseline = random.below(2) == 0 ? Level::Greedy : Level::Random;
        const Computer computer = level <= Level::Master ? level : baseline;
        players.append("ai:" + QString::fromStdString(name(computer)));
    }
    return players;
}

// What is wrong with the table's last decision, before which the game stood like that.
static std::string wrongPlay(const Table& table, const State& before, const Moments& moments)
{
    const Taken taken = table.record().decisions.back();
    if (taken.seat != before.question.seat || !isLegalByOracle(before, taken.decision))
        return "it is not lawful";
    const Move move = played(before, taken.decision);
    if (table.state() != move.after)
        return "the table stands otherwise";
    const auto told = std::count_if(move.steps.begin(), move.steps.end(),
                                    [](const Step& step) { return isTold(step.event.happening); });
    if (std::size_t(told) != moments.size())
        return "other moments are told";
    return wrong(move);
}

static std::string wrongWhenAsked(const Table& table)
{
    const Record& record = table.record();
    const Taken& taken = record.decisions.back();
    const Record past = pastOf(record, record.decisions.size() - 1);
    const Decision again = choose(look(past, taken.seat), levelOf(record, taken.seat), chance(past, taken.seat));
    return again == taken.decision ? "" : "asked again, it answers " + text(again);
}

// The table hides it if an engine's answer is worth nothing.
static std::string replacedAnswers(const Record& record, const std::vector<Answer>& answers)
{
    if (answers.size() != record.decisions.size())
        return "not one answer for each decision";
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const Taken& taken = record.decisions[i];
        if (answers[i].level != levelOf(record, taken.seat) || answers[i].decision != taken.decision)
            return "decision " + std::to_string(i) + " is not what the computer answered";
    }
    return "";
}

static std::string wrongFinish(const Table& table, const std::vector<Answer>& answers)
{
    const Record& record = table.record();
    for (const std::string& trouble : {wrongEnd(record, table.state()), replacedAnswers(record, answers)}) {
        if (!trouble.empty())
            return trouble;
    }
    const Reading read = recordFrom(toJson(record));
    return read.record == record && read.state == table.state() ? "" : "written and read, the record differs";
}

static std::string playGame(std::uint64_t number, Figures& figures)
{
    Random random(seedFrom("table", number));
    const QStringList players = anyPlayers(random);
    std::vector<Answer> answers;
    // No two thoughts run at once, and none when a game is over.
    Table table(nullptr, [&](const View& view, Computer computer, Random chance, const Stop* stop) {
        const double began = secondsWorked();
        const Decision decision = choose(view, computer, chance, stop);
        figures.levels[std::size_t(computer.level)].add(secondsWorked() - began, number);
        answers.push_back({computer.level, decision});
        return decision;
    });
    table.begin(gameWith(int(number % kindsOfGame), players, random));
    State before = table.state();
    std::string trouble;
    QObject::connect(&table, &Table::played, &table, [&](const Moments& moments) {
        trouble = wrongPlay(table, before, moments);
        if (trouble.empty() && random.below(20) == 0) {
            trouble = wrongWhenAsked(table);
            ++figures.askedAgain;
        }
        before = table.state();
    });
    while (trouble.empty() && before.phase != Phase::Over)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const std::string at = "decision " + std::to_string(table.record().decisions.size() - 1) + ": ";
    table.leave();
    ++figures.games;
    figures.decisions += table.record().decisions.size();
    trouble = trouble.empty() ? wrongFinish(table, answers) : at + trouble;
    return trouble.empty() ? "" : kindInWords(before.rules) + "; " + players.join(' ').toStdString() + ": " + trouble;
}

static void print(const Figures& figures)
{
    rusage use{};
    getrusage(RUSAGE_SELF, &use);
    std::printf("%llu games, %llu decisions, %llu of them asked for twice; %ld MB\n",
                static_cast<unsigned long long>(figures.games), static_cast<unsigned long long>(figures.decisions),
                static_cast<unsigned long long>(figures.askedAgain), use.ru_maxrss / 1024);
    for (std::size_t i = 0; i < figures.levels.size(); ++i) {
        const Times& times = figures.levels[i];
        if (times.thoughts > 0)
            std::printf("%-8s %9llu decisions, ms of a core: mean %8.3f, longest %8.3f in game %llu\n",
                        name(Computer(Level(i))).c_str(), static_cast<unsigned long long>(times.thoughts),
                        1000 * times.all / double(times.thoughts), 1000 * times.longest,
                        static_cast<unsigned long long>(times.longestIn));
    }
}

int main(int count, char** arguments)
{
    const QCoreApplication app(count, arguments);
    const std::uint64_t games = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 2000;
    const std::uint64_t first = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 0;
    Figures figures;
    std::string trouble;
    for (std::uint64_t number = first; number < first + games && trouble.empty(); ++number) {
        trouble = playGame(number, figures);
        if (!trouble.empty())
            std::fprintf(stderr, "Game %llu: %s\n", static_cast<unsigned long long>(number), trouble.c_str());
    }
    print(figures);
    return trouble.empty() ? EXIT_SUCCESS : EXIT_FAILURE;
}
