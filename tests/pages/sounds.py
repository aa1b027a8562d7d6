#!/usr/bin/python3
"""The game is heard, by a sound server that has no device; where that dies, or QtMultimedia is missing, it plays on.

    sounds.py GAME SOURCES

The game plays on a screen of xvfb into a null sink of pulseaudio: a demo, a game in which a person is asked, and a replay
to its end. In what the sink's monitor gives, each sound is found by its likeness to its file. Then the server is killed
while a demo goes on, and a demo is started where QtMultimedia cannot be found, as if its package were removed: both must
go on, and say nothing of it.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import wave

import numpy

game, sources = sys.argv[1], pathlib.Path(sys.argv[2])
ALIKE = 0.95
faults = []

missing = [tool for tool in ("pulseaudio", "parec", "Xvfb", "xdotool") if not shutil.which(tool)]
if missing:
    sys.exit("Missing: " + ", ".join(missing))

home = tempfile.TemporaryDirectory()
top = pathlib.Path(home.name)
os.environ.update(HOME=home.name, XDG_RUNTIME_DIR=home.name, PULSE_SERVER=f"unix:{home.name}/server", DISPLAY=":87",
                  QT_QPA_PLATFORM="xcb", QT_QUICK_BACKEND="software", LC_ALL="C.UTF-8")
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


def found(sound, heard):
    """Where a sound is heard whole: at which samples, and how alike what is heard there is, by their correlation."""
    size = 1 << (len(sound) + len(heard)).bit_length()
    spectrum = numpy.fft.rfft(heard, size) * numpy.conj(numpy.fft.rfft(sound, size))
    product = numpy.fft.irfft(spectrum, size)[:len(heard) - len(sound) + 1]
    sums = numpy.concatenate(([0], numpy.cumsum(heard ** 2)))
    power = numpy.sum(sound ** 2) * (sums[len(sound):] - sums[:-len(sound)])
    alike = product / numpy.sqrt(numpy.maximum(power, 1))
    places = []
    for place in numpy.flatnonzero(alike >= ALIKE):
        if not places or place - places[-1] > len(sound):
            places.append(place)
    return places, alike.max()


def samples(data):
    return numpy.frombuffer(data[:len(data) // 2 * 2], "<i2").astype(float)


sounds = {}
for path in sorted((sources / "resources" / "sounds").glob("*.wav")):
    with wave.open(str(path)) as file:
        if path.stem != "ambience":
            sounds[path.stem] = samples(file.readframes(file.getnframes()))

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
               "module-null-sink sink_name=table rate=44100 channels=1 norewinds=1")
try:
    time.sleep(3)
    tape = (top / "tape").open("wb")
    recorder = start("parec", "-d", "table.monitor", "--rate=44100", "--channels=1", "--format=s16le", stdout=tape)
    said = [played(40, "--demo"), played(6, keys=["Return"]),
            played(60, str(sources / "tests/records/04-alliance-3-current-ltr.oriflamme"), keys=["space"],
                   later=["Page_Down"] * 6 + ["Left"] * 12 + ["space"])]
    end(recorder)
    heard = samples((top / "tape").read_bytes())
    for name, sound in sounds.items():
        places, best = found(sound, heard)
        print(f"{name}: {len(places)} times, likeness {best:.3f}")
        if not places:
            faults.append(f"{name} was not heard")

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
