#pragma once

#include <chrono>
#include <ctime>

// Seconds that this process has had on a core, so that a busy machine does not spoil the figures. Windows counts those
// in steps far too large: there it is the clock's seconds.
inline double coreSeconds()
{
#ifdef _WIN32
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
#else
    return double(std::clock()) / CLOCKS_PER_SEC;
#endif
}
