#include "tests/support/playersignature.h"

#include <cstdio>
#include <cstdlib>

// `player_signature [POSITIONS]` prints the two numbers over the thoughts of levels and yardsticks at 200
// questions unless told; see alike.
int main(int count, char** arguments)
{
    const int positions = count > 1 ? std::atoi(arguments[1]) : 200;
    std::printf("%u %u\n", oriflamme::levelsSignature(positions), oriflamme::yardsticksSignature(positions));
}
