"""The game as the description has it, with the freedoms of a tape; no screen."""
from collections import deque

CELLS = [(r, c) for r in range(6) for c in range(14)]


def deal(num, rng):
    """The board of a number, as a dictionary of cells."""
    x = num

    def step(x):
        if rng:
            return (x * 5 + 0x3619) & 0xFFFF
        x ^= (x << 7) & 0xFFFF
        x ^= x >> 9
        return x ^ (x << 8) & 0xFFFF
    deck = [k for k in range(21, 0, -1) for _ in range(4)]
    for _ in range(8):
        x = step(x)
    for n in range(84, 0, -1):
        x = step(x)
        j = (x >> 8) * n >> 8
        deck[n - 1], deck[j] = deck[j], deck[n - 1]
    return dict(zip(CELLS, deck))


def joined(grid, a, b):
    """Whether at most three segments join a and b: a search by cell, direction and turns."""
    seen = set()
    todo = deque([(a, None, 0)])
    while todo:
        (r, c), way, n = todo.popleft()
        for d in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            m = n + (d != way)
            p = (r + d[0], c + d[1])
            if m > 3 or not (-1 <= p[0] <= 6 and -1 <= p[1] <= 14):
                continue
            if p == b:
                return True
            if grid.get(p) or (p, d, m) in seen:
                continue
            seen.add((p, d, m))
            todo.append((p, d, m))
    return False


def without(grid, a, b, grav):
    """The grid after a removal."""
    g = dict(grid)
    g[a] = g[b] = 0
    if grav:
        for c in {a[1], b[1]}:
            col = [g[r, c] for r in range(6) if g[r, c]]
            col = [0] * (6 - len(col)) + col
            g.update({(r, c): col[r] for r in range(6)})
    return g


def same_kind(grid):
    """All pairs of one kind in reading order."""
    full = [p for p in CELLS if grid[p]]
    return [(a, b) for i, a in enumerate(full) for b in full[i + 1:] if grid[a] == grid[b]]


class Model:
    def __init__(self, v):
        self.v = v
        self.grav, self.num, self.border = 1, 0, 5
        self.cur = (v["HOME"] // 16 - 1, v["HOME"] % 16 - 1)
        self.home, self.message, self.swallow = self.cur, None, False

    def new(self, num):
        v = self.v
        self.num, self.grids, self.moves, self.n = num, [deal(num, v["RNG"])], [], 0
        self.cheat, self.sel = 0, None
        self.reset()
        self.hint = None
        if not v["KEEPCUR"]:
            self.cur = self.home
        self.judge()

    def grid(self):
        return self.grids[self.n]

    def reset(self):
        self.at, self.done = None, False

    def judge(self):
        g = self.grid()
        self.state = (1 if not any(g.values()) else
                      0 if any(joined(g, *p) for p in same_kind(g)) else 2)
        shown = [5, 7, 0][self.state]
        if self.cheat and (self.state == 0 or not self.v["TOP"]):
            shown = 2
        self.border = shown

    def unselect(self):
        self.sel = self.hint = None
        self.reset()

    def ending(self):
        if not self.state:
            return
        p = "L_" if self.state == 2 else "C_" if self.cheat else "W_"
        key = self.v[p + "KEY"]
        if key == 1:
            self.swallow = True
        if self.v[p + "MSG"] and key:
            self.message = {"L_": "NO PAIR LEFT", "C_": "CLEARED WITH HELP",
                            "W_": "BOARD CLEARED"}[p]
        self.again = p != "L_" and self.v[p + "AUTO"]
        if self.again and not self.swallow:
            self.new(self.num)
            self.message = None

    def take(self, a, b):
        self.grids = self.grids[:self.n + 1] + [without(self.grid(), a, b, self.grav)]
        self.moves = self.moves[:self.n] + [(a, b)]
        self.n += 1
        self.unselect()
        self.judge()
        self.ending()

    def next_hint(self):
        v, g = self.v, self.grid()
        if self.done:
            self.hint = None
            return
        pairs = same_kind(g)
        if v["HORD"]:
            pairs = sorted(((b, a) for a, b in pairs), reverse=True)
        if self.at:
            less = (lambda p: p > self.at) if not v["HORD"] else (lambda p: p < self.at)
            pairs = [p for p in pairs if less(p)]
        for p in pairs:
            if (not self.sel or self.sel in p) and joined(g, *p):
                self.hint = self.at = p
                if v["HCUR"]:
                    self.cur = p[0]
                return
        self.hint = None
        self.reset()
        self.done = bool(v["HEND"])

    def enter(self):
        v, g = self.v, self.grid()
        if self.hint:
            return self.take(*self.hint)
        if not g[self.cur]:
            if v["EMPTYSEL"]:
                self.sel = None
        elif not self.sel:
            self.sel = self.cur
        elif self.sel == self.cur:
            self.sel = None
        elif g[self.sel] == g[self.cur] and joined(g, self.sel, self.cur):
            return self.take(self.sel, self.cur)
        else:
            self.sel = [self.cur, self.sel, None][v["MISS"]]
        self.reset()

    def travel(self, goal):
        v = self.v
        if goal == self.n:
            if v["IDLECH"]:
                self.cheat = 1
            if v["IDLECLR"]:
                self.unselect()
            return self.judge()
        forth = goal > self.n
        self.unselect()
        self.cheat = 1
        self.n = goal
        self.judge()
        if forth and v["ENDF"]:
            self.ending()

    def key(self, k, num=1, late=False):
        """Does what key k does; num is the number of a board that it starts."""
        v = self.v
        if late and v["HTIME"]:
            self.hint = None
        if self.swallow:
            self.swallow = False
            self.message = None
            return
        self.message = None
        if k == "e":
            return self.enter()
        if k == "H":
            return self.next_hint()
        if k in "lrud":
            if not v["HKEEP"]:
                self.hint = None
            if not v["HRES"] and not v["HKEEP"]:
                self.reset()
            dr, dc = dict(l=(0, -1), r=(0, 1), u=(-1, 0), d=(1, 0))[k]
            r, c = self.cur[0] + dr, self.cur[1] + dc
            if not v["EDGE"]:
                self.cur = r % 6, c % 14
            elif 0 <= r < 6 and 0 <= c < 14:
                self.cur = r, c
            return
        if not v["HRES"]:
            self.hint = None
            self.reset()
        if k in "BFRL":
            self.travel(dict(B=max(self.n - 1, 0), F=min(self.n + 1, len(self.moves)), R=0,
                             L=len(self.moves))[k])
        elif k == "G":
            self.grav ^= 1
            self.new(num)
        elif k == "N":
            self.new(num)
        elif k[0] == "S":
            if v["GIVEUP"]:
                self.unselect()
            if 0 < int(k[1:] or 0) < 65536:
                self.new(int(k[1:]))

    def colour(self, p):
        """The colours of a cell."""
        v, g = self.v, self.grid()
        if not g[p]:
            a = v["A_EMPTY"]
        elif self.hint and p in self.hint:
            a = v["A_HINT"]
        elif p == self.sel:
            a = v["A_SEL"]
        elif g[p] == g[self.cur]:
            a = v["A_LIT"]
        else:
            a = v["A_TILE"] + (g[p] & 3 if v["COLK"] else 0)
        if p != self.cur:
            return a
        if not v["CURMODE"]:
            return a | 128
        return {v["A_SEL"]: v["A_CURS"], v["A_HINT"]: v["A_CURH"]}.get(a, v["A_CUR"])
