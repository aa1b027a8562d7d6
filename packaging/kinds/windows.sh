# Usage: packaging/make windows --qt DIR [--host DIR]
# shellcheck shell=bash disable=SC2154
#
# A zip to carry and an installer for Windows, made with mingw-w64 (posix threads) and a Qt for MinGW, which lies in DIR.
# --host is a Qt of the same version for this machine, by default the system's.
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

ensure "${build_packages[@]}" git g++-mingw-w64-x86-64-posix nsis icoutils librsvg2-bin zip
machine=$(gcc -print-multiarch 2>/dev/null || true)
cmake_of_host=${host:-/usr}/lib/${host:+cmake}
[ -n "$host" ] || cmake_of_host=/usr/lib/$machine/cmake
version_of() { sed -nE 's/^set\(PACKAGE_VERSION "([0-9.]+)"\).*/\1/p' "$1/Qt6/Qt6ConfigVersionImpl.cmake"; }
[ "$(version_of "$qt/lib/cmake")" = "$(version_of "$cmake_of_host")" ] ||
    impossible "The Qt for Windows is $(version_of "$qt/lib/cmake"), this machine's is $(version_of "$cmake_of_host"):" \
        "name one of the same version with --host."

version=$(named version)
id=$(named ID)
source=$work/source
folder=$work/oriflamme-$version
lay_out "$source"
mkdir -p "$folder"
cmake -S "$source" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DORIFLAMME_PACKAGE=ON \
    -DCMAKE_TOOLCHAIN_FILE="$qt/lib/cmake/Qt6/qt.toolchain.cmake" -DCMAKE_PREFIX_PATH="$qt" \
    -DQT_HOST_PATH="${host:-/usr}" -DQT_HOST_PATH_CMAKE_DIR="$cmake_of_host" \
    -DQt6LinguistTools_DIR="$cmake_of_host/Qt6LinguistTools" \
    -DCMAKE_CXX_FLAGS="-ffile-prefix-map=$work=." -DCMAKE_EXE_LINKER_FLAGS="-s -Wl,--no-insert-timestamp" ||
    fail "CMake could not configure the build; its own words stand above."
cmake --build "$work/build" || fail "The build failed; the compiler's words stand above."

cp "$work"/build/bin/oriflamme{,-arena}.exe "$work"/build/packaging/{app,record}.ico "$folder/"
copy_qml "$qt/qml" "$folder/qml"
for plugin in platforms/qwindows platforms/qoffscreen imageformats/qsvg; do
    mkdir -p "$folder/plugins/${plugin%/*}"
    cp "$qt/plugins/$plugin.dll" "$folder/plugins/${plugin%/*}/"
done
# The libraries that all of these name, and those that these name in turn.
needed() { x86_64-w64-mingw32-objdump -p "$@" | sed -n 's/^\tDLL Name: //p' | sort -u; }
while :; do
    lacking=
    mapfile -t binaries < <(find "$folder" -name '*.exe' -o -name '*.dll')
    for library in $(needed "${binaries[@]}"); do
        [ -f "$folder/$library" ] || [ ! -f "$qt/bin/$library" ] || lacking+=" $qt/bin/$library"
    done
    [ -n "$lacking" ] || break
    # shellcheck disable=SC2086
    cp $lacking "$folder/"
done
printf '[Paths]\nPrefix = .\nPlugins = plugins\nQmlImports = qml\n' >"$folder/qt.conf"
copy_notices "$folder/licences"
sed 's/$/\r/' "$top/packaging/windows/README.txt" >"$folder/README.txt"
find "$folder" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +

zip=$work/oriflamme-$version-windows.zip
(cd "$work" && find "oriflamme-$version" -type f | LC_ALL=C sort | zip -q -X -@ "$zip")
# Just what was installed is removed, whatever else lies there.
{
    (cd "$folder" && find . -type f) | sed 's|^\./||; s|/|\\|g; s|.*|Delete "$INSTDIR\\&"|'
    (cd "$folder" && find . -mindepth 1 -depth -type d) | sed 's|^\./||; s|/|\\|g; s|.*|RMDir "$INSTDIR\\&"|'
} >"$work/removal.nsh"
publisher=$(named MAINTAINER)
installer=$work/oriflamme-$version-setup.exe
makensis -V2 -WX -INPUTCHARSET UTF8 -DVERSION="$version" -DFOLDER="$folder" -DREMOVAL="$work/removal.nsh" -DOUTPUT="$installer" \
    -DID="$id" -DURL="$(named URL)" -DPUBLISHER="${publisher% <*}" "$top/packaging/windows/installer.nsi" ||
    fail "The installer could not be made; NSIS's words stand above."
deliver "$zip" "$installer"
