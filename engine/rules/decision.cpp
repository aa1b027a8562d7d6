#include "engine/rules/decision.h"

#include <charconv>
#include <vector>

namespace oriflamme {

static constexpr std::array<std::string_view, 8> asksNames{"",     "place",  "keep-or-reveal", "model",
                                                           "mode", "target", "swap",           "move"};
static constexpr std::array<std::string_view, 7> halfNames{"", "gain", "swap", "pay", "collect", "mark", "eliminate"};

std::string_view name(Asks asks)
{
    return asksNames[std::size_t(asks)];
}

std::string_view name(Half half)
{
    return halfNames[std::size_t(half)];
}

std::string text(const Decision& decision)
{
    const std::string card(name(decision.card));
    const std::string from = std::to_string(decision.from);
    const std::string to = std::to_string(decision.to);
    switch (decision.action) {
    case Action::None: return {};
    case Action::PlaceLeft: return "place " + card + " left";
    case Action::PlaceRight: return "place " + card + " right";
    case Action::PlaceOn: return "place " + card + " on " + to;
    case Action::Keep: return "keep";
    case Action::Reveal: return "reveal";
    case Action::Target: return "target " + to;
    case Action::Mode: return "mode " + std::string(name(decision.half));
    case Action::Swap: return "swap " + card;
    case Action::MoveGap: return "move " + from + " gap " + to;
    case Action::MoveOnto: return "move " + from + " on " + to;
    }
    return {};
}

static std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> list;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        list.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return list;
}

static std::optional<std::int8_t> number(std::string_view text)
{
    std::int8_t value = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 0)
        return std::nullopt;
    return value;
}

std::optional<Half> halfNamed(std::string_view text)
{
    const auto found = std::find(halfNames.begin() + 1, halfNames.end(), text);
    if (found == halfNames.end())
        return std::nullopt;
    return Half(found - halfNames.begin());
}

static std::optional<Decision> placing(const std::vector<std::string_view>& word)
{
    const auto card = cardNamed(word[1]);
    if (!card)
        return std::nullopt;
    if (word.size() == 3 && word[2] == "left")
        return Decision{.action = Action::PlaceLeft, .card = *card};
    if (word.size() == 3 && word[2] == "right")
        return Decision{.action = Action::PlaceRight, .card = *card};
    if (word.size() != 4 || word[2] != "on")
        return std::nullopt;
    const auto to = number(word[3]);
    return to ? std::optional(Decision{.action = Action::PlaceOn, .card = *card, .to = *to}) : std::nullopt;
}

static std::optional<Decision> moving(const std::vector<std::string_view>& word)
{
    const auto from = number(word[1]);
    const auto to = number(word[3]);
    if (!from || !to || (word[2] != "gap" && word[2] != "on"))
        return std::nullopt;
    return Decision{.action = word[2] == "gap" ? Action::MoveGap : Action::MoveOnto, .from = *from, .to = *to};
}

std::optional<Decision> decisionFrom(std::string_view text)
{
    const auto word = words(text);
    if (word.size() == 1 && word[0] == "keep")
        return Decision{.action = Action::Keep};
    if (word.size() == 1 && word[0] == "reveal")
        return Decision{.action = Action::Reveal};
    if (word.size() >= 3 && word[0] == "place")
        return placing(word);
    if (word.size() == 4 && word[0] == "move")
        return moving(word);
    if (word.size() != 2)
        return std::nullopt;
    if (const auto to = number(word[1]); to && word[0] == "target")
        return Decision{.action = Action::Target, .to = *to};
    if (const auto half = halfNamed(word[1]); half && word[0] == "mode")
        return Decision{.action = Action::Mode, .half = *half};
    if (const auto card = cardNamed(word[1]); card && word[0] == "swap")
        return Decision{.action = Action::Swap, .card = *card};
    return std::nullopt;
}

}
