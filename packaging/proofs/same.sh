# Usage: packaging/prove same KIND [ARGUMENT…]
# shellcheck shell=bash disable=SC2154
#
# Makes a package of what is committed twice, in two folders with names of different length, and compares the bytes.
# Where ccache is installed the second time is short, for it compiles again only what differs.
made=${1:-}
[[ $made =~ ^[a-z]+$ && -f $top/packaging/kinds/$made.sh ]] || misused "Which kind is to be made twice?"
folder=$top/build/same
log=$folder/$made.log

# Makes the package in a clone of its own.
make_in()
{
    git clone -q --no-local "file://$top" "$1"
    "$1/packaging/make" "${@:2}"
}

compare()
{
    local file
    for file in "$folder/a/build/packages"/*.sha256; do
        file=${file%.sha256}
        cmp "$file" "$folder/long/b/build/packages/${file##*/}" || return 1
        echo "The same twice: ${file##*/}"
    done
}

mkdir -p "$folder"
exec 9>"$folder/lock"
flock -n 9 || fail "Something is made twice just now; wait until that is done."
rm -rf "$folder/a" "$folder/long"
: >"$log"
git -C "$top" log -1 --format='What is committed: %h of %cs, %s'
for place in a long/b; do
    step "$made made in $place" "$log" make_in "$folder/$place" "$@"
    [ "$passed" ] || return 0
done
step "$made: the same bytes twice" "$log" compare
