#include "app/arena/games.h"

#include "app/arena/coretime.h"
#include "app/arena/messages.h"
#include "app/record/names.h"

#include <algorithm>
#include <chrono>

using namespace oriflamme;

std::optional<CardSet> poolFrom(const QStringList& words)
{
    const QString word = words.join(',');
    if (word == "mixed")
        return allCards;
    const auto series = seriesNamed(word.toStdString());
    if (series && cardsOf(*series).size() == familySize)
        return cardsOf(*series);
    return tenNamed(words);
}

CardSet tenOf(CardSet pool, Random& random)
{
    return pool.size() == familySize ? pool : draw(familySize, pool, random);
}

Record newGame(Rules rules, CardSet pool, const std::vector<Contender>& contenders, const std::string& seed)
{
    static constexpr std::array<const char*, maxSeats> names{"Ada", "Bruno", "Clara", "Denis", "Edith"};
    std::vector<Player> players;
    for (std::size_t seat = 0; seat < contenders.size(); ++seat)
        players.push_back(
            {std::string(families[seat]), names[seat], recordName(contenders[seat]), contenders[seat].computer.temper});
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

double Played::share(int seat) const
{
    return ranks[std::size_t(seat)] == 1 ? 1.0 / double(std::count(ranks.begin(), ranks.end(), 1)) : 0;
}

int Played::margin(int seat) const
{
    std::vector<int> others = influence;
    others.erase(others.begin() + seat);
    return influence[std::size_t(seat)] - *std::max_element(others.begin(), others.end());
}

namespace {

// One who sits at the table of a game.
struct SeatedContender {
    Contender contender;
    Program* program = nullptr; // none: a computer
    int index = 0;              // which of its command's programs
    QJsonArray unheard = {};    // what happened since its last question, as it saw it
    Effort thinking = {};
};

struct Sitting {
    Record& record;
    State state;
    Events past = {};
    std::vector<SeatedContender> seated = {};
};

}

static void sitDown(Sitting& sitting, const std::vector<Contender>& contenders, Programs& programs)
{
    for (auto it = contenders.begin(); it != contenders.end(); ++it) {
        SeatedContender seated{*it};
        if (!it->command.isEmpty()) {
            seated.index = int(std::count(contenders.begin(), it, *it));
            seated.program = &programs.at(it->command, seated.index);
            const Seat seat = Seat(it - contenders.begin());
            seated.program->tell(beginMessage(sitting.state.rules, seat, programs.patience()));
        }
        sitting.seated.push_back(seated);
    }
}

static QJsonArray heard(SeatedContender& seated)
{
    return std::exchange(seated.unheard, {});
}

// A computer's answer, and how long it thought.
static Answer computerAnswers(SeatedContender& seated, const View& view, const Record& record)
{
    const double begin = coreSeconds();
    const SearchResult result = think(view, seated.contender.computer, chance(record, view.viewer));
    const double took = coreSeconds() - begin;
    double playouts = 0;
    for (const Prospect& prospect : result.prospects)
        playouts += prospect.playouts;
    seated.thinking.add({1, took, took, playouts});
    if (std::find(view.legal.begin(), view.legal.end(), result.decision) == view.legal.end())
        return {{}, "it chose what is not legal"};
    return {result.decision, {}};
}

// A program's answer, and how long it took.
static Answer programAnswers(SeatedContender& seated, const View& view, const Record& record)
{
    const QJsonObject question = questionMessage(view, int(record.decisions.size()), heard(seated));
    const auto begin = std::chrono::steady_clock::now();
    const Answer answer = seated.program->ask(question, view);
    const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    seated.thinking.add({1, took, took, 0});
    return answer;
}

// Plays a decision; who does not see the state from inside hears what happened.
static void take(Sitting& sitting, const Decision& decision)
{
    sitting.record.decisions.push_back({sitting.state.question.seat, decision});
    const std::size_t before = sitting.past.size();
    apply(sitting.state, decision, sitting.past);
    for (SeatedContender& seated : sitting.seated) {
        const Seat seat = Seat(&seated - sitting.seated.data());
        for (std::size_t i = before; seated.program && i < sitting.past.size(); ++i)
            seated.unheard.append(toJson(seen(sitting.past[i], seat)));
    }
}

static std::optional<Fault> playOn(Sitting& sitting)
{
    while (sitting.state.phase != Phase::Over) {
        const Seat seat = sitting.state.question.seat;
        SeatedContender& seated = sitting.seated[std::size_t(seat)];
        const View view = look(sitting.state, sitting.past, seat);
        const Answer answer = seated.program ? programAnswers(seated, view, sitting.record)
                                             : computerAnswers(seated, view, sitting.record);
        if (!answer.decision)
            return Fault{seat, int(sitting.record.decisions.size()), answer.fault};
        take(sitting, *answer.decision);
    }
    sitting.record.result = resultOf(sitting.state);
    return std::nullopt;
}

// The programs hear how it ended; one that broke the rules is ended itself.
static void standUp(Sitting& sitting, Programs& programs, const std::optional<Fault>& fault)
{
    for (Seat seat = 0; seat < sitting.state.rules.seats; ++seat) {
        SeatedContender& seated = sitting.seated[std::size_t(seat)];
        if (!seated.program)
            continue;
        if (fault && fault->seat == seat)
            programs.end(seated.contender.command, seated.index);
        else
            seated.program->tell(
                endMessage(look(sitting.state, seat), int(sitting.record.decisions.size()), heard(seated)));
    }
}

static Played outcome(const Sitting& sitting, const std::optional<Fault>& fault)
{
    Played played;
    played.fault = fault;
    const State& state = sitting.state;
    for (Seat seat = 0; seat < state.rules.seats; ++seat) {
        played.influence.push_back(state.at(seat).influence);
        played.ranks.push_back(rank(state, seat));
        played.thinking.push_back(sitting.seated[std::size_t(seat)].thinking);
    }
    if (fault) {
        const auto guilty = std::size_t(fault->seat);
        const int left = played.ranks[guilty];
        for (int& rank : played.ranks)
            rank -= rank > left;
        played.ranks[guilty] = state.rules.seats;
        played.influence[guilty] = 0;
    }
    return played;
}

Played play(Record& record, const std::vector<Contender>& contenders, Programs& programs)
{
    Sitting sitting{record, {}};
    sitting.state = start(record.setup, sitting.past);
    sitDown(sitting, contenders, programs);
    const auto fault = playOn(sitting);
    standUp(sitting, programs, fault);
    return outcome(sitting, fault);
}
