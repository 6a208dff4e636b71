"""Models the game's rules in Python, written apart from the Z80 code. MIT licence."""


def generator(kind, seed):
    """Yields the bytes that the deal uses."""
    x = seed
    for n in range(100000):
        if kind == 0:
            x ^= x << 7 & 0xffff
            x ^= x >> 9
            x ^= x << 8 & 0xffff
        elif kind == 1:
            x = (x * 25173 + 13849) % 65536
        else:
            x = (x * 5 + 12345) % 65536
        b = x >> 8
        if kind == 2:
            b ^= x & 255
        if n >= 8:
            yield b


def deal(t, number):
    """Gives the board as a dictionary from (row, column) to kind."""
    g = generator(t["GEN"], number)
    tiles = [i // 4 + 1 if t["FILL"] == 0 else i % 21 + 1 for i in range(84)]
    if t["SHUF"] == 0:
        for i in range(83, -1, -1):
            j = next(g) * (i + 1) // 256
            tiles[i], tiles[j] = tiles[j], tiles[i]
    elif t["SHUF"] == 1:
        for i in range(84):
            j = 99
            while j > 83:
                j = next(g) % 128
            tiles[i], tiles[j] = tiles[j], tiles[i]
    else:
        tiles = [0] * 84
        for i in range(84):
            j = next(g) * 84 // 256
            while tiles[j]:
                j = (j + 1) % 84
            tiles[j] = i // 4 + 1
    if t["DORD"] == 0:
        return {(i // 14 + 1, i % 14 + 1): k for i, k in enumerate(tiles)}
    return {(i % 6 + 1, i // 6 + 1): k for i, k in enumerate(tiles)}


def linked(board, a, b):
    """Tells whether at most three segments connect a and b, by a search with turns."""
    todo = {(a, d) for d in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    seen = set()
    for _ in range(3):
        later = set()
        for cell, d in todo:
            r, c = cell
            while True:
                r, c = r + d[0], c + d[1]
                if not (0 <= r <= 7 and 0 <= c <= 15):
                    break
                if (r, c) == b:
                    return True
                if (r, c) in board:
                    break
                for e in ((d[1], d[0]), (-d[1], -d[0])):
                    if ((r, c), e) not in seen:
                        seen.add(((r, c), e))
                        later.add(((r, c), e))
        todo = later
    return False


class Game:
    """Follows the state of one tape."""

    def __init__(self, t):
        self.t = t
        self.grav = t["DEFGRAV"]
        self.cur = (1, 1)

    def start(self, number):
        t = self.t
        self.number = number
        self.first = deal(t, number)
        self.board = dict(self.first)
        self.done, self.later = [], []
        self.cheat = 0
        self.sel = None
        self.forget()
        if t["CHOME"] == 0:
            self.cur = (1, 1)
        elif t["CHOME"] == 1:
            self.cur = (3, 7)

    def forget(self):
        self.hint, self.last, self.none = None, -1, 0
        self.hsel = "any"

    def take(self, a, b):
        del self.board[a], self.board[b]
        if self.grav:
            for c in {a[1], b[1]}:
                col = [self.board.pop((r, c)) for r in range(6, 0, -1) if (r, c) in self.board]
                for i, k in enumerate(col):
                    self.board[6 - i, c] = k

    def remove(self, a, b):
        self.take(a, b)
        self.done.append((a, b))
        self.later = []
        self.sel = None
        self.forget()

    def order(self, cell):
        h = self.t["HORD"]
        return (cell, (-cell[0], -cell[1]), cell[::-1])[h]

    def pairs(self):
        """Lists the pairs in the order in which the tape shows them."""
        kinds = {}
        for cell, k in self.board.items():
            kinds.setdefault(k, []).append(cell)
        out = []
        for cells in kinds.values():
            cells.sort(key=self.order)
            for i, a in enumerate(cells):
                for b in cells[i + 1:]:
                    if linked(self.board, a, b):
                        out.append((a, b))
        return sorted(out, key=lambda p: (self.order(p[0]), self.order(p[1])))

    def arrow(self, dr, dc):
        r, c = self.cur
        e = self.t["EDGE"]
        r, c = r + dr, c + dc
        if e == 1:
            r, c = min(6, max(1, r)), min(14, max(1, c))
        elif e == 0 or dr:
            r, c = (r - 1) % 6 + 1, (c - 1) % 14 + 1
        else:
            n = ((r - 1) * 14 + c - 1) % 84
            r, c = n // 14 + 1, n % 14 + 1
        self.cur = (r, c)
        if self.t["HARR"] == 0:
            if self.t["HRES"] == 0 or self.none:
                if self.hint or self.none:
                    self.forget()
            self.hint, self.none = None, 0

    def enter(self):
        t = self.t
        if self.hint:
            return self.remove(*self.hint)
        self.forget()
        k = self.board.get(self.cur)
        if k is None:
            if t["EMPT"]:
                self.sel = None
        elif self.sel is None:
            self.sel = self.cur
        elif self.sel == self.cur:
            self.sel = None
        elif self.board.get(self.sel) == k and linked(self.board, self.sel, self.cur):
            return self.remove(self.sel, self.cur)
        else:
            rule = t["MISS"] if self.board.get(self.sel) == k else t["OTHK"]
            self.sel = (self.cur, self.sel, None)[rule]

    def help(self):
        if self.t["HEND"] == 1 and self.none:
            return
        if self.hsel != self.sel:
            last = -1
        else:
            last = self.last
        ps = [(i, p) for i, p in enumerate(self.pairs()) if self.sel is None or self.sel in p]
        ps = [(i, p) for i, p in ps if i > last]
        if not ps:
            self.forget()
            self.none = 1
            return
        self.last, self.hint = ps[0]
        self.none = 0
        self.hsel = self.sel
        if self.t["HCUR"]:
            self.cur = self.hint[0]

    def history(self, key):
        moved = 0
        while True:
            if key in "BR" and self.done:
                self.later.append(self.done.pop())
            elif key in "FL" and self.later:
                self.done.append(self.later.pop())
            else:
                break
            moved = 1
            if key in "BF":
                if self.t["BCUR"]:
                    self.cur = (self.later if key == "B" else self.done)[-1][0]
                break
        self.board = dict(self.first)
        for a, b in self.done:
            self.take(a, b)
        if moved or self.t["ICHT"]:
            self.cheat = 1
        self.forget()
        if not self.t["HSEL"] or self.sel not in self.board:
            self.sel = None

    def number_of(self, text):
        """Gives the number that an entry leads to, or None, and the keys that end it."""
        t, digits = self.t, ""
        for ch in text:
            if ch == "<":
                if t["EDEL"] == 1:
                    digits = digits[:-1]
                elif t["EDEL"] == 2:
                    digits = ""
            elif len(digits) < 5 and not (t["EINV"] == 2 and int(digits + ch) > 65535):
                digits += ch
        n = int(digits or "0")
        return n if 1 <= n <= 65535 else None

    def state(self):
        won = not self.board
        stuck = not won and not self.pairs()
        order = [(won, 7), (stuck, 0)]
        order.insert(0 if self.t["PREC"] == 0 else 2, (self.cheat, 2))
        colour = next((c for f, c in order if f), 5)
        return won, stuck, colour

    def key(self, key, number=None):
        if key in "lrud":
            self.arrow(*{"l": (0, -1), "r": (0, 1), "u": (-1, 0), "d": (1, 0)}[key])
        elif key == "e":
            self.enter()
        elif key == "H":
            self.help()
        elif key in "BFRL":
            self.history(key)
        elif key == "N":
            self.start(number)
        elif key == "G":
            self.grav ^= 1
            self.start(number)
