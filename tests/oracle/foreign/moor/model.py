"""A slow, simple model of the tapes: shares nothing with the Z80 program but the names of switches."""

HOMEPOS = None
CELLS = [(r, c) for r in range(1, 7) for c in range(1, 15)]


def generator(sw, seed):
    """Yields bytes, as the tape's generator number sw['RNG'] does."""
    lo, hi, third = seed & 255, seed >> 8, 19
    s = seed
    while True:
        if sw['RNG'] == 0:
            s = (s * 221 + 4711) % 65536
            yield s // 256
        elif sw['RNG'] in (1, 3):
            third = (third + 77) % 256
            x = third ^ lo
            carry = x >> 7
            x = ((x << 1) | carry) & 255
            lo = (x + lo * (sw['RNG'] == 3)) % 256
            y = lo
            for _ in range(2):
                y = (y >> 1) | ((y & 1) << 7)
            hi = (y + hi) % 256
            yield hi
        else:
            for _ in range(5):
                top = s >> 15
                s = (s * 2) % 65536
                low = (s & 255) + top
                s = (s & 0xff00) | (low & 255)
            s = (s + 0x3a7b) % 65536
            s = (s & 0xff00) | ((s >> 8) ^ (s & 255))
            yield s & 255


def deal(sw, number):
    g = generator(sw, number)
    tiles = [k for k in range(1, 22) for _ in range(4)]
    for _ in range(sw['DSTIR']):
        next(g)
    for n in range(84, 0, -1):
        i = next(g) * n // 256
        tiles[n - 1], tiles[i] = tiles[i], tiles[n - 1]
    return {p: tiles[i] for i, p in enumerate(CELLS)}


def free(board, a, b, ends):
    """All cells from a to b, both included, are empty or ends."""
    (r, c), (s, d) = a, b
    if r == s:
        line = [(r, x) for x in range(min(c, d), max(c, d) + 1)]
    else:
        line = [(x, c) for x in range(min(r, s), max(r, s) + 1)]
    return all(p in ends or not board.get(p) for p in line)


def joined(board, a, b):
    ends = {a, b}
    for r in range(0, 8):
        p, q = (r, a[1]), (r, b[1])
        if free(board, a, p, ends) and free(board, p, q, ends) and free(board, q, b, ends):
            return True
    for c in range(0, 16):
        p, q = (a[0], c), (b[0], c)
        if free(board, a, p, ends) and free(board, p, q, ends) and free(board, q, b, ends):
            return True
    return False


def take(board, a, b, gravity):
    new = dict(board)
    new[a] = new[b] = 0
    if gravity:
        for c in {a[1], b[1]}:
            column = [new[(r, c)] for r in range(1, 7) if new[(r, c)]]
            # a column may have holes only without gravity
            column = [0] * (6 - len(column)) + column
            for r in range(1, 7):
                new[(r, c)] = column[r - 1]
    return new


class Model:
    def __init__(self, sw, number):
        self.sw = sw
        self.grav = 1
        self.cur = (1, 1)
        order = list(CELLS)
        if sw['HORD'] == 1:
            order.sort(key=lambda p: (p[1], p[0]))
        if sw['HORD'] == 2:
            order.reverse()
        self.order = order
        self.mode = 'play'
        self.ask = False
        self.said = 0
        self.typed = ''
        self.new(number)

    def new(self, number):
        self.number = number
        self.start = deal(self.sw, number)
        self.moves, self.done, self.cheat = [], 0, 0
        self.sel, self.pair = None, None
        if self.sw['CHOME'] == 0 or self.sw['REMCUR'] == 1:
            self.cur = (self.sw['HOME'] // 16, self.sw['HOME'] % 16)
        self.said = 0
        self.look(); self.at = 0

    def look(self):
        b = self.start
        for m in self.moves[:self.done]:
            b = take(b, m[0], m[1], self.grav)
        self.board = b
        if not any(b.values()):
            self.ended = 1
        else:
            self.ended = 0 if any(True for _ in self.pairs(None)) else 2
        if self.ended == 0:
            self.said = 0

    def pairs(self, only):
        o = self.order
        where = {}
        for i, p in enumerate(o):
            if self.board[p]:
                where.setdefault(self.board[p], []).append(i)
        all_ = [(i, j) for w in where.values() for i in w for j in w if i < j]
        for i, j in sorted(all_):
            if (only is None or only in (o[i], o[j])) and joined(self.board, o[i], o[j]):
                yield i, j

    @property
    def border(self):
        w, k, c = self.ended == 1, self.ended == 2, self.cheat
        p = self.sw['PREC']
        if p == 0:
            return 2 if c else 7 if w else 0 if k else 5
        if p == 1:
            return 7 if w else 0 if k else 2 if c else 5
        return 7 if w else 2 if c else 0 if k else 5

    def changed(self):
        self.pair, self.at = None, 0
        if self.sw['REMCUR'] == 1:
            self.cur = (self.sw['HOME'] // 16, self.sw['HOME'] % 16)
        self.look()

    def remove(self, a, b):
        self.moves[self.done:] = [(min(a, b), max(a, b), self.board[a])]
        self.done += 1
        self.sel = None
        self.changed()

    def key(self, k, number=None):
        """One key; number is what the tape has dealt, if the key deals at random."""
        if self.ask:
            self.ask = False
            return
        if self.mode == 'entry':
            self.entry(k)
        else:
            self.play(k, number)
        if self.mode == 'play' and self.sw['MSG'] >= 2 and self.ended and self.said != self.ended:
            self.said = self.ended
            self.ask = self.sw['MSG'] == 2

    def play(self, k, number):
        sw = self.sw
        if k not in 'He' and k in 'lrudeNGSHBFRL':
            if not (k in 'lrud' and sw['HINTRES'] == 1):
                self.at = 0
        r, c = self.cur
        if k in 'lrud':
            w = sw['WRAP']
            dr, dc = {'l': (0, -1), 'r': (0, 1), 'u': (-1, 0), 'd': (1, 0)}[k]
            nr, nc = r + dr, c + dc
            if w == 0:
                if not (1 <= nr <= 6 and 1 <= nc <= 14):
                    return
            elif w == 1 or dr:
                nr, nc = (nr - 1) % 6 + 1, (nc - 1) % 14 + 1
            else:
                i = ((r - 1) * 14 + c - 1 + dc) % 84
                nr, nc = i // 14 + 1, i % 14 + 1
            self.cur = nr, nc
            self.pair = None
        elif k == 'e':
            self.enter()
        elif k == 'H':
            after = [(n, p) for n, p in enumerate(self.pairs(self.sel), 1)]
            if self.at >= 0 and len(after) > self.at:
                pass
            elif sw['HINTEND'] == 1:
                self.pair, self.at = None, -1
                return
            elif sw['HINTEND'] == 2 and after:
                self.at = 0
            else:
                self.pair, self.at = None, 0
                return
            i, j = after[self.at][1]
            self.at += 1
            self.pair = self.order[i], self.order[j]
        elif k in 'BFRL':
            n = {'B': max(self.done - 1, 0), 'R': 0, 'F': min(self.done + 1, len(self.moves)),
                 'L': len(self.moves)}[k]
            if n != self.done or sw['IDLE']:
                self.done, self.cheat, self.sel = n, 1, None
                self.changed()
        elif k in 'NG':
            if k == 'G':
                self.grav ^= 1
            self.new(number)
        elif k == 'S':
            self.mode, self.typed = 'entry', ''

    def enter(self):
        sw = self.sw
        if self.pair:
            a, b = self.pair
            if sw['HINTCUR']:
                self.cur = b
            return self.remove(a, b)
        k = self.board[self.cur]
        if not k:
            if sw['EMPTYSEL']:
                self.sel, self.at = None, 0
        elif self.sel is None:
            self.sel, self.at = self.cur, 0
        elif self.sel == self.cur:
            self.sel, self.at = None, 0
        elif k == self.board[self.sel] and joined(self.board, self.sel, self.cur):
            self.remove(self.sel, self.cur)
        elif sw['OTHER'] == 0:
            self.sel, self.at = self.cur, 0
        elif sw['OTHER'] == 1:
            self.sel, self.at = None, 0

    def entry(self, k):
        sw = self.sw
        if k == 'e':
            if self.typed:
                self.accept()
            elif sw['EEMPTY']:
                self.mode = 'play'
        elif k == 'G':
            if sw['EDEL'] == 0:
                self.typed = self.typed[:-1]
            elif sw['EDEL'] == 1:
                self.typed = ''
            elif sw['EDEL'] == 2:
                self.mode = 'play'
        elif k.isdigit():
            if len(self.typed) < sw['EMAX'] and not (sw['EOVER'] and int(self.typed + k) > 65535):
                self.typed += k
                if sw['EAUTO'] and len(self.typed) == 5:
                    self.accept()
        elif sw['EOTHER']:
            self.mode = 'play'

    def accept(self):
        n = int(self.typed)
        if 1 <= n <= 65535:
            self.mode = 'play'
            self.new(n)
        elif self.sw['EBAD']:
            self.mode = 'play'
        else:
            self.typed = ''
