"""A slow model of the game, written apart from the assembly."""
COLUMNS, ROWS = 14, 6


class Deal:
    def __init__(self, o):
        self.o = o

    def step(self, s):
        kind = self.o["DEALK"]
        if kind == 0:
            for _ in range(8):
                s = s >> 1 ^ (0xB400 if s & 1 else 0)
            return s
        if kind == 1:
            return (s * 25173 + 13849) % 65536
        return (75 * (s + 1)) % 65537 - 1

    def board(self, number):
        s = number
        cells = [i // 4 + 1 for i in range(84)]
        if self.o["FILL"] == 2:
            cells = [0] * 84
            for tile in range(84):
                s = self.step(s)
                j = (s >> 8) * 84 >> 8
                while cells[j]:
                    j = (j + 1) % 84
                cells[j] = tile // 4 + 1
        else:
            for i in range(83, 0, -1):
                s = self.step(s)
                j = (s >> 8) * (i + 1 if self.o["FILL"] == 0 else 84) >> 8
                cells[i], cells[j] = cells[j], cells[i]
        return {(x, y): cells[y * COLUMNS + x] for y in range(ROWS) for x in range(COLUMNS)}


def joined(board, one, two, ring):
    """Tries every way of at most three lines."""
    low = -1 if ring else 0
    seen = set()

    def walk(cell, way, lines):
        if (cell, way, lines) in seen:
            return False
        seen.add((cell, way, lines))
        for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            used = lines + (step != way)
            if used > 3 or way and step == (-way[0], -way[1]):
                continue
            to = (cell[0] + step[0], cell[1] + step[1])
            if to == two:
                return True
            if not (low <= to[0] < COLUMNS - low and low <= to[1] < ROWS - low):
                continue
            if board.get(to, 0) == 0 and walk(to, step, used):
                return True
        return False

    return walk(one, None, 0)


def drop(board):
    fallen = {}
    for x in range(COLUMNS):
        column = [board[x, y] for y in range(ROWS) if board[x, y]]
        column = [0] * (ROWS - len(column)) + column
        for y in range(ROWS):
            fallen[x, y] = column[y]
    return fallen


class Model:
    """The game as the switches describe it."""

    def __init__(self, o):
        self.o = o
        self.deal = Deal(o)
        self.cur = (0, 0)
        self.gravity = 1
        self.cheat = self.inent = self.inmsg = self.state = 0
        self.entry = ""
        self.heard = False
        self.calls = 0

    def new(self, number):
        self.number = number
        self.start = self.deal.board(number)
        self.board = dict(self.start)
        self.done, self.undone = [], []
        self.sel, self.pair, self.hints = None, None, None
        self.cheat, self.state = 0, 0
        if self.o["NEWCUR"] == 0:
            self.cur = (0, 0)
        elif self.o["NEWCUR"] == 1:
            self.cur = (6, 2)
        self.changed()

    def changed(self):
        old = self.state
        self.hints = None
        if not any(self.board.values()):
            self.state = 1
        else:
            self.state = 0 if self.pairs(None) else 2
        if self.state and self.state != old and self.o["MSG"] in (2, 3):
            self.inmsg = 1

    def border(self):
        o = self.o
        if self.state == 1 and (o["CHEATWIN"] or not self.cheat):
            return 7
        if self.state == 2 and (o["CHEATSTUCK"] or not self.cheat):
            return 0
        return 2 if self.cheat else 5

    def pairs(self, selected):
        tiles = [(b % 16 - 1, b // 16 - 1) for b in self.order()]
        tiles = [t for t in tiles if self.board[t]]
        found = []
        for i, a in enumerate(tiles):
            for b in tiles[i + 1:]:
                if self.board[a] == self.board[b] and (selected is None or selected in (a, b)):
                    if joined(self.board, a, b, self.o["ring"]):
                        found.append((a, b))
        return found

    def order(self):
        from build import order
        return order(self.o)

    def replay(self):
        self.board = dict(self.start)
        for a, b in self.done:
            self.apply(a, b)

    def apply(self, a, b):
        self.board[a] = self.board[b] = 0
        if self.gravity:
            self.board = drop(self.board)

    def remove(self, a, b):
        self.done.append((a, b))
        self.undone = []
        self.sel = self.pair = None
        self.apply(a, b)
        self.heard = True
        self.changed()

    def enter(self):
        o = self.o
        if self.pair:
            self.remove(*self.pair)
            return
        self.hints = None
        here = self.board[self.cur]
        if not here:
            if o["EMPTYENT"]:
                self.sel = None
        elif self.sel is None:
            self.sel = self.cur
        elif self.sel == self.cur:
            self.sel = None
        else:
            same = self.board[self.sel] == here
            if same and joined(self.board, self.sel, self.cur, o["ring"]):
                self.remove(self.sel, self.cur)
                return
            rule = o["MISPATH"] if same else o["MISKIND"]
            self.sel = (self.cur, self.sel, None)[rule]

    def hint(self):
        if self.hints is None:
            self.hints = self.pairs(self.sel)
            self.at = 0
        if self.at < len(self.hints):
            self.pair = self.hints[self.at]
            self.at += 1
        else:
            self.pair = None
            if not self.o["HEND"]:
                self.hints = None

    def arrow(self, dx, dy):
        x, y = self.cur[0] + dx, self.cur[1] + dy
        if self.o["WRAP"]:
            x, y = x % COLUMNS, y % ROWS
        elif not (0 <= x < COLUMNS and 0 <= y < ROWS):
            return
        self.cur = (x, y)
        if self.o["HARROW"]:
            self.pair = None
            if self.o["HRESTART"]:
                self.hints = None

    def history(self, key):
        o = self.o
        if not (self.done if key in "BR" else self.undone):
            if not o["CHEATNIL"]:
                if o["NILCLEAR"]:
                    self.clear()
                    self.changed()
                return
        else:
            for _ in range(1 if key in "BF" else 99):
                if key in "BR" and self.done:
                    self.undone.append(self.done.pop())
                elif key in "FL" and self.undone:
                    self.done.append(self.undone.pop())
        self.cheat = 1
        self.clear()
        self.replay()
        if self.sel and not self.board[self.sel]:
            self.sel = None
        self.changed()

    def clear(self):
        self.pair = None
        if not self.o["HISTSEL"]:
            self.sel = None

    def typed(self, key):
        o = self.o
        if key == "{enter}":
            if not self.entry and o["SEMPTY"] == 0:
                return
            value = int(self.entry or "0") if self.entry.isdigit() or not self.entry else 0
            if o["BASICIN"] and len(self.entry) > 5:
                value = 0
            if value > 65535 and o["SBAD"] == 2:
                value %= 65536
            if 1 <= value <= 65535:
                self.inent, self.entry = 0, ""
                self.new(value)
                return
            if self.entry == "" or o["SBAD"] == 1:
                self.inent = 0
            self.entry = ""
        elif key == "{delete}":
            self.entry = self.entry[:-1]
        elif key.isdigit() and len(self.entry) < o["MAXD"]:
            self.entry += key
        elif o["BASICIN"] and len(key) == 1:
            self.entry += key

    def key(self, key, random_number):
        """Plays a key. random_number tells what the tape drew for N."""
        self.heard = False
        if self.inmsg:
            self.inmsg = 0
            return
        if self.inent:
            self.typed(key)
            return
        arrows = {"{left}": (-1, 0), "{right}": (1, 0), "{up}": (0, -1), "{down}": (0, 1)}
        name = key.upper() if len(key) == 1 else key
        if name in arrows:
            self.arrow(*arrows[name])
        elif name == "{enter}":
            self.enter()
        elif name == "H":
            self.hint()
        elif name in ("B", "F", "R", "L"):
            self.history(name)
        elif name in ("N", "{delete}"):
            if name == "{delete}":
                self.gravity ^= 1
            self.new(random_number)
        elif name == "S":
            self.pair = None
            self.inent, self.entry = 1, ""
