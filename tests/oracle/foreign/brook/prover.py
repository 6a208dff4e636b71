"""Drives a tape with a script and compares it with the model after each key."""
import os
import random
import subprocess
import tempfile

import model
import switches as sw

NAMES = {"l": "left", "r": "right", "u": "up", "d": "down", "e": "enter"}


def plan(game, rng, count):
    """Up to COUNT keys for the game, which is played by them; yields each key."""
    for _ in range(count):
        for key in choose(game, rng):
            game.press(key)
            yield key


def choose(game, rng):
    """A few keys that are likely to do something."""
    what = rng.random()
    if what < 0.30:
        return rng.choice("lrud") * rng.randint(1, 3)
    if what < 0.45:
        return "e"
    if what < 0.65:
        return "H" * rng.randint(1, 3) + rng.choice(["", "e", "e", "l"])
    if what < 0.90 and game.board:
        pairs = game.pairs()
        if pairs:
            return walk(game, rng.choice(pairs))
    return rng.choice("BBFFRL" if rng.random() < 0.5 else "BF")


def walk(game, pair):
    """The keys that go to two cells and press ENTER on each."""
    keys, (row, col) = "", game.cursor
    for r, c in pair:
        keys += ("d" if r > row else "u") * abs(r - row) + ("r" if c > col else "l") * abs(c - col)
        keys += "e"
        row, col = r, c
    return keys


def glyphs(name, switches):
    """The 21 pictures as lists of 8 bytes; letters are None."""
    return sw.pictures(name, switches["GLYPH"])


def prove(fourrivers, tape, name, switches, symbols, keys):
    """A text: proved and the number of keys, or the first difference."""
    rng = random.Random("proof of " + name)
    game = model.Game(switches)
    with tempfile.TemporaryDirectory() as folder:
        script, expected = ["wait 350"], []
        if switches["TITLE"]:
            script += ["press space 4", "wait 70"]
        for part, number in enumerate((rng.randint(1, 65535), rng.randint(1, 999))):
            if part:
                script += ["press delete 4", "wait 90"]
                game.gravity = not game.gravity
            script += ["press s 4 6"]
            script += [f"press {digit} 4 6" for digit in str(number)]
            script += ["press enter 4", "wait 90"]
            game.new(number)
            for key in plan(game, rng, keys // 2):
                script += [f"press {NAMES.get(key, key.lower())} 4", "wait 70",
                           f"save {len(expected):04}.sna"]
                expected.append((key, state(game)))
                if not game.board:
                    break
        path = os.path.join(folder, "script")
        with open(path, "w", encoding="ascii") as f:
            f.write("\n".join(script) + "\n")
        run = subprocess.run([os.path.abspath(fourrivers), "run", os.path.abspath(tape),
                              "--headless", "--instant-load", "--script", path], cwd=folder,
                             capture_output=True, text=True)
        if run.returncode:
            return "not run: " + (run.stdout + run.stderr)[-300:]
        for i, (key, want) in enumerate(expected):
            with open(os.path.join(folder, f"{i:04}.sna"), "rb") as f:
                data = f.read()
            wrong = compare(data, want, name, switches, symbols)
            if wrong:
                return f"differs after key {i} ({key}): {wrong}"
    return f"proved with {len(expected)} keys"


def state(game):
    """What the tape must show."""
    return {"board": dict(game.board), "cursor": game.cursor, "selected": game.selected,
            "pair": game.pair, "border": game.border(), "number": game.number,
            "gravity": game.gravity}


def compare(data, want, name, switches, symbols):
    """The first difference between a snapshot and the model, or an empty text."""
    def peek(label, offset=0):
        return data[27 + symbols[label] + offset - 16384]

    def cell(index):
        return (index // 16 - 1, index % 16 - 1) if index else None

    board = {c: peek("BOARD", 17 + 16 * c[0] + c[1]) for c in model.CELLS}
    board = {c: kind for c, kind in board.items() if kind}
    if board != want["board"]:
        return "board"
    for label, key in (("CUR", "cursor"), ("SEL", "selected")):
        if cell(peek(label)) != want[key]:
            return f"{key} {cell(peek(label))}, not {want[key]}"
    pair = (cell(peek("PAIR1")), cell(peek("PAIR2"))) if peek("PAIR1") else None
    if pair != want["pair"]:
        return f"pair {pair}, not {want['pair']}"
    if data[26] & 7 != want["border"]:
        return f"border {data[26] & 7}, not {want['border']}"
    if peek("NUM") + 256 * peek("NUM", 1) != want["number"] or peek("GRAV") != want["gravity"]:
        return "number or gravity"
    return picture(data, want, name, switches)


def picture(data, want, name, switches):
    """The first difference of the display file, or an empty text."""
    s = switches
    chars = sw.pictures(name, s["GLYPH"])
    for cell in model.CELLS:
        row, col = s["OY"] + cell[0] * s["PY"], s["OX"] + cell[1] * s["PX"]
        lit = cell == want["cursor"]
        kind = want["board"].get(cell, 0)
        bits = tile(kind, chars, s)
        if lit and s["CURSOR"] == 1:
            bits = [~b & 255 for b in bits]
        for i in range(s["CW"] * s["CH"]):
            y, x = row + i // s["CW"], col + i % s["CW"]
            if bits and shape(data, y, x) != bits[8 * i:8 * i + 8]:
                return f"shape of {cell}"
            if data[27 + 6144 + 32 * y + x] != attribute(cell, kind, want, s):
                return f"attribute of {cell}"
        if s["CURSOR"] in (2, 3):
            y, x = (row, col - 1) if s["CURSOR"] == 2 else (row + s["CH"], col)
            if any(shape(data, y, x)) != lit:
                return f"mark of {cell}"
    return ""


def shape(data, y, x):
    """The eight bytes of a character on the screen."""
    return [data[27 + (y // 8) * 2048 + line * 256 + (y % 8) * 32 + x] for line in range(8)]


def tile(kind, chars, s):
    """The bytes of a tile, character by character; empty if the font is the ROM's."""
    out = [[0] * s["CW"] for _ in range(8 * s["CH"])]
    if kind and not chars:
        return []
    if kind and s["DOUBLE"]:
        wide = [int("".join(c * 2 for c in f"{b:08b}"), 2) for b in chars[kind - 1]]
        out = [[w >> 8, w & 255] for w in wide for _ in range(2)]
    elif kind:
        for line in range(8):
            out[8 * (s["GC"] // s["CW"]) + line][s["GC"] % s["CW"]] = chars[kind - 1][line]
    if kind and s["RIM"]:
        for line in out:
            line[-1] |= 1
        out[-1] = [255] * s["CW"]
    return [out[8 * (i // s["CW"]) + line][i % s["CW"]]
            for i in range(s["CW"] * s["CH"]) for line in range(8)]


def attribute(cell, kind, want, s):
    """The attribute of a cell."""
    if not kind:
        value = s["EMPTYAT"]
    else:
        value = sw.colours(s)[kind - 1] if s["COLOURS"] else s["PLAIN"]
        if kind == want["board"].get(want["cursor"]):
            value = value | 64 if s["COLOURS"] else s["HILIGHT"]
        if want["pair"] and cell in want["pair"]:
            value = over(value, s["PAIRAT"], s)
        if cell == want["selected"]:
            value = over(value, s["SELAT"], s)
    if cell == want["cursor"]:
        value = {0: value | 128, 4: over(value, s["CURAT"], s)}.get(s["CURSOR"], value)
    return value


def over(value, mark, s):
    """The attribute of a mark over an attribute."""
    return mark & 248 | value & 7 if s["KEEPINK"] else mark
