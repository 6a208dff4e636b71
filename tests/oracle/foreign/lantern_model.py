"""A brute force model of the lantern game, and the proof of a tape by it.

The proof presses random keys in the emulator, reads the program's variables and its
picture after each key, and compares both with the model.
"""

import random
import subprocess
import tempfile

STEPS = ((0, 1), (0, -1), (1, 0), (-1, 0))


def joined(grid, a, b):
    """Can two places (row, column) be joined by at most three straight segments? By search."""
    todo = [(a, d, 1) for d in range(4)]
    seen = set(todo)
    while todo:
        (y, x), d, segments = todo.pop()
        y, x = y + STEPS[d][0], x + STEPS[d][1]
        if (y, x) == b:
            return True
        if not (0 <= y <= 7 and 0 <= x <= 15) or grid.get((y, x)):
            continue
        for turn in range(4):
            state = ((y, x), turn, segments + (turn != d))
            if state[2] <= 3 and state not in seen:
                seen.add(state)
                todo.append(state)
    return False


class Model:
    def __init__(self, cfg):
        self.sw = cfg.sw
        cells = [(y, x) for y in range(1, 7) for x in range(1, 15)]
        if cfg.order == "columns":
            cells.sort(key=lambda c: (c[1], c[0]))
        elif cfg.order == "up":
            cells.reverse()
        self.order = cells
        self.cur = (self.sw["STARTCUR"] >> 4, self.sw["STARTCUR"] & 15)
        self.gravity = 1

    def new(self, grid):
        self.start = dict(grid)
        self.grid = dict(grid)
        self.history, self.done = [], 0
        self.sel = None
        self.cheat = False
        self.nohint()
        if self.sw["HOME"]:
            self.cur = (self.sw["STARTCUR"] >> 4, self.sw["STARTCUR"] & 15)

    def nohint(self):
        self.shown, self.next, self.ended = None, 0, False

    def pairs(self, sel=None):
        n = len(self.order)
        for i in range(n):
            for j in range(i + 1, n):
                a, b = self.order[i], self.order[j]
                if self.grid.get(a) and self.grid.get(a) == self.grid.get(b) and (not sel or sel in (a, b)):
                    if joined(self.grid, a, b):
                        yield i * 100 + j, (a, b)

    def stuck(self):
        return not any(True for _ in self.pairs())

    def border(self):
        won = not any(self.grid.values())
        rules = {"red": (self.cheat, 2), "white": (won, 7), "black": (self.stuck(), 0)}
        for name in (("red", "white", "black"), ("white", "red", "black"), ("white", "black", "red"))[self.sw["BPREC"]]:
            if rules[name][0]:
                return rules[name][1]
        return 5

    def drop(self, grid):
        for x in range(1, 15):
            tiles = [grid[y, x] for y in range(1, 7) if grid.get((y, x))]
            tiles = [0] * (6 - len(tiles)) + tiles
            for y in range(6):
                grid[y + 1, x] = tiles[y]

    def take(self, pair):
        for p in pair:
            self.grid[p] = 0
        if self.gravity:
            self.drop(self.grid)

    def remove(self, pair):
        self.history = self.history[:self.done] + [pair]
        self.done += 1
        self.take(pair)
        self.sel = None
        self.nohint()

    def goto(self, n):
        self.grid = dict(self.start)
        for pair in self.history[:n]:
            self.take(pair)
        self.done = n

    def key(self, key):
        sw = self.sw
        if key in ("left", "right", "up", "down"):
            y, x = self.cur
            dy, dx = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}[key]
            y, x = y + dy, x + dx
            if not (1 <= y <= 6 and 1 <= x <= 14):
                if sw["WRAP"] == 0:
                    y, x = self.cur
                else:
                    if sw["WRAP"] == 2 and dx:
                        y = (y - 1 + dx) % 6 + 1
                    y, x = (y - 1) % 6 + 1, (x - 1) % 14 + 1
            self.cur = (y, x)
            if not sw["HKEEP"]:
                self.shown = None
                if sw["HRES"]:
                    self.nohint()
        elif key == "enter":
            self.enter()
        elif key == "h":
            if self.ended:
                if sw["HEND"]:
                    return
                self.next, self.ended = 0, False
            for number, pair in self.pairs(self.sel):
                if number >= self.next:
                    self.shown, self.next = pair, number + 1
                    return
            self.shown, self.ended = None, True
        elif key in "bfrl":
            can = self.done > 0 if key in "br" else self.done < len(self.history)
            self.sel = None
            self.nohint()
            if can or sw["CHNOP"]:
                self.cheat = True
            if can:
                self.goto({"b": self.done - 1, "f": self.done + 1, "r": 0, "l": len(self.history)}[key])

    def enter(self):
        sw = self.sw
        if self.shown:
            return self.remove(self.shown)
        self.nohint()
        kind = self.grid.get(self.cur)
        if not kind:
            if sw["EMPTYDES"]:
                self.sel = None
        elif self.sel is None:
            self.sel = self.cur
        elif self.sel == self.cur:
            self.sel = None
        else:
            same = self.grid[self.sel] == kind
            if same and joined(self.grid, self.sel, self.cur):
                return self.remove((self.sel, self.cur))
            if same and sw["BADPATH"]:
                if sw["BADPATH"] == 1:
                    self.sel = None
            elif sw["NOMATCH"] == 0:
                self.sel = self.cur
            elif sw["NOMATCH"] == 1:
                self.sel = None
        return None


class Emulator:
    """`fourrivers run --script -` with commands sent one batch at a time."""

    def __init__(self, program, tap):
        self.command = [program, "run", tap, "--headless", "--instant-load", "--script", "-"]
        self.lines = []

    def run(self):
        done = subprocess.run(self.command, input="\n".join(self.lines) + "\n", capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(done.stderr[-300:])
        return done.stdout


def picture_of(cfg, kind, flags):
    rows, attr = list(cfg.pics[kind]), cfg.attrs[kind]
    for name, bit in (("HIL", 4), ("SEL", 2), ("HNT", 8), ("CUR", 1)):
        if flags & bit:
            _, op, mask, a, o, x = cfg.marks[name]
            rows = [p ^ m if op == 1 else p | m if op == 2 else p & ~m if op == 3 else p for p, m in zip(rows, mask)]
            if not (name == "CUR" and cfg.sw["CUR_CORNER"]):
                attr = (attr & a | o) ^ x
    return rows, attr


def shown_right(cfg, model, memory):
    """Every place on the screen is drawn as its state asks; returns the first that is not."""
    mask = cfg.sw["WMASK"]
    for (y, x) in model.order:
        kind = model.grid.get((y, x), 0)
        good = False
        for phase in (0, 1):
            flags = 0
            if (y, x) == model.cur and not (cfg.sw["CURBLINK"] and phase):
                flags |= 1
            if (y, x) == model.sel:
                flags |= 2
            if kind and kind == model.grid.get(model.cur):
                flags |= 4
            if model.shown and (y, x) in model.shown and not (cfg.sw["HBLINK"] and phase):
                flags |= 8
            rows, attr = picture_of(cfg, kind, flags)
            px, py = cfg.xs[x - 1], cfg.ys[y - 1]
            same = True
            for i in range(cfg.h):
                line = py + i
                address = (line & 0xC0) << 5 | (line & 7) << 8 | (line & 0x38) << 2
                bits = int.from_bytes(bytes(memory[address:address + 32]), "big")
                got = bits >> (256 - px - 16) & mask if px <= 240 else bits << (px - 240) & mask
                same = same and got == rows[i] & mask
            if cfg.sw["COLOUR"]:
                corner = cfg.sw["CUR_CORNER"]
                for ay in range(cfg.h // 8):
                    for ax in range(cfg.w // 8):
                        got = memory[6144 + (py // 8 + ay) * 32 + px // 8 + ax]
                        same = same and (got == attr or bool(corner and flags & 1 and not ay and not ax))
            good = good or same
        if not good:
            return (y, x)
    return None


class Prover:
    """Chooses keys, then runs them all, then replays the answers through the model."""

    KEYS = {"left": "caps+5", "down": "caps+6", "up": "caps+7", "right": "caps+8", "enter": "enter", "del": "caps+0"}

    def __init__(self, program, tap, cfg, symbols, seed):
        self.cfg, self.sym, self.tap, self.program = cfg, symbols, tap, program
        self.rng = random.Random(seed)
        per = cfg.per
        self.loop = 50 / per
        self.hold = int(2.6 * self.loop) + 4
        self.gap = int(3 * self.loop) + 12
        sw = cfg.sw
        self.long = self.gap + 50 + int((sw["DYING"] * sw["DYWAIT"] + sw["FALLN"] * 7) * self.loop * 1.3)

    def press(self, emulator, key, long=False):
        wait = self.long if long else self.gap
        if key == "h" and self.cfg.sw["HINTN"]:
            wait = self.gap + 10  # the hint must still be there
        emulator.lines.append(f"press {self.KEYS.get(key, key)} {self.hold} {wait}")

    def peeks(self, emulator, screen):
        first = self.sym["bordv"]
        emulator.lines.append(f"peek {first} 64")
        emulator.lines.append(f"peek {self.sym['grid']} 128")
        if screen:
            emulator.lines.append(f"peek {0xC000 if self.cfg.sw['BUFFER'] else 0x4000} 6912")

    def plan(self, count):
        r = self.rng
        keys = []
        while len(keys) < count:
            p = r.random()
            if p < 0.45:
                keys += [r.choice(["left", "right", "up", "down"])] * r.choice([1, 1, 2, 3])
            elif p < 0.60:
                keys.append("enter")
            elif p < 0.82:
                keys += ["h"] * r.choice([1, 1, 1, 2, 3]) + ["enter"] * r.choice([0, 1, 1, 1])
            elif p < 0.94:
                keys.append(r.choice("bbbffrl"))
            elif p < 0.96:
                keys.append(r.choice(["n", "del"]))
            elif p < 0.975:
                keys.append(("s", r.choice(["1", "2", "300", "65535", "0", "65536", "70000", "99999", "", "12345"])))
            else:
                keys += ["h", "enter"] * 45
        return keys

    def prove(self, count):
        emulator = Emulator(self.program, self.tap)
        sw = self.cfg.sw
        emulator.lines.append("wait 500")
        if sw["TITLE"]:
            self.press(emulator, "z", True)
        emulator.lines.append("wait 100")
        plan = self.plan(count)
        self.peeks(emulator, False)
        for i, key in enumerate(plan):
            if isinstance(key, tuple):
                self.press(emulator, "s")
                for digit in key[1]:
                    self.press(emulator, digit)
                if key[1] == "12345":  # a digit too many, taken back
                    self.press(emulator, "9")
                    self.press(emulator, "del")
                    self.press(emulator, "6")
                self.press(emulator, "enter", True)
                if not sw["INVALID"] and not (key[1] and 0 < int(key[1]) < 65536):
                    self.press(emulator, "7")
                    self.press(emulator, "enter", True)
            else:
                self.press(emulator, key, key in ("enter", "h", "b", "f", "r", "l", "n", "del"))
                if sw["ASKN"] and key == "n" or sw["ASKR"] and key == "r":
                    self.press(emulator, "y", True)
            if sw["WINPAGE"]:
                self.press(emulator, "z", True)
            self.peeks(emulator, True)
        return self.judge(plan, emulator.run())

    def read(self, values, name, size=1):
        at = self.sym[name] - self.sym["bordv"]
        return int.from_bytes(bytes(values[at:at + size]), "little")

    def judge(self, plan, output):
        answers = []
        for line in output.splitlines():
            if not line.startswith("0x"):
                continue
            address, data = line.split(":")
            data = [int(b, 16) for b in data.split()]
            if answers and int(address, 16) == answers[-1][0] + len(answers[-1][1]) and len(data) < 64:
                answers[-1][1].extend(data)
            else:
                answers.append((int(address, 16), data))
        answers = [a[1] for a in answers]
        self.torn = False
        model, boards, wins, blacks = Model(self.cfg), {}, 0, 0
        at = 2
        grid = self.grid_of(answers[1])
        model.new(grid)
        number = self.read(answers[0], "boardno", 2)
        for i, key in enumerate(plan):
            values, cells, screen = answers[at:at + 3]
            at += 3
            where = f"key {i} {key}"
            fresh = key in ("n", "del")
            if isinstance(key, tuple):
                text = "12346" if key[1] == "12345" else key[1]
                if text and 0 < int(text) < 65536:
                    number, fresh = int(text), True
                elif not self.cfg.sw["INVALID"]:
                    number, fresh = 7, True
            if key == "del":
                model.gravity ^= 1
            if fresh:
                if key in ("n", "del"):
                    number = self.read(values, "boardno", 2)
                board = self.grid_of(cells)
                if boards.setdefault(number, board) != board:
                    return f"{where}: another board for {number}"
                if sorted(k for k in board.values() if k) != sorted(list(range(1, 22)) * 4):
                    return f"{where}: not four of each kind"
                model.new(board)
            elif not isinstance(key, tuple):
                model.key(key)
            have = (self.grid_of(cells), self.place(values, "cur"), self.place(values, "sel"), self.read(values, "bordv"),
                    self.read(values, "gmode"), self.read(values, "boardno", 2), self.read(values, "done"))
            want = ({p: model.grid.get(p, 0) for p in model.order}, model.cur, model.sel, model.border(), model.gravity,
                    number, model.done)
            for name, h, w in zip(("grid", "cur", "sel", "border", "gravity", "number", "done"), have, want):
                if h != w:
                    return f"{where}: {name} is {h}, not {w}" if name != "grid" else f"{where}: grid differs (number {have[5]}, {number})"
            shown = {self.place(values, "hinta"), self.place(values, "hintb")} - {None}
            if self.cfg.sw["HINTN"] and not shown:
                model.shown = None
            if shown != set(model.shown or ()):
                return f"{where}: hint is {shown}, not {model.shown}"
            if not self.cfg.sw["SPRITE"] and not self.cfg.sw["LINES"]:
                bad = shown_right(self.cfg, model, screen)
                if bad and (self.cfg.sw["CURBLINK"] or self.cfg.sw["HBLINK"]) and not self.torn:
                    self.torn = True  # one picture may be caught while a mark is being drawn
                elif bad:
                    return f"{where}: place {bad} is drawn wrong"
            wins += not any(model.grid.values())
            blacks += model.border() == 0
        return f"proved: {len(plan)} keys, {wins} won, {blacks} black"

    def grid_of(self, cells):
        return {(y, x): cells[16 * y + x] for y in range(1, 7) for x in range(1, 15)}

    def place(self, values, name):
        value = self.read(values, name)
        return (value >> 4, value & 15) if value else None


def prove(program, build, seeds, count, fault=0):
    results = {}
    for seed in seeds:
        with tempfile.TemporaryDirectory() as folder:
            tap = f"{folder}/lantern.tap"
            cfg, symbols = build(seed, tap, fault)
            results[seed] = Prover(program, tap, cfg, symbols, seed).prove(count)
            print(seed, results[seed], flush=True)
    return results
