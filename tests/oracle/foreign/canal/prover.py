"""Drives a tape with keys and compares every state with the model."""
import os
import random
import subprocess
import tempfile
from layout import BIT, pack, sprite
from model import CELLS, Model

NAMES = {"left": "caps+5", "down": "caps+6", "up": "caps+7", "right": "caps+8",
         "delete": "caps+0"}


def run(program, tape, options, lines, folder):
    """Runs a script; ends the program if it fails."""
    path = os.path.join(folder, "script")
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")
    done = subprocess.run([program, "run", tape, "--headless", "--instant-load", "--script", path]
                          + options, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stdout[-500:] + done.stderr[-500:])


def begin(switches):
    """Returns the lines that pass the title."""
    pages = {1: 1, 3: 1, 4: 2}.get(switches["TITLE"], 0)
    return ["wait 260"] + ["press enter 5", "wait 40"] * pages + ["wait 220"]


class State:
    """What a snapshot holds."""

    def __init__(self, path, where):
        with open(path, "rb") as file:
            raw = file.read()
        os.remove(path)
        self.border, self.ram, self.where = raw[26] & 7, raw[27:27 + 49152], where

    def byte(self, name, offset=0):
        """Returns a byte of the program's variables."""
        address = name if isinstance(name, int) else self.where[name]
        return self.ram[address - 0x4000 + offset]

    def number(self):
        """Returns the number of the board."""
        return self.byte("number") + 256 * self.byte("number", 1)

    def board(self):
        """Returns the board."""
        return {c: self.byte(0xB000 + c) for c in CELLS}


def pauses(switches, key):
    """Returns how many frames to wait after a key."""
    extra = switches["PATHT"] + 20 + switches["STEPFALL"] * 14 + 45
    if switches["ENDTUNE"]:
        extra += 10
    if key.isdigit() and switches["AUTO5"]:
        return 180
    return {"enter": extra + 30, "n": 160, "delete": 160, "s": 40, "h": 45}.get(key, 35)


def plan(model, boards, count, chance):
    """Returns a list of keys that leads through many states; models the known boards."""
    keys, known = [], False
    while len(keys) < count:
        if not known or chance.random() < 0.006:
            number = chance.choice(list(boards))
            todo = ["s"] + list(str(number).zfill(5)) + ([] if model.s["AUTO5"] else ["enter"])
            if model.wait:
                todo = ["h"] + todo
            elif model.pair and model.s["SWALLOW"]:
                todo = (["b"] if model.s["ARROWHINT"] else ["left"]) + todo
            fresh = (number, boards[number])
            if model.over() and (model.s["WONKEY"], model.s["STUCKKEY"])[model.over() - 1]:
                todo, fresh = (["x"] if model.wait else []) + ["enter"], None
            for key in todo:
                keys.append(key)
                if fresh:
                    model.key(key, fresh)
                    if model.entry is not None and model.s["AUTO5"] and len(model.entry) == 5:
                        model.key("enter", fresh)
            known = fresh is not None
            if not known:
                model.begin({c: 1 for c in CELLS})
            continue
        if chance.random() < 0.004:
            keys.append(chance.choice(["n", "delete"]))
            known = False
            if model.wait or model.pair and model.s["SWALLOW"] or model.over():
                keys.pop()
                known = True
            else:
                model.grav ^= keys[-1] == "delete"
                model.begin({c: 1 for c in CELLS})
                keys += [chance.choice("bflr") for _ in range(3)]
            continue
        key = step(model, chance)
        keys.append(key)
        model.key(key, (0, {c: 1 for c in CELLS}))
        if model.number == 0 and all(v == 1 for v in model.board.values()):
            known = False
    return keys


def step(model, chance):
    """Returns the next key on a known board."""
    if model.pair and (model.s["HTIME"] or chance.random() < 0.6):
        return "enter" if chance.random() < 0.7 else "h"
    if chance.random() < 0.45:
        return "h"
    if model.sel and chance.random() < 0.5:
        mates = [c for c in CELLS if model.board[c] == model.board[model.sel] != 0]
        target = chance.choice(mates)
        if target == model.cur:
            return "enter"
        if (target >> 4) != (model.cur >> 4):
            return "down" if target > model.cur else "up"
        return "right" if target > model.cur else "left"
    return chance.choice(["left", "right", "up", "down", "right", "down", "enter", "enter", "h",
                          "h", "b", "f", "b", "f", "r", "l", "x"])


def compare(state, model, look, phases=(0, 1)):
    """Returns a text for each thing that differs."""
    wrong = []
    pair = tuple(model.pair or (0, 0))
    for name, is_, want in (
            ("board", state.board(), model.board), ("cursor", state.byte("cur"), model.cur),
            ("selection", state.byte("sel"), model.sel),
            ("gravity", state.byte("grav"), model.grav),
            ("pair", (state.byte("ha"), state.byte("hb")), pair),
            ("number", state.number(), model.number), ("border", state.border, model.border())):
        if is_ != want:
            wrong.append("%s %s, not %s" % (name, is_, want) if name != "board" else "board")
    if not wrong and state.byte("msgon") != 2 and model.entry is None:
        bad = [display(state, model, look, phase) for phase in phases]
        if all(bad):
            wrong.append("screen at %s" % bad[0])
    return wrong


def display(state, model, look, phase):
    """Returns the cells that the display file shows otherwise."""
    s, screen, want = look.s, state.ram[:6912], bytearray(state.ram[:6912])
    hl = model.board[model.cur]
    for cell in CELLS:
        marks = (cell == model.cur) + 2 * (cell == model.sel)
        marks += 4 * (cell in (model.pair or ())) + 8 * (hl != 0 and model.board[cell] == hl)
        if phase and s["BLINKT"]:
            marks &= ~s["BLINK"]
        paint(want, look, cell, *look.cell(model.board[cell], marks))
    if s["SPR"] and not (phase and s["BLINKT"] and s["BLINK"] & BIT["cursor"]):
        sprites(want, screen, look, model.cur)
    return [i for i in range(6912) if want[i] != screen[i]][:6]


def offset(y, x):
    """Returns the place of a byte of the picture in the display file."""
    return (y & 0xC0) << 5 | (y & 7) << 8 | (y & 0x38) << 2 | x


def paint(want, look, cell, bits, attr):
    """Draws a cell into a display file."""
    s = look.s
    y0, x0 = look.ypix + ((cell >> 4) - 1) * look.high, s["X0"] + ((cell & 15) - 1) * s["CW"]
    mask = pack([[int(look.inside(x)) for x in range(look.bw * 8)]])
    for i, byte in enumerate(bits):
        at = offset(y0 + i // look.bw, x0 + i % look.bw)
        keep = 255 ^ mask[i % look.bw]
        want[at] = want[at] & keep | byte & ~keep & 255
    if s["ATTRS"]:
        for dy in range(s["THP"] // 8):
            for dx in range(s["TWP"] // 8):
                want[6144 + (y0 // 8 + s["TY"] // 8 + dy) * 32 + x0 + s["TX"] // 8 + dx] = attr


def sprites(want, screen, look, cell):
    """Draws the sprite into a display file; bytes beyond the cells are not compared."""
    s, values = look.s, sprite(look.s)
    y0 = look.ypix + ((cell >> 4) - 1) * look.high + s["SOY"]
    x0 = s["X0"] + ((cell & 15) - 1) * s["CW"] + s["SOX"]
    for y in range(s["SH"]):
        for x in range(s["SW"]):
            at, i = offset(y0 + y, x0 + x), y * s["SW"] + x
            outside = not in_board(look, y0 + y, x0 + x)
            if outside:
                want[at] = screen[at]
                continue
            want[at] = want[at] ^ values[i] if s["SPR"] == 1 else \
                want[at] & values[2 * i] | values[2 * i + 1]


def in_board(look, y, x):
    """Returns whether a byte of the picture belongs to cells alone."""
    s = look.s
    last = s["X0"] + 14 * s["CW"]
    return s["X0"] + (s["PX"] > 0) <= x < last and look.ypix <= y < look.ypix + 6 * look.high


def prove(program, count, name, make, machine):
    """Proves a tape; prints a line; returns 0 or 1."""
    with tempfile.TemporaryDirectory() as folder:
        tape = os.path.join(folder, "tape.tap")
        switches, look, where = make(name, tape)
        options, chance = machine(switches), random.Random(name + " keys")
        boards = harvest(program, tape, options, folder, where, switches, chance)
        model = Model(switches)
        model.begin({c: 1 for c in CELLS})
        keys = plan(model, boards, count, chance)
        lines = begin(switches)
        for i, key in enumerate(["start"] + keys):
            if i:
                lines += ["press %s 4 3" % NAMES.get(key, key),
                          "wait %d" % pauses(switches, key)]
            lines.append("save %s/%d.sna" % (folder, i))
        run(program, tape, options, lines, folder)
        wrong = follow(folder, where, switches, look, keys)
    print(name, "proved" if not wrong else "NOT PROVED " + wrong, len(keys), "keys", flush=True)
    return int(bool(wrong))


def harvest(program, tape, options, folder, where, switches, chance):
    """Returns three boards by number, read from the tape."""
    numbers = [chance.randrange(1, 65536) for _ in range(2)] + [chance.randrange(1, 100)]
    lines = begin(switches)
    for i, number in enumerate(numbers):
        lines += ["press s 4 3", "wait 40"]
        for digit in str(number).zfill(5):
            lines += ["press %s 4 3" % digit, "wait 20"]
        lines += ([] if switches["AUTO5"] else ["press enter 4 3"]) + ["wait 170"]
        lines.append("save %s/h%d.sna" % (folder, i))
    run(program, tape, options, lines, folder)
    boards = {}
    for i, number in enumerate(numbers):
        state = State("%s/h%d.sna" % (folder, i), where)
        boards[number] = state.board()
        kinds = sorted(boards[number].values())
        if state.number() != number or kinds != sorted([k for k in range(1, 22)] * 4):
            raise SystemExit("no board %d: %d %s" % (number, state.number(), kinds))
    return boards


def follow(folder, where, switches, look, keys):
    """Returns "" or what differs first between snapshots and model."""
    model, known, seen = Model(switches), {}, 0
    for i, key in enumerate(["start"] + keys):
        state = State("%s/%d.sna" % (folder, i), where)
        fresh = (state.number(), state.board())
        if key == "start":
            model.number = fresh[0]
            model.begin(fresh[1])
        else:
            model.key(key, fresh)
            if model.entry is not None and switches["AUTO5"] and len(model.entry) == 5:
                model.key("enter", fresh)
        if not model.past and not model.future and model.entry is None:
            same = known.setdefault(model.number, dict(model.board))
            if same != model.board:
                return "number %d deals two boards" % model.number
        wrong = compare(state, model, look)
        seen += not wrong
        if wrong:
            return "key %d %s: %s; before: %s" % (i, key, "; ".join(wrong),
                                                  " ".join(keys[max(0, i - 12):i]))
    return ""
