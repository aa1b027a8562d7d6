#include "app/models/board.h"

#include "app/record/names.h"
#include "engine/sight/view.h"

BoardFacts boardOf(const oriflamme::View& view)
{
    return {view.round,      nameOf(view.phase), view.place, view.gap,    view.queue.stacks,
            !view.forward(), view.rules.seats,   view.first, view.placed, view.marks};
}
