#!/usr/bin/python3
"""The sounds are what their script makes, and as the game needs them: small, short and about as loud as each other.

    sounds.py SOURCES
"""
import array
import pathlib
import subprocess
import sys
import tempfile
import wave

folder = pathlib.Path(sys.argv[1]) / "resources" / "sounds"
kept = {path.name: path.read_bytes() for path in folder.glob("*.wav")}
with tempfile.TemporaryDirectory() as made:
    subprocess.run([sys.executable, folder / "synthesise", made], check=True)
    new = {path.name: path.read_bytes() for path in pathlib.Path(made).iterdir()}

faults = [f"{name} is not what the script makes" for name in sorted(kept | new) if kept.get(name) != new.get(name)]
for name in sorted(kept):
    loops = name == "ambience.wav"
    with wave.open(str(folder / name)) as file:
        length = file.getnframes() / file.getframerate()
        samples = array.array("h", file.readframes(file.getnframes()))
        if file.getnchannels() != 1 or file.getsampwidth() != 2:
            faults.append(f"{name} is not mono of 16 bits")
    if sys.byteorder == "big":
        samples.byteswap()
    if len(kept[name]) > (250_000 if loops else 60_000):
        faults.append(f"{name} has {len(kept[name])} bytes")
    if not loops and not 0.08 <= length <= 0.7:
        faults.append(f"{name} lasts {length:.2f} s")
    peak = max(map(abs, samples)) / 32768
    if peak > 10 ** (-6 / 20) or not loops and peak < 10 ** (-12 / 20):
        faults.append(f"{name} has its peak beyond -12 to -6 dB")
    if abs(samples[0] - samples[-1]) > 400:
        faults.append(f"{name} cracks where it ends")

print(*faults or [f"{len(kept)} sounds"], sep="\n")
sys.exit(1 if faults or not kept else 0)
