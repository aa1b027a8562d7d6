# Usage: packaging/make flatpak
# shellcheck shell=bash disable=SC2154
#
# A bundle for Flatpak. Its runtime must be installed already; nothing else is fetched.
source=$work/source
lay_out "$source"
manifest=$source/packaging/flatpak/$(named ID).yaml
runtime=$(sed -n "s/^runtime-version: '\(.*\)'/\1/p" "$manifest")
command -v flatpak-builder >/dev/null || impossible "flatpak-builder is missing: apt-get install flatpak-builder."
for part in Platform Sdk; do
    flatpak info "org.kde.$part//$runtime" >/dev/null 2>&1 ||
        impossible "org.kde.$part $runtime is missing: flatpak install flathub org.kde.$part//$runtime"
done

version=$(named version)
flatpak-builder --disable-download --force-clean --state-dir="$work/state" --repo="$work/repository" "$work/build" \
    "$manifest" || fail "The build failed; flatpak-builder's words stand above."
flatpak build-bundle "$work/repository" "$work/oriflamme-$version.flatpak" "$(named ID)"
deliver "$work/oriflamme-$version.flatpak"
