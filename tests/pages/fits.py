#!/usr/bin/env python3
"""The first window on a small screen: inside it with its frame, and all of home in it, to be seen and pressed.

Give it the program and how many pixels of the screen one of the game takes; run it under a display and a session bus of
their own (see CMakeLists.txt).
"""
import os
import re
import subprocess
import sys
import tempfile
import time

import pyatspi

PATIENCE = 60  # seconds until something that must come is missing
BUTTON = pyatspi.ROLE_PUSH_BUTTON


def everything(node):
    """All accessible objects below a node; what goes away meanwhile is left out."""
    try:
        yield node
        for child in node:
            if child is not None:
                yield from everything(child)
    except Exception:  # pyatspi raises various things for an object that is gone
        return


def pressable(node, word):
    try:
        return word in node.name and node.getRole() == BUTTON and node.getState().contains(pyatspi.STATE_SHOWING)
    except Exception:  # it has gone meanwhile
        return False


def told(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout


def wait(complaint, look):
    """What look() gives, once that is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := look():
            return found
        time.sleep(0.2)
    sys.exit(complaint)


def numbers(pattern, words):
    return [int(number) for number in re.findall(pattern, words)]


class Rect:
    """Of the screen, in pixels."""

    def __init__(self, left, top, width, height):
        self.left, self.top, self.right, self.bottom = left, top, left + width, top + height

    def __contains__(self, other):
        return (self.left <= other.left and other.right <= self.right
                and self.top <= other.top and other.bottom <= self.bottom)

    def __repr__(self):
        return f"{self.right - self.left}x{self.bottom - self.top}+{self.left}+{self.top}"

    def middle(self):
        return str(round((self.left + self.right) / 2)), str(round((self.top + self.bottom) / 2))


def screen():
    return Rect(0, 0, *numbers(r"(?:Width|Height): (\d+)", told("xwininfo", "-root")))


def inside(window):
    """The window without its frame."""
    words = told("xwininfo", "-id", window)
    return Rect(*numbers(r"Absolute upper-left [XY]: +(-?\d+)", words), *numbers(r"(?:Width|Height): (\d+)", words))


def framed(window):
    frame = numbers(r"\d+", told("xprop", "-notype", "-id", window, "_NET_FRAME_EXTENTS"))
    if not frame:
        return None
    left, right, top, bottom = frame
    pane = inside(window)
    return Rect(pane.left - left, pane.top - top, pane.right - pane.left + left + right,
                pane.bottom - pane.top + top + bottom)


def extents(node):
    return node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)


def place(node, window):
    """Where a button is. Qt 6.4 tells screen readers pixels of the game instead of the screen's, and a size as it is
    laid out for pages of 1024x640 and more, whatever size they are painted in."""
    frame = node
    while frame.getRole() not in (pyatspi.ROLE_FRAME, pyatspi.ROLE_WINDOW):
        frame = frame.parent
    whole, part, pane = extents(frame), extents(node), inside(window)
    unit = (pane.right - pane.left) / whole.width
    shrink = min(1, whole.width / 1024, whole.height / 640)
    return Rect(pane.left + (part.x - whole.x) * unit, pane.top + (part.y - whole.y) * unit,
                part.width * unit * shrink, part.height * unit * shrink)


def buttons(word=""):
    """Those shown whose names contain the word."""
    return [node for application in pyatspi.Registry.getDesktop(0) for node in everything(application)
            if pressable(node, word)]


def find(word):
    """The first of them, once it is there."""
    return wait(f"Nothing called '{word}' is heard.", lambda: buttons(word))[0]


def expect_all_inside(window, least):
    nodes = buttons()
    assert len(nodes) >= least, f"Only {len(nodes)} buttons are there."
    for node in nodes:
        assert place(node, window) in inside(window), f"'{node.name}' at {place(node, window)} is cut by the window."


def try_it(game):
    window = wait("No window comes.", lambda: told("xdotool", "search", "--onlyvisible", "--pid", str(game.pid))).split()[0]
    start = find("New game")
    wait("The window does not fit.", lambda: (rect := framed(window)) and rect in screen())
    expect_all_inside(window, 4)
    told("xdotool", "mousemove", *place(start, window).middle(), "click", "1")
    find("Begin")
    expect_all_inside(window, 10)
    assert framed(window) in screen(), f"The window has grown to {framed(window)}."


def main():
    program, scale = sys.argv[1:]
    manager = subprocess.Popen(["openbox", "--sm-disable"])
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, HOME=home, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
                           QT_SCALE_FACTOR=scale)
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            environment.pop(name, None)
        wait("No window manager comes.", lambda: "window id" in told("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"))
        game = subprocess.Popen([program, "--language", "en"], env=environment)
        try:
            try_it(game)
        finally:
            game.kill()
            game.wait()
            manager.kill()
            manager.wait()


main()
