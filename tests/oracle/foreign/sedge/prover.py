"""Plays a tape by a plan and compares it with the model after each key."""

import os
import random
import subprocess
import tempfile

import build
import switches
from model import MOVES, Model

BOARD, STATE = 40960, 41600
NUMBERS = [1, 77, 4321, 65535]


def run(program, folder, sw, lines):
    """Runs a script on the tape in the folder; raises RuntimeError if it fails."""
    first = ["press x 3 40"] if sw["TITLEK"] else []
    script = os.path.join(folder, "keys.scr")
    with open(script, "w", encoding="ascii") as file:
        file.write("\n".join(['until "SEDGE" 3000', "wait 100", *first, *lines]) + "\n")
    tape = os.path.join(folder, "tape.tap")
    command = [program, "run", tape, "--headless", "--script", script]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    if done.returncode:
        raise RuntimeError(done.stdout[-900:] + done.stderr)


class Shot:
    """A snapshot: memory, border and what the game's variables say."""

    def __init__(self, folder, number):
        path = os.path.join(folder, "%d.sna" % number)
        with open(path, "rb") as file:
            data = file.read()
        os.remove(path)
        self.memory, self.border = data[27:27 + 49152], data[26]
        self.board = {c: self.byte(BOARD + c) for c in build.cells() if self.byte(BOARD + c)}
        names = ["cursor", "select", "one", "two", "past", "all", "gravity"]
        self.state = {n: self.byte(STATE + i) for i, n in enumerate(names)}
        self.number = self.byte(STATE + 10) + 256 * self.byte(STATE + 11)

    def byte(self, address):
        """Returns the byte at an address from 16384 on."""
        return self.memory[address - 16384]

    def place(self, row, col):
        """Returns the nine bytes of a character's place: points and attribute."""
        address = 16384 + (row // 8) * 2048 + (row % 8) * 32 + col
        points = [self.byte(address + 256 * i) for i in range(8)]
        return (*points, self.byte(22528 + row * 32 + col))

    def look(self, cell, sw):
        """Returns all that the screen shows of a cell."""
        row = sw["Y0"] + (cell // 16 - 1) * sw["PY"]
        col = sw["X0"] + (cell % 16 - 1) * sw["PX"]
        if sw["ENGINE"] == "D":
            return tuple(self.place(row + r, col + c) for r in (0, 1) for c in (0, 1))
        places = [self.place(row, col)]
        if sw["CURS"] == 3:
            places.append(self.place(row, col - 1))
        if sw["CURS"] == 4:
            places.append(self.place(row + 1, col))
        return tuple(places)


def press(key):
    """Returns the lines of the script for a key."""
    if key in MOVES:
        return ['type "{%s}"' % key, "wait 20"]
    return ["press %s 3 25" % key]


def ask(number):
    """Returns the lines of the script that choose a board."""
    return ['type "s%d\\n"' % number, "wait 130", 'expect "%d"' % number]


class Plan:
    """A list of keys, made with a model, and what must be seen after each."""

    def __init__(self, sw, deals, seed):
        self.sw, self.deals, self.model = sw, deals, Model(sw)
        self.rng, self.lines, self.wanted = random.Random(seed), [], []

    def note(self, lines, known=True):
        """Adds lines and a snapshot; remembers what the model says if the board is known."""
        self.lines += lines + ["save %d.sna" % len(self.wanted)]
        model = self.model
        one, two = model.shown or (0, 0)
        state = {"cursor": model.cursor, "select": model.select, "one": one, "two": two,
                 "past": len(model.past), "all": len(model.past) + len(model.future),
                 "gravity": int(model.gravity)}
        border = model.border() if known else None
        self.wanted.append((dict(model.board) if known else None, state, border, model.number))

    def choose(self):
        """Asks for one of the known boards."""
        number = self.rng.choice(NUMBERS)
        self.model.new(number, dict(self.deals[number]))
        self.note(ask(number))

    def key(self, key):
        """Presses a key; a new board of unknown content is followed by a known one."""
        if key in "n0" or (not self.model.board and self.sw["WONNEXT"]):
            if key == "0" and (self.model.board or not self.sw["WONNEXT"]):
                self.model.gravity = not self.model.gravity
            self.model.new(0, {})
            lines = ['type "\\b"', "wait 30"] if key == "0" else press(key) + ["wait 130"]
            self.note(lines, False)
            return self.choose()
        self.model.press(key)
        won = self.sw["WTUNE"] and not self.model.board
        return self.note(press(key) + ["wait 200"] * won)

    def go(self, cell):
        """Moves the cursor to a cell by arrows that do not pass an edge."""
        while self.model.cursor // 16 != cell // 16:
            self.key("down" if self.model.cursor < cell // 16 * 16 else "up")
        while self.model.cursor != cell:
            self.key("right" if self.model.cursor < cell else "left")

    def step(self):
        """Does one of the things that a player does."""
        what = self.rng.random()
        pairs = self.model.pairs()
        if what < 0.3 and pairs and not (self.model.select or self.sw["SKIPE"]):
            for cell in self.rng.choice(pairs):
                self.go(cell)
                self.key("enter")
        elif what < 0.6 or not self.model.board:
            self.key("h")
            if self.rng.random() < 0.7:
                self.key("enter")
        elif what < 0.8:
            self.key(self.rng.choice(list(MOVES)))
        elif what < 0.9:
            self.key("enter")
        elif what < 0.985:
            self.key(self.rng.choice("bbffrl"))
        else:
            self.key(self.rng.choice("n0"))


def compare(shot, wanted, looks, sw):
    """Returns what differs between a snapshot and the plan, "" if nothing does."""
    board, state, border, number = wanted
    if board is None:
        return "" if sorted(shot.board.values()) == sorted(list(range(1, 22)) * 4) else "deal"
    got = {"board": shot.board, "state": shot.state, "border": shot.border, "no": shot.number}
    want = {"board": board, "state": state, "border": border, "no": number}
    bad = ["%s %s not %s" % (k, got[k], want[k]) for k in got if got[k] != want[k]]
    mode = bool(state["one"]), bool(state["select"])
    for cell in [] if sw["BLINK"] else build.cells():
        kind = board.get(cell, 0)
        marks = (cell == state["cursor"]) + 2 * (cell == state["select"])
        marks += 4 * (kind > 0 and kind == board.get(state["cursor"]))
        marks += 8 * (cell in (state["one"], state["two"]))
        look = shot.look(cell, sw)
        if looks.setdefault((kind, marks, state["gravity"], border, *mode), look) != look:
            bad.append("cell %d looks otherwise" % cell)
        seen = (kind, marks & 1, "marked" if marks & 10 else marks & 4)
        if looks.setdefault(look, seen) != seen:
            bad.append("cell %d looks as %s" % (cell, looks[look]))
    return "; ".join(bad)


def deals_of(program, folder, sw):
    """Returns the boards of the known numbers, each read from a snapshot."""
    lines = []
    for i, number in enumerate(NUMBERS):
        lines += ask(number) + ["save %d.sna" % i]
    run(program, folder, sw, lines)
    return {number: Shot(folder, i).board for i, number in enumerate(NUMBERS)}


def prove(program, keys, name):
    """Prints a line for the tape; returns 0 if the model agrees after each key."""
    sw = switches.switches(name)
    program = os.path.abspath(program)
    with tempfile.TemporaryDirectory() as folder:
        build.make(sw, os.path.join(folder, "tape.tap"))
        plan = Plan(sw, deals_of(program, folder, sw), name)
        plan.choose()
        while len(plan.wanted) < keys:
            plan.step()
        run(program, folder, sw, plan.lines)
        looks = {}
        for i, wanted in enumerate(plan.wanted):
            bad = compare(Shot(folder, i), wanted, looks, sw)
            if bad:
                print(name, "differs at key", i, plan.lines[-3:], bad[:700], flush=True)
                return 1
    print(name, "proved,", len(plan.wanted), "keys", flush=True)
    return 0
