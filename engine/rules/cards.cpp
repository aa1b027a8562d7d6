#include "engine/rules/cards.h"

namespace oriflamme {

std::optional<Series> seriesNamed(std::string_view text)
{
    const auto found = std::find_if(allSeries.begin(), allSeries.end(), [&](Series s) { return name(s) == text; });
    return found == allSeries.end() ? std::nullopt : std::optional(*found);
}

std::optional<Card> cardNamed(std::string_view text)
{
    for (const Card card : allCards) {
        if (name(card) == text)
            return card;
    }
    return std::nullopt;
}

std::optional<Edition> editionNamed(std::string_view text)
{
    const auto found = std::find_if(editions.begin(), editions.end(), [&](Edition e) { return name(e) == text; });
    return found == editions.end() ? std::nullopt : std::optional(*found);
}

}
