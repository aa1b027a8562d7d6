#pragma once

#include "tests/pages/program.h"

#include <map>

// Where in which game something happens: one moment for each code that the engine has a name for.
struct Scene {
    QString file;     // a saved game
    int position = 0; // of the replay, right after it
    oriflamme::Event event;
};

// Of games played by lot, which are written to the folder.
std::map<oriflamme::Happening, Scene> allScenes(const QString& folder);
