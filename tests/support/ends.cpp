#include <cstdio>

#include <windows.h>

// Stands in for exit() when a test program has ended (see tests/CMakeLists.txt): nothing of the test is left to be
// done.
extern "C" [[noreturn]] void __wrap_exit(int code)
{
    std::fflush(nullptr);
    TerminateProcess(GetCurrentProcess(), static_cast<UINT>(code));
    __builtin_unreachable();
}
