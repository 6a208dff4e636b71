"""Plays a tape by random keys and compares its memory and screen with the model."""
import os
import random
import re
import subprocess
import zlib

from model import HIGH, WIDE, Model, entered

TYPED = {"l": "{left}", "r": "{right}", "u": "{up}", "d": "{down}", "e": "\\n", "G": "\\b"}
NUMBERS = (42, 1, 65535, 12345, 6553, 9999)


class Screens:
    """Checks that the picture of a cell depends on kind and state, and shows both."""

    def __init__(self, layout):
        self.layout, self.seen = layout, {}

    def picture(self, memory, x, y):
        """Returns the bytes of the cell of a tile."""
        row0, col0, drow, dcol, high, wide = self.layout
        result = []
        for r in range(row0 + y * drow, row0 + y * drow + high):
            for c in range(col0 + x * dcol, col0 + x * dcol + wide):
                result += [memory[(r & 24) * 256 + line * 256 + (r & 7) * 32 + c]
                           for line in range(8)]
                result.append(memory[6144 + r * 32 + c])
        return bytes(result)

    def check(self, memory, model):
        """Returns words on the first wrong cell, or nothing."""
        under = model.board[model.cur]
        for (x, y), kind in model.board.items():
            if model.get("BLINK") and model.cur == (x, y):
                continue
            state = []
            if model.sel == (x, y):
                state = ["selected"]
            elif model.shown and (x, y) in model.shown:
                state = ["shown"]
            elif kind and kind == under and model.cur != (x, y):
                state = ["same"]
            if model.cur == (x, y):
                state.append("cursor")
            name = (kind, " ".join(state))
            seen = self.picture(memory, x, y)
            if self.seen.setdefault(name, seen) != seen:
                return "cell %d %d is not drawn as %s" % (x, y, name)
        return None

    def different(self):
        """Returns words if two kinds or states look the same."""
        back = {}
        for name, seen in self.seen.items():
            if back.setdefault(seen, name) != name:
                return "%s looks like %s" % (name, back[seen])
        return None


def pixel(path):
    """Returns the colour of the border (number of the Spectrum) from a picture."""
    data, place, body, palette = open(path, "rb").read(), 8, b"", b""
    while place < len(data):
        size = int.from_bytes(data[place:place + 4], "big")
        if data[place + 4:place + 8] == b"IDAT":
            body += data[place + 8:place + 8 + size]
        if data[place + 4:place + 8] == b"PLTE":
            palette = data[place + 8:place + 8 + size]
        place += size + 12
    line = zlib.decompress(body)[1:4]
    if palette:
        first = line[0] if data[24] == 8 else line[0] >> 8 - data[24]
        line = palette[3 * first:3 * first + 3]
    red, green, blue = (c > 100 for c in line)
    return red * 2 + green * 4 + blue


def typed(key):
    """Returns the text that `type` needs for a key."""
    if key[0] == "S":
        return "s" + key[1:] + "\\n"
    return TYPED.get(key, key.lower())


def run(program, tape, keys, symbols, folder, title=False, wait=40):
    """Plays keys; returns for each the memory, the variables, the lines and the border."""
    names = [n for n in ("cur", "sel", "hon", "hi", "num", "grav", "hpos", "hlen") if n in symbols]
    lines = ["wait 1500"] + (["type \" \"", "wait 40"] if title else [])
    for i, key in enumerate([None] + keys):
        if key:
            lines += ["type \"%s\"" % typed(key), "wait %d" % wait]
        lines += ["peek 0x4000 6912", "peek %d 256" % symbols["brd"]]
        lines += ["peek %d 2" % symbols[n] for n in names]
        lines += ["screenshot %s/%d.png" % (folder, i), "screen"]
    script = os.path.join(folder, "script.txt")
    with open(script, "w") as f:
        f.write("\n".join(lines) + "\n")
    done = subprocess.run([program, "run", tape, "--headless", "--machine", "48", "--rom", "free",
                           "--instant-load", "--script", script], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError("run: " + (done.stderr or done.stdout)[-300:])
    rows, states = done.stdout.split("\n"), []
    place = 0

    def peek(count):
        nonlocal place
        result = []
        while len(result) < count:
            result += [int(w, 16) for w in rows[place].split(":")[1].split()]
            place += 1
        return result
    for i in range(len(keys) + 1):
        memory, board = peek(6912), peek(256)
        values = {n: peek(2) for n in names}
        picture = "%s/%d.png" % (folder, i)
        states.append((memory, board, values, rows[place:place + 24], pixel(picture)))
        os.remove(picture)
        place += 24
    return states


def index(game, x, y):
    """Returns the place of a cell in the game's memory."""
    return {"amber": (y + 1) * 16 + x + 1, "birch": (x + 2) * 10 + y + 2,
            "cedar": (y + 1) * 15 + x + 1, "dune": (y + 1) * 16 + x + 1}[game]


def layout(game, chosen):
    """Returns row, column, steps, height and width of the cells, and the row of the number."""
    look = chosen.get("LOOK", 0)
    return {"amber": ((6 if look else 2, 2, 2, 2, 1, 1), 21),
            "birch": ((2 if look else 1, 2, 3, 2, 2, 2), 23),
            "cedar": ((3, 2, 2 if look else 3, 2, 2, 2), 23),
            "dune": ((1, 2, 3, 2, 2, 2), 23)}[game]


def board_of(game, memory):
    """Returns the board in a copy of memory."""
    return {(x, y): memory[index(game, x, y)] for x in range(WIDE) for y in range(HIGH)}


def guided(model, deals, rng, count):
    """Chooses keys with the help of the model, so that games come to an end."""
    keys = []

    def press(key):
        keys.append(key)
        if key[0] in "SG":
            text = key[1:].split("\\n")[-1]
            if key == "G":
                model.gravity ^= 1
                return press("S42")
            number = entered(model.game, text)
            if number:
                model.deal(number, deals[number])
            else:
                model.sel = None
                model.drop()
            if model.get("AUTO5") and len(text) > 4:
                model.key("e")
        elif key != "N":
            model.key(key)

    def walk(cell):
        for _ in range(40):
            if model.cur == cell:
                return
            x, y = model.cur
            press("r" if x < cell[0] else "l" if x > cell[0] else "d" if y < cell[1] else "u")
    press("S42")
    while len(keys) < count:
        what = rng.random()
        found = model.listed() if not model.sel else []
        if what < 0.30 and found:
            pair = rng.choice(found)
            for cell in pair:
                walk(cell)
                press("e")
        elif what < 0.55:
            press("H")
            if rng.random() < 0.7:
                press("e")
        elif what < 0.80:
            for _ in range(rng.randrange(1, 4)):
                press(rng.choice("lrud"))
            if rng.random() < 0.5:
                press("e")
        elif what < 0.84:
            press("B")
        elif what < 0.87:
            press("F")
        elif what < 0.89:
            press(rng.choice("RLL"))
        elif what < 0.90:
            press("S" + str(rng.choice(NUMBERS)))
        elif what < 0.905:
            press(rng.choice(["S0\\n42", "S99999\\n42", "S\\n1"] if model.get("ENTRY")
                             else ["S0", "S65536", "S"]))
        elif what < 0.91:
            press("G")
        elif what < 0.915:
            press("N")
            press("S42")
        elif what < 0.95 or not found:
            for _ in range(45):
                if model.status():
                    break
                for _ in range(rng.randrange(1, 4)):
                    press("H")
                press("e" if model.shown else "H")
            if model.status():
                for key in rng.choice(["BFH", "RL", "", "", "BBFF", "BHeL"]):
                    press(key)
                press(rng.choice(["S42", "S1", "S12345", "G"]))
    return keys


def compare(game, model, state, screens, row):
    """Returns words on the first difference, or nothing."""
    memory, board, values, lines, border = state
    if board_of(game, board) != model.board:
        return "board %r" % [(c, k, model.board[c]) for c, k in board_of(game, board).items()
                             if k != model.board[c]][:6]
    cell = model.cur and index(game, *model.cur)
    if "cur" in values and values["cur"][0] != cell:
        return "cursor %d, not %d" % (values["cur"][0], cell)
    if border != model.border():
        return "border %d, not %d" % (border, model.border())
    text = re.match(r"\D*(\d+)", lines[row])
    if not text or int(text.group(1)) != model.number:
        return "number %r, not %d" % (lines[row], model.number)
    return screens.check(memory, model)


def prove(program, tape, symbols, game, chosen, folder, count=700):
    """Returns nothing if a tape agrees with the model, otherwise words."""
    where, row = layout(game, chosen)
    first = run(program, tape, ["S%d" % n for n in NUMBERS] + ["N"], symbols, folder,
                chosen.get("TEXT"))
    deals = {n: board_of(game, s[1]) for n, s in zip(NUMBERS, first[1:])}
    for board in deals.values():
        if sorted(board.values()) != sorted(list(range(1, 22)) * 4):
            return "not four tiles of each kind"
    model = Model(game, chosen)
    keys = guided(model, deals, random.Random(5), count)
    states = run(program, tape, keys, symbols, folder, chosen.get("TEXT"))
    model, screens = Model(game, chosen), Screens(where)
    model.deal(int(re.match(r"\D*(\d+)", states[0][3][row]).group(1)), board_of(game, states[0][1]))
    seen = {}
    for place, (key, state) in enumerate(zip([None] + keys, states)):
        if key in ("N", "G"):
            model.gravity ^= key == "G"
            model.deal(state[2]["num"][0] + 256 * state[2]["num"][1], board_of(game, state[1]))
        elif key and key[0] == "S":
            text = key[1:].split("\\n")[-1]
            number = entered(game, text)
            if number:
                model.deal(number, deals[number])
            else:
                model.sel = None
                model.drop()
            if model.get("AUTO5") and len(text) > 4:
                model.key("e")
        elif key:
            model.key(key)
        problem = compare(game, model, state, screens, row)
        if problem:
            return "key %d (%s): %s" % (place, " ".join(keys[max(place - 8, 0):place]), problem)
        seen[model.border()] = seen.get(model.border(), 0) + 1
    print("    %d keys, borders %s, pictures %d" % (len(keys), seen, len(screens.seen)))
    return screens.different()
