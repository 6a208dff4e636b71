"""Presses keys on a tape and compares the memory, the picture and the sound with the slow model."""
import os
import pathlib
import random
import subprocess
import time

from model import COLUMNS, ROWS, Model

PROBE = os.environ.get("FOREIGN_PROBE", str(pathlib.Path(__file__).resolve().parents[4] /
                                            "build" / "release" / "foreign_probe"))


class Tape:
    """The running program, seen through the probe."""

    def __init__(self, tape, machine, symbols):
        self.symbols = symbols
        self.run = subprocess.Popen([PROBE, tape, machine], stdin=subprocess.PIPE,
                                    stdout=subprocess.PIPE, text=True)
        s = symbols
        self.size = s["entend"] - s["busy"]
        self.tell(f"watch {s['busy']} {s['taken']}")
        self.tell("screen")
        self.tell(f"show {s['busy']}:{self.size} 49152:128 16384:6912")

    def tell(self, line):
        self.run.stdin.write(line + "\n")
        self.run.stdin.flush()

    def ask(self, line):
        self.tell(line)
        words = self.run.stdout.readline().split()
        if len(words) < 6:
            raise EOFError(f"the probe says {words}")
        self.word, self.border = words[0], int(words[1])
        self.heard = words[2].endswith("01")
        self.memory, self.cells, self.screen = (bytes.fromhex(w) for w in words[3:6])

    def get(self, name, size=1):
        at = self.symbols[name] - self.symbols["busy"]
        return int.from_bytes(self.memory[at:at + size], "little")

    def close(self):
        self.run.kill()
        self.run.wait()


def cell_number(cell):
    return 0 if cell is None else (cell[1] + 1) * 16 + cell[0] + 1


def compare(model, tape):
    """Differences between model and tape, as words."""
    o = model.o
    want = {"cur": cell_number(model.cur), "sel": cell_number(model.sel), "grav": model.gravity,
            "cheat": model.cheat, "state": model.state, "inmsg": model.inmsg,
            "inent": model.inent, "nhist": len(model.done),
            "ntot": len(model.done) + len(model.undone)}
    if not o["BASICIN"]:
        want["entlen"] = len(model.entry) if model.inent else tape.get("entlen")
    out = [f"{k} is {tape.get(k)}, not {v}" for k, v in want.items() if tape.get(k) != v]
    shown = sorted((tape.get("h1"), tape.get("h2")))
    pair = sorted(map(cell_number, model.pair)) if model.pair else [0, 0]
    if shown != pair:
        out.append(f"pair is {shown}, not {pair}")
    if tape.get("number", 2) != model.number:
        out.append(f"number is {tape.get('number', 2)}, not {model.number}")
    cells = {(x, y): tape.cells[(y + 1) * 16 + x + 1] for y in range(6) for x in range(14)}
    if cells != model.board:
        out.append("board differs at " + str([c for c in cells if cells[c] != model.board[c]][:4]))
    if tape.border != model.border():
        out.append(f"border is {tape.border}, not {model.border()}")
    if model.heard and not tape.heard:
        out.append("no sound")
    if tape.word == "busy" or tape.word == "lost" and not (o["BASICIN"] and model.inent):
        out.append("machine is " + tape.word)
    return out


def looks(model, tape):
    """Differences between the picture and what the switches say."""
    from options import look, seen
    o = model.o
    if model.inmsg:
        row = o["MSGROW"]
        line = [tape.screen[(row >> 3) << 11 | n << 8 | (row & 7) << 5 | o["MSGCOL"] + c]
                for n in range(8) for c in range(15)]
        plain = all(b in (0, 255) for b in line)
        return ["no message is seen"] if plain else []
    if model.inent:
        return []
    out = []
    for row, column, text in o["texts"]:
        if not any(tape.screen[(row >> 3) << 11 | n << 8 | (row & 7) << 5 | column]
                   for n in range(8)):
            out.append(f"text {text} is not seen")
    under = model.board[model.cur]
    for (x, y), kind in model.board.items():
        marks = ""
        if kind and kind == under and (o["KCUR"] or (x, y) != model.cur):
            marks += "K"
        if model.pair and (x, y) in model.pair:
            marks += "H"
        if (x, y) == model.sel:
            marks += "S"
        if (x, y) == model.cur:
            marks += "C"
        row, column = o["OY"] + y * o["PY"], o["OX"] + x * o["PX"]
        rows = [[] for _ in range(o["TH"] * 8)]
        attrs = set()
        for r in range(o["TH"]):
            for c in range(o["TW"]):
                attrs.add(tape.screen[6144 + (row + r) * 32 + column + c])
                for line in range(8):
                    at = (row + r >> 3) << 11 | line << 8 | (row + r & 7) << 5 | column + c
                    rows[r * 8 + line] += [tape.screen[at] >> b & 1 for b in range(7, -1, -1)]
        if len(attrs) != 1:
            out.append(f"attributes {attrs} at {x},{y}")
            continue
        picture = seen(attrs.pop(), rows)
        if o["FONTK"] == 2 and o["TILEK"] != 1:        # slanted letters are not modelled
            book = model.__dict__.setdefault("book", {})
            if book.setdefault((kind, marks), picture) != picture:
                out.append(f"look of {kind} {marks} at {x},{y} changed")
        elif picture != look(o, kind, marks):
            out.append(f"look of kind {kind} with marks '{marks}' at {x},{y} differs")
    return out[:3]


def shown_number(model, tape):
    """Is the number where it belongs, bottom left? Only for the ROM's letters."""
    o = model.o
    if o["FONTK"] or model.inent or model.inmsg:
        return []
    from options import font
    text = {0: f"{model.number:05}", 1: f"{model.number:<5}", 2: f"{model.number:>5}"}[o["NUMFMT"]]
    letters = font()
    row = o["NUMROW"]
    for i, letter in enumerate(o["numword"] + text):
        column = o["NUMCOL"] + i
        data = [tape.screen[(row >> 3) << 11 | line << 8 | (row & 7) << 5 | column]
                for line in range(8)]
        if bytes(data) != letters[(ord(letter) - 32) * 8:(ord(letter) - 32) * 8 + 8]:
            return [f"letter {i} of the number {model.number} is not shown"]
    return []


def choose_key(model, r):
    if model.inmsg:
        return r.choice(["{space}", "{enter}", "n", "b"])
    if model.inent:
        if model.o["BASICIN"]:
            return r.choice(list("0123456789") + ["{enter}", "{enter}", "{delete}"] + ["x"] * (r.random() < 0.1))
        return r.choice(list("0123456789") + ["{enter}", "{enter}", "{delete}", "x", "{left}"])
    roll = r.random()
    eager = 0.85 if model.calls // 150 % 2 else 0.28
    model.calls += 1
    if model.state == 0 and roll < eager:           # get on with the game
        return "h" if not model.pair else "{enter}"
    if roll < 0.36 and model.sel and not model.pair:
        goal = [c for c in model.board if model.board[c] == model.board[model.sel] and c != model.sel]
        if goal:
            x, y = r.choice(goal)
            if model.cur == (x, y):
                return "{enter}"
            if model.cur[0] != x:
                return "{right}" if x > model.cur[0] else "{left}"
            return "{down}" if y > model.cur[1] else "{up}"
    keys = ["{left}", "{right}", "{up}", "{down}"] * 4 + ["{enter}"] * 6 + list("hhhHbfBrl")
    if r.random() < 0.05:
        keys = ["n", "s", "s", "{delete}", "q", "5", "{space}", "t", "N", "R", "L", "r"]
    key = r.choice(keys)
    return key if not (key.isupper() and model.o.get("nocaps")) else key.lower()


def drive(o, tape_name, symbols, keys, seed=1, frames=3500):
    """Plays random keys on both. Returns [] or the first differences."""
    tape = Tape(tape_name, o["machine"], symbols)
    model = Model(o)
    r = random.Random(seed)
    removed = set()
    try:
        tape.ask(f"start {frames}")
        if o["TITLE"]:
            if not tape.get("inmsg"):
                return ["the title does not wait"], removed
            tape.ask("key {space}")
        model.new(tape.get("number", 2))
        for count in range(keys):
            wrong = compare(model, tape) + looks(model, tape) + shown_number(model, tape)
            if wrong:
                return [f"after {count} keys" + (f", last {key}" if count else "")] + wrong, removed
            key = choose_key(model, r)
            entering = model.inent
            tape.ask("key " + key)
            if o["BASICIN"] and (entering or model.inent or key in "sS"):
                tape.ask("idle 60")
                tape.word = "ok"
            model.key(key, tape.get("number", 2))
            if not 1 <= model.number <= 65535:
                return [f"after {count} keys: number {model.number}"], removed
            removed.add((model.number, len(model.done)))
        return [], removed
    except EOFError as error:
        return [str(error)], removed
    finally:
        tape.close()
