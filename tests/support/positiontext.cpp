#include "tests/support/positiontext.h"

#include "engine/record/record.h"

#include <stdexcept>
#include <utility>

namespace oriflamme {

std::string_view familyOf(Seat seat)
{
    return seat == noSeat ? "nobody" : families[std::size_t(seat)];
}

Seat seatOf(std::string_view family)
{
    const auto found = std::find(families.begin(), families.end(), family);
    if (found == families.end())
        throw std::invalid_argument("no family: " + std::string(family));
    return Seat(found - families.begin());
}

Card cardOf(std::string_view text)
{
    const auto card = cardNamed(text);
    if (!card)
        throw std::invalid_argument("no card: " + std::string(text));
    return *card;
}

std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto end = std::min(text.find(separator), text.size());
        std::string_view part = text.substr(0, end);
        while (part.starts_with(' '))
            part.remove_prefix(1);
        while (part.ends_with(' '))
            part.remove_suffix(1);
        if (!part.empty())
            parts.emplace_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator)
{
    std::string text;
    for (const std::string& part : parts) {
        if (!text.empty())
            text += separator;
        text += part;
    }
    return text;
}

static std::string cardPicture(const QueueCard& card)
{
    std::string text(card.card == Card::None ? "hidden" : name(card.card));
    if (card.up)
        text += '^';
    if (card.known)
        text += '!';
    if (card.sleeps)
        text += '~';
    if (card.tokens > 0)
        text += '(' + std::to_string(card.tokens) + ')';
    return text + std::string(card.marks, '*');
}

std::string positionText(const Board& board)
{
    std::vector<std::string> stacks;
    for (int place = 0; place < board.queue.stacks; ++place) {
        std::string stack;
        for (const QueueCard* card = &board.queue.top(place); card; card = board.queue.under(*card))
            stack = ' ' + cardPicture(*card) + stack;
        const bool resolved = place == board.place && !board.gap;
        const std::string family(familyOf(board.queue.top(place).seat));
        stacks.push_back((resolved ? '>' + family : family) + ':' + stack);
    }
    return joined(stacks, " | ");
}

static QueueCard cardFrom(std::string_view text)
{
    const auto end = std::min(text.find_first_of("^!~(*"), text.size());
    QueueCard card{.card = cardOf(text.substr(0, end))};
    for (auto i = end; i < text.size(); ++i) {
        switch (text[i]) {
        case '^': card.up = true; break;
        case '!': card.known = true; break;
        case '~': card.sleeps = true; break;
        case '*': ++card.marks; break;
        case '(':
            card.tokens = std::uint8_t(std::stoi(std::string(text.substr(i + 1))));
            i = text.find(')', i);
            break;
        default: throw std::invalid_argument("not behind a card: " + std::string(text));
        }
    }
    return card;
}

void readPosition(std::string_view picture, Board& board)
{
    for (std::string_view stack : split(picture, '|')) {
        if (stack.starts_with('>')) {
            board.place = board.queue.stacks;
            stack.remove_prefix(1);
        }
        const auto colon = stack.find(':');
        const Seat seat = seatOf(stack.substr(0, colon));
        const auto cards = split(stack.substr(std::min(colon + 1, stack.size())), ' ');
        if (cards.empty())
            throw std::invalid_argument("a stack without a card: " + std::string(stack));
        std::int8_t under = -1;
        for (const std::string& text : cards) {
            const int slot = board.queue.take();
            QueueCard& card = board.queue.cards[std::size_t(slot)];
            card = cardFrom(text);
            card.seat = seat;
            card.number = ++board.laid;
            card.under = std::exchange(under, std::int8_t(slot));
            board.marks = std::uint8_t(board.marks - card.marks);
        }
        board.queue.insert(board.queue.stacks, under);
    }
}

std::string influenceText(const Board& board)
{
    std::vector<std::string> seats;
    for (Seat seat = 0; seat < board.rules.seats; ++seat)
        seats.push_back(std::string(familyOf(seat)) + ' ' + std::to_string(board.at(seat).influence));
    return joined(seats, ", ");
}

template <class Cards>
static std::string namesOf(const Cards& cards)
{
    std::vector<std::string> names;
    for (const Card card : cards)
        names.emplace_back(name(card));
    return joined(names, " ");
}

std::string cardNames(CardSet cards)
{
    return namesOf(cards);
}

std::string cardNames(const Pile& pile)
{
    return namesOf(pile);
}

}
