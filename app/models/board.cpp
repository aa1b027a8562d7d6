#include "app/models/board.h"

#include "app/record/names.h"
#include "engine/sight/view.h"

BoardFacts boardOf(const oriflamme::View& view)
{
    int tallest = 0;
    for (int place = 0; place < view.queue.stacks; ++place)
        tallest = std::max(tallest, view.queue.size(place));
    return {.round = view.round,
            .phase = nameOf(view.phase),
            .place = view.place,
            .gap = view.gap,
            .stacks = view.queue.stacks,
            .tallest = tallest,
            .rightToLeft = !view.forward(),
            .seats = view.rules.seats,
            .first = view.first,
            .placed = view.placed,
            .marks = view.marks};
}
