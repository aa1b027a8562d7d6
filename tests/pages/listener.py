#!/usr/bin/env python3
"""Somebody who sees nothing plays a whole game with each set of cards, in the program as it ships.

    listener.py GAME [SET...]

They know what a screen reader of the AT-SPI tree gets: roles, names, states and actions of what is there, and what is read
aloud. By that alone they find home, the set of cards, the game, each question and its answers; they keep an account of
everybody's influence from what they hear, and it must be what the seats say at each question, and what the final
standing says: nothing was lost, and nothing told twice. Run it under a display and a session bus of their own.
"""
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

import pyatspi
from gi.repository import GLib

PATIENCE = 60  # seconds until something that must come is missing
BUTTON = pyatspi.ROLE_PUSH_BUTTON
NUMBER = r"(-?\d+)"
# What is heard of influence: who, and how much they have more.
GAINS = [rf"^(.+?) gains {NUMBER} influence", rf"^(.+?)’s Trade pays {NUMBER} influence",
         rf"^(.+?)’s Racket pays {NUMBER} influence", rf"^(.+?) takes {NUMBER} tokens? from the "]
THEFT = r"^(.+?) steals 1 influence from (.+)\.$"


class Lost(Exception):
    """Something that must be heard is not."""


class Listener:
    def __init__(self, game, seed):
        self.game = game
        self.lot = random.Random(seed)
        self.heard = []  # sentences
        self.account = {}
        pyatspi.Registry.registerEventListener(self.hear, "object:state-changed:showing")

    def close(self):
        pyatspi.Registry.deregisterEventListener(self.hear, "object:state-changed:showing")

    def hear(self, event):
        """A screen reader speaks a notification when it comes to be shown."""
        try:
            if event.detail1 == 1 and event.source.getRole() == pyatspi.ROLE_NOTIFICATION:
                self.heard += event.source.name.split("\n")
        except Exception:  # pyatspi raises various things for an object that is gone
            return

    def wait(self, what, until):
        """Listens on until that gives something."""
        context = GLib.MainContext.default()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            while context.pending():
                context.iteration(False)
            found = until()
            if found:
                return found
            if self.game.poll() is not None:
                raise Lost("The game has ended by itself.")
            time.sleep(0.02)
        raise Lost(f"Never heard: {what}. The last that was: " + " | ".join(self.heard[-5:]))

    def nodes(self):
        """All that is shown, as (node, name, role)."""
        def below(node):
            try:
                role, name = node.getRole(), node.name
                if node.getState().contains(pyatspi.STATE_SHOWING):
                    yield node, name, role
                for child in node:
                    if child is not None:
                        yield from below(child)
            except Exception:
                return
        for application in pyatspi.Registry.getDesktop(0):
            yield from below(application)

    def find(self, role, name):
        """What has that role and a name that begins so."""
        return self.wait(name, lambda: next((node for node, words, kind in self.nodes()
                                             if kind == role and words.startswith(name)), None))

    @staticmethod
    def press(node):
        actions = node.queryAction()
        names = [actions.getName(i) for i in range(actions.nActions)]
        actions.doAction(names.index("Press"))

    def influence(self):
        """What the seats say of themselves."""
        seats = {}
        for _, name, role in self.nodes():
            found = re.match(rf"^(.+?), House of the .+, {NUMBER} influence, ", name)
            if role == pyatspi.ROLE_PANEL and found:
                seats[found[1]] = int(found[2])
        return seats

    def reckon(self, sentences):
        for sentence in sentences:
            theft = re.match(THEFT, sentence)
            if theft:
                self.account[theft[1]] += 1
                self.account[theft[2]] -= 1
            for gain in GAINS:
                found = re.match(gain, sentence)
                if found:
                    self.account[found[1]] += int(found[2])

    def check(self, seats):
        if seats != self.account:
            raise Lost(f"By what was heard {self.account}, by the seats {seats}: " + " | ".join(self.heard[-40:]))

    def answers(self, question):
        """What may be pressed for an answer."""
        if question.endswith("Do it anyway?"):
            return [node for node, name, _ in self.nodes() if name == "Do it anyway"]
        hand, places, buttons, inside = [], [], [], False
        for node, name, role in self.nodes():
            if role == pyatspi.ROLE_PANEL:
                inside = name.endswith(question)
            if role != BUTTON:
                continue
            if re.match(r"^[^.]+\. (Character|Intrigue)\. ", name):
                hand.append(node)
            elif name.endswith(", may be chosen"):
                places.append(node)
            elif name in ("Left end", "Right end", "Place 1 of 1") or name.startswith("Between places "):
                if not node.description.startswith("First choose"):
                    places.append(node)
            elif inside and name not in ("Skip", "To my choice", "Other card"):
                buttons.append(node)
        if "Where does it go?" in question or "Choose where it goes" in question:
            return places
        return buttons or places or hand

    def play(self):
        """To the end; how many questions were answered."""
        reckoned, answered = 0, 0
        question = r"^(.+\. )?(Lay |Where does|Keep it|Choose |The Insurrection needs|Gain what|Pay another|Mark a card|.*Do it anyway\?$)"
        while True:
            def told():
                last = self.heard[-1] if len(self.heard) > reckoned else ""
                return last if re.match(question, last) or "All hidden cards are turned up" in last else ""
            asked = self.wait("a question", told)
            self.reckon(self.heard[reckoned:])
            reckoned = len(self.heard)
            if "Do it anyway" not in asked:
                self.check(self.influence())
            if "All hidden cards are turned up" in asked:
                return answered
            choices = self.wait("an answer to " + asked, lambda: self.answers(asked))
            self.press(self.lot.choice(choices))
            answered += 1

    def finish(self):
        self.press(self.find(BUTTON, "Final standing"))
        self.find(pyatspi.ROLE_HEADING, "")
        rows = self.wait("the final standing", lambda: [name for _, name, role in self.nodes()
                                                         if role == pyatspi.ROLE_LIST_ITEM and " influence" in name])
        for who, amount in self.account.items():
            if not any(who in row and f"{amount} influence" in row for row in rows):
                raise Lost(f"{who} should end with {amount}: {rows}")
        for moment, times in [(f"Round {n} of 6 begins.", 1) for n in range(2, 7)] + [("The queue is resolved.", 6)]:
            if self.heard.count(moment) != times:
                raise Lost(f"Heard {self.heard.count(moment)} times: {moment}")


def play(program, cards, seed):
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, HOME=home, XDG_RUNTIME_DIR=home, QT_QPA_PLATFORM="xcb",
                           QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            environment.pop(name, None)
        settings = pathlib.Path(home) / ".config" / "oriflamme" / "settings.ini"
        settings.parent.mkdir(parents=True)
        settings.write_text("[General]\nspeed=4\nmuted=true\nlanguage=en\n")
        game = subprocess.Popen([program, "--size", "1280x800"], env=environment)
        listener = Listener(game, seed)
        try:
            listener.press(listener.find(BUTTON, "New game"))
            listener.press(listener.find(pyatspi.ROLE_RADIO_BUTTON, cards))
            if cards == "Mixed":
                listener.press(listener.find(BUTTON, "Surprise us"))
                listener.press(listener.find(BUTTON, "Use these ten"))
            listener.press(listener.find(BUTTON, "Begin"))
            listener.account = listener.wait("the seats", listener.influence)
            began = time.monotonic()
            answered = listener.play()
            listener.finish()
            print(f"{cards}: {answered} answers, {len(listener.heard)} sentences, {time.monotonic() - began:.0f} s")
        finally:
            listener.close()
            game.kill()
            game.wait()


def main():
    for seed, cards in enumerate(sys.argv[2:] or ["Base set", "Alliance", "Mixed"]):
        try:
            play(sys.argv[1], cards, seed)
        except Lost as lost:
            sys.exit(f"{cards}: {lost}")


if __name__ == "__main__":
    main()
