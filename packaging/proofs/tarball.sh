# Usage: packaging/prove tarball
# shellcheck shell=bash disable=SC2154
#
# Makes the tarball and the package here, which is Debian 12, unpacks the tarball in a bare Debian 13 that has no Qt and
# only the packages its README lists, and plays it there from a folder with blanks and Ukrainian letters. Its companion
# must find the same signature there as the package's does here. Pictures of it stay beside the root.

# shellcheck source=packaging/bare.sh
. "$top/packaging/bare.sh"

# shellcheck disable=SC2016
play_it()
{
    local folder=$1/root/'Мої ігри' made
    made=$top/build/packages/oriflamme-$(named version)-linux-$(uname -m).tar.xz
    mkdir -p "$folder"
    tar -C "$folder" -xf "$made"
    run_in "$1" bash -ec 'export DEBIAN_FRONTEND=noninteractive
        cd "/root/Мої ігри"/oriflamme-*
        apt-get update -q
        apt-get install -y -q --no-install-recommends xvfb xauth libgl1-mesa-dri \
            $(sed -nE "s/^    [^ ]+\.so +([^ ]+)$/\1/p" README.txt | sort -u)
        ! dpkg-query -W "libqt6*" | grep . || exit 1
        bin/oriflamme --version
        bin/oriflamme-arena bench --seconds 0 | grep signature >/root/signature
        xvfb-run -a -s "-screen 0 1280x800x24 -noreset" bin/oriflamme --demo --screenshots /root/pictures'
}

# The package's companion is another build of the same engine, with this machine's Qt.
same_signature()
{
    local package=$roots/package
    rm -f "$top"/build/packages/oriflamme_*.deb # those of other suites
    "$top/packaging/make" deb
    rm -rf "$package"
    dpkg-deb -x "$top"/build/packages/oriflamme_*.deb "$package"
    "$package/usr/games/oriflamme-arena" bench --seconds 0 | grep signature >"$roots/signature"
    rm -rf "$package"
    cat "$1/root/signature" "$roots/signature"
    cmp "$1/root/signature" "$roots/signature"
}

prove_suite()
{
    local root=$roots/$1 log=$roots/$1-tarball.log
    : >"$log"
    step "packaging/make tarball" "$log" "$top/packaging/make" tarball
    [ "$passed" ] || return 0
    step "$1: a bare root" "$log" prepare_root "$1"
    step "$1: unpacked and played without Qt" "$log" play_it "$root"
    [ "$passed" ] || return 0
    step "the signature of the package's companion" "$log" same_signature "$root"
    rm -rf "$root-pictures"
    cp -r "$root/root/pictures" "$root-pictures"
}

prove_suites prove_suite trixie
