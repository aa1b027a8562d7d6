#pragma once

#include "engine/rules/event.h"

#include <string>
#include <vector>

// Positions and events as text, for tests that read like the rules.
//
//     wolf: archer^ spy(2) | >stag: heir
//
// The stacks from left to right; after its family's name a stack's cards from bottom to top. Behind a card's name:
//     ^ revealed   ! face down, yet everybody knows it   ~ sleeps   (2) two tokens on it   * a judgement token, each
// Before a stack: > the place being resolved.
namespace oriflamme {

// The families in the order of their seats: wolf, stag, raven, tower, oak.
std::string_view familyOf(Seat seat);
// Throws std::invalid_argument if there is no such family.
Seat seatOf(std::string_view family);
// Throws std::invalid_argument if there is no such card.
Card cardOf(std::string_view name);

std::vector<std::string> split(std::string_view text, char separator);
std::string joined(const std::vector<std::string>& parts, std::string_view separator);

std::string positionText(const Board& board);
// Reads a picture: fills queue, laid, place and marks; cards are numbered in the order in which they are written.
// Throws std::invalid_argument for what is no picture.
void readPosition(std::string_view picture, Board& board);

// "wolf 3, stag 1"
std::string influenceText(const Board& board);
std::string cardNames(CardSet cards);
std::string cardNames(const Pile& pile);

// The event as one short sentence that names everything the event says. Cards in the queue carry their number.
std::string eventText(const Event& event);

}
