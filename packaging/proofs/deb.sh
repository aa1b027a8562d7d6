# Usage: packaging/prove deb [SUITE…]
# shellcheck shell=bash disable=SC2154
#
# In a bare root of each suite, bookworm and trixie if none is named: makes the package, and one of the next version, and
# looks at it with lintian. In a second bare root it is installed with apt, a demo and a game are played under a virtual
# display, a record is opened by its type, the next version takes over and gives back, and all is removed again with
# nothing left but the player's games. Pictures of it stay beside the roots, to be looked at.

# shellcheck source=packaging/bare.sh
. "$top/packaging/bare.sh"

# The tree with its history, from which packages are made.
clone_into()
{
    prepare_root "$1"
    rm -rf "$roots/$1/root/oriflamme"
    git clone -q --no-local "file://$top" "$roots/$1/root/oriflamme"
}

# The next version differs in its number alone, so that the compiler's cache makes most of it.
# shellcheck disable=SC2016
make_both()
{
    local root=$roots/$1
    run_in "$root" bash -ec 'export CCACHE_DIR=/root/ccache DEBIAN_FRONTEND=noninteractive
        apt-get update -q
        apt-get install -y -q --no-install-recommends git ca-certificates ccache lintian
        packaging/make deb
        sed -i "s/^project(oriflamme VERSION [0-9.]*/project(oriflamme VERSION 0.2.0/" CMakeLists.txt
        sed -i "0,/^## .*/s//## 0.2.0, 2026-12-31\n\n- The next.\n\n&/" packaging/CHANGELOG.md
        git -c user.name=Nobody -c user.email=nobody@oriflamme.example commit -qam Next
        packaging/make deb'
    mkdir -p "$top/build/packages"
    cp "$root"/root/oriflamme/build/packages/*"_$(named version)"~* "$top/build/packages/"
    rm -rf "$roots/$1-packages"
    cp -r "$root/root/oriflamme/build/packages" "$roots/$1-packages"
}

look_at_it()
{
    run_in "$1" bash -ec 'lintian --fail-on error,warning --show-overrides build/packages/*.deb'
}

on_a_bare_machine()
{
    prepare_root "$1"
    cp -r "$roots/$1-packages" "$roots/$1/root/packages"
    run_in "$roots/$1" packaging/proofs/installed install
}

prove_suite()
{
    local root=$roots/$1 log=$roots/$1-deb.log
    : >"$log"
    step "$1: a bare root with the project" "$log" clone_into "$1"
    step "$1: packaging/make deb, and the next version" "$log" make_both "$1"
    [ "$passed" ] || return 0
    step "$1: lintian" "$log" look_at_it "$root"
    step "$1: installed in another by apt, metadata and manual valid" "$log" on_a_bare_machine "$1"
    [ "$passed" ] || return 0
    step "$1: demo played, record opened by its type" "$log" run_in "$root" packaging/proofs/installed play
    step "$1: the next version over it, and back" "$log" run_in "$root" packaging/proofs/installed upgrade
    step "$1: removed, games stay" "$log" run_in "$root" packaging/proofs/installed remove
    rm -rf "$roots/$1-pictures"
    cp -r "$root/root/pictures" "$roots/$1-pictures"
}

[ $# -gt 0 ] || set -- bookworm trixie
prove_suites prove_suite "$@"
