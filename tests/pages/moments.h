#pragma once

#include "tests/pages/program.h"
#include "tests/pages/scriptedplayer.h"

// The pages of the game and how one comes to them from home by clicks.
namespace moments {

struct Page {
    const char* name;
    oriflamme::Record game;                     // the running one; no players: there is none
    std::function<bool(Program& program)> open; // from home
};

// One of each kind, the table with several questions.
const std::vector<Page>& pages();

bool resume(Program& program);
// From the table, where there is nothing nearer to go back from.
bool menu(Program& program);
bool keys(Program& program);
// Back, from wherever one is.
bool home(Program& program);

}
