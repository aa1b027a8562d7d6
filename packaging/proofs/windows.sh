# Usage: packaging/prove windows --qt DIR [--host DIR]
# shellcheck shell=bash disable=SC2154
#
# Makes zip and installer, and lives with them under wine, on a display and in a home of their own: installs, plays, saves,
# opens, removes. Then runs all tests that are not Unix's alone, each for ORIFLAMME_TEST_SECONDS (120) at most. What was
# seen stays in build/proof-windows/.

# shellcheck source=packaging/cross.sh
. "$top/packaging/cross.sh"
ensure wine wine64 xvfb xdotool unzip imagemagick libxcursor1 libxi6 libxrandr2 libxcomposite1 libxrender1 libxinerama1 \
    libxxf86vm1 libgl1-mesa-dri

seen=$top/build/proof-windows
log=$seen/log
under_wine=$top/packaging/windows/under-wine
rm -rf "$seen"
mkdir -p "$seen"
: >"$log"
place=$(mktemp -d)
export WINEPREFIX=$place/prefix WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=' QSG_RHI_BACKEND=opengl
unset QT_FOLDER QT_QPA_PLATFORM QT_QUICK_BACKEND # what is installed brings its own Qt, and is looked at
Xvfb -displayfd 5 -screen 0 1280x800x24 -noreset 5>"$place/display" 2>/dev/null &
screen=$!
until [ -s "$place/display" ]; do kill -0 $screen || fail "Xvfb does not start."; done
DISPLAY=:$(cat "$place/display")
export DISPLAY
trap 'wineserver -k || true; kill $screen; [ -z "$group" ] || kill -KILL -- "-$group"; rm -rf "$place"' EXIT

users() { echo "$WINEPREFIX/drive_c/users/$(id -un)"; }
installed() { echo "$(users)/AppData/Local/Programs/Oriflamme"; }
games() { echo "$(users)/AppData/Roaming/oriflamme"; }
settings() { echo "$(users)/AppData/Local/oriflamme/settings.ini"; }
version=$(named version)
id=$(named ID)

# Waits a minute until a command succeeds: await COMMAND…
await()
{
    local end=$((SECONDS + 60))
    until "$@" >/dev/null 2>&1; do
        [ $SECONDS -lt $end ] || { echo "in vain: $*" && return 1; }
        sleep 1
    done
}

make_it() { "$top/packaging/make" windows --qt "$qt" ${host:+--host "$host"}; }

install_it()
{
    wineboot -i
    wine "$top/build/packages/oriflamme-$version-setup.exe" /S
    ls "$(installed)"
    test -f "$(users)/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Oriflamme.lnk"
    wine reg query "HKCU\\Software\\Classes\\.oriflamme" | grep -F "$id.record"
    wine reg query "HKCU\\Software\\Classes\\$id.record\\shell\\open\\command" | grep -F 'oriflamme.exe" "%1"'
    wine reg query "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\$id" | grep -F "$version"
}

# Plays the demo, which ends by itself, into a folder of that name.
play_it()
{
    timeout 300 "$under_wine" "$2/oriflamme.exe" --demo --language uk --screenshots "Z:$seen/$1"
    [ "$(find "$seen/$1" -name '*.png' | wc -l)" = 14 ]
    # A window that stays empty has one colour.
    for picture in "$seen/$1"/*.png; do
        [ "$(identify -format %k "$picture")" -gt 1000 ]
    done
}

# What draws says so itself, and the picture alone would not tell.
play_with()
{
    local said=$1
    shift
    export QSG_INFO=1 QT_FORCE_STDERR_LOGGING=1
    play_it "$@" 2>&1 | tee "$seen/$1.drawn"
    grep -q "$said" "$seen/$1.drawn"
}

play_without_graphics() { QT_QUICK_BACKEND=software play_with 'Loading backend software' "$@"; }

# Runs the game until a command succeeds that looks for what it did, takes a picture of it, and kills it.
until_seen()
{
    local picture=$1 code=0 game
    shift
    "$under_wine" "$(installed)/oriflamme.exe" "${arguments[@]}" &
    game=$!
    await xdotool search --onlyvisible --name Oriflamme && await "$@" || code=1
    import -window root "$seen/$picture.png"
    kill -KILL $game
    wineserver -k
    return $code
}

# Whether there is more to be seen than an empty window.
is_painted()
{
    import -window root "$place/now.png"
    [ "$(identify -format %k "$place/now.png")" -gt 1000 ]
}

running() { compgen -G "$(games)/running-*.oriflamme"; }

# Begins a game by keys, as a person does.
begin()
{
    running && return
    xdotool search --onlyvisible --name Oriflamme windowfocus --sync key Return
    false
}

save_and_go_on()
{
    arguments=()
    until_seen begun begin
    cp -r "$(games)" "$place/before"
    until_seen offered is_painted
    diff -r -x .lock "$place/before" "$(games)"
}

open_it()
{
    mkdir -p "$place/Мої партії"
    cp "$top/tests/records/08-mixed-4-current-ltr.oriflamme" "$place/Мої партії/Їжак і ґава.oriflamme"
    arguments=("Z:${place//\//\\}\\Мої партії\\Їжак і ґава.oriflamme")
    until_seen opened grep -q 'Мої партії' "$(settings)"
}

# The zip, from a folder that has to be quoted.
carry_it()
{
    mkdir -p "$place/Ігри та інше"
    unzip -q "$top/build/packages/oriflamme-$version-windows.zip" -d "$place/Ігри та інше"
    play_it carried "$place/Ігри та інше/oriflamme-$version"
}

# The companion says the same as on Linux, and measures the same play.
compare_it()
{
    local ours=$top/build/release/bin/oriflamme-arena theirs
    theirs=$(installed)/oriflamme-arena.exe
    cmake -S "$top" --preset release
    (cd "$top" && cmake --build --preset release --target oriflamme-arena)
    (cd "$top" && "$ours" verify tests/records/*.oriflamme) >"$seen/verified-here"
    (cd "$top" && "$under_wine" "$theirs" verify tests/records/*.oriflamme) >"$seen/verified-there"
    cmp "$seen/verified-here" "$seen/verified-there"
    "$ours" bench --seconds 0 | tee "$seen/bench-here"
    "$under_wine" "$theirs" bench --seconds 0 | tee "$seen/bench-there"
    cmp <(grep -i signature "$seen/bench-here") <(grep -i signature "$seen/bench-there")
}

# Wine's tasklist lists nothing.
notepads()
{
    local process
    for process in $(pgrep -x notepad.exe); do
        ! grep -qzxF "WINEPREFIX=$WINEPREFIX" "/proc/$process/environ" || return 0
    done
    return 1
}

# A program plays; one that hangs is ended with what it started.
play_programs()
{
    local theirs player=$top/build/windows/bin/example_player.exe
    theirs=$(installed)/oriflamme-arena.exe
    export WINEPATH="Z:${qt//\//\\}\\bin"
    timeout 120 "$under_wine" "$theirs" simulate --games 2 --seats 2 --players "exec:Z:$player" --players novice
    "$under_wine" "$theirs" simulate --games 1 --seats 2 --patience 50 --give-up 1 \
        --players 'exec:cmd /c start /wait notepad' --players novice &
    local companion=$!
    await notepads
    wait $companion || echo "It lost, as it should."
    ! notepads
}

build_tests()
{
    rm -f "$top"/build/windows/bin/tst_*.exe # of earlier builds, which another version may not have
    cross_configure "$top" "$top/build/windows" -DORIFLAMME_TESTS=ON
    cmake --build "$top/build/windows"
}

# Every test program, those of the pages last: who needs longer under wine is ended, and named as one that did not pass.
run_tests()
{
    local program programs name code passes=0 failures=() unended=()
    export QT_FOLDER=$qt QT_QPA_PLATFORM=offscreen QT_QPA_FONTDIR=Z:$top/resources/fonts QT_FORCE_STDERR_LOGGING=1 QTEST_FUNCTION_TIMEOUT=1400000
    mkdir -p "$seen/tests"
    cd "$top/build/windows/bin" || return
    mapfile -t programs < <(compgen -G 'tst_*.exe' | grep -v '^tst_page_' | sort; compgen -G 'tst_page_*.exe' | sort)
    for program in "${programs[@]}"; do
        name=${program%.exe}
        code=0
        timeout -k 5 "${ORIFLAMME_TEST_SECONDS:-120}" "$under_wine" "$PWD/$program" >"$seen/tests/$name" 2>&1 || code=$?
        if [ $code = 124 ] || [ $code = 137 ]; then
            unended+=("$name")
            wineserver -k || true # with what it had started
        elif [ $code = 0 ] && grep -aq '^Totals: .* 0 failed' "$seen/tests/$name"; then
            passes=$((passes + 1))
        else
            failures+=("$name")
        fi
    done
    {
        echo "$passes test programs passed, ${#failures[@]} failed: ${failures[*]}"
        echo "${#unended[@]} did not come to their end in time: ${unended[*]}"
    } | tee "$seen/tests/summary"
    [ ${#failures[@]} = 0 ] && [ ${#unended[@]} = 0 ] && [ $passes -ge 45 ]
}

remove_it()
{
    wine "$(installed)/uninstall.exe" /S
    await test ! -e "$(installed)"
    ls "$(games)"
    test ! -e "$(users)/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Oriflamme.lnk"
    wine reg query "HKCU\\Software\\Classes\\.oriflamme" && return 1
    ! wine reg query "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\$id"
}

step "zip and installer made" "$log" make_it
if [ "$passed" ]; then
    step "installed for one person: start menu, file type" "$log" install_it
    step "demo played with OpenGL, ended by itself" "$log" play_with "backend OpenGL" opengl "$(installed)"
    step "demo played by the software renderer, ended by itself" "$log" play_without_graphics software "$(installed)"
    step "begun, killed, offered again" "$log" save_and_go_on
    step "a record opened by a path in Ukrainian" "$log" open_it
    step "the zip played from a folder in Ukrainian with spaces" "$log" carry_it
    step "verify and bench as on Linux" "$log" compare_it
fi
step "the tests built" "$log" build_tests
if [ "$passed" ]; then
    step "a program played, and one was ended with its children" "$log" play_programs
    step "the tests run" "$log" run_tests
    cat "$seen/tests/summary" || true # if it was ended
fi
step "removed, games stay" "$log" remove_it
