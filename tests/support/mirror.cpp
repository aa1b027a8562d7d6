#include "tests/support/mirror.h"

namespace oriflamme {

State mirrored(const State& state)
{
    State image = state;
    const auto tops = image.queue.tops.begin();
    std::reverse(tops, tops + image.queue.stacks);
    if (image.place >= 0)
        image.place = std::int8_t(image.queue.stacks - 1 - image.place);
    image.rules.direction = state.forward() ? Direction::RightToLeft : Direction::LeftToRight;
    return image;
}

Decision mirrored(const Decision& decision, const Board& before)
{
    const std::int8_t last = std::int8_t(before.queue.stacks - 1);
    Decision image = decision;
    if (decision.action == Action::PlaceLeft && last >= 0)
        image.action = Action::PlaceRight;
    else if (decision.action == Action::PlaceRight)
        image.action = Action::PlaceLeft;
    if (decision.from >= 0)
        image.from = std::int8_t(last - decision.from);
    if (decision.to >= 0)
        image.to = std::int8_t(last - decision.to + (decision.action == Action::MoveGap));
    return image;
}

}
