# Usage: packaging/make tarball
# shellcheck shell=bash disable=SC2154
#
# The game with Qt inside, for any Linux that is not older than the one it is made on, which is Debian 12.
[ "$suite" = bookworm ] ||
    impossible "The tarball is made on Debian 12, so that it runs on what is as new or newer; this is ${suite:-another system}."

ensure "${build_packages[@]}" "${run_packages[@]}" "${sound_packages[@]}" git patchelf librsvg2-bin xz-utils
version=$(named version)
machine=$(uname -m)
source=$work/source
folder=$work/oriflamme-$version-linux-$machine
qt=/usr/lib/$(gcc -print-multiarch)/qt6
lay_out "$source"
cmake -S "$source" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DORIFLAMME_PACKAGE=ON \
    -DCMAKE_CXX_FLAGS="-ffile-prefix-map=$work=." -DCMAKE_INSTALL_RPATH="\$ORIGIN/../lib" ||
    fail "CMake could not configure the build; its own words stand above."
cmake --build "$work/build" || fail "The build failed; the compiler's words stand above."
cmake --install "$work/build" --prefix "$folder" --strip >/dev/null

copy_qml "$qt/qml" "$folder/qml"
# None for media: a sound needs only QtMultimedia itself and the way to the sound server, a megabyte and a half packed.
for plugin in platforms/libqxcb platforms/libqwayland-generic platforms/libqwayland-egl platforms/libqoffscreen \
    xcbglintegrations/libqxcb-glx-integration xcbglintegrations/libqxcb-egl-integration imageformats/libqsvg \
    platforminputcontexts/libcomposeplatforminputcontextplugin platforminputcontexts/libibusplatforminputcontextplugin \
    wayland-shell-integration/libxdg-shell wayland-graphics-integration-client/libqt-plugin-wayland-egl \
    wayland-decoration-client/libbradient; do
    mkdir -p "$folder/plugins/${plugin%/*}"
    cp "$qt/plugins/$plugin.so" "$folder/plugins/${plugin%/*}/"
done
copy_words /usr/share/qt6/translations "$folder/translations"
mkdir -p "$folder/lib"
printf '[Paths]\nPrefix = ..\nPlugins = plugins\nQmlImports = qml\nTranslations = translations\n' >"$folder/bin/qt.conf"

# Everything that these name, but for what every desktop has and must be its own: the C library, drivers, fonts, the
# connection to the display and the bus. packaging/linux/system-libraries lists it.
mapfile -t system < <(sed 's/#.*//; /^ *$/d; s/ .*//' "$source/packaging/linux/system-libraries")
while read -r library path; do
    [[ " ${system[*]} " == *" ${library%%.so*} "* ]] || cp -n "$path" "$folder/lib/$library"
done < <(find "$folder" -type f \( -name '*.so*' -o -perm /111 \) -exec ldd {} + 2>/dev/null |
    sed -nE 's/^\t(\S+) => (\S+) .*/\1 \2/p' | sort -u)
find "$folder/lib" "$folder/plugins" "$folder/qml" -name '*.so*' -type f | while read -r file; do
    patchelf --set-rpath "\$ORIGIN/$(realpath --relative-to="$(dirname "$file")" "$folder/lib")" "$file"
done
copy_notices "$folder/licences"
# Those of the libraries that came along, as Debian tells them.
for library in "$folder"/lib/*; do
    package=$(dpkg-query -S "*/${library##*/}" | sed -n '1s/:.*//p')
    cp "/usr/share/doc/$package/copyright" "$folder/licences/$package.txt"
done
{
    sed "s/@version@/$version/" "$source/packaging/linux/README.txt"
    sed -nE 's/^([^ #]+) +(.*)$/    \1.so   \2/p' "$source/packaging/linux/system-libraries"
} >"$folder/README.txt"

chmod -R u=rwX,go=rX "$folder"
tar -C "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu \
    -cf - "$(basename "$folder")" | xz -T1 -9 >"$folder.tar.xz"
deliver "$folder.tar.xz"
