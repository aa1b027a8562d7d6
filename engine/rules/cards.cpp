#include "engine/rules/cards.h"

#include <algorithm>
#include <array>

namespace oriflamme {

static constexpr std::array<std::string_view, cardCount> names{
    "archer",       "soldier", "spy",          "heir",    "shapeshifter", "lord",      "assassination",
    "royal-decree", "ambush",  "conspiracy",   "empress", "fanatic",      "informant", "diplomat",
    "deserter",     "judge",   "insurrection", "racket",  "infiltration", "trade"};

std::string_view name(Card card)
{
    return card == Card::None ? std::string_view{} : names[std::size_t(card)];
}

std::optional<Card> cardNamed(std::string_view text)
{
    const auto found = std::find(names.begin(), names.end(), text);
    if (found == names.end())
        return std::nullopt;
    return Card(found - names.begin());
}

}
