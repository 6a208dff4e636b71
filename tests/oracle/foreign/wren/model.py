"""The rules of Shisen as a model in Python. It shares no code with the Z80 games."""
ROWS, COLS, CELLS = 6, 14, 84


def linkable(board, a, b):
    """True if cells a and b can be joined by at most three straight segments."""
    full = [[0] * 16 for _ in range(8)]
    for i, k in enumerate(board):
        full[i // COLS + 1][i % COLS + 1] = k
    goal = (b // COLS + 1, b % COLS + 1)
    front = {(a // COLS + 1, a % COLS + 1)}
    seen = set(front)
    for _ in range(3):
        reached = set()
        for y, x in front:
            for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                v, u = y + dy, x + dx
                while 0 <= v < 8 and 0 <= u < 16:
                    if (v, u) == goal:
                        return True
                    if full[v][u]:
                        break
                    reached.add((v, u))
                    v, u = v + dy, u + dx
        front = reached - seen
        seen |= reached
    return False


def fall(board):
    """The board after all tiles have fallen."""
    out = [0] * CELLS
    for x in range(COLS):
        tiles = [board[y * COLS + x] for y in range(ROWS) if board[y * COLS + x]]
        for j, kind in enumerate(reversed(tiles)):
            out[(ROWS - 1 - j) * COLS + x] = kind
    return out


class Game:
    """One game as a player sees it; cfg has the choices of one author."""

    def __init__(self, cfg, deal):
        self.cfg, self.deal = cfg, deal
        self.cur, self.grav, self.entry = cfg.get("start", 0), True, None
        self.new(1)

    def new(self, number):
        self.number = number
        self.b = self.deal(number)
        self.past, self.future = [], []
        self.sel, self.pair, self.last = None, None, None
        self.cheat = False
        self.done = False
        if self.cfg.get("home"):
            self.cur = self.cfg.get("start", 0)
        self.border = 5
        self.settle(False)

    def links(self):
        return [p for p in self.cfg["order"](self.b)
                if self.b[p[0]] and self.b[p[0]] == self.b[p[1]] and linkable(self.b, *p)]

    def settle(self, cheated, removed=False):
        """Compute the border after the board may have changed."""
        won = not any(self.b)
        stuck = not won and not self.links()
        self.won, self.stuck = won, stuck
        if self.cfg["border"] == "event":
            if cheated:
                self.border = 2
            elif removed and (won or stuck):
                self.border = 7 if won else 0
            return
        self.border = 5
        for c in reversed(self.cfg["border"]):
            if {"w": won, "s": stuck, "c": self.cheat}[c]:
                self.border = {"w": 7, "s": 0, "c": 2}[c]

    def remove(self, a, b):
        self.past.append(self.b)
        self.future = []
        board = list(self.b)
        board[a] = board[b] = 0
        self.b = fall(board) if self.grav else board
        self.sel = self.pair = self.last = None
        self.settle(False, True)

    def step(self, back):
        source, target = (self.past, self.future) if back else (self.future, self.past)
        if not source:
            return False
        target.append(self.b)
        self.b = source.pop()
        return True

    def move(self, key):
        y, x = divmod(self.cur, COLS)
        mode = self.cfg["wrap"]
        dx = {"left": -1, "right": 1}.get(key, 0)
        dy = {"up": -1, "down": 1}.get(key, 0)
        if mode == "flow":
            self.cur = (self.cur + dx + dy * COLS) % CELLS if dx else (
                ((y + dy) % ROWS) * COLS + x)
            return
        x, y = x + dx, y + dy
        if mode == "flowcol":
            self.cur = y % ROWS * COLS + (x + y // ROWS) % COLS
            return
        x = x % COLS if mode in ("torus", "wrapx") else min(max(x, 0), COLS - 1)
        y = y % ROWS if mode in ("torus", "wrapy") else min(max(y, 0), ROWS - 1)
        self.cur = y * COLS + x

    def hint(self):
        pairs = self.links()
        if self.sel is not None and self.cfg.get("hintsel", True):
            pairs = [p for p in pairs if self.sel in p]
        if self.done:
            self.pair = None
            return
        order = self.cfg["order"](self.b)
        at = order.index(self.last) if self.last in order else -1
        later = [p for p in pairs if order.index(p) > at]
        end = self.cfg["hintend"]
        if later:
            self.pair = self.last = later[0]
        elif end == "wrap":
            self.pair = self.last = pairs[0] if pairs else None
        else:
            self.pair = self.last = None
            self.done = end == "stay"

    def enter(self):
        k = self.b[self.cur]
        if not k:
            return
        self.last = None
        if self.sel is None:
            self.sel = self.cur
        elif self.sel == self.cur:
            self.sel = None
        elif k == self.b[self.sel] and linkable(self.b, self.sel, self.cur):
            self.remove(self.sel, self.cur)
        else:
            self.sel = {"move": self.cur, "keep": self.sel, "drop": None}[self.cfg["miss"]]

    def key(self, key, number=None):
        """One key; number is the number that the tape has drawn, for N and DELETE."""
        if self.entry is not None:
            return self.typed(key)
        if key == "h":
            return self.hint()
        if key == "enter" and self.pair:
            return self.remove(*self.pair)
        moves = key in ("left", "right", "up", "down")
        other = key.isdigit()
        if other and self.cfg.get("deaf"):
            return None
        if not (moves and self.cfg.get("movekeeps")):
            self.pair = None
            self.done = False
            if not self.cfg.get("hintkeep"):
                self.last = None
        if moves:
            self.move(key)
        elif key == "enter":
            self.enter()
        elif key in "bfrl":
            did = self.step(key in "br")
            while did and key in "rl" and self.step(key == "r"):
                pass
            if did or self.cfg.get("cheatany"):
                self.cheat = True
            if did or self.cfg.get("cheatany") or self.cfg.get("undodrops"):
                self.sel = None
            if did:
                self.last = None
            self.settle(did or self.cfg.get("cheatany"))
        elif key in ("n", "delete"):
            self.grav ^= key == "delete"
            self.new(number)
        elif key == "s":
            self.entry = ""
            if self.cfg.get("sdrops"):
                self.sel = None
        return None

    def typed(self, key):
        """A key while the number is being typed."""
        rule = self.cfg["entry"]
        if key.isdigit():
            if len(self.entry) < rule.get("max", 5):
                self.entry += key
            if rule.get("auto") and len(self.entry) == 5:
                self.typed("enter")
        elif len(key) == 1 and rule.get("spoil"):
            self.entry += key
        elif key == "delete" and rule.get("delete") == "erase":
            self.entry = self.entry[:-1]
        elif key == "delete" and rule.get("delete") == "clear":
            self.entry = ""
        elif key == "enter":
            value = int(self.entry) if self.entry.isdigit() else 0
            if rule["over"] == "mod":
                value &= 0xffff
            elif value > 0xffff:
                if rule["over"] == "refuse":
                    self.entry = ""
                    return
                value = 0xffff if rule["over"] == "clamp" else 0
            if value == 0 and rule.get("zero") == "refuse":
                self.entry = ""
                return
            self.entry = None
            if value:
                self.new(value)
        elif key in rule.get("giveup", ()) or rule.get("giveup") == "all":
            self.entry = None


def forward(board):
    """Pairs by the first cell, then the second, row by row."""
    return [(a, b) for a in range(CELLS) if board[a] for b in range(a + 1, CELLS)
            if board[a] == board[b]]


def backward(board):
    """Pairs from the last cell to the first."""
    return [(a, b) for a in range(CELLS - 1, -1, -1) if board[a] for b in range(a - 1, -1, -1)
            if board[a] == board[b]]


def bykind(board):
    """Pairs of kind 1 first, then kind 2, and so on."""
    out = []
    for kind in range(1, 22):
        cells = [i for i in range(CELLS) if board[i] == kind]
        out += [(a, b) for i, a in enumerate(cells) for b in cells[i + 1:]]
    return out


def columns(board):
    """Pairs column by column from the left; in a column from the bottom."""
    cells = [y * COLS + x for x in range(COLS) for y in range(ROWS - 1, -1, -1)]
    cells = [i for i in cells if board[i]]
    return [(a, b) for i, a in enumerate(cells) for b in cells[i + 1:] if board[a] == board[b]]


def nearest(board):
    """Pairs by the distance of their places in the row by row order, then by the first."""
    return sorted(forward(board), key=lambda p: (p[1] - p[0], p[0]))


def against(board):
    """The first cell from the last one backwards, the second from the first one on."""
    return [(b, a) for a in range(CELLS - 1, -1, -1) if board[a] for b in range(a)
            if board[a] == board[b]]
