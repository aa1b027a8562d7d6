# Usage: packaging/prove macos
# shellcheck shell=bash disable=SC2154
#
# What can be proven of macOS on Linux: with clang and its own library libc++, as there, the engine is built and plays
# 20,000 games with everything checked, and all the rest is compiled. Programs with Qt in them do not run: this machine's Qt
# is made with another library. Bundle, signing and disk image are proven nowhere but on macOS.
for package in clang libc++-dev libc++abi-dev ninja-build; do
    dpkg -s "$package" >/dev/null 2>&1 || fail "This takes $package: apt-get install clang libc++-dev libc++abi-dev ninja-build"
done
log=$top/build/prove-macos.log
build=$top/build/libc++
mkdir -p "$top/build"
: >"$log"

step "configured for clang and libc++" "$log" cmake -S "$top" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_FLAGS=-stdlib=libc++ \
    -DCMAKE_EXE_LINKER_FLAGS=-Wl,--unresolved-symbols=ignore-all -DORIFLAMME_TESTS=ON
step "engine built" "$log" cmake --build "$build" --target soak
step "20,000 games played by it" "$log" "$build/bin/soak" 20000
step "the rest compiled" "$log" cmake --build "$build" -- -k 0
