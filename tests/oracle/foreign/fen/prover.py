"""Drives a tape key by key and compares it with the model after each key."""
import os
import random
import subprocess
import tempfile
import font
import model

KNOWN = [1, 2, 77, 300, 4242, 12345, 40000, 65535]
FULL = [i // 4 + 1 for i in range(84)]
NAMES = {"l": "left", "r": "right", "u": "up", "d": "down", "e": "enter", "D": "delete",
         " ": "space", "X": "q"}


class Plan:
    """A list of keys, each with what the tape must show after it."""

    def __init__(self, game, boards, rng, wait):
        """Begin with a board that is not known."""
        self.game, self.boards, self.rng, self.wait = game, boards, rng, wait
        self.steps, self.known = [], False

    def key(self, name):
        """Press a key."""
        game = self.game
        left = sum(map(bool, game.board))
        was = (game.entry is not None, not any(game.board))
        game.press(name)
        gone = sum(map(bool, game.board)) < left and name == "e"
        number, board = None, None
        if game.want is not None:
            self.known, number = game.want in self.boards, game.want
            board = self.boards.get(number, FULL)
            game.deal(number, board)
        look = None
        if self.known and game.entry is None:
            look = dict(board=list(game.board), cur=game.cur, sel=game.sel,
                        pair=game.pair and tuple(sorted(game.pair)), gravity=game.gravity,
                        number=game.number, border=game.border())
        self.steps.append((name, self.wait if gone else 0, look, number, was))

    def keys(self, text):
        """Press several keys."""
        for name in text:
            if self.known or self.game.entry is not None:
                self.key(name)

    def board(self, number=None):
        """Ask for a board that is known."""
        number = number or self.rng.choice(list(self.boards))
        self.key("S")
        if self.game.rules["editor"] == "rom":
            self.keys("r" * len(self.game.entry or ""))
        if self.game.entry is None:
            return
        while self.game.entry and not self.game.first:
            self.key("D")
        if self.game.entry is None:
            self.key("S")
        digits = str(number)
        for place, digit in enumerate(digits):
            if self.game.entry is not None:
                self.key(digit)
        if self.game.entry is not None:
            self.key("e")

    def go(self, cell):
        """Move the cursor to a cell."""
        while self.game.cur // 14 != cell // 14:
            self.key("d" if self.game.cur // 14 < cell // 14 else "u")
        while self.game.cur % 14 != cell % 14:
            self.key("r" if self.game.cur % 14 < cell % 14 else "l")

    def act(self):
        """Do one random thing."""
        rng, game = self.rng, self.game
        if not self.known or game.entry is not None:
            return self.board()
        what = rng.choice("mmmkpppqhhhHbfrlbBsSDxXete")
        if what == "m":
            self.keys(rng.choice("lrud") * rng.randint(1, 3))
        elif what in "pk":
            self.pair(what)
        elif what == "q":
            self.go(rng.randrange(84))
            self.key("e")
        elif what == "h":
            self.keys("H" * rng.randint(1, 3) + rng.choice(["e", "e", "", "r", "e"]))
        elif what == "H" and len(game.pairs()) < 20:
            self.keys("H" * (len(game.pairs()) + 2))
        elif what in "bfrlB":
            self.keys(what.upper() * rng.randint(1, 3))
        elif what == "s":
            self.entry()
        elif what in "SD" and rng.random() < .4:
            self.keys(what if what == "D" else "N")
        elif what in "xX":
            self.key(rng.choice("X 7" + rng.choice("lrud")))
        elif what == "t" and rng.random() < .3:
            self.finish()
        return None

    def toggle(self):
        """Change gravity and ask for a board that is known."""
        while not self.known or self.game.entry is not None:
            self.board()
        self.key("D")
        self.board()

    def pair(self, what):
        """Remove a pair with the cursor."""
        found = self.game.pairs()
        if found and self.game.sel is None and not self.game.pair:
            a, b = self.rng.choice(found)
            self.go(a)
            self.key("e")
            if what == "p" and self.rng.random() < .3:
                self.key("H")
            self.go(b)
            self.key("e")

    def finish(self):
        """Remove what the hints show until nothing is left to remove."""
        for _ in range(45):
            if not self.known or not self.game.pairs():
                return
            self.keys("H" if not self.game.pair else "")
            self.key("e" if self.game.pair else "r")

    def entry(self):
        """Enter something odd after S."""
        rng = self.rng
        self.key("S")
        for _ in range(rng.randint(1, 9)):
            if self.game.entry is None:
                return
            self.key(rng.choice("0123456789129065535eeDDX lu"))
        if self.game.entry is not None:
            self.keys("e")
        for _ in range(12):
            if self.game.entry is not None:
                self.key(rng.choice("e12D "))


def script(steps, work, title):
    """Return the script that presses the keys and saves a snapshot after each one."""
    lines = ["wait 250", "peek 0x3d00 768"]
    if title:
        lines += ["press q 4 150"]
    for count, (name, more, _, number, _) in enumerate(steps):
        lines.append(f"press {NAMES.get(name, name.lower())} 4 {130 + more + 90 * bool(number)}")
        lines.append(f"save {os.path.join(work, str(count))}.sna")
    return "\n".join(lines) + "\n"


def drive(program, tap, steps, work, title):
    """Run the steps; return the memories after each of them and the borders."""
    path = os.path.join(work, "script")
    with open(path, "w", encoding="ascii") as out:
        out.write(script(steps, work, title))
    run = subprocess.run([program, "run", tap, "--headless", "--instant-load", "--script", path],
                         capture_output=True, text=True, check=False)
    if run.returncode:
        raise SystemExit(run.stderr + run.stdout)
    data = [int(w, 16) for line in run.stdout.splitlines() if line.startswith("0x")
            for w in line.split(":")[1].split()]
    font.learn(data)
    for count in range(len(steps)):
        name = os.path.join(work, f"{count}.sna")
        with open(name, "rb") as snap:
            raw = snap.read()
        os.remove(name)
        yield bytes(0x4000) + raw[27:], raw[26] & 7


def learn(program, tap, engine, sw, sym):
    """Return the boards of the known numbers, or words about what is wrong."""
    plan = Plan(model.Game(engine.rules(sw)), {}, random.Random(1), 0)
    boards, asked = {}, []
    for number in KNOWN:
        plan.board(number)
        asked.append(len(plan.steps) - 1)
    with tempfile.TemporaryDirectory() as work:
        for count, (mem, _) in enumerate(drive(program, tap, plan.steps, work, engine.TITLE(sw))):
            if count in asked:
                now = engine.state(mem, sym)
                boards[now["number"]] = now["board"]
    if sorted(boards) != KNOWN:
        return f"asked for {KNOWN}, got {sorted(boards)}"
    return boards


def fair(board):
    """Return whether a board has four tiles of each of 21 kinds."""
    return sorted(board) == sorted(list(range(1, 22)) * 4)


def prove(program, tap, engine, sw, sym, seed=1, count=350):
    """Return what the tape does differently from the model, or an empty text."""
    boards = learn(program, tap, engine, sw, sym)
    if isinstance(boards, str):
        return boards
    if not all(map(fair, boards.values())):
        return "deal"
    plan = Plan(model.Game(engine.rules(sw)), boards, random.Random(seed), engine.pause(sw))
    plan.board(77)
    while len(plan.steps) < count // 2:
        plan.act()
    plan.toggle()
    while len(plan.steps) < count:
        plan.act()
    plan.board(300)
    plan.finish()
    with tempfile.TemporaryDirectory() as work:
        runs = drive(program, tap, plan.steps, work, engine.TITLE(sw))
        for at, (mem, border) in enumerate(runs):
            wrong = compare(engine, sw, sym, plan.steps[at], mem, border)
            if wrong:
                keys = "".join(s[0] for s in plan.steps[:at + 1])
                return f"key {at} of {keys}: {wrong}"
    return ""


class Look:
    """The fields of a step by name."""

    def __init__(self, fields):
        """Take the fields."""
        self.__dict__.update(fields)


def compare(engine, sw, sym, step, mem, border):
    """Return what differs after a step, or an empty text."""
    _, _, look, number, _ = step
    now = engine.state(mem, sym)
    now["border"] = border
    if now["pair"]:
        now["pair"] = tuple(sorted(now["pair"]))
    if number is not None:
        if not fair(now["board"]) or not now["number"] or number not in ("random", now["number"]):
            return f"deal of {number}: {now}"
    if look is None:
        return ""
    for name, value in look.items():
        if now[name] != value:
            return f"{name} is {now[name]}, should be {value}"
    wrong = engine.screen(mem, sw, Look(look))
    return "screen " + " ".join(wrong[:5]) if wrong else ""
