#pragma once

#include "tests/pages/program.h"

#include <QImage>

// What the screen holds, seen and unseen, and what of it the person in front may not know.
namespace secrets {

// Everything that can be read from the window: the words, names and numbers of every object in it, whether it is
// visible or not, what is read aloud for it, and the window's title. A line a thing.
QStringList readable(QQuickWindow* window);

// Cards that an object of the window names beside their family though the game's viewer may not know them.
QStringList betrayed(Program& program);

// A true game that only differs in what is hidden from the viewer at its end, or none if chance finds no other. For
// games of the base cards, where nothing goes back to a hand.
std::optional<oriflamme::Record> permuted(const oriflamme::Record& record, oriflamme::Seat viewer,
                                          oriflamme::Random& random);

}
