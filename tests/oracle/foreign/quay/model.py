"""The rules of Shisen on 14 x 6 in plain Python, with the open points as parameters."""
W, H = 14, 6


def joined(board, a, b):
    """At most three segments between a and b (x, y), over no tile; the ring around may be used."""
    def free(x, y):
        if (x, y) in (a, b):
            return True
        return not (0 <= x < W and 0 <= y < H) or board[y][x] == 0

    def line(x1, y1, x2, y2):
        if y1 == y2:
            return all(free(x, y1) for x in range(min(x1, x2), max(x1, x2) + 1))
        return all(free(x1, y) for y in range(min(y1, y2), max(y1, y2) + 1))
    (ax, ay), (bx, by) = a, b
    for c in range(-1, W + 1):
        if line(ax, ay, c, ay) and line(c, ay, c, by) and line(c, by, bx, by):
            return True
    for r in range(-1, H + 1):
        if line(ax, ay, ax, r) and line(ax, r, bx, r) and line(bx, r, bx, by):
            return True
    return False


def cells(order):
    if order == "col":
        return [(x, y) for x in range(W) for y in range(H)]
    rows = [(x, y) for y in range(H) for x in range(W)]
    return rows[::-1] if order == "rev" else rows


def pairs(board, order, filt=None):
    """All pairs that can go, in the program's order of showing them."""
    seq = cells(order)
    if order == "kind":
        seq = sorted(seq, key=lambda c: (board[c[1]][c[0]], c[1], c[0]))
    out = []
    for i, a in enumerate(seq):
        k = board[a[1]][a[0]]
        if not k:
            continue
        for b in seq[i + 1:]:
            if board[b[1]][b[0]] == k and (filt is None or filt in (a, b)) and joined(board, a, b):
                out.append((a, b))
    return out


class Game:
    def __init__(self, rules):
        self.r = rules
        self.cur = rules["start"]
        self.grav = 1
        self.ask = None

    def deal(self, board, num):
        """A new board has been read from the tape."""
        self.board = [row[:] for row in board]
        self.num, self.hist, self.n = num, [[row[:] for row in board]], 0
        self.cheat = 0
        if self.r["home"] is not None:
            self.cur = self.r["home"]
        self.clear()

    def clear(self):
        self.sel = self.hint = None
        self.idx = 0

    def moves(self):
        return pairs(self.board, self.r["order"])

    def border(self):
        left = any(any(row) for row in self.board)
        stuck = left and not self.moves()
        order = {0: "cws", 1: "wsc", 2: "scw"}[self.r["cheat"]]
        for what in order:
            if what == "c" and self.cheat:
                return 2
            if what == "w" and not left:
                return 7
            if what == "s" and stuck:
                return 0
        return 5

    def remove(self, a, b):
        for x, y in (a, b):
            self.board[y][x] = 0
        if self.grav:
            for x in range(W):
                col = [self.board[y][x] for y in range(H) if self.board[y][x]]
                col = [0] * (H - len(col)) + col
                for y in range(H):
                    self.board[y][x] = col[y]
        self.n += 1
        self.hist = self.hist[:self.n] + [[row[:] for row in self.board]]
        self.clear()
        return "removed"

    def travel(self, n):
        if n == self.n:
            if self.r["noop"]:
                self.cheat = 1
            self.clear()
            return
        self.n, self.cheat = n, 1
        self.board = [row[:] for row in self.hist[n]]
        self.clear()

    def key(self, k):
        """One key: l r u d, e (ENTER), h b f R L, n, g (backspace), or s and a number to deal."""
        if k in "lrud":
            x, y = self.cur
            x += (k == "r") - (k == "l")
            y += (k == "d") - (k == "u")
            if self.r["wrap"]:
                x, y = x % W, y % H
            elif not (0 <= x < W and 0 <= y < H):
                x, y = self.cur
                if self.r.get("edge drops hint") == 0:
                    return None
            self.cur = (x, y)
            if not self.r["hkeep"]:
                self.hint = None
                if not self.r["hcont"]:
                    self.idx = 0
        elif k == "e":
            return self.enter()
        elif k == "h":
            todo = pairs(self.board, self.r["order"], self.sel)
            if self.idx < len(todo):
                self.hint = todo[self.idx]
                self.idx += 1
            else:
                self.hint = None
                if not self.r["stay"]:
                    self.idx = 0
        elif k == "b":
            self.travel(max(self.n - 1, 0))
        elif k == "f":
            self.travel(min(self.n + 1, len(self.hist) - 1))
        elif k == "R":
            self.travel(0)
        elif k == "L":
            self.travel(len(self.hist) - 1)
        elif k in "ng":
            if k == "g":
                self.grav ^= 1
            return "deal"
        return None

    def enter(self):
        if self.hint:
            return self.remove(*self.hint)
        x, y = self.cur
        kind = self.board[y][x]
        if not kind:
            if self.r["empty enter"] == "clear":
                self.sel, self.idx = None, 0
            return None
        if self.sel is None:
            self.sel = self.cur
        elif self.sel == self.cur:
            self.sel = None
        elif self.board[self.sel[1]][self.sel[0]] == kind and joined(self.board, self.sel, self.cur):
            return self.remove(self.sel, self.cur)
        elif self.r["miss"] == "reselect":
            self.sel = self.cur
        elif self.r["miss"] == "clear":
            self.sel = None
        elif self.r["miss"] == "keep":
            return None
        self.idx = 0
        return None
