"""A slow model of Shisen: board as a list of 84 kinds (0 = empty), own path search."""


def path(board, a, b):
    """Search over (cell, direction, bends) on the board with its empty ring."""
    if a == b or not board[a] or board[a] != board[b]:
        return False
    start = (a // 14, a % 14)
    goal = (b // 14, b % 14)
    todo = [(start, d, 0) for d in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    been = set(todo)
    while todo:
        (y, x), d, bends = todo.pop()
        y += d[0]
        x += d[1]
        if not (-1 <= y <= 6 and -1 <= x <= 14):
            continue
        if (y, x) == goal:
            return True
        if 0 <= y < 6 and 0 <= x < 14 and board[y * 14 + x]:
            continue
        nexts = [((y, x), d, bends)]
        if bends < 2:
            nexts += [((y, x), e, bends + 1) for e in ((d[1], d[0]), (-d[1], -d[0]))]
        for n in nexts:
            if n not in been:
                been.add(n)
                todo.append(n)
    return False


def fall(board):
    out = [0] * 84
    for x in range(14):
        column = [board[y * 14 + x] for y in range(6) if board[y * 14 + x]]
        for i, kind in enumerate(reversed(column)):
            out[(5 - i) * 14 + x] = kind
    return out


class Game:
    def __init__(self, habits, deal):
        self.h = habits
        self.dealer = deal
        self.cur = habits["cur0"]
        self.grav = 1
        self.typing = None
        self.random = True

    def new(self, number):
        self.number = number
        self.states = [self.dealer(number, self.grav)]
        self.at = 0
        self.cheat = 0
        self.sel = None
        self.hint = None
        if self.h["home"] is not None:
            self.cur = self.h["home"]

    @property
    def board(self):
        return self.states[self.at]

    def pairs(self):
        b = self.board
        order = self.h["horder"]
        cells = range(84)
        ps = [(i, j) for i in cells for j in range(i + 1, 84) if b[i] and b[i] == b[j]]
        if order == "back":
            ps.sort(key=lambda p: (-p[1], -p[0]))
        elif order == "kind":
            ps.sort(key=lambda p: (b[p[0]], p))
        elif order == "column":
            ps.sort(key=lambda p: sorted(c % 14 * 6 + c // 14 for c in p))
        return ps

    def moves(self, sel=None):
        for p in self.pairs():
            if (sel is None or sel in p) and path(self.board, *p):
                yield p

    def border(self):
        won = not any(self.board)
        red = self.cheat
        if red and (self.h["redfirst"] or not won):
            return 2
        if won:
            return 7
        return 5 if next(self.moves(), None) else 0

    def remove(self, a, b):
        board = list(self.board)
        board[a] = board[b] = 0
        if self.grav:
            board = fall(board)
        self.states[self.at + 1:] = [board]
        self.at += 1
        self.sel = self.hint = None

    def step_hint(self):
        ps = list(self.moves(self.sel))
        if self.hint is None:
            self.hint = ps[0] if ps else None
        else:
            i = ps.index(self.hint) + 1
            self.hint = ps[i] if i < len(ps) else None

    def enter(self):
        """Returns True when a pair goes."""
        if self.hint:
            self.remove(*self.hint)
            return True
        c = self.cur
        if not self.board[c]:
            if self.h["empty"] == "drop":
                self.sel = None
        elif self.sel is None:
            self.sel = c
        elif self.sel == c:
            self.sel = None
        elif path(self.board, c, self.sel):
            self.remove(c, self.sel)
            return True
        elif self.h["nomatch"] == "new":
            self.sel = c
        elif self.h["nomatch"] == "drop":
            self.sel = None
        return False

    def arrow(self, key):
        y, x = divmod(self.cur, 14)
        dy, dx = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}[key]
        y += dy
        x += dx
        if self.h["wrap"]:
            y, x = y % 6, x % 14
        else:
            y, x = min(max(y, 0), 5), min(max(x, 0), 13)
        self.cur = y * 14 + x
        if self.h["hmove"] == "drop":
            self.hint = None

    def key(self, key, read_number):
        """One key; returns True when a pair was removed. read_number() asks the machine for the
        number that N or DELETE drew."""
        if self.typing is not None:
            self.type_digit(key)
        elif key in ("left", "right", "up", "down"):
            self.arrow(key)
        elif key == "enter":
            return self.enter()
        elif key == "h":
            self.step_hint()
        elif key == "n":
            self.new(read_number())
        elif key == "delete":
            self.grav ^= 1
            self.new(read_number())
        elif key == "s":
            self.hint = None
            self.typing = ""
            if self.h.get("sdrops"):
                self.sel = None
        elif key in "bfrl":
            self.hint = None
            old = self.at
            last = len(self.states) - 1
            self.at = {"b": max(0, old - 1), "f": min(last, old + 1), "r": 0, "l": last}[key]
            moved = self.at != old
            if moved or self.h.get("idleclears", True):
                self.sel = None
            if moved or self.h["cheat0"]:
                self.cheat = 1
        return False

    def type_digit(self, key):
        if key.isdigit():
            if len(self.typing) < 5:
                self.typing += key
        elif key == "delete":
            self.typing = self.typing[:-1]
        elif key == "enter":
            text = self.typing
            self.typing = ""
            if text and 1 <= int(text) <= 65535:
                self.typing = None
                self.new(int(text))
            elif self.h["ask"] == 0 or (not text and self.h["ask"] == 2):
                self.typing = None
