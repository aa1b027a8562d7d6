#include "tests/support/playersignature.h"

#include <cstdio>
#include <cstdlib>

// `player_signature [POSITIONS]` prints the one number over the computers' thoughts at 200 questions unless told; see
// alike.
int main(int count, char** arguments)
{
    std::printf("%u\n", oriflamme::playerSignature(count > 1 ? std::atoi(arguments[1]) : 200));
}
