"""Plays the rules in Python: shares no code with the game on the Spectrum."""
from collections import deque

ROWS, COLS = 6, 14


def linked(board, a, b):
    """Says whether tiles a and b can be joined by at most three segments (search by turns)."""
    if a == b or board[a] != board[b]:
        return False
    best = {}
    todo = deque()
    for d in range(4):
        todo.append((a, d, 1))
    while todo:
        (r, c), d, n = todo.popleft()
        dr, dc = ((0, 1), (1, 0), (0, -1), (-1, 0))[d]
        r, c = r + dr, c + dc
        while -1 <= r <= ROWS and -1 <= c <= COLS:
            if (r, c) == b:
                return True
            if board.get((r, c)):
                break
            if n < 3:
                for e in ((d + 1) % 4, (d + 3) % 4):
                    if best.get((r, c, e), 9) > n + 1:
                        best[r, c, e] = n + 1
                        todo.append(((r, c), e, n + 1))
            r, c = r + dr, c + dc
    return False


def pairs(board):
    """Lists all pairs that can be removed."""
    kinds = {}
    for p, k in board.items():
        if k:
            kinds.setdefault(k, []).append(p)
    out = []
    for ps in kinds.values():
        for i, a in enumerate(ps):
            for b in ps[i + 1:]:
                if linked(board, a, b):
                    out.append((a, b))
    return out


def taken(board, a, b, gravity):
    """Gives the board without a and b."""
    new = dict(board)
    new[a] = new[b] = 0
    if gravity:
        for c in range(COLS):
            left = [new[r, c] for r in range(ROWS) if new[r, c]]
            for r in range(ROWS):
                i = r - (ROWS - len(left))
                new[r, c] = left[i] if i >= 0 else 0
    return new


def pos(index):
    return (index // 16 - 1, index % 16 - 1)


class Game:
    """Holds a game: press() takes a key, deal is called for the board of a number (None: random)."""

    def __init__(self, t, order, deal):
        self.t, self.deal = t, deal
        self.order = [pos(i) for i in order]
        self.place = {p: i for i, p in enumerate(self.order)}
        self.gravity = 1
        self.home = pos(t['HOMEPOS'])
        self.cur = self.home
        self.entry = None
        self.ended = 0
        self.new(None)

    def new(self, number):
        self.number, self.board = self.deal(number)
        self.line = [self.board]
        self.moves = []
        self.now = 0
        self.cheat = 0
        self.sel = self.shown = None
        self.mark = (0, 0)
        self.found = 0
        if self.t['NCUR'] == 0:
            self.cur = self.home
        self.judge()

    def judge(self):
        self.state = 1 if self.now == 42 else 0 if pairs(self.board) else 2
        self.ended = int(self.state > 0)

    def border(self):
        end = {0: None, 1: 7, 2: 0}[self.state]
        if self.t['PREC'] == 0:
            return 2 if self.cheat else 5 if end is None else end
        if self.t['PREC'] == 2 and self.cheat and self.state != 1:
            return 2
        return (2 if self.cheat else 5) if end is None else end

    def reset(self):
        self.mark = (0, 0)
        self.found = 0

    def drop(self):
        self.shown = None
        if self.t['HRES'] == 0:
            self.reset()

    def press(self, key):
        t = self.t
        if self.entry is not None:
            return self.type(key)
        if t['ENDKEY'] and self.ended:
            self.ended = 0
            return
        if t['PLAIN5'] and key in '5678':
            key = {'5': 'l', '6': 'd', '7': 'u', '8': 'r'}[key]
        if t['QAOP'] and key in 'OPAQ':
            key = {'O': 'l', 'P': 'r', 'A': 'd', 'Q': 'u'}[key]
        if t['SPACESEL'] and key == ' ':
            key = 'e'
        if key in 'lrud':
            if t['ARRHINT'] == 0:
                self.drop()
            self.arrow(key)
        elif key == 'e':
            self.enter()
        elif key == 'H':
            self.hint()
        elif key == 'N':
            self.new(None)
        elif key == 'G':
            self.gravity ^= 1
            self.new(None)
        elif key == 'S':
            if t['ECLR']:
                self.sel = self.shown = None
                self.reset()
            self.entry = ''
        elif key in 'BFRL':
            self.travel(key)

    def next(self, p, key):
        t = self.t
        r, c = p
        r += {'u': -1, 'd': 1}.get(key, 0)
        c += {'l': -1, 'r': 1}.get(key, 0)
        if t['EDGEV'] == 1 and not 0 <= r < ROWS or t['EDGEH'] == 1 and not 0 <= c < COLS:
            return p
        if t['EDGEH'] == 2:
            r += (c >= COLS) - (c < 0)
        return (r % ROWS, c % COLS)

    def arrow(self, key):
        if not self.t['SKIPMT']:
            self.cur = self.next(self.cur, key)
            return
        p = self.cur
        for _ in range(84):
            q = self.next(p, key)
            if q == p:
                return
            p = q
            if self.board[p]:
                self.cur = p
                return

    def enter(self):
        t = self.t
        if self.shown:
            return self.remove(*self.shown)
        k = self.board[self.cur]
        if not k:
            if t['EMPTYE']:
                self.sel = None
                self.reset()
            return
        if self.sel is None:
            self.sel = self.cur
        elif self.sel == self.cur:
            self.sel = None
        elif self.board[self.sel] != k:
            if t['OTHER'] == 1:
                return
            self.sel = self.cur if t['OTHER'] == 0 else None
        elif linked(self.board, self.sel, self.cur):
            return self.remove(self.sel, self.cur)
        else:
            if t['BLOCKED'] == 1:
                return
            self.sel = self.cur if t['BLOCKED'] == 0 else None
        self.reset()

    def remove(self, a, b):
        a, b = sorted((a, b))
        self.moves[self.now:] = [(a, b)]
        self.board = taken(self.board, a, b, self.gravity)
        self.now += 1
        self.line[self.now:] = [self.board]
        self.sel = self.shown = None
        self.reset()
        if self.t['RCUR'] == 1:
            self.cur = self.home
        elif self.t['RCUR'] == 2:
            self.cur = b
        self.judge()

    def list(self):
        """Lists the pairs in the order of the hints, with the selected tile if there is one."""
        out = []
        for a, b in pairs(self.board):
            i, j = sorted((self.place[a], self.place[b]))
            if self.sel is None or self.sel in (a, b):
                out.append((i, j))
        return sorted(out)

    def hint(self):
        t = self.t
        left = [p for p in self.list() if p > self.mark]
        if left:
            self.mark = left[0]
            self.found += 1
            self.shown = tuple(self.order[i] for i in left[0])
            if t['HCUR']:
                self.cur = self.shown[0]
            return
        self.shown = None
        if t['NOSEL'] and not self.found:
            self.sel = None
        if t['HEND'] == 0:
            self.reset()
        else:
            self.mark = (83, 83)

    def travel(self, key):
        t = self.t
        to = {'B': max(0, self.now - 1), 'F': min(len(self.moves), self.now + 1), 'R': 0,
              'L': len(self.moves)}[key]
        if to == self.now:
            if t['IDLESEL']:
                self.sel = self.shown = None
                self.reset()
            self.cheat |= t['IDLEC']
            return
        old = self.sel and self.board[self.sel]
        step = self.moves[min(to, self.now)] if key in 'BF' else None
        self.now = to
        self.board = self.line[to]
        if t['TRAVCUR'] and step:
            self.cur = step[0 if key == 'B' else 1]
        if key == 'R' and t['RESTHOME']:
            self.cur = self.home
        self.cheat = 1
        if self.sel and not (t['TRAVSEL'] and self.board[self.sel] == old):
            self.sel = None
        self.shown = None
        self.reset()
        self.judge()

    def type(self, key):
        t = self.t
        if key == 'e':
            if not self.entry:
                self.entry = None if t['EEMPTY'] else ''
                return
            return self.done()
        if key == 'G':
            self.entry = '' if t['EDEL'] else self.entry[:-1]
        elif key in '0123456789':
            if t['ELEAD0'] and not self.entry and key == '0':
                return
            if len(self.entry) < t['MAXDIG'] and not (t['EOVER'] and int(self.entry + key) > 65535):
                self.entry += key
            if t['EAUTO'] and len(self.entry) == 5:
                self.done()
        elif t['ELET']:
            self.entry = None

    def done(self):
        n = int(self.entry)
        if 1 <= n <= 65535:
            self.entry = None
            self.new(n)
        else:
            self.entry = None if self.t['EBAD'] else ''
