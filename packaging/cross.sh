# A build for Windows on Linux, with mingw-w64 (posix threads) and a Qt for MinGW: reads --qt DIR and --host DIR from the
# arguments of who sources this.
# shellcheck shell=bash disable=SC2154
qt=
host=
while [ $# -gt 0 ]; do
    case $1 in
    --qt | --host)
        [ -d "${2:-}" ] || misused "$1 takes a folder."
        [ "$1" = --qt ] && qt=$(readlink -f "$2") || host=$(readlink -f "$2")
        shift 2
        ;;
    *) misused "$1 is not known here." ;;
    esac
done
[ -n "$qt" ] || misused "A Qt for MinGW is needed: where is it?"
[ -f "$qt/lib/cmake/Qt6/qt.toolchain.cmake" ] || impossible "There is no Qt for MinGW in $qt (lib/cmake/Qt6 is missing)."

ensure "${build_packages[@]}" git g++-mingw-w64-x86-64-posix
machine=$(gcc -print-multiarch 2>/dev/null || true)
if [ -n "$host" ]; then
    cmake_of_host=$host/lib/cmake
else
    cmake_of_host=/usr/lib/$machine/cmake
fi
[ -f "$cmake_of_host/Qt6/Qt6ConfigVersionImpl.cmake" ] || impossible "There is no Qt for this machine in ${host:-/usr}."
version_of() { sed -nE 's/^set\(PACKAGE_VERSION "([0-9.]+)"\).*/\1/p' "$1/Qt6/Qt6ConfigVersionImpl.cmake"; }
[ "$(version_of "$qt/lib/cmake")" = "$(version_of "$cmake_of_host")" ] ||
    impossible "The Qt for Windows is $(version_of "$qt/lib/cmake"), this machine's is $(version_of "$cmake_of_host"):" \
        "name one of the same version with --host."

# Configures a build: cross_configure SOURCE BUILD [OPTION…]
cross_configure()
{
    cmake -S "$1" -B "$2" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_TOOLCHAIN_FILE="$qt/lib/cmake/Qt6/qt.toolchain.cmake" \
        -DCMAKE_PREFIX_PATH="$qt" -DQT_HOST_PATH="${host:-/usr}" -DQT_HOST_PATH_CMAKE_DIR="$cmake_of_host" \
        -DQt6LinguistTools_DIR="$cmake_of_host/Qt6LinguistTools" "${@:3}" ||
        fail "CMake could not configure the build; its own words stand above."
}
