"""The rules of the tapes, slow and simple: boards are lists of six lists of fourteen."""
from itertools import combinations


def numbers(c, n):
    """Random bytes of board n."""
    if c["GEN"] == 0:
        s = n
        while True:
            s = (25173 * s + 13849) % 65536
            yield s // 256
    if c["GEN"] == 1:
        x, w, skip = n, n, 2
        while True:
            w = (w + 40503) % 65536
            x = (x * x + w) % 65536
            if skip:
                skip -= 1
            else:
                yield x // 256
    if c["GEN"] == 2:
        x, skip = n, 3
        while True:
            x = 75 * x % 65537
            if skip:
                skip -= 1
            else:
                yield x % 65536 // 256
    if c["GEN"] == 3:
        t, a = [], 99
        for i in range(7):
            a = ((a * 5 + n % 256) % 256 ^ n // 256) + 7 - i
            a %= 256
            t.append(a)
        t[:2] = [n % 256, n // 256]
        i, skip = 0, 28
        while True:
            v = (t[i] + t[(i + 3) % 7]) % 256
            v = (v * 2 + v // 128) % 256
            t[i] = v = (v + 29) % 256
            i = (i + 1) % 7
            if skip:
                skip -= 1
            else:
                yield v


def deal(c, n):
    g = numbers(c, n)
    if c["DEALORD"] == 0:
        t = [k for k in range(1, 22) for _ in range(4)]
    else:
        t = list(range(1, 22)) * 4
    if c["SHUF"] == 0:
        steps = [(i, lambda i=i: next(g) * (i + 1) // 256) for i in range(83, 0, -1)]
    elif c["SHUF"] == 1:
        steps = [(i % 84, lambda: next(g) * 84 // 256) for i in range(252, 0, -1)]
    else:
        steps = [(i, lambda i=i: i + next(g) * (84 - i) // 256) for i in range(83)]
    for i, f in steps:
        j = f()
        t[i], t[j] = t[j], t[i]
    return [t[14 * r:14 * r + 14] for r in range(6)]


def connected(b, p, q, ring):
    """Walk with at most two bends."""
    lo, hr, hc = (-1, 6, 14) if ring else (0, 5, 13)
    seen = {}
    todo = [(p, d, 0) for d in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    while todo:
        (r, k), d, bends = todo.pop()
        r, k = r + d[0], k + d[1]
        if not (lo <= r <= hr and lo <= k <= hc):
            continue
        if (r, k) == q:
            return True
        if 0 <= r < 6 and 0 <= k < 14 and b[r][k]:
            continue
        if seen.get((r, k, d), 9) <= bends:
            continue
        seen[r, k, d] = bends
        todo.append(((r, k), d, bends))
        if bends < 2:
            todo += [((r, k), e, bends + 1) for e in ((d[1], d[0]), (-d[1], -d[0]))]
    return False


class Game:
    def __init__(self, c, number):
        self.c, self.grav, self.cur, self.sel, self.entry = c, True, (0, 0), None, None
        self.new(number)

    def new(self, number):
        self.number = number
        self.past, self.future = [], []
        self.board = deal(self.c, number)
        self.cheated, self.sel, self.pair, self.turn = False, None, None, 0
        if self.c["HOME"] == 0:
            self.cur = (0, 0)
        if self.c["HOME"] == 1:
            self.cur = (2, 6)

    def kind(self, p):
        return self.board[p[0]][p[1]]

    def ok(self, p, q):
        return self.kind(p) == self.kind(q) and connected(self.board, p, q, self.c["RING"])

    def order(self):
        rows = [(r, k) for r in range(6) for k in range(14)]
        o = self.c["HORD"]
        if o == 1:
            rows.sort(key=lambda p: (p[1], p[0]))
        if o == 2:
            i = rows.index(self.origin)
            rows = rows[i:] + rows[:i]
        if o == 3:
            rows.sort(key=lambda p: self.kind(p))
        if o == 4:
            rows.reverse()
        return [p for p in rows if self.kind(p)]

    def pairs(self, sel=None):
        return [(p, q) for p, q in combinations(self.order(), 2) if (sel in (None, p, q)) and self.ok(p, q)]

    def border(self):
        keep, self.origin = getattr(self, "origin", None), self.cur
        won = not any(map(any, self.board))
        lost = not won and not self.pairs()
        self.origin = keep
        col = 7 if won else 0 if lost else 5
        if self.cheated:
            p = self.c["PREC"]
            if p == 0 or (p == 1 and col == 5) or (p == 2 and not won):
                col = 2
        self.won, self.lost = won, lost
        return col

    def remove(self, p, q):
        self.past.append([r[:] for r in self.board])
        self.future = []
        for r, k in (p, q):
            self.board[r][k] = 0
        if self.grav:
            for k in range(14):
                col = [self.board[r][k] for r in range(6) if self.board[r][k]]
                col = [0] * (6 - len(col)) + col
                for r in range(6):
                    self.board[r][k] = col[r]
        self.sel = self.pair = None
        self.turn = 0
        return True

    def travel(self, to):
        c, past, future = self.c, self.past, self.future
        line = past + [self.board] + future
        if to < 0 or to >= len(line) or to == len(past):
            if c["IDLECH"]:
                self.cheated = True
            if not c["IDLESEL"]:
                self.sel = None
        else:
            self.past, self.board, self.future = line[:to], line[to], line[to + 1:]
            self.board = [r[:] for r in self.board]
            self.cheated = True
            self.sel = None
            if c["BCUR"]:
                self.cur = (0, 0)
        self.pair, self.turn = None, 0

    def select(self, p):
        self.sel, self.turn = p, 0

    def enter(self):
        c = self.c
        if self.pair:
            return self.remove(*self.pair)
        if c["HRES"] == 0:
            self.turn = 0
        p = self.cur
        if not self.kind(p):
            if c["EMPTYC"]:
                self.select(None)
        elif self.sel is None:
            self.select(p)
        elif self.sel == p:
            self.select(None)
        elif self.kind(p) == self.kind(self.sel) and connected(self.board, self.sel, p, c["RING"]):
            return self.remove(self.sel, p)
        else:
            how = c["BLOCKED"] if self.kind(p) == self.kind(self.sel) else c["OKIND"]
            if how != 1:
                self.select(p if how == 0 else None)

    def hint(self):
        if self.turn == 0:
            self.origin = self.cur
        if self.turn == -1:
            self.pair = None
            return
        found = self.pairs(self.sel)
        if self.turn < len(found):
            self.pair = found[self.turn]
            self.turn += 1
            if self.c["HCUR"]:
                self.cur = self.pair[0]
        else:
            self.pair = None
            self.turn = -1 if self.c["HEND"] else 0

    def arrow(self, key):
        c = self.c
        if c["AHINT"] == 0:
            self.pair = None
        if c["HRES"] == 0:
            self.turn = 0
        r, k = self.cur
        if key in "lr":
            k += 1 if key == "r" else -1
            if not 0 <= k < 14:
                if c["WRAPX"] == 0:
                    return
                if c["WRAPX"] == 2:
                    r = (r + (1 if key == "r" else -1)) % 6
                k %= 14
        else:
            r += 1 if key == "d" else -1
            if not 0 <= r < 6:
                if c["WRAPY"] == 0:
                    return
                if c["WRAPY"] == 2:
                    k = (k + (1 if key == "d" else -1)) % 14
                r %= 6
        self.cur = (r, k)

    def key(self, key):
        """l r u d e H B F R L S, digits, G; N and a G that deals need a number (random): see prove."""
        if self.entry is not None:
            return self.typing(key)
        if key in "lrud":
            self.arrow(key)
        elif key == "e":
            return self.enter()
        elif key == "H":
            self.hint()
        elif key == "B":
            self.travel(len(self.past) - 1)
        elif key == "F":
            self.travel(len(self.past) + 1 if self.future else -1)
        elif key == "R":
            self.travel(0)
        elif key == "L":
            self.travel(len(self.past) + len(self.future))
        elif key == "S":
            self.pair, self.turn, self.entry = None, 0, ""
        elif key in "GN":
            if key == "G":
                self.grav = not self.grav
            return "random"

    def cancel(self):
        self.entry = None
        if self.c["ECAN"]:
            self.sel = None

    def typing(self, key):
        c, e = self.c, self.entry
        if key == "e":
            if not e:
                if c["EENT"]:
                    self.cancel()
                return None
            return self.commit()
        if key == "G":
            if c["EDEL"] == 3 and not e:
                self.cancel()
            elif c["EDEL"] in (0, 3):
                self.entry = e[:-1]
            elif c["EDEL"] == 1:
                self.entry = ""
        elif key.isdigit():
            if c["EZERO"] and key == "0" and not e:
                return None
            if len(e) < c["EMAX"]:
                self.entry = e + key
            elif c["EFULL"]:
                self.entry = key
            if c["EAUTO"] and len(self.entry) == c["EMAX"]:
                return self.commit()
        elif c["EOTH"]:
            self.cancel()
            if c["EOTH"] == 2:
                return self.key(key)
        return None

    def commit(self):
        n = int(self.entry)
        if 1 <= n <= 65535:
            self.entry = None
            self.new(n)
            return "new"
        if self.c["EBAD"] == 0:
            self.entry = ""
        elif self.c["EBAD"] == 1:
            self.cancel()
        return None

    def marks(self, p):
        m = (1 if p == self.cur else 0) | (2 if p == self.sel else 0)
        m |= 4 if self.kind(p) and self.kind(p) == self.kind(self.cur) else 0
        return m | (8 if self.pair and p in self.pair else 0)
