#!/usr/bin/env python3
"""What a screen reader hears, and what it can press: from home to the first card laid, in the program as it ships.

Give it the program; run it under a display and a session bus of their own (see CMakeLists.txt).
"""
import os
import subprocess
import sys
import tempfile
import time

import pyatspi

PATIENCE = 60  # seconds until something that must come is missing


def everything(node):
    """All accessible objects below a node; what goes away meanwhile is left out."""
    try:
        yield node
        for child in node:
            if child is not None:
                yield from everything(child)
    except Exception:  # pyatspi raises various things for an object that is gone
        return


def shown(node):
    return node.getState().contains(pyatspi.STATE_SHOWING)


def find(role, word, game):
    """The first object shown whose name contains the word, once it is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and game.poll() is None:
        for application in pyatspi.Registry.getDesktop(0):
            for node in everything(application):
                try:
                    if word in node.name and node.getRole() == role and shown(node):
                        return node
                except Exception:
                    continue
        time.sleep(0.2)
    sys.exit(f"Nothing called '{word}' is heard.")


def press(node):
    actions = node.queryAction()
    names = [actions.getName(i) for i in range(actions.nActions)]
    actions.doAction(names.index("Press"))


def main():
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, HOME=home, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            environment.pop(name, None)
        game = subprocess.Popen([sys.argv[1], "--language", "en", "--size", "1280x800"], env=environment)
        try:
            button = pyatspi.ROLE_PUSH_BUTTON
            press(find(button, "New game", game))
            press(find(button, "Begin", game))
            # A card of the hand is told with its kind; once it is picked, the queue's place may be pressed.
            press(find(button, "Character", game))
            press(find(button, "Place 1", game))
            find(button, "face down", game)
        finally:
            game.kill()
            game.wait()


if __name__ == "__main__":
    main()
