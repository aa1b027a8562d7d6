# Bare roots of Debian, made with debootstrap, and how a command runs in one.
# shellcheck shell=bash disable=SC2154
#
# In build/roots/ stay the logs, the roots in which something failed, and the bare roots for the next time: remove
# SUITE.tar.gz to have one made anew.
roots=$top/build/roots

[ "$(id -u)" = 0 ] || fail "Only root can make a bare root: sudo packaging/prove roots"
for tool in debootstrap unshare git; do
    command -v $tool >/dev/null ||
        fail "A bare root cannot be made without $tool: apt-get install debootstrap util-linux git"
done
# Prints this machine's sources of packages, as they are for another suite: ADDRESS SUITE COMPONENT, a line each.
sources()
{
    # shellcheck disable=SC2016
    apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Identifier: Packages' |
        sed -nE "s/^([^ ]+) $suite(-security|-updates)? ([^ ]+)\$/\1 $1\2 \3/p" | sort -u
}

# Runs a command with processes and mounts of its own: however it ends, nothing of it runs on or stays mounted.
apart() { unshare --mount --propagation private --pid --fork --kill-child --mount-proc "$@"; }

# Makes the bare root of a suite and packs it.
make_bare()
{
    local root=$roots/$1 mirror
    mirror=$(sources "$1" | awk -v suite="$1" '$2 == suite && !found++ { print $1 }')
    [ -n "$mirror" ] || fail "The sources of apt name no mirror of $suite, which may have $1 too."
    mkdir -p "$root"
    apart debootstrap --variant=minbase --force-check-gpg "$1" "$root" "$mirror"
    rm -f "$root"/var/cache/apt/archives/*.deb
    tar -C "$root" --one-file-system -czf "$root.tar.gz.part" .
    mv "$root.tar.gz.part" "$root.tar.gz"
}

# Gives a bare root the way to this machine's mirror, and what is committed.
prepare_root()
{
    local root=$roots/$1
    rm -rf "$root"
    [ -f "$root.tar.gz" ] || make_bare "$1"
    rm -rf "$root"
    mkdir -p "$root/root/oriflamme"
    tar -C "$root" -xzf "$root.tar.gz"
    cp -L /etc/resolv.conf "$root/etc/resolv.conf"
    sources "$1" | sed 's/^/deb /' >"$root/etc/apt/sources.list"
    # Only how it fetches: the other settings of apt are about what is installed here.
    apt-config dump | grep '^Acquire::' | grep -vE '^Acquire::(IndexTargets|CompressionTypes|Changelogs)' \
        >"$root/etc/apt/apt.conf.d/99fetching"
    git -C "$top" archive HEAD | tar -C "$root/root/oriflamme" -x
}

# Runs a command in a root, in the folder of the project, as if this were the whole machine.
run_in()
{
    local root=$1
    shift
    # The shell that mounts stays, to bury processes that are left alone.
    # shellcheck disable=SC2016
    apart bash -c 'mount --rbind /dev "$1/dev" && mount -t proc proc "$1/proc" && chroot "$@"; exit $?' - "$root" \
        /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin \
        ${http_proxy:+"http_proxy=$http_proxy"} ${https_proxy:+"https_proxy=$https_proxy"} \
        /bin/sh -c 'cd /root/oriflamme && exec "$@"' - "$@"
}

# Proves each suite by itself: prove_suites FUNCTION SUITE…
prove_suites()
{
    local prove=$1 name
    shift
    for name; do
        [[ $name =~ ^[a-z]+$ && -e /usr/share/debootstrap/scripts/$name ]] ||
            misused "$name is no suite that debootstrap knows."
    done
    mkdir -p "$roots"
    exec 9>"$roots/lock"
    flock -n 9 || fail "Somebody proves the roots just now; wait until that is done."
    git -C "$top" log -1 --format='What is committed: %h of %cs, %s'
    [ -z "$(git -C "$top" status --porcelain)" ] || say "What is not committed is not proven."
    for name; do
        "$prove" "$name"
    done
}
