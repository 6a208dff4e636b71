"""Compares tapes with the model after each key: memory, border and the pictures of all cells."""

import random

import machine
import model
import source
from machine import Difference

TITLE = ("press enter", "wait 150")
LOADING = "wait 3000"
ARROWS = ("left", "right", "up", "down")
NUMBERS = 8
# Turns of a game that is played with H and ENTER to its end, of the others, and after the end.
LONG, SHORT, AFTER_END = 150, 60, 15
KIND, CURSOR, SELECTED, PAIR = 1, 2, 4, 8


def require(good, words):
    """Raises a difference unless something is as it should be."""
    if not good:
        raise Difference(words)


class Script:
    """The lines of a script for a tape."""

    def __init__(self, s):
        self.s = s
        self.lines = [LOADING, *(TITLE if s.get("TITLE") else ())]
        self.count = 0

    def press(self, key):
        """Presses a key and waits for the program."""
        words = {"delete": "caps+0", **machine.ARROW_KEYS}.get(key, key)
        self.lines += [f"press {words}", f"wait {self.s.get('WAIT', 90)}"]

    def number(self, number):
        """Enters the number of a board."""
        self.lines += ["press s", "wait 20"]
        for digit in str(number):
            self.lines += [f"press {digit}", "wait 12"]
        if not (self.s["AUTO5"] and number > 9999):
            self.lines.append("press enter")
        self.lines.append(f"wait {self.s.get('WAIT', 90)}")

    def save(self):
        """Saves the state of the machine."""
        self.lines.append(f"save {self.count}.sna")
        self.count += 1


def boards_of(tape, s, numbers):
    """Returns the boards that the tape deals for numbers."""
    script = Script(s)
    for number in numbers:
        script.number(number)
        script.save()
    states = tape.run(script)
    for number, state in zip(numbers, states):
        kinds = sorted(sum(state.board(), ()))
        require(kinds == sorted(list(range(1, 22)) * 4), f"board {number} has other tiles")
        require(state.number() == number, f"board {number} is called {state.number()}")
    return {number: state.board() for number, state in zip(numbers, states)}


def random_deals(tape, s):
    """Compares the boards of N and DELETE with those that S deals for their numbers."""
    script = Script(s)
    for key in ("n", "delete"):
        script.press(key)
        script.save()
    states = tape.run(script)
    require(states[0].gravity() == 1 - s["GRAV0"], "N changes gravity")
    require(states[1].gravity() == s["GRAV0"], "DELETE does not change gravity")
    found = {state.number(): state.board() for state in states}
    require(boards_of(tape, s, list(found)) == found, "S deals another board than N")


class Player:
    """Presses random keys and notes what the model expects."""

    def __init__(self, s, boards, dice):
        self.s = s
        self.dice = dice
        self.model = model.Model(s, boards)
        self.script = Script(s)
        self.expected = []

    def note(self, key):
        """Saves the state and notes what it should be."""
        now = self.model
        self.script.save()
        marks = None if now.message else self.marks()
        self.expected.append({
            "key": key, "board": now.board, "cursor": now.cursor, "selected": now.selected,
            "hint": set(now.hint) if now.hint else None, "place": now.at, "gravity": now.gravity,
            "number": now.number, "border": now.border(), "marks": marks,
        })

    def marks(self):
        """Returns the marks of all cells."""
        now, s = self.model, self.s
        kind = now.tile(now.cursor)
        found = {}
        for cell in model.CELLS:
            cursor = cell == now.cursor and not (s["HIDEK"] == 2 and now.hint)
            same = now.tile(cell) and now.tile(cell) == kind
            same = same and not (s["HIDEK"] and now.hint) and not (s["KNOTC"] and cursor)
            found[cell] = (KIND * bool(same) + CURSOR * cursor + SELECTED * (cell == now.selected)
                           + PAIR * bool(now.hint and cell in now.hint))
        return found

    def press(self, keys):
        """Presses keys; false after a won game that is followed by a new board."""
        for key in keys:
            if self.won_and_left():
                return False
            self.script.press(key)
            self.model.key(key)
            self.note(key)
        return True

    def won_and_left(self):
        """Returns whether the next key deals a board that is not known."""
        return self.s.get("NEWONWIN") and self.model.told == model.WON

    def end_message(self):
        """Presses a key that ends a message."""
        if self.model.message:
            self.script.press("0")
            self.model.message = False
            self.model.waiting = None

    def game(self, number, other_gravity, to_the_end):
        """Plays a board for some time."""
        self.end_message()
        if other_gravity:
            self.script.press("delete")
            self.model.gravity ^= 1
        self.script.number(number)
        self.model.new(number)
        self.note(f"S {number}")
        rest = AFTER_END
        for _ in range(LONG if to_the_end else SHORT):
            over = self.model.told
            rest -= bool(over)
            keys = self.ending_keys(over) if to_the_end else self.keys()
            if rest < 0 or not self.press(keys):
                self.end_message()
                return

    def ending_keys(self, over):
        """Returns keys of a game that is played to its end, or that is over."""
        if over:
            return [self.dice.choice([*ARROWS, "h", "enter", "f"])]
        if self.dice.random() < 0.95:
            return ["h"] * self.dice.randrange(1, 4) + ["enter"]
        return [self.dice.choice(ARROWS)]

    def keys(self):
        """Returns keys of any game."""
        dice = self.dice
        chance = dice.random()
        if chance < 0.25:
            return ["h"] * dice.randrange(1, 4)
        if chance < 0.32:
            return ["enter"]
        if chance < 0.40:
            return [dice.choice("bfrl")]
        if chance < 0.52:
            return ["b"] * dice.randrange(1, 3)
        if chance < 0.62:
            return ["h", "enter"]
        if chance < 0.8:
            return [dice.choice(ARROWS) for _ in range(dice.randrange(1, 4))]
        return self.pair_keys()

    def pair_keys(self):
        """Returns keys that select a pair by the arrows."""
        pairs = self.model.pairs()
        if not pairs:
            return ["b"]
        if self.model.hint:
            return [self.dice.choice(ARROWS)]
        way = list(self.dice.choice(pairs))
        if self.dice.random() < 0.3:
            kind = self.model.tile(way[0])
            way[1] = self.dice.choice([c for c in model.CELLS if self.model.tile(c) == kind])
        keys = []
        at = self.model.cursor
        for cell in way:
            down, right = cell[0] - at[0], cell[1] - at[1]
            keys += ["down" if down > 0 else "up"] * abs(down)
            keys += ["right" if right > 0 else "left"] * abs(right) + ["enter"]
            at = cell
        return keys


def compare(expected, state, words):
    """Compares a state with what is expected."""
    found = state.values()
    for name, value in expected.items():
        if name not in ("key", "marks"):
            require(found[name] == value, f"{words}: {name} {found[name]}, not {value}")


def same_pictures(expected, states, s):
    """Returns the count of pictures; no two kinds may have the same picture."""
    kinds = {}
    for each, state in zip(expected, states):
        if each["marks"] is None:
            continue
        for cell, marks in each["marks"].items():
            kind = each["board"][cell[0]][cell[1]]
            kinds.setdefault(state.picture(s, cell), set()).add((kind, marks))
    for states_of in kinds.values():
        several = {kind for kind, _ in states_of}
        require(len(several) == 1, f"the kinds {sorted(several)} have one picture")
    return len(kinds)


def prove(fourrivers, keys, name, work):
    """Returns words about what was compared; raises Difference."""
    path, s = source.build(name, work)
    tape = machine.Tape(fourrivers, path, work)
    dice = random.Random(name)
    numbers = [1, 65535, *dice.sample(range(2, 65535), NUMBERS - 2)]
    boards = boards_of(tape, s, numbers)
    require(len(set(boards.values())) == NUMBERS, "two numbers have one board")
    random_deals(tape, s)
    player = Player(s, boards, dice)
    turn = 0
    while len(player.expected) < keys:
        player.game(numbers[turn % NUMBERS], turn % 2 == 1, turn % 3 == 1)
        turn += 1
    states = tape.run(player.script)
    for i, (expected, state) in enumerate(zip(player.expected, states)):
        last = [each["key"] for each in player.expected[max(0, i - 6):i + 1]]
        compare(expected, state, f"key {i + 1}, after {' '.join(last)}")
    pictures = same_pictures(player.expected, states, s)
    borders = [each["border"] for each in player.expected]
    return (f"is proved: {len(borders)} keys, {borders.count(model.WHITE)} won,"
            f" {borders.count(model.BLACK)} stuck, {borders.count(model.RED)} red,"
            f" {pictures} pictures")
