# Usage: packaging/prove deb [SUITE…]
# shellcheck shell=bash disable=SC2154
#
# In a bare root of each suite, bookworm and trixie if none is named: makes the package twice in two folders, looks at it
# with lintian, installs it with apt in a second bare root, plays a game under a virtual display, opens a record by its
# type, and removes it again with nothing left but the player's games.

# shellcheck source=packaging/bare.sh
. "$top/packaging/bare.sh"

# The tree with its history, from which packages are made.
clone_into()
{
    rm -rf "$1/root/oriflamme"
    git clone -q --no-local "file://$top" "$1/root/oriflamme"
    cp -r "$1/root/oriflamme" "$1/root/elsewhere"
}

make_twice()
{
    run_in "$1" sh -ec 'apt-get update -q; apt-get install -y -q --no-install-recommends git ca-certificates
        packaging/make deb
        cd ../elsewhere && packaging/make deb
        cmp /root/oriflamme/build/packages/*.deb /root/elsewhere/build/packages/*.deb'
    mkdir -p "$top/build/packages"
    cp "$1"/root/oriflamme/build/packages/* "$top/build/packages/"
}

look_at_it()
{
    run_in "$1" sh -ec 'apt-get install -y -q --no-install-recommends lintian
        lintian --fail-on error,warning --show-overrides build/packages/*.deb'
}

# Installs it on a machine that has nothing.
install_it()
{
    mkdir -p "$1/root/packages"
    cp "$top"/build/packages/oriflamme_*"~$2"_*.deb "$1/root/packages/"
    run_in "$1" sh -ec 'export DEBIAN_FRONTEND=noninteractive
        apt-get update -q
        apt-get install -y -q --no-install-recommends xvfb xauth libgl1-mesa-dri xdg-utils xdotool x11-utils procps \
            desktop-file-utils appstream man-db shared-mime-info
        find / -xdev -path /root -prune -o -path /var -prune -o -path /proc -prune -o -print | sort >/root/before
        apt-get install -y -q --no-install-recommends /root/packages/*.deb
        oriflamme=/usr/games/oriflamme
        $oriflamme --version
        desktop-file-validate /usr/share/applications/io.github.oriflamme.Oriflamme.desktop
        appstreamcli validate --no-net /usr/share/metainfo/io.github.oriflamme.Oriflamme.metainfo.xml
        for page in oriflamme oriflamme-arena; do test -z "$(man --warnings -l /usr/share/man/man6/$page.6.gz 2>&1 >/dev/null)"; done'
}

play_it()
{
    run_in "$1" sh -ec 'export PATH=$PATH:/usr/games
        xvfb-run -a -s "-screen 0 1280x800x24 -noreset" oriflamme --demo --screenshots /root/pictures
        oriflamme-arena simulate --games 1 --record /root/Партії
        test "$(xdg-mime query filetype /root/Партії/*.oriflamme)" = application/vnd.oriflamme.record
        test "$(xdg-mime query default application/vnd.oriflamme.record)" = io.github.oriflamme.Oriflamme.desktop
        xvfb-run -a -s "-screen 0 1280x800x24 -noreset" sh -ec "xdg-open /root/Партії/*.oriflamme &
            timeout 60 xdotool search --sync --onlyvisible --name Oriflamme
            pkill -x oriflamme"'
}

remove_it()
{
    run_in "$1" sh -ec 'apt-get purge -y -q oriflamme
        apt-get autoremove -y -q --purge >/dev/null
        find / -xdev -path /root -prune -o -path /var -prune -o -path /proc -prune -o -print | sort >/root/after
        comm -13 /root/before /root/after | grep -i oriflamme && exit 1
        ls /root/.local/share/oriflamme*'
}

prove_suite()
{
    local root=$roots/$1 log=$roots/$1-deb.log mark=deb12
    [ "$1" != trixie ] || mark=deb13
    : >"$log"
    step "$1: a bare root" "$log" prepare_root "$1" && clone_into "$root"
    step "$1: packaging/make deb, twice" "$log" make_twice "$root"
    [ "$passed" ] || return 0
    step "$1: lintian" "$log" look_at_it "$root"
    step "$1: another bare root" "$log" prepare_root "$1"
    step "$1: installed by apt, metadata and manual valid" "$log" install_it "$root" "$mark"
    step "$1: demo played, record opened by its type" "$log" play_it "$root"
    step "$1: removed, games stay" "$log" remove_it "$root"
}

[ $# -gt 0 ] || set -- bookworm trixie
prove_suites prove_suite "$@"
