#!/usr/bin/env python3
"""Holds tapes against the model with random keys, through the probe of the foreign tapes.

    prove.py PROBE KEYS SEED[:FAULT]...     a line per tape: the keys without a difference, or the first one
"""

import concurrent.futures
import pathlib
import random
import subprocess
import sys
import tempfile

import build_a
import build_b
import model
import screen_a
import screen_b

KEYS = {"left": "{left}", "right": "{right}", "up": "{up}", "down": "{down}", "enter": "{enter}",
        "delete": "{caps+0}"}


class Difference(Exception):
    pass


class Tape:
    """A tape on the probe."""

    def __init__(self, probe, path, machine, reader):
        self.reader = reader
        self.process = subprocess.Popen([probe, path, machine[:-1]], text=True, bufsize=1,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for line in reader.setup():
            self.process.stdin.write(line + "\n")

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        if line.startswith("watch"):
            return "ok"
        words = self.process.stdout.readline().split()
        if len(words) < 2:
            raise Difference(f"the probe stopped at {line!r}")
        self.word, self.border, self.heard = words[0], int(words[1]), words[2].endswith("01")
        self.memory = [bytes.fromhex(word) for word in words[3:]]
        return self.word

    def key(self, name):
        return self.ask("key " + KEYS.get(name, name))

    def close(self):
        self.process.kill()
        self.process.wait()


MODES = {
    "play": {"new": 0, "history": 0, "hint": 0.6},
    "mixed": {"new": 0.05, "history": 0.15, "hint": 0.2},
    "history": {"new": 0, "history": 0.4, "hint": 0.3},
    "hints": {"new": 0, "history": 0, "hint": 0.9},
    "boards": {"new": 0.7, "history": 0, "hint": 0.1},
    "rewind": {"new": 0, "history": 0, "hint": 0},
    "win": {"new": 0, "history": 0, "hint": 0},
}


LENGTHS = {"win": 300, "rewind": 360, "play": 250, "boards": 200}


def choose_key(dice, game, mode, deals):
    """Mostly moves that get on; sometimes anything."""
    roll = dice.random()
    if game.entry is not None:
        if mode.get("digits"):
            return mode["digits"].pop(0)
        if len(game.entry) > 7:
            return "enter"
        return dice.choice([*"0123456789" * 2, "delete", "enter", "enter"])
    if mode["first"]:
        return mode["first"].pop(0)
    if mode["rewind"]:
        return mode["rewind"].pop(0)
    if dice.random() < mode["new"]:
        if roll < 0.1:
            other = dice.choice(list(deals)) ^ 32768
            mode["digits"] = [*str(other or 1), "enter"]
        return "s" if roll < 0.3 else dice.choice(["n", "n", "delete"])
    if dice.random() < mode["history"]:
        return dice.choice("bbbffrl")
    plan = mode.get("plan")
    if plan and game.undo < len(plan) and game.boards == mode["boards"][:len(game.boards)]:
        one, other = plan[game.undo]
        if roll < 0.02:
            return "h"
        if game.shown:
            return "enter" if set(game.shown) == {one, other} else "left"
        if game.selected == one:
            return game.way(other)
        return game.way(game.selected or one)
    if game.shown and roll < 0.7:
        return "enter"
    if game.border() == 0 and roll < 0.5:
        return dice.choice("nn" if mode["history"] == 0 else "rbn")
    if dice.random() < mode["hint"]:
        return "h"
    if roll < 0.3:
        return "enter"
    if game.selected and roll < 0.9:
        kind = game.board[game.selected]
        cells = [c for c in game.board if game.board[c] == kind and c != game.selected]
        cells = [c for c in cells if model.joined(game.board, game.selected, c)] or cells
        return game.way(cells[0] if cells else game.selected)
    return dice.choice(["left", "right", "up", "down"])


def next_mode(dice, count, game):
    """Another way to play for the next keys; each begins with a new board, some without gravity."""
    names = list(MODES)
    name = names[count % len(names)]
    mode = dict(MODES[name], first=[], rewind=[], name=name)
    if game.entry is None:
        mode["first"] = ["delete"] if dice.random() < 0.5 else ["n"]
        if name == "boards" and dice.random() < 0.5:
            mode["first"] = ["enter", "delete"]
    return mode


def make_plan(dice, game, mode):
    """A way to win the board as it is now, for the key chooser to follow."""
    pairs = model.solution(game.board, game.gravity, dice, 12)
    boards = game.boards[:game.undo + 1]
    for pair in pairs:
        boards = boards + [model.without(boards[-1], *pair, game.gravity)]
    mode.update(plan=[None] * game.undo + pairs, boards=boards)
    if mode["name"] == "rewind":
        mode["then"] = list("b" * 45 + "lbbl" + "r" + "f" * 8 + "l")


def take_new(game, state, answer, deals):
    """Reads the new board and checks what must hold for every deal."""
    number = state["number"]
    if isinstance(answer, int) and number != answer:
        raise Difference(f"number {number} instead of {answer}")
    if not 1 <= number <= 65535:
        raise Difference(f"number {number}")
    if answer == "new" and number == game.number:
        raise Difference("the random number stays")
    board = state["board"]
    kinds = list(board.values())
    if any(kinds.count(k) != 4 for k in range(1, 22)) or len(kinds) != 84:
        raise Difference(f"board {number} has not four tiles of each kind")
    if any(deals[other] == board for other in deals if other != number):
        raise Difference(f"board {number} is also the board of another number")
    if deals.setdefault(number, board) != board:
        raise Difference(f"board {number} differs from the one before")
    game.new(number, board)


def compare(game, tape, state, name, before):
    expected = {"board": game.board, "cursor": game.cursor, "selected": game.selected,
                "shown": set(game.shown or ()), "number": game.number, "gravity": game.gravity}
    for what, value in expected.items():
        if what in state and state[what] != value:
            if what == "board":
                cells = set(value.items()) ^ set(state[what].items())
                raise Difference(f"board: {len(cells)} differences {sorted(cells)[:6]}")
            raise Difference(f"{what}: {state[what]} instead of {value}")
    if tape.border != game.border():
        raise Difference(f"border: {tape.border} instead of {game.border()}")
    removed = game.moves > before
    if not game.s["music"] and tape.heard != removed and not tape.reader.noisy(name, removed, game):
        raise Difference(f"sound: {tape.heard} instead of {removed}")
    problem = tape.reader.screen(game, tape.memory)
    if problem:
        raise Difference(problem)


def check_clock(tape, reader, game):
    """N after another time must give another number."""
    tape.ask("save")
    numbers = []
    for frames in (5, 50, 333):
        tape.ask("restore")
        tape.ask(f"idle {frames}")
        for line in reader.lines("n", game, "n"):
            tape.ask(line)
        numbers.append(reader.state(tape.memory)["number"])
    tape.ask("restore")
    tape.ask("idle 1")
    if len(set(numbers)) < 2:
        raise Difference(f"N gives {numbers} whatever the time")


def prove(probe, keys, seed, fault, first=0):
    builder, reading = (build_b, screen_b) if seed % 2 else (build_a, screen_a)
    data, switches, symbols = builder.build(seed, fault)
    reader = reading.Reader(switches, symbols)
    dice = random.Random(f"prove {seed} {fault} {keys}")
    game = model.Model(switches)
    deals = {}
    pressed = []
    won = dead = removals = left = 0
    count = first
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "tape.tap")
        path.write_bytes(data)
        tape = Tape(probe, path, switches["machine"], reader)
        try:
            tape.ask("start 2600")
            for line in reader.begin():
                tape.ask(line)
            state = reader.state(tape.memory)
            take_new(game, state, None, deals)
            check_clock(tape, reader, game)
            while len(pressed) < keys:
                if left == 0:
                    mode = next_mode(dice, count, game)
                    count, left = count + 1, LENGTHS.get(mode["name"], 150)
                left -= 1
                if mode["name"] in ("win", "rewind") and not mode["first"] and "plan" not in mode:
                    make_plan(dice, game, mode)
                if mode.get("then") and (game.border() in (0, 7) or left == 70):
                    mode["rewind"] = mode.pop("then")
                name = choose_key(dice, game, mode, deals)
                pressed.append(name)
                before = game.moves
                answer = game.key(name)
                for line in reader.lines(name, game, KEYS.get(name, name)):
                    word = tape.ask(line)
                if word != "ok":
                    raise Difference(f"{name}: {word}")
                state = reader.state(tape.memory)
                if answer is not None:
                    take_new(game, state, answer, deals)
                    before = game.moves
                compare(game, tape, state, name, before)
                removals += game.moves > before
                dead += tape.border == 0
                won += not game.board and game.moves > before
            return (f"{seed} {fault} same for {keys} keys, {removals} removals, {won} won, "
                    f"{len(deals)} boards, {dead} dead")
        except Difference as difference:
            return f"{seed} {fault} key {len(pressed)} ({' '.join(pressed[-6:])}): {difference}"
        finally:
            tape.close()


def shown(probe, keys, seed, fault):
    """For a fault: also further seeds of the same program, until it shows."""
    for go in range(5 if fault else 1):
        text = prove(probe, keys, seed + 2 * go, fault, go)
        if " same for " not in text:
            break
    return text


def main(words):
    if len(words) < 3:
        print(__doc__)
        return 2
    with concurrent.futures.ProcessPoolExecutor(2) as pool:
        tasks = []
        for word in words[2:]:
            seed, _, fault = word.partition(":")
            tasks.append(pool.submit(shown, words[0], int(words[1]), int(seed), int(fault or 0)))
        for task in tasks:
            print(task.result(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
