"""Play random keys and compare the memory and the screen of the tape with the model."""
import random
import re
import subprocess
import tempfile
from pathlib import Path

from build import tap
from model import Model
from tapes import switches

PRESS = {"left": "caps+5", "down": "caps+6", "up": "caps+7", "right": "caps+8",
         "delete": "caps+0", "enter": "enter"}


def random_keys(seed, count):
    """Keys of normal play: many removals, some steps through the history."""
    rng = random.Random(seed)
    keys = []
    while len(keys) < count:
        x = rng.random()
        if x < 0.40:
            keys += ["h"] * rng.choice((1, 1, 2, 3)) + ["enter"]
        elif x < 0.62:
            keys += [rng.choice(("left", "right", "up", "down"))] * rng.choice((1, 1, 2, 5, 14))
        elif x < 0.76:
            keys += ["enter"] + [rng.choice(("left", "right", "up", "down"))] + ["enter"]
        elif x < 0.80:
            keys += ["enter"] + ["h"] * rng.choice((1, 2, 4)) + ["enter"]
        elif x < 0.93:
            keys += [rng.choice("bbffrl")] * rng.choice((1, 1, 2, 4))
        elif x < 0.965:
            text = rng.choice(("42", "65535", "65536", "0", "70000", "00107", "1", "20x5", "3", "d7",
                               "41d2", "", "99999d", "32810"))
            text = [{"d": "delete", "x": "up"}.get(t, t) for t in text]
            keys += ["s"] + text + ["enter"]
        elif x < 0.98:
            keys += ["n"]
        else:
            keys += ["delete"]
    return keys[:count]


class Snap:
    """What one snapshot says."""

    def __init__(self, path):
        data = Path(path).read_bytes()
        self.border, self.ram = data[26] & 7, data[27:]

    def byte(self, address):
        return self.ram[address - 0x4000]

    def word(self, address):
        return self.byte(address) + 256 * self.byte(address + 1)

    def cell(self, address):
        value = self.byte(address)
        return None if not value else (value // 16 - 1, value % 16 - 1)

    def board(self):
        return {(r, c): self.byte(0xc000 + 16 * r + c + 17) for r in range(6) for c in range(14)
                if self.byte(0xc000 + 16 * r + c + 17)}

    def pixel(self, x, y):
        address = 0x4000 + ((y & 0xc0) << 5) + ((y & 7) << 8) + ((y & 0x38) << 2) + (x >> 3)
        return self.byte(address) >> (7 - (x & 7)) & 1

    def tile(self, sw, cell):
        """The pixels and attributes of a tile and of the cell for its mark."""
        if sw["OFFGRID"]:
            x, y = sw["OX"] + 12 * cell[1], sw["OY"] + 12 * cell[0]
            return bytes(self.pixel(x + i, y + j) for j in range(12) for i in range(12))
        x, y = sw["OX"] + cell[1] * sw["PX"], sw["OY"] + cell[0] * sw["PY"]
        spots = [(x + i, y + j) for j in range(sw["TH"]) for i in range(sw["TW"])]
        if sw["GAPCH"]:
            spots.append((x + sw["GDX"], y + sw["GDY"]))
        out = []
        for cx, cy in spots:
            base = 0x4000 + (cy & 24) * 256 + (cy & 7) * 32 + cx
            out += [self.byte(base + 256 * i) for i in range(8)]
            out.append(self.byte(0x5800 + 32 * cy + cx))
        return bytes(out)

    def number(self, sw):
        """The number that is shown, read with the ROM's digits drawn by the game."""
        text = ""
        for i in range(5):
            cx, cy = sw["NX"] + i, sw["NY"]
            base = 0x4000 + (cy & 24) * 256 + (cy & 7) * 32 + cx
            text += (OWN if sw["NFONT"] else GLYPHS).get(
                bytes(self.byte(base + 256 * k) for k in range(8)), "?")
        return text.strip()


GLYPHS = {}
# the strokes of the tape's own digits: top, middle, bottom, and the four sides
OWN = {bytes(8): " "}
for _digit, _strokes in enumerate(("tbacdf", "cf", "tmbcd", "tmbcf", "macf", "tmbaf", "tmbadf", "tcf",
                                   "tmbacdf", "tmbacf")):
    def _row(bar, left, right, s=_strokes):
        return 126 if bar in s else 64 * (left in s) + 2 * (right in s)
    OWN[bytes([0, _row("t", "a", "c"), _row("-", "a", "c"), _row("m", "a", "c"), _row("-", "d", "f"),
               _row("-", "d", "f"), _row("b", "d", "f"), 0])] = str(_digit)


def learn_glyphs(fourrivers, tmp):
    """The ROM's digits, as a snapshot of BASIC shows them."""
    snap_file, script = Path(tmp, "font.sna"), Path(tmp, "font.txt")
    script.write_text(f'wait 120\npeek 0x3d80 80\npeek 0x3d00 8\nsave {snap_file}\n')
    run = subprocess.run([fourrivers, "run", "--headless", "--no-tape", "--machine", "48", "--rom",
                          "free", "--script", str(script)], capture_output=True, text=True)
    data = bytes(int(b, 16) for line in re.findall(r"^0x3d[89abc]0:(.*)$", run.stdout, re.M)
                 for b in line.split())
    for i in range(10):
        GLYPHS[data[8 * i:8 * i + 8]] = str(i)
    GLYPHS[bytes(8)] = " "


def play(fourrivers, name, count, seed, tmp):
    """Run the keys; the result is the list of keys and of the snapshots' files."""
    file = Path(tmp, "game.tap")
    file.write_bytes(tap(name))
    keys = random_keys(seed, count)
    sw = switches(name.partition("+")[0])
    lines = ["wait 2600"] + (["press space 3 60"] if sw["WAITKEY"] else []) + [f"save {tmp}/0.sna"]
    rest = 300 if sw["STEPS"] else 100 if sw["ANIM"] else 30
    for i, key in enumerate(keys):
        if sw["HTIME"] and i % 7 == 3:
            keys[i] = "wait"
            lines += ["wait 130", f"save {tmp}/{i + 1}.sna"]
            continue
        lines += [f"press {PRESS.get(key, key)} 3 {rest}", f"save {tmp}/{i + 1}.sna"]
    script = Path(tmp, "keys.txt")
    script.write_text("\n".join(lines) + "\n")
    run = subprocess.run([fourrivers, "run", str(file), "--headless", "--machine", "48", "--rom",
                          "free", "--script", str(script)], capture_output=True, text=True)
    if run.returncode:
        raise SystemExit(f"{name}: {run.stderr}{run.stdout[:400]}")
    return keys


def compare(model, snap, sw, pictures):
    """The first difference of a snapshot, or None."""
    facts = (("board", model.board, snap.board()), ("cursor", model.cursor, snap.cell(0xc440)),
             ("selection", model.selected, snap.cell(0xc441)),
             ("hint", sorted(model.hint or ()),
              sorted(c for c in (snap.cell(0xc442), snap.cell(0xc443)) if c)),
             ("gravity", model.gravity, bool(snap.byte(0xc446 + 1))),
             ("number", model.number, snap.word(0xc448)), ("moves", model.at, snap.byte(0xc44b)),
             ("history", len(model.moves), snap.byte(0xc44a)),
             ("border", model.border(), snap.border))
    for what, want, got in facts:
        if want != got:
            return f"{what}: model {want}, tape {got}"
    if model.entry is None:
        want = f"{model.number:05}" if sw["NSTYLE"] == 1 else str(model.number)
        if snap.number(sw) != want:
            return f"number on the screen: model {want}, tape {snap.number(sw)}"
    if sw["OVERMSG"] and snap.byte(0xc44f) in (2, 3):
        return None
    under = model.board.get(model.cursor)
    for r in range(6):
        for c in range(14):
            cell = (r, c)
            if sw["BLINK"] and cell == model.cursor:
                continue
            kind = model.board.get(cell, 0)
            key = (kind, bool(kind) and kind == under, cell in (model.hint or ()),
                   cell == model.selected, cell == model.cursor)
            if sw["COLSHIFT"]:
                key += (model.number & 7,)
            picture = snap.tile(sw, cell)
            if pictures.setdefault(key, picture) != picture:
                return f"picture of {key} at {cell} differs from an earlier one"
    return None


def prove(fourrivers, name, count=400, seed=1):
    """None if tape and model agree in every step, else the first difference."""
    sw = switches(name.partition("+")[0])
    with tempfile.TemporaryDirectory() as tmp:
        if not GLYPHS:
            learn_glyphs(fourrivers, tmp)
        keys = play(fourrivers, name, count, seed, tmp)
        model, pictures = Model(sw), {}
        for i in range(len(keys) + 1):
            snap = Snap(f"{tmp}/{i}.sna")
            event = "new" if i == 0 else model.press(keys[i - 1])
            if event == "new":
                number = snap.word(0xc448)
                if model.wanted is not None and number != model.wanted:
                    return f"key {i}: asked for {model.wanted}, got {number}", model
                model.wanted = None
                fault = model.deal(number, snap.board())
                if fault:
                    return f"key {i} {keys[i - 1] if i else ''}: {fault}", model
            fault = compare(model, snap, sw, pictures)
            if fault:
                return f"key {i} {keys[max(0, i - 1)]}: {fault} ({' '.join(keys[max(0, i - 8):i])})", model
        fault = distinct(pictures)
        return fault, model


def distinct(pictures):
    """A message if two kinds look alike, or a mark cannot be seen."""
    pictures = {k[:5]: p for k, p in pictures.items() if len(k) == 5 or k[5] == 1}
    plain = {k[0]: p for k, p in pictures.items() if not any(k[1:])}
    if len(set(plain.values())) != len(plain):
        return "two kinds look alike"
    for key, picture in pictures.items():
        if any(key[1:]) and picture == plain.get(key[0]):
            return f"the mark of {key} cannot be seen"
    return None
