#include "engine/rules/play.h"

#include "engine/rules/alliancecards.h"
#include "engine/rules/basecards.h"
#include "engine/rules/effects.h"
#include "engine/rules/walk.h"

namespace oriflamme {

State start(const Setup& setup, Steps& steps)
{
    State state = start(setup);
    Resolve<Steps>(state, steps).begin();
    return state;
}

template <class Sink>
void apply(State& state, const Decision& decision, Sink& sink)
{
    Resolve<Sink>(state, sink).take(decision);
}

template void apply<Silent>(State&, const Decision&, Silent&);
template void apply<Steps>(State&, const Decision&, Steps&);

}
