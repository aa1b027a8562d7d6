# Usage: packaging/make deb
# shellcheck shell=bash disable=SC2154
#
# A Debian package of game and companion for the suite of this machine. What it depends on is computed: libraries from
# the programs, QML modules and fonts from prepare.sh.
case $suite in
bookworm) mark=deb12 ;;
trixie) mark=deb13 ;;
*) impossible "A Debian package is made on Debian 12 or 13, each for itself; this is ${suite:-another system}." ;;
esac

ensure "${build_packages[@]}" build-essential git debhelper dpkg-dev librsvg2-bin
version=$(named version)
source=$work/oriflamme-$version
lay_out "$source"
cp -r "$source/packaging/debian" "$source/debian"

maintainer=$(named MAINTAINER)

# Fills a template of debian/ in.
fill()
{
    local text
    text=$(<"$source/debian/$1.in")
    text=${text//@maintainer@/"$maintainer"}
    text=${text//@url@/"$(named URL)"}
    text=${text//@build_packages@/"$(listed "${build_packages[@]}")"}
    text=${text//@run_packages@/"$(listed "${run_packages[@]}")"}
    text=${text//@sound_packages@/"$(listed "${sound_packages[@]}")"}
    text=${text//@licence@/"$(sed -n '5,$ { s/^$/./; s/^/ /p }' "$source/LICENSE")"}
    echo "$text" >"$source/debian/$1"
    rm "$source/debian/$1.in"
}
listed() { printf '%s, ' "$@" | sed 's/, $//'; }
fill control
fill copyright
# Debian's list of changes: the newest of the project's own, in short lines.
{
    echo "oriflamme ($version~$mark) $suite; urgency=medium"
    echo
    sed -n '/^## /,$p' "$source/packaging/CHANGELOG.md" | sed -n '2,${ /^## /q; s/^- /  * /p; s/^  \([^*]\)/    \1/p }' |
        fold -s -w 74 | sed 's/ *$//; s/^[^ ]/    &/'
    echo
    echo " -- $maintainer  $(date -R -d "@$SOURCE_DATE_EPOCH")"
} >"$source/debian/changelog"

mkdir -p "$source/debian/source"
echo '3.0 (native)' >"$source/debian/source/format"
say "Building oriflamme $version~$mark; the first time takes some ten minutes."
export CCACHE_DIR=${CCACHE_DIR:-$HOME/.cache/ccache} # debhelper gives the build another home, in which no cache is
(cd "$source" && dpkg-buildpackage --build=binary --no-sign) || fail "The package could not be built; see above."
deliver "$work"/oriflamme_*.deb
