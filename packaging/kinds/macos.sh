# Usage: packaging/make macos
# shellcheck shell=bash disable=SC2154
#
# A disk image with the game's bundle, made on macOS with Qt's macdeployqt. It is signed if ORIFLAMME_IDENTITY names a
# "Developer ID Application" of the keychain, and notarised if ORIFLAMME_NOTARY names a profile that `xcrun notarytool
# store-credentials` has kept.
[ "$(uname)" = Darwin ] || impossible "A bundle for macOS is made on macOS, with Xcode's tools and Qt; this is $(uname)."
for tool in cmake ninja macdeployqt hdiutil codesign rsvg-convert png2icns; do
    command -v "$tool" >/dev/null ||
        impossible "$tool is missing: brew install cmake ninja librsvg libicns, Qt with its macdeployqt in the path, and xcode-select --install."
done

version=$(named version)
source=$work/source
image=$work/image
lay_out "$source"
cmake -S "$source" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DORIFLAMME_PACKAGE=ON \
    -DCMAKE_OSX_DEPLOYMENT_TARGET="${MACOSX_DEPLOYMENT_TARGET:-12.0}" -DCMAKE_INSTALL_PREFIX="$image" ||
    fail "CMake could not configure the build; its own words stand above."
cmake --build "$work/build" || fail "The build failed; the compiler's words stand above."
cmake --install "$work/build" >/dev/null
bundle=$image/Oriflamme.app
mv "$image/bin/oriflamme-arena" "$bundle/Contents/MacOS/"
rmdir "$image/bin"
macdeployqt "$bundle" -qmldir="$source/qml" -executable="$bundle/Contents/MacOS/oriflamme-arena" -always-overwrite
copy_notices "$bundle/Contents/Resources/licences"

if [ -n "${ORIFLAMME_IDENTITY:-}" ]; then
    codesign --deep --force --options runtime --timestamp --sign "$ORIFLAMME_IDENTITY" \
        --entitlements "$source/packaging/macos/entitlements.plist" "$bundle"
else
    say "Not signed: ORIFLAMME_IDENTITY names nobody."
fi
ln -s /Applications "$image/Applications"
disk=$work/oriflamme-$version.dmg
hdiutil create -volname "Oriflamme $version" -srcfolder "$image" -format UDZO -ov "$disk"
if [ -n "${ORIFLAMME_IDENTITY:-}" ] && [ -n "${ORIFLAMME_NOTARY:-}" ]; then
    xcrun notarytool submit "$disk" --keychain-profile "$ORIFLAMME_NOTARY" --wait
    xcrun stapler staple "$disk"
else
    say "Not notarised: ORIFLAMME_NOTARY names no profile."
fi
deliver "$disk"
