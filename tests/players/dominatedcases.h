#pragma once

#include "tests/support/position.h"

// Dominated moves: decisions that a spectator would call silly without a doubt, whatever the others hide.
namespace oriflamme {

// A position and what may be chosen there: one of `only`, or, if that is empty, none of `never`. Decisions stand in
// their text form, with ", " between them.
struct DominatedCase {
    const char* name;
    Position position; // the seat that is asked chooses
    std::string only;
    std::string never;
    bool greedyToo = true; // whether the baseline, which stays as it is, sees it as well
    bool byRule = true;    // whether a rule of thumb sees it, without any thinking
};

std::vector<DominatedCase> dominatedCases();

// Decisions in their text form, with ", " between them.
std::vector<Decision> decisionsFrom(const std::string& texts);

bool isAmong(const Decision& decision, const std::vector<Decision>& list);

}
