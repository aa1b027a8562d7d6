#include "engine/sight/view.h"
#include "tests/support/checks.h"
#include "tests/support/legaloracle.h"
#include "tests/support/randomgames.h"

#include <cstdio>
#include <cstdlib>
#include <span>

using namespace oriflamme;

// Bytes as a game: its kind, its chance, then its decisions, listed ones and any others. Every move is checked, and
// what some seat imagines after it; a decision that is not listed must be refused, and ends the game.

namespace {

class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size) : m_rest(data, size) {}

    bool empty() const { return m_rest.empty(); }
    int next()
    {
        if (empty())
            return 0;
        const int byte = m_rest.front();
        m_rest = m_rest.subspan(1);
        return byte;
    }

private:
    std::span<const std::uint8_t> m_rest;
};

}

static void demand(bool holds, const std::string& trouble)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", trouble.c_str());
    std::abort();
}

// Bytes from here on stand for a decision of any form; below for a listed one by its number.
static constexpr int anyForm = 0xe0;

static std::optional<Decision> nextDecision(Bytes& bytes, const Decisions& list)
{
    const int byte = bytes.next();
    if (byte < anyForm) {
        const int number = list.size() > anyForm ? byte + anyForm * bytes.next() : byte;
        return list[number % list.size()];
    }
    Decision decision{.action = Action(byte - anyForm), .card = Card(bytes.next() % cardCount)};
    if (decision.action > Action::MoveOnto)
        return std::nullopt;
    decision.from = std::int8_t(bytes.next());
    decision.to = std::int8_t(bytes.next());
    decision.half = Half(bytes.next() % (int(Half::Eliminate) + 1));
    return decisionFrom(text(decision)); // without what does not belong to its form
}

static void refused(Record record, const State& state, const Decision& decision)
{
    const int number = int(record.decisions.size());
    demand(!isLegalByOracle(state, decision), "lawful and not listed: " + text(decision));
    record.decisions.push_back({state.question.seat, decision});
    const Replay replayed = replay(record);
    demand(replayed.wrong == Wrong::Illegal && replayed.decision == number && replayed.state == state,
           "not refused: " + text(decision));
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Bytes bytes(data, size);
    const int kind = bytes.next() % kindsOfGame;
    Random random(std::uint64_t(bytes.next() + 256 * bytes.next()));
    Record record = newGame(kindOfGame(kind, random), random);
    State state = start(record.setup);
    while (!bytes.empty() && state.phase != Phase::Over) {
        Decisions list;
        legal(state, list);
        const auto decision = nextDecision(bytes, list);
        if (!decision)
            continue;
        if (!list.has(*decision)) {
            refused(record, state, *decision);
            return 0;
        }
        const Move move = played(state, *decision);
        demand(wrong(move).empty(), wrong(move));
        record.decisions.push_back({state.question.seat, *decision});
        state = move.after;
        const std::string sight = wrongSight(state, Seat(random.below(std::uint32_t(state.rules.seats))), random);
        demand(sight.empty(), sight);
    }
    if (state.phase == Phase::Over) {
        record.result = resultOf(state);
        demand(wrongEnd(record, state).empty(), wrongEnd(record, state));
    }
    return 0;
}
