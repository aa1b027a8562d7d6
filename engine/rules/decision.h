#pragma once

#include "engine/rules/setup.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace oriflamme {

// What a seat may be asked (RULES.md 4, R6, R7).
enum class Asks : std::uint8_t { Nothing, Place, KeepOrReveal, Model, Mode, Target, Swap, Move };

enum class Action : std::uint8_t {
    None,
    PlaceLeft,  // card
    PlaceRight, // card
    PlaceOn,    // card, to: the stack
    Keep,
    Reveal,
    Target,  // to: the place whose top card is chosen; a Shapeshifter's model too
    Mode,    // half
    Swap,    // card: the hand card laid down
    MoveGap, // from: the place of the moved card; to: the gap before stack `to`, counted before the move
    MoveOnto // from; to: the stack it is laid on, counted before the move (first edition)
};

// What one seat chose. Places are numbered from 0 at the left end, whatever the direction. Aligned to be copied at
// once.
struct alignas(8) Decision {
    Action action = Action::None;
    Card card = Card::None;
    std::int8_t from = -1;
    std::int8_t to = -1;
    Half half = Half::None;

    bool operator==(const Decision&) const = default;
};

// The legal decisions of one question, without allocation. A first-edition Decree has the most (R21).
class Decisions {
public:
    static constexpr int capacity = 1024;

    Decisions() {}

    void add(const Decision& decision) { m_list[std::size_t(m_size++)] = decision; }
    // Adds one for each place of a set: bit i is place i.
    void add(Decision like, std::uint32_t places)
    {
        Decision* next = m_list.data() + m_size;
        for (; places != 0; places &= places - 1) {
            like.to = std::int8_t(std::countr_zero(places));
            *next++ = like;
        }
        m_size = int(next - m_list.data());
    }
    void clear() { m_size = 0; }
    int size() const { return m_size; }
    const Decision& operator[](int i) const { return m_list[std::size_t(i)]; }
    const Decision* begin() const { return m_list.data(); }
    const Decision* end() const { return m_list.data() + m_size; }
    bool has(const Decision& decision) const { return std::find(begin(), end(), decision) != end(); }

private:
    union { // so that the list is not cleared each time: only the first m_size are set
        std::array<Decision, capacity> m_list;
    };
    int m_size = 0;
};

std::string_view name(Asks asks);                     // as in records' questions; "" for Nothing
std::string_view name(Half half);                     // as in records; "" for None
std::optional<Half> halfNamed(std::string_view name); // nothing for other words

// The text form: "place spy left", "place spy on 1", "keep", "reveal", "target 2", "mode swap", "swap heir",
// "move 1 gap 3", "move 1 on 0". decisionFrom() reads it back, or nothing if the text has no such form.
std::string text(const Decision& decision);
std::optional<Decision> decisionFrom(std::string_view text);

}
