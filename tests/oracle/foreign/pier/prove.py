"""Plays a tape through the probe beside the model and compares after each key."""
import os
import pathlib
import random
import subprocess

import model

PROBE = os.environ.get("FOREIGN_PROBE", str(pathlib.Path(__file__).resolve().parents[4] /
                                            "build" / "release" / "foreign_probe"))
NAMES = {"left": "{caps+5}", "down": "{caps+6}", "up": "{caps+7}", "right": "{caps+8}",
         "enter": "{enter}", "delete": "{caps+0}"}


class Machine:
    def __init__(self, path, spec, symbols):
        self.p = subprocess.Popen([PROBE, path], stdin=subprocess.PIPE,
                                  stdout=subprocess.PIPE, text=True)
        parts, self.read, busy, taken = spec.shown(symbols)
        self.n = len(parts)
        self.say(f"watch {busy} {taken}")
        self.say("screen")
        self.say("show " + " ".join(f"{a}:{n}" for a, n in parts + [(16384, 6912)]))

    def say(self, text):
        self.p.stdin.write(text + "\n")
        self.p.stdin.flush()

    def ask(self, text):
        self.say(text)
        w = self.p.stdout.readline().split()
        if not w:
            return "dead", None, False
        state = self.read([bytes.fromhex(x) for x in w[3:3 + self.n]])
        state["border"] = int(w[1])
        self.screen = bytes.fromhex(w[-1])
        return w[0], state, w[2].endswith("01")

    def key(self, k):
        return self.ask("key " + NAMES.get(k, k))

    def close(self):
        self.p.stdin.close()
        self.p.kill()
        self.p.wait()


def cell_image(screen, rect):
    row, col, h, w = rect
    out = bytearray()
    for r in range(row, row + h):
        for c in range(col, col + w):
            base = (r & 0x18) << 8 | (r & 7) << 5 | c
            out += bytes(screen[base + 256 * i] for i in range(8))
            out.append(screen[6144 + r * 32 + c])
    return bytes(out)


class Looks:
    """The image of a cell must follow from its kind and its marks alone."""

    def __init__(self, rects, loose_cursor):
        self.rects = rects
        self.loose = loose_cursor
        self.known = {}

    def check(self, game, screen):
        b = game.board
        under = b[game.cur]
        for i, rect in enumerate(self.rects):
            marks = (b[i], i == game.cur, bool(b[i]) and b[i] == under, i == game.sel,
                     bool(game.hint) and i in game.hint)
            image = cell_image(screen, rect)
            if self.known.setdefault(marks, image) != image:
                return f"cell {i} with {marks} looks different"
        for marks, image in self.known.items():
            plain = self.known.get((marks[0], False, False, False, False))
            if any(marks[2 if self.loose else 1:]) and image == plain:
                return f"{marks} looks plain"
        return None


class Player:
    """Random keys, with a will to get on."""

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.plan = []
        self.skill = 0

    def next(self, game):
        r = self.r
        if self.plan:
            return self.plan.pop(0)
        if game.typing is not None:
            kind = r.randrange(8)
            text = str(r.randrange(1, 65536)) if kind < 5 else r.choice(
                ["", "0", "65536", "99999", "65535", "1", "00007"])
            self.plan = list(text) + ["enter"]
            if kind == 4:
                self.plan[1:1] = ["delete", text[0]]
            return self.plan.pop(0)
        x = r.random()
        if x < 0.45:
            ps = list(model_pairs(game))
            if ps:
                if r.random() < 0.2:
                    self.plan = ["h", "enter"]
                else:
                    a, b = r.choice(ps)
                    self.plan = self.walk(game, game.cur, a) + ["enter"] \
                        + self.walk(game, a, b) + ["enter"]
                    if game.sel is not None or (game.hint and r.random() < 0.7):
                        self.plan = []
                if self.plan:
                    return self.plan.pop(0)
        if x < 0.55:
            return r.choice(["left", "right", "up", "down"])
        if x < 0.68:
            return "enter"
        if x < 0.83:
            return "h"
        if x < 0.95:
            return r.choice("bbbffrl")
        if x < 0.96:
            return "x"
        return r.choice(["n", "delete", "s", "s"]) if r.random() < 0.35 else "h"

    def walk(self, game, a, b):
        ay, ax, by, bx = a // 14, a % 14, b // 14, b % 14
        out = (["up"] * (ay - by) if by < ay else ["down"] * (by - ay))
        return out + (["left"] * (ax - bx) if bx < ax else ["right"] * (bx - ax))


def model_pairs(game):
    return game.moves()


def prove(path, spec, seed, symbols, keys, start=9000):
    s = spec.switches(seed)
    m = Machine(path, spec, symbols)
    try:
        return play(m, spec, s, seed, keys, start)
    finally:
        m.close()


def play(m, spec, s, seed, keys, start):
    m.say(f"start {start}")
    m.p.stdout.readline()
    for k in spec.title_keys(s):
        word, state, _ = m.key(k)
        if word != "ok":
            return f"title page: {k} {word}"
    game = model.Game(spec.habits(s), spec.deal)
    game.new(state["number"])
    looks = Looks(spec.cells(s), getattr(spec, "loose", lambda s, g: 0)(s, game))
    player = Player(seed)
    log = []
    for n in range(keys + 1):
        want = {"board": game.board, "cur": game.cur, "sel": game.sel, "hint": game.hint,
                "grav": game.grav, "cheat": game.cheat, "at": game.at,
                "made": len(game.states) - 1, "number": game.number, "border": game.border()}
        for k, v in want.items():
            if state.get(k, v) != v:
                return f"key {n} {log[-12:]}: {k} is {state[k]}, not {v}"
        if game.typing is None and not (getattr(spec, "window", lambda s, st: 0)(s, state)):
            bad = looks.check(game, m.screen)
            if not bad and spec.cells(s) and hasattr(spec, "number_text"):
                bad = spec.number_text(s, game, m.screen)
            if bad:
                return f"key {n} {log[-12:]}: {bad}"
        if n == keys:
            break
        key = player.next(game)
        log.append(key)
        word, state, heard = m.key(key)
        if word != "ok":
            return f"key {n} {log[-12:]}: {word}"
        gone = game.key(key, lambda: state["number"])
        if gone and not heard:
            return f"key {n} {log[-12:]}: no sound"
    return None
