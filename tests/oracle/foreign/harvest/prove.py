#!/usr/bin/env python3
"""Holds tapes against the model with random keys and with a game to its end, by variables in memory.

    prove.py FOURRIVERS KEYS SEED[:FAULT]...     a line per tape: how much was the same, or the first difference

FOURRIVERS is the program with `run --headless`. A fault that does not show is tried in up to five
tapes; faults of sound and of what the screen shows are not seen here. Exit code 0: honest tapes are
the same, others are not.
"""

import pathlib
import random
import re
import subprocess
import sys
import tempfile

import model
import source
import tables

BOARD, VARS = source.ADDRESSES["BOARD"], source.ADDRESSES["VARS"]
PEEK = [f"peek {BOARD} 128", f"peek {VARS} 112"]
TITLE_KEYS = {"any": "a", "space": "space", "one": "1", "enter": "enter"}
ARROWS = ("left", "right", "up", "down")
BATCH = 60  # keys for one run of the program


class Tape:
    """A tape in the emulator; between two runs its state is in a snapshot."""

    def __init__(self, program, folder, data, switches):
        self.program, self.folder, self.s = program, pathlib.Path(folder), switches
        self.snapshot = self.folder / "state.szx"
        self.file = self.folder / "tape.tap"
        self.file.write_bytes(data)
        title = TITLE_KEYS.get(switches["title"])
        lines = ["wait 2500"] + ([f"press {title}"] if title else []) + ["wait 200"]
        self.first = self.run(lines + PEEK)[0]

    def run(self, lines):
        """The states that the peeks in these lines of a script give."""
        script = self.folder / "script.txt"
        script.write_text("\n".join([f"load {self.file}", *lines, f"save {self.snapshot}"]) + "\n")
        done = subprocess.run([self.program, "run", "--headless", "--instant-load", "--script", script],
                              capture_output=True, text=True)
        if done.returncode:
            raise model.Difference(f"the program ends with {done.returncode}: {done.stderr[:200]}")
        self.file = self.snapshot
        blocks = []
        for line in done.stdout.splitlines():
            found = re.match(r"0x([0-9a-f]{4}): (.*)", line)
            if found:
                if int(found[1], 16) in (BOARD, VARS):
                    blocks.append([])
                blocks[-1] += [int(byte, 16) for byte in found[2].split()]
        return [state(board, bytes_) for board, bytes_ in zip(blocks[::2], blocks[1::2])]


def state(board, memory):
    """The state in memory, with the names of Model.state."""
    at = source.VARIABLES
    return {
        "board": board, "cursor": memory[at["cur"]], "selected": memory[at["sel"]],
        "shown": (memory[at["sh1"]], memory[at["sh2"]]), "border": memory[at["brd"]],
        "moves": memory[at["nh"]], "gravity": memory[at["grav"]],
        "number": memory[at["num"]] + 256 * memory[at["num"] + 1],
    }


def compare(expected, found, what):
    wrong = []
    for name, value in expected.items():
        if value != found[name]:
            wrong.append(name if name == "board" else f"{name} {found[name]} instead of {value}")
    if wrong:
        raise model.Difference(f"{what}: {', '.join(wrong)}")


class Player:
    """Presses keys on the model and collects the same keys for the tape."""

    def __init__(self, tape, seed):
        self.tape, self.s = tape, tape.s
        self.dice = random.Random(seed + 1000)
        self.game = model.Model(tape.s)
        self.lines, self.expected = [], []
        self.done = self.removals = 0
        self.typed = []
        if not tape.first["number"]:
            raise model.Difference("the game does not start")
        if self.s["first"] == "fixed" and tape.first["number"] != self.s["firstnumber"]:
            raise model.Difference("first number")
        self.take_deal(tape.first, "start")

    def take_deal(self, found, what):
        self.game.deal(found["board"], found["number"])
        compare(self.game.state(), found, what)

    def press(self, name):
        before = sum(map(bool, self.game.board))
        self.game.key(name)
        self.removals += sum(map(bool, self.game.board)) < before and name == "enter"
        self.lines.append(f"press {name} 4 {45 if name in ARROWS else 130}")
        waits = self.s["message"] in ("linekey", "over") and tables.message_row(self.s) is not None
        if self.game.message and waits:
            self.lines.append("press 9 4 80")
        self.lines += PEEK
        self.expected.append((name, self.game.state()))

    def go(self, cell):
        """Moves the cursor without crossing an edge."""
        start = self.game.cursor
        right, down = (cell & 15) - (start & 15), (cell >> 4) - (start >> 4)
        for name in ["right"] * right + ["left"] * -right + ["down"] * down + ["up"] * -down:
            self.press(name)

    def take(self, one, other):
        """Removes a pair; one of its tiles may be selected."""
        if self.game.shown and self.s["hintarrow"] == "keep":
            self.press("enter")
            return
        if self.game.selected in (one, other):
            self.go(other if self.game.selected == one else one)
        else:
            self.go(one)
            self.press("enter")
            self.go(other)
        self.press("enter")

    def check(self, last=()):
        """Runs the keys on the tape and compares; gives the state after the lines `last`, if any."""
        found = self.tape.run(self.lines + list(last))
        if len(found) < len(self.expected) + bool(last):
            raise model.Difference("states are missing")
        for i, (name, state_) in enumerate(self.expected):
            compare(state_, found[i], f"key {self.done + i} {name}")
        self.done += len(self.expected)
        self.lines, self.expected = [], []
        return found[-1] if last else None

    def some_keys(self):
        """Presses some keys, or gives a key for a new board."""
        dice, game = self.dice, self.game
        roll = dice.random()
        if game.won or game.stuck:
            roll = dice.choice([0.05, 0.12, 0.14, 0.05, 0.97, 0.99, 0.5, 0.2])
        if roll < 0.10:
            names = ["h"] * dice.choice([1, 1, 2, 3, 40 if dice.random() < 0.05 else 4])
        elif roll < 0.155:
            names = ["b"] * dice.randint(1, 4)
        elif roll < 0.185:
            names = ["f"] * dice.randint(1, 3)
        elif roll < 0.23:
            names = ["r" if roll < 0.20 else "l"]
        elif roll < 0.31:
            names = [dice.choice(ARROWS) for _ in range(dice.randint(1, 6))]
        elif roll < 0.50:
            names = ["enter"] * (1 if roll < 0.42 else 2)
        elif roll < 0.97:
            pairs = game.pairs(game.selected) or game.pairs()
            if pairs:
                self.take(*dice.choice(pairs))
            return None
        else:
            return "n" if roll < 0.975 else "caps+0" if roll < 0.98 else "s"
        for name in names:
            self.press(name)
        return None

    def entry_lines(self, number):
        """Keys that enter a number, after some that leave the entry open."""
        s, dice = self.s, self.dice
        lines = ["press s 4 60"]
        for _ in range(dice.randint(0, 3)):
            trick = dice.choice(["delete", "large", "zero", "letter", "empty"])
            if trick == "delete":
                lines += ["press 7 4 30", "press caps+0 4 30"]
            elif trick == "large" and s["entrybad"] == "again":
                digits = dice.choice(["65536", "99999", "70000"])
                lines += [f"press {digit} 4 30" for digit in digits] + ["press enter 4 60"]
            elif trick == "zero" and s["entrybad"] == "again" and s["leadingzero"]:
                lines += ["press 0 4 30", "press enter 4 60"]
            elif trick == "letter" and s["entryletter"] == "ignore":
                lines.append("press q 4 30")
            elif trick == "empty" and s["entryempty"] == "ignore":
                lines.append("press enter 4 30")
        text = str(number)
        if s["leadingzero"] and dice.random() < 0.5:
            text = text.zfill(5)
        return lines + [f"press {digit} 4 30" for digit in text] + ["press enter 4 250"]

    def new_board(self, key):
        dice, game = self.dice, self.game
        number = None
        lines = [f"press {key} 4 250"]
        if key == "s":
            number = dice.choice([1, 255, 256, 65535, dice.randrange(1, 65536), dice.randrange(1, 300)])
            if self.typed and dice.random() < 0.4:
                number = dice.choice(self.typed)
            self.typed.append(number)
            lines = self.entry_lines(number)
        found = self.check(lines + PEEK)
        if key == "caps+0":
            game.gravity ^= 1
        if number is not None and found["number"] != number:
            raise model.Difference(f"S {number}: {found['number']}")
        if number is None and found["number"] in (0, game.number):
            raise model.Difference(f"{key}: number {found['number']}")
        self.take_deal(found, f"after {key}")
        self.done += 1

    def random_keys(self, count):
        while self.done < count:
            key = None
            while len(self.expected) < BATCH and not key:
                key = self.some_keys()
            if key:
                self.new_board(key)
            else:
                self.check()

    def whole_game(self):
        """Plays a new board to its end, half of them without gravity, with some history and hints."""
        self.new_board("caps+0" if self.dice.random() < 0.5 else "n")
        history = {10: "bbbfrl", 20: "bbbbl", 36: "hhrl", 40: "b"}
        while not (self.game.won or self.game.stuck):
            if self.game.at in history:
                for name in history.pop(self.game.at):
                    self.press(name)
            else:
                self.take(*self.dice.choice(self.game.pairs()))
            if len(self.expected) >= BATCH:
                self.check()
        end = "won" if self.game.won else "stuck"
        for name in "hbfrlbr":
            self.press(name)
        self.check()
        return end


def prove(program, keys, seed, fault):
    with tempfile.TemporaryDirectory() as folder:
        data, switches = source.build(seed, fault)
        try:
            player = Player(Tape(program, folder, data, switches), seed)
            player.random_keys(keys)
            end = player.whole_game()
        except model.Difference as difference:
            return f"{seed} {fault} {difference}"
    return (f"{seed} {fault} same for {player.done} keys, {player.removals} removals, "
            f"{len(player.game.deals)} boards, last game {end}")


def shown(program, keys, seed, fault):
    """For a fault: also further seeds, until it shows."""
    for go in range(5 if fault else 1):
        line = prove(program, keys, seed + go, fault)
        if " same for " not in line:
            break
    return line


def main(words):
    if len(words) < 3:
        print(__doc__)
        return 2
    right = True
    for word in words[2:]:
        seed, _, fault = word.partition(":")
        line = shown(words[0], int(words[1]), int(seed), int(fault or 0))
        print(line, flush=True)
        right = right and (" same for " in line) != bool(int(fault or 0))
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
