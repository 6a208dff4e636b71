"""The rules of the tapes, written without the Z80 game: what a key must do and what must be seen."""
from collections import deque


def xors(x):
    x ^= (x << 7) & 0xFFFF
    x ^= x >> 9
    return x ^ ((x << 8) & 0xFFFF)


def deal(number):
    tiles = [k for k in range(1, 22) for _ in range(4)]
    x = xors(xors(number))
    for n in range(84, 0, -1):
        x = xors(x)
        j = (x >> 8) * n >> 8
        tiles[j], tiles[n - 1] = tiles[n - 1], tiles[j]
    return {(r, c): tiles[r * 14 + c] for r in range(6) for c in range(14)}


def linked(board, a, b):
    """True if at most three segments link a and b; a search that counts turns."""
    if board.get(a, 0) != board.get(b, 0) or a == b:
        return False
    best = {}
    queue = deque()
    for d in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        queue.append((a, d, 0))
    while queue:
        (r, c), d, turns = queue.popleft()
        p = (r + d[0], c + d[1])
        if not (-1 <= p[0] <= 6 and -1 <= p[1] <= 14):
            continue
        if p == b:
            return True
        if board.get(p, 0):
            continue
        if best.get((p, d), 9) <= turns:
            continue
        best[(p, d)] = turns
        queue.appendleft((p, d, turns))
        if turns < 2:
            for e in ((d[1], d[0]), (-d[1], -d[0])):
                queue.append((p, e, turns + 1))
    return False


def take(board, a, b, gravity):
    board = dict(board)
    board[a] = board[b] = 0
    if gravity:
        for c in range(14):
            left = [board[(r, c)] for r in range(6) if board[(r, c)]]
            left = [0] * (6 - len(left)) + left
            for r in range(6):
                board[(r, c)] = left[r]
    return board


class Game:
    def __init__(self, s, number):
        self.s = s
        self.gravity = True
        self.cursor = (0, s["HOMEC"])
        self.entry = None
        self.message = False
        self.known = {}
        self.new(number)

    def new(self, number):
        self.number = number
        self.first = deal(number)
        self.history = []
        self.pos = 0
        self.cheated = False
        self.drop()
        if self.s["HOME"] == 0:
            self.cursor = (0, self.s["HOMEC"])
        self.changed()

    def drop(self):
        self.selected = self.pair = None
        self.after = None           # the pair that was shown last

    def changed(self):
        board = self.first
        for a, b in self.history[:self.pos]:
            board = take(board, a, b, self.gravity)
        self.board = board
        self.pairs = self.find()
        self.state = 1 if not any(board.values()) else 0 if self.pairs else 2
        if self.state and self.s["MSGMODE"] in (2, 3):
            self.message = True

    def order(self, cell):
        r, c = cell
        return {0: (r, c), 1: (-r, -c), 2: (c, r), 3: (r, c)}[self.s["ORDER"]]

    def find(self):
        cells = sorted((p for p in self.board if self.board[p]), key=self.order)
        out = [(a, b) for i, a in enumerate(cells) for b in cells[i + 1:]
               if self.board[a] == self.board[b] and linked(self.board, a, b)]
        if self.s["ORDER"] == 3:
            out.sort(key=lambda p: (self.board[p[0]], self.order(p[0]), self.order(p[1])))
        return out

    def border(self):
        end = {0: 5, 1: 7, 2: 0}[self.state]
        if self.cheated and not (self.s["ENDFIRST"] and self.state):
            return 2
        return end

    def hint_off(self):
        if self.pair:
            self.pair = None
            if not self.s["HINTRES"]:
                self.after = None

    def key(self, k, fresh):
        """Does key k; `fresh` is the number that the game picked, if it picks one."""
        if self.message:
            self.message = False
            if self.s["MSGMODE"] == 2:
                return
        if self.entry is not None:
            self.type(k)
            return
        s = self.s
        r, c = self.cursor
        if k in ("left", "right", "up", "down"):
            if not s["ARROWHINT"]:
                self.hint_off()
        if k in ("left", "right"):
            c += 1 if k == "right" else -1
            if not 0 <= c <= 13:
                if s["SIDE"] == 1:
                    c = min(max(c, 0), 13)
                else:
                    if s["SIDE"] == 2:
                        r = (r + (1 if c > 0 else -1)) % 6
                    c %= 14
        elif k in ("up", "down"):
            r += 1 if k == "down" else -1
            r = r % 6 if s["TOPE"] == 0 else min(max(r, 0), 5)
        self.cursor = (r, c)
        if k == "enter":
            self.enter()
        elif k == "h":
            self.hint()
        elif k in "bfrl" and len(k) == 1:
            goal = {"b": max(self.pos - 1, 0), "f": min(self.pos + 1, len(self.history)),
                    "r": 0, "l": len(self.history)}[k]
            if goal != self.pos:
                self.pos = goal
                self.cheated = True
                self.drop()
                self.changed()
            else:
                self.cheated |= bool(s["IDLECHEAT"])
                if s["IDLESEL"]:
                    self.drop()
                else:
                    self.hint_off()
        elif k == "n":
            self.new(fresh)
        elif k == "caps+0":
            self.gravity = not self.gravity
            self.new(fresh)
        elif k == "s":
            self.entry = ""
            if s["GIVEUP"]:
                self.drop()

    def type(self, k):
        s = self.s
        if k in tuple("0123456789"):
            if len(self.entry) < 5:
                self.entry += k
            if not (s["EFULL"] and len(self.entry) == 5):
                return
            k = "enter"
        if k == "caps+0":
            self.entry = self.entry[:-1]
        elif k == "enter":
            if not self.entry:
                if s["EEMPTY"]:
                    self.entry = None
            elif 1 <= int(self.entry) <= 65535:
                n = int(self.entry)
                self.entry = None
                self.new(n)
            else:
                self.entry = None if s["EBAD"] else ""
        elif k not in ("left", "right", "up", "down") or True:
            if s["EOTHER"]:
                self.entry = None

    def timeout(self):
        """The time of everything that goes by time is over."""
        if self.s["HTIME"]:
            self.hint_off()
        if self.entry is not None and self.s["ETIME"]:
            if self.s["ETAKE"] and self.entry and 1 <= int(self.entry) <= 65535:
                n = int(self.entry)
                self.entry = None
                self.new(n)
            self.entry = None

    def enter(self):
        s, p = self.s, self.cursor
        if self.pair:
            self.remove(*self.pair)
        elif not self.board[p]:
            if s["EMPTYENT"]:
                self.drop()
        elif self.selected is None:
            self.select(p)
        elif self.selected == p:
            self.select(None)
        elif linked(self.board, self.selected, p):
            self.remove(p, self.selected)
        else:
            same = self.board[self.selected] == self.board[p]
            what = s["BLOCKED"] if same else s["OTHER"]
            if what == 0:
                self.select(p)
            elif what == 2:
                self.select(None)

    def select(self, p):
        self.selected = p
        self.after = None

    def remove(self, a, b):
        self.history[self.pos:] = [(a, b)]
        self.pos += 1
        self.drop()
        self.changed()

    def hint(self):
        pairs = [p for p in self.pairs if self.selected is None or self.selected in p]
        n = 0 if self.after is None else pairs.index(self.after) + 1
        self.pair = self.after = pairs[n] if n < len(pairs) else None

    def colour(self, p, phase):
        s, kind = self.s, self.board[p]
        base = s["EMPTYA"]
        if kind:
            base = s["BASE_"] + (kind % 4 if s["KCOL"] else 0)
            if kind == self.board[self.cursor]:
                base = s["HLA"]
        if self.pair and p in self.pair and (phase or not s["HINTBLINK"]):
            base = s["HINTA"]
        if p == self.selected and not s["SELPIX"]:
            base = s["SELA"]
        if p == self.cursor:
            if s["CURSOR"] == 0:
                base |= 128
            elif s["CURSOR"] == 1 or s["CURSOR"] == 4 and phase:
                base = s["CURA"]
        return base
