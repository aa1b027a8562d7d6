# Usage: packaging/prove displays
# shellcheck shell=bash disable=SC2154,SC2016
#
# Plays the demo to its end on every kind of display: X11 with OpenGL and without any, Wayland inside X11, and Wayland
# without a screen. The last has nothing to point or type with, where Qt 6.4 crashes unless it composes letters itself.
ensure "${build_packages[@]}" "${run_packages[@]}" "${display_packages[@]}" weston
build release
seen=$top/build/proof-displays
log=$seen/log
rm -rf "$seen"
mkdir -p "$seen"
: >"$log"
place=$(mktemp -d)
servers=()
trap 'kill "${servers[@]}" 2>/dev/null; [ -z "$group" ] || kill -KILL -- "-$group"; rm -rf "$place"' EXIT
export XDG_RUNTIME_DIR=$place HOME=$place
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM QT_IM_MODULE

# Starts something that a file tells of once it is there: serve FILE COMMAND…
serve()
{
    local name=$1 file=$place/$1
    shift
    "$@" >>"$log" 2>&1 &
    servers+=($!)
    until [ -s "$file" ] || [ -S "$file" ]; do
        kill -0 $! || fail "The display $name does not start, see $log"
        sleep 0.1
    done
}
# Starts an X server; its display.
x11()
{
    serve "$1" bash -c 'exec 5>"$1"; shift; exec Xvfb -displayfd 5 -screen 0 1600x1000x24 -noreset "$@"' - "$place/$1" \
        "${@:2}"
    display=:$(<"$place/$1")
}

# Plays the demo in an environment.
plays()
{
    local folder=$seen/$1
    shift
    timeout 300 env "$@" "$top/build/release/bin/oriflamme" --demo --screenshots "$folder"
    ls "$folder"/*-standing.png
}

x11 with-opengl
step "X11 with OpenGL" "$log" plays x11 DISPLAY="$display"
serve nested env DISPLAY="$display" weston --no-config --backend=x11-backend.so --socket=nested
step "Wayland inside X11" "$log" plays wayland WAYLAND_DISPLAY=nested
x11 without-opengl -extension GLX
step "X11 without OpenGL" "$log" plays x11-software DISPLAY="$display" QT_XCB_GL_INTEGRATION=none
serve headless weston --no-config --backend=headless-backend.so --socket=headless --width=1600 --height=1000
step "Wayland without a screen" "$log" plays wayland-headless WAYLAND_DISPLAY=headless QT_IM_MODULE=compose
