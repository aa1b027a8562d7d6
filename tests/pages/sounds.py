#!/usr/bin/python3
"""The game is heard, by a sound server that has no device; where that dies, or QtMultimedia is missing, it plays on.

    sounds.py GAME SOURCES

The game plays on a screen of xvfb into a null sink of pulseaudio: a demo, a game in which a person is asked, and a replay
to its end. In what the sink's monitor gives, each sound is found by its likeness to its file. Then the server is killed
while a demo goes on, and a demo is started where QtMultimedia cannot be found, as if its package were removed: both must
go on, and say nothing of it.
"""
import array
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import wave

game, sources = sys.argv[1], pathlib.Path(sys.argv[2])
ALIKE = 0.95
faults = []

missing = [tool for tool in ("pulseaudio", "parec", "Xvfb", "xdotool") if not shutil.which(tool)]
if missing:
    sys.exit("Missing: " + ", ".join(missing))

home = tempfile.TemporaryDirectory()
top = pathlib.Path(home.name)
os.environ.update(HOME=home.name, XDG_RUNTIME_DIR=home.name, PULSE_SERVER=f"unix:{home.name}/server", DISPLAY=":87",
                  QT_QPA_PLATFORM="xcb", LC_ALL="C.UTF-8")
for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "WAYLAND_DISPLAY"):
    os.environ.pop(name, None)
for name in ("oriflamme", "oriflamme-demo"):
    settings = top / ".config" / name / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text("[General]\nspeed=2\nlanguage=en\n")


def start(*command, **options):
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True, **options)


def end(program):
    program.terminate()
    return program.communicate()[1]


def press(*keys):
    subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "Oriflamme", "windowfocus"], check=False)
    for key in keys:
        subprocess.run(["xdotool", "key", key], check=False)
        time.sleep(0.3)


def played(seconds, *arguments, keys=(), later=(), sound=True):
    """Plays the game for so long and presses keys at its beginning, and others after two thirds of the time."""
    program = start(game, *arguments)
    time.sleep(5)
    press(*keys)
    time.sleep(seconds * 2 / 3)
    press(*later)
    time.sleep(seconds / 3)
    alive = program.poll() is None
    if alive and ("libQt6Multimedia" in pathlib.Path(f"/proc/{program.pid}/maps").read_text()) != sound:
        faults.append("QtMultimedia is not loaded" if sound else "QtMultimedia is loaded")
    return end(program), alive


def stretches(heard):
    """What lies between silences of 10 ms and more."""
    begin = still = None
    for i, value in enumerate(heard):
        if value:
            begin = i if begin is None else begin
            still = i
        elif begin is not None and i - still > 441:
            yield heard[begin:still + 1]
            begin = None
    if begin is not None:
        yield heard[begin:]


def likeness(sound, heard):
    """How alike two sounds are that begin at almost the same sample: their correlation, where it is highest."""
    best = 0.0
    for shift in range(-6, 7):
        pairs = list(zip(sound[max(0, -shift):], heard[max(0, shift):]))
        product = sum(a * b for a, b in pairs)
        power = sum(a * a for a, b in pairs) * sum(b * b for a, b in pairs)
        best = max(best, product / power ** 0.5 if power else 0)
    return best


sounds = {}
for path in sorted((sources / "resources" / "sounds").glob("*.wav")):
    with wave.open(str(path)) as file:
        samples = array.array("h", file.readframes(file.getnframes())).tolist()
    if path.stem != "ambience":
        sounds[path.stem] = samples[next(i for i, value in enumerate(samples) if abs(value) > 1):]

# A person's game before its first decision, which is a computer's.
record = json.loads((sources / "tests/records/00-base-2-current-ltr.oriflamme").read_text())
record.update(decisions=[])
record.pop("result", None)
kept = top / ".local/share/oriflamme/running-1.oriflamme"
kept.parent.mkdir(parents=True)
kept.write_text(json.dumps(record))

screen = start("Xvfb", ":87", "-screen", "0", "1280x800x24", "-noreset")
server = start("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "-L",
               f"module-native-protocol-unix socket={home.name}/server auth-anonymous=1", "-L",
               "module-null-sink sink_name=table rate=44100 channels=1")
try:
    time.sleep(3)
    tape = (top / "tape").open("wb")
    recorder = start("parec", "-d", "table.monitor", "--rate=44100", "--channels=1", "--format=s16le", stdout=tape)
    said = [played(40, "--demo"), played(6, keys=["Return"]),
            played(60, str(sources / "tests/records/04-alliance-3-current-ltr.oriflamme"), keys=["space"],
                   later=["Page_Down"] * 6 + ["Left"] * 12 + ["space"])]
    end(recorder)
    recorded = (top / "tape").read_bytes()
    heard = array.array("h", recorded[:len(recorded) // 2 * 2]).tolist()
    found = dict.fromkeys(sounds, 0.0)
    count = dict.fromkeys(sounds, 0)
    strange = 0
    for stretch in stretches(heard):
        alike = {name: likeness(sound, stretch) for name, sound in sounds.items()}
        name = max(alike, key=alike.get)
        found[name] = max(found[name], alike[name])
        count[name] += alike[name] >= ALIKE
        strange += alike[name] < ALIKE
    for name in sounds:
        print(f"{name}: {count[name]} times, likeness {found[name]:.3f}")
        if not count[name]:
            faults.append(f"{name} was not heard")
    print(f"{strange} stretches are like none")

    demo = start(game, "--demo")
    time.sleep(8)
    server.kill()
    server.communicate()
    time.sleep(10)
    if demo.poll() is not None:
        faults.append("the game ends with its sound server")
    end(demo)
    said.append(played(6, "--demo"))  # and without one from the beginning

    # A copy of the game for which all modules lie elsewhere, but for one.
    asked = subprocess.run(["qmake6", "-query"], capture_output=True, text=True, check=True).stdout
    places = dict(line.split(":", 1) for line in asked.splitlines())
    modules, bare = pathlib.Path(places["QT_INSTALL_QML"]), top / "bare"
    for folder in (bare, bare / "qml"):
        folder.mkdir()
    for module in modules.iterdir():
        if module.name != "QtMultimedia":
            (bare / "qml" / module.name).symlink_to(module)
    (bare / "qt.conf").write_text(f"[Paths]\nPrefix={places['QT_INSTALL_PREFIX']}\n"
                                  f"Plugins={places['QT_INSTALL_PLUGINS']}\nQml2Imports={bare}/qml\n")
    game = shutil.copy(game, bare / "oriflamme")
    said.append(played(8, "--demo", sound=False))
    for words, alive in said:
        if not alive:
            faults.append("the game ended by itself: " + words)
        elif words:
            print("It said:", words.strip())
finally:
    for one in (server, screen):
        if one.poll() is None:
            one.kill()

print(*faults, sep="\n")
sys.exit(1 if faults else 0)
