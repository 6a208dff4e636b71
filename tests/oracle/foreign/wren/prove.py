"""Play keys on a tape in the emulator and compare memory and screen with the model."""
import os
import random
import subprocess
import tempfile

import games
import model

PRESS = {"left": "caps+5", "right": "caps+8", "up": "caps+7", "down": "caps+6",
         "delete": "caps+0"}
DIGITS = "0123456789"


class Mirror:
    """Keys that are played, and the model's way through them, until a random number is drawn."""

    def __init__(self, spec, seed):
        self.rnd = random.Random(seed)
        self.keys = []
        self.game = model.Game(spec.cfg, spec.deal)
        self.wait = spec.cfg.get("wait", 40)

    def press(self, *keys):
        for k in keys:
            self.keys.append(k)
            self.game.key(k)

    def number(self, text):
        self.press("s", *text, "enter")

    def go(self, cell):
        for _ in range(40):
            y, x = divmod(self.game.cur, model.COLS)
            v, u = divmod(cell, model.COLS)
            if (y, x) == (v, u):
                return
            self.press("down" if y < v else "up" if y > v else "right" if x < u else "left")

    def take(self):
        """Remove a pair by the cursor."""
        pairs = self.game.links()
        if pairs:
            a, b = self.rnd.choice(pairs)
            if self.game.sel is not None:
                self.go(self.game.sel)
                self.press("enter")
            self.go(a)
            self.press("enter")
            self.go(b)
            self.press("enter")

    def wild(self, n):
        r = self.rnd
        for _ in range(n):
            c = r.random()
            if c < 0.42:
                self.press(r.choice(("left", "right", "up", "down")))
            elif c < 0.55:
                self.press("enter")
            elif c < 0.66:
                self.press("h")
            elif c < 0.76:
                self.press("h", "enter")
            elif c < 0.82:
                self.take()
            elif c < 0.98:
                self.press(r.choice("bbbbfffrl"))
            else:
                self.press("s", *(r.choice(DIGITS) for _ in range(r.randint(1, 5))), "enter")
                if self.game.entry is not None:     # this number was refused
                    self.press("7", "enter")


def keys_for(spec, count, seed):
    """Keys with a model to follow, and keys at the end that draw random numbers."""
    m = Mirror(spec, seed)
    r = m.rnd
    m.number(str(r.randint(32768, 65535)))
    for _ in range(200):            # to the end of a game, then back and forward
        if m.game.won or m.game.stuck:
            break
        if r.random() < 0.4:
            m.take()
        else:
            m.press("h", "enter")
    m.press("b", "f", "b", "b", "r", "f", "l", "h", "h")
    m.number(str(r.randint(1, 999)))
    m.press(*["h"] * 30)
    m.wild(count)
    for text in spec.cfg.get("tests", ()):
        m.press("s", *text)
    m.wild(30)
    m.keys.append("delete")         # without gravity
    m.game.key("delete", 1)
    m.number(str(r.randint(1000, 60000)))
    m.wild(count)
    late = ["delete"]
    late += [r.choice(("left", "down", "h", "h", "enter", "enter", "b", "f", "r", "l", "n"))
             for _ in range(60)]
    late += ["delete", "n"] + ["h", "enter", "h"] * 8 + ["b", "b", "f", "n", "h", "delete"]
    return m.keys, late


def play(fourrivers, tape, keys, folder, wait):
    """The RAM and border after each key."""
    script = os.path.join(folder, "keys.txt")
    with open(script, "w", encoding="ascii") as f:
        f.write(f"wait 100\nwait {wait * 3}\nsave {folder}/0.sna\n")
        for i, k in enumerate(keys, 1):
            f.write(f"press {PRESS.get(k, k)} 4 {wait}\nsave {folder}/{i}.sna\n")
    run = subprocess.run([fourrivers, "run", tape, "--headless", "--machine", "48", "--rom", "free",
                          "--instant-load", "--script", script], capture_output=True, text=True,
                         check=False)
    if run.returncode:
        raise SystemExit(run.stderr + run.stdout)
    for i in range(len(keys) + 1):
        with open(f"{folder}/{i}.sna", "rb") as f:
            data = f.read()
        yield bytes(0x4000) + data[27:], data[26] & 7


def rom_font(fourrivers):
    """Characters of the ROM by their eight bytes."""
    run = subprocess.run([fourrivers, "run", "--no-tape", "--headless", "--machine", "48", "--rom",
                          "free", "--script", "-"], input="wait 2\npeek 0x3d00 768\n",
                         capture_output=True, text=True, check=True)
    data = bytearray()
    for line in run.stdout.splitlines():
        data += bytes(int(x, 16) for x in line.split(":")[1].split())
    return {bytes(data[i * 8:i * 8 + 8]): chr(32 + i) for i in range(96)}


def pixels(ram, row, col):
    base = 0x4000 + (row & 24) * 256 + (row & 7) * 32 + col
    return bytes(ram[base + 256 * i] for i in range(8))


def text_at(ram, font, row, col, n):
    return "".join(font.get(pixels(ram, row, col + i), "?") for i in range(n))


class Pictures:
    """Which picture each state of a cell has; it must always be the same one."""

    def __init__(self, spec):
        self.spec, self.known, self.kinds = spec, {}, {}

    def check(self, ram, game):
        y0, x0, dy, dx, h, w = self.spec.layout
        kind_here = game.b[game.cur]
        for i in range(model.CELLS):
            y, x = y0 + i // model.COLS * dy, x0 + i % model.COLS * dx
            pic = b"".join(pixels(ram, y + v, x + u) for v in range(h) for u in range(w))
            attr = bytes(ram[0x5800 + (y + v) * 32 + x + u] for v in range(h) for u in range(w))
            kind = game.b[i]
            flags = (i == game.cur, bool(kind) and kind == kind_here, i == game.sel,
                     game.pair is not None and i in game.pair)
            state = (kind, flags)
            if self.known.setdefault(state, (pic, attr)) != (pic, attr):
                return f"cell {divmod(i, 14)} with {state} looks otherwise"
        looks = {}
        for (kind, flags), value in self.known.items():
            other = looks.setdefault(value, (kind, flags))
            if other[0] != kind or (other[1][0], other[1][2], other[1][3]) != (
                    flags[0], flags[2], flags[3]):
                if not self.spec.same(other, (kind, flags)):
                    return f"{other} and {(kind, flags)} look alike"
        return None


def compare(spec, sym, ram, border, game, font, pics):
    """The first difference between the tape and the model, in words."""
    if game.entry is not None:
        flash = [i for i in range(768) if ram[0x5800 + i] & 128
                 and font.get(pixels(ram, i // 32, i % 32)) == "L"]
        return None if flash else "no flashing L"
    got = spec.state(ram, sym)
    want = {"board": game.b, "cur": game.cur, "sel": game.sel, "pair": game.pair and
            tuple(sorted(game.pair)), "number": game.number, "grav": game.grav,
            "pos": len(game.past), "len": len(game.past) + len(game.future)}
    for name, value in got.items():
        if value != want[name]:
            if name == "board":
                cell = [i for i in range(model.CELLS) if value[i] != game.b[i]]
                return (f"board differs in {len(cell)} cells, at {divmod(cell[0], 14)} is "
                        f"{value[cell[0]]}, should be {game.b[cell[0]]}")
            return f"{name} is {value}, should be {want[name]}"
    if border != game.border:
        return f"border is {border}, should be {game.border}"
    row, col, form = spec.number
    text = form(game)
    shown = text_at(ram, font, row, col, len(text))
    if shown != text:
        return f"shows {shown!r}, should show {text!r}"
    return pics.check(ram, game) or (spec.more and spec.more(ram, game, font, text_at))


def prove(fourrivers, name, seed=1, count=150, verbose=True):
    """True if the tape does what the model does."""
    spec = games.spec(name)
    font = rom_font(fourrivers)
    if spec.game.get("bold"):
        font = {**font, **{bytes(b | b >> 1 for b in k): v for k, v in font.items()}}
    keys, late = keys_for(spec, count, seed)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "a.tap")
        sym = games.write(name, path)
        game, pics = model.Game(spec.cfg, spec.deal), Pictures(spec)
        numbers, where = [], "start"
        for i, (ram, border) in enumerate(play(fourrivers, path, keys + late, folder,
                                               spec.cfg.get("wait", 40))):
            drawn = spec.state(ram, sym)["number"]
            if i == 0:
                game.new(drawn)
            else:
                key = (keys + late)[i - 1]
                if key in ("n", "delete") and game.entry is None:
                    numbers.append(drawn)
                game.key(key, drawn)
                where = f"key {i} ({' '.join((keys + late)[max(0, i - 12):i])})"
            wrong = compare(spec, sym, ram, border, game, font, pics)
            if wrong:
                if verbose:
                    print(f"{name}: {where}: {wrong}", flush=True)
                return False
        spread = len(set(numbers)) > len(numbers) * 0.7 and all(numbers)
        if verbose:
            print(f"{name}: {len(keys + late)} keys agree; numbers drawn: {sorted(numbers)}"
                  + ("" if spread else " NOT RANDOM"), flush=True)
        return spread
