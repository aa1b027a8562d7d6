#pragma once

#include "tests/pages/moments.h"

// Fixed positions that are looked at, page by page, and how: the same in every run.
namespace positions {

// What of a table a position shows.
struct Wanted {
    int seats;
    oriflamme::Asks asks; // the person in the first seat
    int stacks;
    oriflamme::CardSet cards = oriflamme::baseCards;
    oriflamme::Direction direction = oriflamme::Direction::LeftToRight;
    oriflamme::Edition edition = oriflamme::Edition::Current;
};

// A game that comes to just this; up to then most cards were kept, some revealed.
oriflamme::Record at(const Wanted& wanted);

// The moments, the table with 2 to 5 seats, 1 to 30 stacks and every question, and the page about the game.
const std::vector<moments::Page>& all();

struct Look {
    QSize size;
    QString language;
    int textSize;        // per cent
    bool strong = false; // with a high contrast
    QString light = "candles";
};

// How the position of that number is looked at: every size, language and text size occurs, and the smallest window with
// large letters in one of the languages with long words.
std::vector<Look> looks(int position);
// Lets the program look like that.
void dress(Program& program, const Look& look);

}
