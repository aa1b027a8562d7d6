# Usage: packaging/prove roots [SUITE…]
# shellcheck shell=bash disable=SC2154
#
# Runs both commands of README.md in a bare root of each suite, bookworm and trixie if none is named, with the tree as
# it is committed. The pictures that `play` wrote stay beside the root.

# shellcheck source=packaging/bare.sh
. "$top/packaging/bare.sh"

# There is no display in a bare root.
play_in()
{
    run_in "$1" packaging/play --demo --screenshots /root/pictures
    rm -rf "$1-pictures"
    cp -r "$1/root/pictures" "$1-pictures"
    ls "$1-pictures"/*.png
}

prove_suite()
{
    local root=$roots/$1 log=$roots/$1.log played begun=$SECONDS
    : >"$log"
    step "$1: a bare root" "$log" prepare_root "$1"
    [ "$passed" ] || return 0
    step "$1: packaging/play" "$log" play_in "$root"
    played=$passed
    step "$1: packaging/check" "$log" run_in "$root" packaging/check
    [ -z "$played" ] || [ -z "$passed" ] || rm -rf "$root"
    tell $begun "$1: all together"
}

[ $# -gt 0 ] || set -- bookworm trixie
prove_suites prove_suite "$@"
