# Usage: packaging/make windows --qt DIR [--host DIR]
# shellcheck shell=bash disable=SC2154
#
# A zip to carry and an installer for Windows, made with mingw-w64 (posix threads) and a Qt for MinGW, which lies in DIR.

# shellcheck source=packaging/cross.sh
. "$top/packaging/cross.sh"
ensure nsis icoutils librsvg2-bin zip

version=$(named version)
id=$(named ID)
source=$work/source
folder=$work/oriflamme-$version
lay_out "$source"
mkdir -p "$folder"
cross_configure "$source" "$work/build" -DORIFLAMME_PACKAGE=ON -DCMAKE_CXX_FLAGS="-ffile-prefix-map=$work=." \
    -DCMAKE_EXE_LINKER_FLAGS="-s -Wl,--no-insert-timestamp"
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
for library in $(needed "${binaries[@]}"); do
    case $library in
    Qt6* | libgcc_s* | libstdc++* | libwinpthread*)
        [ -f "$folder/$library" ] || fail "$library lies neither in the build nor in $qt/bin; the package needs it."
        ;;
    esac
done
copy_words "$qt/translations" "$folder/translations"
printf '[Paths]\nPrefix = .\nPlugins = plugins\nQmlImports = qml\nTranslations = translations\n' >"$folder/qt.conf"
copy_notices "$folder/licences"
sed 's/$/\r/' "$source/packaging/windows/README.txt" >"$folder/README.txt"
chmod -R u=rwX,go=rX "$folder"
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
    -DID="$id" -DURL="$(named URL)" -DPUBLISHER="${publisher% <*}" "$source/packaging/windows/installer.nsi" ||
    fail "The installer could not be made; NSIS's words stand above."
deliver "$zip" "$installer"
