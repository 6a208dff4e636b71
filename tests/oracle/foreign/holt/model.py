"""A model of the game in Python: rows 0 to 5, columns 0 to 13, kinds 1 to 21, 0 is empty."""
from collections import deque

W, H = 14, 6


class Deck:
    """Makes the deals of the game."""

    def __init__(self, cfg):
        self.cfg = cfg
        self.state = 0

    def byte(self):
        """Returns the next random byte."""
        if self.cfg["RNG"] == 0:
            self.state = (self.state * 13 + 15133) % 65536
            return self.state // 256
        if self.cfg["RNG"] == 1:
            self.state = (self.state * 5 + 28411) % 65536
            return self.state // 256 ^ self.state % 256
        for _ in range(8):
            low = self.state & 1
            self.state = self.state // 2 ^ (0xB400 if low else 0)
        return self.state // 256

    def deal(self, number):
        """Returns the board of a number."""
        self.state = number
        for _ in range(3):
            self.byte()
        tiles = [k for k in range(1, 22) for _ in range(4)]
        if self.cfg["SHUF"] == 0:
            for n in range(84, 1, -1):
                j = self.byte() * n // 256
                tiles[j], tiles[n - 1] = tiles[n - 1], tiles[j]
        else:
            for i in range(84):
                j = self.byte() * 84 // 256
                tiles[j], tiles[i] = tiles[i], tiles[j]
        return [tiles[r * W:r * W + W] for r in range(H)]


def linked(board, a, b):
    """Tells whether two cells can be connected by at most three lines around or between tiles."""
    def free(r, c):
        if (r, c) == b:
            return True
        if 0 <= r < H and 0 <= c < W:
            return board[r][c] == 0
        return -1 <= r <= H and -1 <= c <= W
    seen = {a}
    layer = [a]
    for _ in range(3):
        following = []
        for r, c in layer:
            for dr, dc in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                y, x = r + dr, c + dc
                while free(y, x):
                    if (y, x) == b:
                        return True
                    if (y, x) not in seen:
                        seen.add((y, x))
                        following.append((y, x))
                    y, x = y + dr, x + dc
        layer = following
    return False


def take(board, a, b, gravity):
    """Returns the board after a removal."""
    new = [row[:] for row in board]
    new[a[0]][a[1]] = new[b[0]][b[1]] = 0
    if gravity:
        for c in range(W):
            column = [new[r][c] for r in range(H) if new[r][c]]
            column = [0] * (H - len(column)) + column
            for r in range(H):
                new[r][c] = column[r]
    return new


def pairs(board):
    """Returns all removable pairs."""
    where = {}
    for r in range(H):
        for c in range(W):
            if board[r][c]:
                where.setdefault(board[r][c], []).append((r, c))
    return [(p[i], p[j]) for p in where.values() for i in range(len(p)) for j in range(i + 1, len(p))
            if linked(board, p[i], p[j])]


class Game:
    """The whole game; `press` takes a key and, where a random board is dealt, its number."""

    def __init__(self, cfg, number):
        self.cfg, self.deck = cfg, Deck(cfg)
        self.gravity, self.cursor, self.entry = True, (0, 0), None
        self.random = False
        self.start(number)

    def start(self, number):
        """Begins a board."""
        self.number, self.cheat, self.moves, self.at = number, False, [], 0
        self.selected, self.shown = None, None
        self.first = self.board = self.deck.deal(number)
        self.fresh()
        if self.cfg["HOMEM"] < 2:
            self.cursor = ((0, 0), (2, 6))[self.cfg["HOMEM"]]
        self.judge()

    def judge(self):
        """Finds out whether the game is won or lost, and the border."""
        self.won = not any(map(any, self.board))
        self.stuck = not self.won and not pairs(self.board)
        red = self.cheat and (self.won or not self.cfg["REDLATE"])
        facts = {"s": (self.stuck, 0), "w": (self.won, 7), "c": (red, 2)}
        order = ("cws", "wcs", "wsc", "scw")[self.cfg["PREC"]]
        self.border = next((facts[f][1] for f in order if facts[f][0]), 5)

    def fresh(self):
        """Lets the hints begin with the first pair."""
        self.queue, self.empty = None, False

    def press(self, key, number=None):
        """Plays one key."""
        self.random = False
        if self.entry is not None:
            self.typed(key, number)
        elif self.cfg["WINKEY"] == 1 and self.won:
            self.start_random(number)
        elif key in "lrud":
            self.arrow(key)
        elif key == "e":
            self.enter()
        elif key in "NG":
            if key == "G":
                self.gravity = not self.gravity
            self.start_random(number)
        elif key == "S":
            self.shown = None
            self.fresh()
            if not self.cfg["ESEL"]:
                self.selected = None
            self.entry = ""
        elif key == "H":
            self.hint()
        elif key in "BFRL":
            self.history(key)

    def start_random(self, number):
        """Begins a board whose number the machine has chosen."""
        self.random = True
        self.start(number)

    def move(self, key):
        """Moves the cursor one cell."""
        r, c = self.cursor
        edge = self.cfg["EDGE"]
        r += {"u": -1, "d": 1}.get(key, 0)
        c += {"l": -1, "r": 1}.get(key, 0)
        if not 0 <= r < H:
            r = r % H if edge == 0 else min(max(r, 0), H - 1)
        if not 0 <= c < W:
            if edge == 1:
                c = min(max(c, 0), W - 1)
            else:
                if edge == 2:
                    r = (r + (1 if c >= W else -1)) % H
                c %= W
        self.cursor = r, c

    def arrow(self, key):
        """Obeys an arrow key."""
        if not self.cfg["HARROW"]:
            self.shown = None
            if not self.cfg["HRESUME"]:
                self.fresh()
        if not self.cfg["SKIP"]:
            self.move(key)
            return
        old = self.cursor
        for _ in range(13 if key in "lr" else 5):
            self.move(key)
            if self.board[self.cursor[0]][self.cursor[1]]:
                return
        self.cursor = old
        self.move(key)

    def remove(self, a, b):
        """Removes a pair."""
        self.shown = self.selected = None
        self.fresh()
        self.moves = self.moves[:self.at] + [(a, b)]
        self.at += 1
        self.board = take(self.board, a, b, self.gravity)
        self.judge()

    def enter(self):
        """Obeys ENTER."""
        if self.shown:
            self.remove(*self.shown)
            return
        at = self.cursor
        kind = self.board[at[0]][at[1]]
        if not kind:
            if self.cfg["EMPTYE"]:
                self.selected = None
                self.fresh()
            return
        self.fresh()
        old = self.selected
        if old is None:
            self.selected = at
        elif old == at:
            self.selected = None
        else:
            same = self.board[old[0]][old[1]] == kind
            if same and linked(self.board, old, at):
                self.remove(old, at)
                return
            rule = self.cfg["BLOCK" if same else "OTHERK"]
            self.selected = (at, old, None)[rule]

    def order(self):
        """Returns all pairs that may be shown, in their order."""
        rule = self.cfg["HORDER"]
        cells = [(r, c) for r in range(H) for c in range(W) if self.board[r][c]]
        if rule == 1:
            cells.sort(key=lambda p: (p[1], p[0]))
        if rule == 2:
            cells.reverse()
        if self.selected:
            s = self.selected
            found = [(s, p) for p in cells if p != s]
        else:
            found = [(p, q) for i, p in enumerate(cells) for q in cells[i + 1:]]
            if rule == 3:
                found.sort(key=lambda f: self.board[f[0][0]][f[0][1]])
        kind = self.board
        return deque(f for f in found if kind[f[0][0]][f[0][1]] == kind[f[1][0]][f[1][1]]
                     and linked(kind, *f))

    def hint(self):
        """Obeys H."""
        if not self.cfg["HRESUME"] and not self.shown and not self.empty:
            self.fresh()
        if self.queue is None:
            self.queue = self.order()
        if not self.queue and self.cfg["HEND"] == 1:
            self.queue = self.order()
        if not self.queue or self.empty:
            self.shown = None
            if self.cfg["HEND"] == 2:
                self.empty = True
            else:
                self.fresh()
            return
        self.shown = self.queue.popleft()
        if self.cfg["HCUR"]:
            self.cursor = self.shown[0]

    def history(self, key):
        """Obeys B, F, R and L."""
        goal = {"B": self.at - 1, "F": self.at + 1, "R": 0, "L": len(self.moves)}[key]
        if goal == self.at or not 0 <= goal <= len(self.moves):
            if self.cfg["IDLECH"]:
                self.cheat = True
                self.judge()
            if not self.cfg["IDLESEL"]:
                self.selected = None
                self.fresh()
            if not self.cfg["IDLEHI"]:
                self.shown = None
                self.fresh()
            return
        self.at, self.cheat, self.shown = goal, True, None
        self.fresh()
        s = self.selected
        kind = s and self.board[s[0]][s[1]]
        self.board = self.first
        for a, b in self.moves[:goal]:
            self.board = take(self.board, a, b, self.gravity)
        if s and not (self.cfg["BACKSEL"] and self.board[s[0]][s[1]] == kind):
            self.selected = None
        if self.cfg["BACKCUR"] and goal < len(self.moves):
            self.cursor = self.moves[goal][0]
        self.judge()

    def typed(self, key, number):
        """Obeys a key while a number is typed."""
        cfg = self.cfg
        if key in "0123456789":
            if len(self.entry) < 5:
                self.entry += key
                if cfg["AUTO5"] and len(self.entry) == 5:
                    self.accept()
        elif key == "G":
            if self.entry:
                self.entry = self.entry[:-1]
            elif cfg["EDEL"]:
                self.entry = None
        elif key == "e":
            if self.entry:
                self.accept()
            elif cfg["EEMPTY"]:
                self.entry = None
        elif cfg["ELET"]:
            self.entry = None
            if cfg["ELET"] == 2:
                self.press(key, number)

    def accept(self):
        """Ends the typing of a number."""
        n = int(self.entry)
        self.entry = ""
        if 1 <= n <= 65535:
            self.entry = None
            self.start(n)
        elif self.cfg["EBIG" if n else "EZERO"]:
            self.entry = None
