# What `play` and `check` share: Debian's packages in groups, and how a machine gets them and a build.
# shellcheck shell=bash disable=SC2034

top=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
suite=$(. /etc/os-release 2>/dev/null && echo "${VERSION_CODENAME:-}" || true)

# To build.
build_packages=(
    g++ cmake ninja-build
    qt6-base-dev qt6-svg-dev
    qt6-declarative-dev qt6-declarative-dev-tools # QML, its compiler and its linter
    qt6-tools-dev qt6-l10n-tools                  # translations
)

# To play.
run_packages=(
    # what the files in qml/ import, and what those modules load in turn
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
    qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-layouts qml6-module-qtquick-templates
    qml6-module-qt-labs-folderlistmodel  # the way to a file
    libqt6svg6                           # the drawings
    qt6-wayland                          # a window without X11
    qt6-translations-l10n                # Qt's own words
    fonts-vollkorn fonts-linuxlibertine  # titles; text and figures
)
case $suite in
bookworm | noble) ;; # Debian 12, Ubuntu 24.04
*) run_packages+=(qt6-svg-plugins) ;; # no longer part of libqt6svg6
esac

# To hear what is played: without it the game is silent, and packages only recommend it.
sound_packages=(qml6-module-qtmultimedia)

# To paint where there is no screen.
display_packages=(xvfb xauth libgl1-mesa-dri)

# To test.
test_packages=(
    qml6-module-qttest libbenchmark-dev librapidcheck-dev
    dbus at-spi2-core python3-pyatspi gir1.2-atspi-2.0 # what a screen reader hears
    openbox xdotool x11-utils                          # a desktop with windows and a pointer
    fonts-dejavu-core                                  # signs that the other fonts lack
    clang libclang-rt-dev                              # fuzzers
    librsvg2-bin desktop-file-utils appstream man-db python3-yaml # what packages tell
)

say() { echo "${0##*/}: $*" >&2; }

fail()
{
    say "$*"
    exit 1
}

# Stops where something cannot be made or proven, and says what is missing.
impossible()
{
    say "$*"
    exit 2
}

# Says what is wrong with how `make` or `prove` was called, and how it is called, as the scripts of its kinds tell.
misused()
{
    say "$*"
    sed -n 's|^# Usage: |  |p' "$kinds"/*.sh >&2
    exit 2
}

# Prints the value of a variable of CMakeLists.txt, or of the version.
named()
{
    local value
    case $1 in
    version) value=$(sed -nE 's/^project\(.* VERSION ([0-9.]+) .*/\1/p' "$top/CMakeLists.txt") ;;
    *) value=$(sed -nE "s/^set\(ORIFLAMME_$1 \"?([^\")]*).*/\1/p" "$top/CMakeLists.txt") ;;
    esac
    [ -n "$value" ] || fail "CMakeLists.txt does not say its $1."
    echo "$value"
}

# Prints those of the named packages that are not installed.
missing()
{
    local installed package
    installed=" $(dpkg-query -W -f '${db:Status-Status}:${Package} ' "$@" 2>/dev/null || true)"
    for package; do
        [[ $installed == *" installed:$package "* ]] || echo "$package"
    done
}

# Installs the named packages where they are missing; where there is no apt, tells what is needed and goes on.
ensure()
{
    if ! command -v apt-get >/dev/null; then
        command -v cmake >/dev/null && command -v ninja >/dev/null && return
        fail "Without apt, install these yourself: CMake 3.22, Ninja, a C++20 compiler and Qt 6.4 or newer" \
            "(Base, Declarative, SVG and Tools; to hear it, Multimedia)."
    fi

    local lacking
    lacking=$(missing "$@")
    [ -n "$lacking" ] || return 0
    lacking=${lacking//$'\n'/ }

    local root=()
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null ||
            fail "Have root run this first: apt-get install --no-install-recommends $lacking"
        root=(sudo)
    fi
    local apt=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -y -q --no-install-recommends
        -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 -o Dpkg::Use-Pty=0 -o Dpkg::Options::=--force-confold)
    say "Installing $lacking"
    "${apt[@]}" update || say "The package lists could not all be renewed; going on with those that are here."
    # shellcheck disable=SC2086
    "${apt[@]}" install $lacking || fail "apt-get could not install what is missing; its own words stand above."
}

# Configures a preset of CMakePresets.json unless that stands already, and builds it. A build that was made at another
# place cannot be used: CMake writes whole paths.
build()
{
    local folder=$top/build/$1
    grep -qsFx "CMAKE_HOME_DIRECTORY:INTERNAL=$top" "$folder/CMakeCache.txt" || rm -rf "$folder"
    [ "$folder/build.ninja" -nt "$top/CMakePresets.json" ] || cmake -S "$top" --preset "$1" ||
        fail "CMake could not configure the build; its own words stand above."
    (cd "$top" && cmake --build --preset "$1") || fail "The build failed; the compiler's words stand above."
}

export LANG="${LANG:-C.UTF-8}" # Qt's tools complain where no locale is set at all
trap 'exit 130' INT
