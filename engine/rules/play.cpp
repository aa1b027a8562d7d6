#include "engine/rules/play.h"

#include "engine/rules/alliancecards.h"
#include "engine/rules/basecards.h"
#include "engine/rules/effects.h"
#include "engine/rules/walk.h"

namespace oriflamme {

template <class Sink>
State start(const Setup& setup, Sink& sink)
{
    State state = start(setup);
    Resolve<Sink>(state, sink).begin();
    return state;
}

template State start<Events>(const Setup&, Events&);
template State start<Steps>(const Setup&, Steps&);

template <class Sink>
void apply(State& state, const Decision& decision, Sink& sink)
{
    Resolve<Sink>(state, sink).take(decision);
}

template void apply<Silent>(State&, const Decision&, Silent&);
template void apply<Events>(State&, const Decision&, Events&);
template void apply<Steps>(State&, const Decision&, Steps&);

}
