#!/usr/bin/python3
"""The window comes back where it was left, as it was left, onto a screen that is there.

    placements.py GAME

On screens of xvfb with openbox as their window manager the game is moved, resized, maximised, made to fill the screen,
closed and killed, and started again each time: beside another one too, and on a smaller screen.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

game = sys.argv[1]
faults = []
running = []

missing = [tool for tool in ("Xvfb", "openbox", "xdotool", "xwininfo", "xprop", "xev") if not shutil.which(tool)]
if missing:
    sys.exit("Missing: " + ", ".join(missing))

home = tempfile.TemporaryDirectory()
settings = pathlib.Path(home.name, ".config/oriflamme/settings.ini")
settings.parent.mkdir(parents=True)
settings.write_text("[General]\nmuted=true\n")
os.environ.update(HOME=home.name, XDG_RUNTIME_DIR=home.name, DISPLAY=":88", QT_QPA_PLATFORM="xcb", LC_ALL="C.UTF-8",
                  QT_QUICK_BACKEND="software")
for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "WAYLAND_DISPLAY"):
    os.environ.pop(name, None)


def ask(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def start(*command):
    running.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True))
    return running[-1]


def wait(condition, seconds=15):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if value := condition():
            return value
        time.sleep(0.05)
    return None


def screen(size):
    """A screen with a window manager; what ran on the one before is gone with it."""
    server = start("Xvfb", ":88", "-screen", "0", size + "x24")
    wait(lambda: "dimensions" in ask("xdpyinfo") or "Width" in ask("xwininfo", "-root"))
    start("openbox")
    wait(lambda: "window id" in ask("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"))
    return server


def play(*arguments):
    """The game and its window, once that is on the screen."""
    program = start(game, *arguments)
    window = wait(lambda: ask("xdotool", "search", "--onlyvisible", "--pid", str(program.pid)).split())
    if not window:
        sys.exit("No window came.")
    return program, window[-1]


def place(window):
    """Where it is, without its frame."""
    told = ask("xwininfo", "-id", window)
    number = lambda name: int(re.search(name + r": +(-?\d+)", told)[1])
    return (number("Absolute upper-left X"), number("Absolute upper-left Y"), number("Width"), number("Height"))


def state(window):
    names = re.findall(r"_NET_WM_STATE_(MAXIMIZED_VERT|FULLSCREEN)", ask("xprop", "-id", window, "_NET_WM_STATE"))
    return set(names)


def kept():
    found = re.search(r"^window=(.*)$", settings.read_text(), re.MULTILINE)
    return found[1] if found else ""


def expect(what, actual, wanted):
    print(("ok    " if actual == wanted else "FAULT ") + what, actual, flush=True)
    if actual != wanted:
        faults.append(f"{what}: {actual}, not {wanted}")


def rests(window):
    """Waits until the window has not moved for a while, and what is kept has not changed."""
    seen = []
    wait(lambda: seen.append((place(window), state(window), kept())) or
         (len(seen) > 20 and len({str(one) for one in seen[-20:]}) == 1))
    return place(window)


def end(program, window, how):
    if how == "kill":
        program.kill()
    else:
        ask("xdotool", "windowactivate", "--sync", window, "key", "alt+F4")
    if wait(lambda: program.poll() is not None) is None:
        faults.append("It does not end by " + how)
        program.kill()


def again(what, wanted, wanted_state=frozenset(), arguments=()):
    """Starts the game and looks where it comes, and whether it is there from the first."""
    spy = start("xev", "-root", "-event", "substructure")
    program, window = play(*arguments)
    rests(window)
    expect(what, place(window), wanted)
    expect(what + ", its state", state(window), set(wanted_state))
    spy.terminate()
    told = spy.communicate()[0].split("\n\n")
    frame = re.search(r"Parent window id: (0x[0-9a-f]+)", ask("xwininfo", "-id", window, "-tree"))[1]
    mapped, sizes = False, set()
    for event in told:
        if frame in event and event.startswith("MapNotify"):
            mapped = True
        if mapped and frame in event and event.startswith("ConfigureNotify"):
            sizes.add(re.search(r"\(-?\d+,-?\d+\), width \d+, height \d+", event)[0])
    expect(what + ", places after the first", sorted(sizes)[1:], [])
    return program, window


screen("1600x1000")
program, window = play()
rests(window)
expect("a first start, its size", place(window)[2:], (1280, 800))
ask("xdotool", "windowsize", "--sync", window, "1100", "700")
ask("xdotool", "windowmove", "--sync", window, "200", "150")
left = rests(window)
end(program, window, "kill")

program, window = again("after a kill", left)
ask("xdotool", "windowmove", "--sync", window, "90", "60")
left = place(window)
end(program, window, "close")  # at once: it has not come to rest
program, window = again("moved and closed at once", left)
x, y = left[0] + left[2] // 2, left[1] - 10
ask("xdotool", "mousemove", str(x), str(y), "click", "--repeat", "2", "--delay", "80", "1")  # the title bar
full = wait(lambda: "MAXIMIZED_VERT" in state(window)) and rests(window)
end(program, window, "kill")
program, window = again("maximised", full, {"MAXIMIZED_VERT"})
ask("xdotool", "key", "F11")
wait(lambda: "FULLSCREEN" in state(window))
expect("full screen", rests(window), (0, 0, 1600, 1000))
end(program, window, "close")
expect("which is kept", kept().split()[-1], "maximised-full")
program, window = again("full screen over maximised", (0, 0, 1600, 1000), {"FULLSCREEN"})
ask("xdotool", "key", "F11")
wait(lambda: "FULLSCREEN" not in state(window))
expect("F11 leads back to maximised", rests(window), full)
ask("xdotool", "mousemove", "800", "8", "click", "--repeat", "2", "--delay", "80", "1")
wait(lambda: not state(window))
expect("and the title bar to where it was", rests(window), left)
ask("xdotool", "key", "F11")
wait(lambda: state(window))
rests(window)
ask("xdotool", "key", "F11")
wait(lambda: not state(window))
expect("F11 twice", rests(window), left)

other, other_window = again("a second one at the same time", left)
ask("xdotool", "windowmove", "--sync", other_window, "300", "200")
there = rests(other_window)
expect("the first is where it was", place(window), left)
end(other, other_window, "close")
end(program, window, "close")
expect("both have left what the last wrote", kept().split()[:2], [str(there[0]), str(there[1])])
before = kept()
program, window = play("--size", "1024x640")
ask("xdotool", "windowmove", "--sync", window, "10", "50", "key", "F11")
rests(window)
end(program, window, "close")
expect("--size remembers nothing", kept(), before)

for broken in ("", "nonsense", "1 2 3", "99999999999 0 1100 700 window", "0 0 -5 700 window", "0 0 1100 700 odd"):
    settings.write_text(f"[General]\nmuted=true\nwindow={broken}\n")
    program, window = play()
    rests(window)
    expect(f"a broken value ({broken})", place(window)[2:], (1280, 800))
    end(program, window, "kill")
settings.write_text("[General]\nmuted=true\nwindow=5000 -3000 1500 900 window\n")
program, window = again("a screen that is gone", (94, 32, 1500, 900))
end(program, window, "kill")
for one in running:
    one.kill()
    one.wait()
running.clear()

screen("1100x720")
program, window = again("on a smaller screen", (6, 32, 1088, 682))
end(program, window, "close")
for one in running:
    one.kill()
    one.wait()
print("\n".join(["", *faults]) if faults else "All is well.")
sys.exit(1 if faults else 0)
