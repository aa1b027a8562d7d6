#pragma once

#include "engine/record/record.h"
#include "engine/sight/view.h"

// What must hold whatever is played. Each check tells what is wrong, in words, or nothing.
namespace oriflamme {

// One decision of a game and what came of it.
struct Move {
    State before;
    Decision decision;
    Steps steps;
    State after;
};

// Plays a legal decision.
Move played(const State& before, const Decision& decision);

// What is listed is what the rules allow, each decision once; nobody is asked what has one answer (R6, R7).
std::string wrongChoices(const Move& move);
// Each decision listed can be played, and has a text of its own that can be read back.
std::string wrongAnswers(const Move& move);
// In every state that was passed through the cards, stacks, tokens and the turn are sound.
std::string wrongStates(const Move& move);
// The events tell all that was moved from state to state, and where: nothing is lost, made, or moved in silence.
std::string wrongConservation(const Move& move);
// It begins with what was chosen, ends with what is asked, and its parts add up.
std::string wrongTelling(const Move& move);
// It comes to the same whether told or not.
std::string wrongSilence(const Move& move);
// The mirrored decision in the mirror image comes to the mirror image.
std::string wrongMirror(const Move& move);

// All of these, with the position and the decision.
std::string wrong(const Move& move);

// A determinized world is sound and looks the same to it.
std::string wrongSight(const State& state, Seat viewer, Random& random);

// A game that is over: six rounds, six cards from each seat, a hand of one card, somebody wins, and it replays.
std::string wrongEnd(const Record& record, const State& state);

}
