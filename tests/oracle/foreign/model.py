"""A slow, simple Shisen with the rule switches of the foreign tapes.

It is written from the description of the game alone and shares no code with shisen/, oracle/ or any
tape: a path is searched by walking through cells, the history is a list of boards. The tapes are
held against it byte by byte.
"""

ROWS, COLUMNS = 6, 14


def shuffled(s, number, gravity):
    """The board of a number as 84 kinds from 1, in reading order: the deals of table_game.asm."""
    kinds = [i // 4 + 1 if s["DEAL_FILL"] == 0 else i % 21 + 1 for i in range(84)]
    x = number
    if s["DEAL_GRAVITY"] and not gravity:
        x ^= 0x5a00
    if s["DEAL_RANDOM"] == 2:   # RANDOMIZE number, RND
        for i in range(83, 0, -1):
            x = (75 * (x + 1)) % 65537 - 1
            j = x * (i + 1) // 65536
            kinds[i], kinds[j] = kinds[j], kinds[i]
        return kinds

    if s["DEAL_RANDOM"] == 3:   # from the front, by a congruence modulo 65536
        for i in range(83):
            x = (5 * x + 12345) & 0xffff
            j = i + ((x >> 8 ^ x & 255) % (84 - i))
            kinds[i], kinds[j] = kinds[j], kinds[i]
        return kinds

    def step():
        nonlocal x
        if s["DEAL_RANDOM"] == 0:
            x ^= x << 7 & 0xffff
            x ^= x >> 9
            x ^= x << 8 & 0xffff
        else:
            x = (x * 25173 + 13849) & 0xffff
        return x >> 8
    if s["DEAL_SHUFFLE"] == 0:
        for i in range(83, 0, -1):
            j = step() % (i + 1)
            kinds[i], kinds[j] = kinds[j], kinds[i]
    else:
        for i in range(200):
            j = step() % 84
            kinds[i % 84], kinds[j] = kinds[j], kinds[i % 84]
    return kinds


def joined(board, a, b, ring):
    """Whether a path of at most three segments over free cells joins the cells a and b."""
    low, high_row, high_column = (-1, ROWS, COLUMNS) if ring else (0, ROWS - 1, COLUMNS - 1)
    def free(r, c):
        if not (low <= r <= high_row and low <= c <= high_column):
            return False
        return (r, c) in (a, b) or not (0 <= r < ROWS and 0 <= c < COLUMNS) or board[r * COLUMNS + c] == 0
    reached = {a}
    for _ in range(3):
        more = set(reached)
        for (r, c) in reached:
            for dr, dc in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                y, x = r + dr, c + dc
                while free(y, x):
                    more.add((y, x))
                    y, x = y + dr, x + dc
        if b in more:
            return True
        reached = more
    return False


class Model:
    def __init__(self, s):
        self.s = s
        self.gravity = True
        self.row = self.column = 0
        self.number = 0
        self.entry = None       # digits typed so far while a number is asked for
        self.random = False     # the tape chose the number: tell it by new_game()
        self.removed = False

    def new_game(self, number):
        self.number = number
        if self.s["HOME"] == 0:
            self.row = self.column = 0
        elif self.s["HOME"] == 2:
            self.row, self.column = self.s["HOME_ROW"], self.s["HOME_COL"]
        self.boards = [shuffled(self.s, number, self.gravity)]
        self.level = 0
        self.cheated = False
        self.selected = None
        self.random = False
        self.forget()
        self.cache = None

    # --- what can be seen ---
    @property
    def board(self):
        return self.boards[self.level]

    def pairs(self):
        """All pairs that can go, in the order of the hints."""
        key = tuple(self.board)
        if self.cache is None or self.cache[0] != key:
            board = self.board
            cells = self.s["order"]
            found = []
            for i, a in enumerate(cells):
                kind = board[a[0] * COLUMNS + a[1]]
                if kind == 0:
                    continue
                for j in range(i + 1, len(cells)):
                    b = cells[j]
                    if board[b[0] * COLUMNS + b[1]] == kind and joined(board, a, b, self.s["RING"]):
                        found.append((i, j, kind, a, b))
            mode = self.s["HINT_MODE"]
            if mode == 3:
                found.reverse()
            else:
                found.sort(key=lambda f: (f[0], f[1]) if mode == 0 else (f[1], f[0]) if mode == 1 else (f[2], f[0], f[1]))
            self.cache = (key, [(f[3], f[4]) for f in found])
        return self.cache[1]

    def border(self):
        won = not any(self.board)
        stuck = not won and not self.pairs()
        cheated = self.cheated
        precedence = self.s["PRECEDENCE"]
        if precedence == 0 and cheated:
            return 2
        if won:
            return 7
        if precedence == 2 and cheated:
            return 2
        if stuck:
            return 0
        return 2 if cheated else 5

    # --- keys ---
    def key(self, key):
        """A key: an arrow's name, enter, delete, a digit or a letter."""
        self.removed = False
        if self.entry is not None:
            self.type(key)
        elif key in ("left", "right", "up", "down"):
            self.arrow(key)
        elif key == "h":
            self.hint()
        elif key == "enter":
            self.enter()
        elif key == "delete":
            self.gravity = not self.gravity
            self.random = True
        elif key == "n":
            self.random = True
        elif key == "s":
            self.entry = ""
        elif key == "b":
            self.travel(max(0, self.level - 1))
        elif key == "f":
            self.travel(min(len(self.boards) - 1, self.level + 1))
        elif key == "r":
            self.travel(0)
        elif key == "l":
            self.travel(len(self.boards) - 1)

    def forget(self):
        self.shown = None
        self.place = 0          # how many pairs have been shown
        self.ended = False

    def drop(self):
        self.shown = None
        if not self.s["HINT_RESUME"]:
            self.forget()

    def select(self, cell):
        self.selected = cell
        self.forget()

    def arrow(self, key):
        if self.s["ARROW_SELECTION"] and self.selected:
            self.select(None)
        elif not self.s["ARROW_HINT"]:
            self.drop()
        r, c = self.row, self.column
        if key in ("left", "right"):
            by = 1 if key == "right" else -1
            c += by
            if not 0 <= c < COLUMNS:
                edge = self.s["SIDE_EDGE"]
                c = self.column if edge == 1 else c % COLUMNS
                r = (r + by) % ROWS if edge == 2 else r
        else:
            by = 1 if key == "down" else -1
            r += by
            if not 0 <= r < ROWS:
                edge = self.s["TOP_EDGE"]
                r = self.row if edge == 1 else r % ROWS
                c = (c + by) % COLUMNS if edge == 2 else c
        self.row, self.column = r, c

    def hint(self):
        pairs = [p for p in self.pairs() if self.selected is None or self.selected in p]
        if self.ended:
            self.shown = None
            return
        if self.place >= len(pairs) and self.s["HINT_END"] == 2:
            self.place = 0
        if self.place < len(pairs):
            self.shown = pairs[self.place]
            self.place += 1
        else:
            self.forget()
            self.ended = self.s["HINT_END"] == 1

    def enter(self):
        if self.shown:
            return self.take(self.shown)
        here = (self.row, self.column)
        kind = self.board[here[0] * COLUMNS + here[1]]
        if kind == 0:
            if self.s["EMPTY_CELL"]:
                self.select(None)
            else:
                self.drop()
        elif self.selected is None:
            self.select(here)
        elif self.selected == here:
            self.select(None)
        else:
            same = self.board[self.selected[0] * COLUMNS + self.selected[1]] == kind
            if same and joined(self.board, self.selected, here, self.s["RING"]):
                return self.take((self.selected, here))
            rule = self.s["BLOCKED_PAIR" if same else "OTHER_KIND"]
            if rule == 0:
                self.select(here)
            elif rule == 1:
                self.drop()
            else:
                self.select(None)

    def take(self, pair):
        board = list(self.board)
        for r, c in pair:
            board[r * COLUMNS + c] = 0
        if self.gravity:
            for c in range(COLUMNS):
                column = [board[r * COLUMNS + c] for r in range(ROWS)]
                column = [k for k in column if k]
                column = [0] * (ROWS - len(column)) + column
                for r in range(ROWS):
                    board[r * COLUMNS + c] = column[r]
        self.boards[self.level + 1:] = [board]
        self.level += 1
        self.removed = True
        self.select(None)

    def travel(self, level):
        if level != self.level:
            self.level = level
            self.cheated = True
            if self.s["TRAVEL_SELECTION"] == 0:
                self.selected = None
            self.forget()
            return
        if self.s["IDLE_CHEATS"]:
            self.cheated = True
        if self.s["IDLE_SELECTION"] == 0 and self.selected:
            self.select(None)
        else:
            self.drop()

    # --- the number ---
    def type(self, key):
        s = self.s
        if key == "enter":
            self.answer()
        elif s["ENTRY_STYLE"] == 1:     # the ROM's editor takes any text
            if key == "delete":
                self.entry = self.entry[:-1]
            elif len(key) == 1:
                self.entry += key
        elif s["ENTRY_STYLE"] == 2 and key.isdigit():   # only the value is kept
            value = int(self.entry or 0) * 10 + int(key)
            if value <= 65535:
                self.entry = str(value)
            elif s["SIXTH"] == 1:
                self.entry = ""
            elif s["SIXTH"] == 2:
                self.entry = "65535"
            elif s["SIXTH"] == 3:
                self.cancel()
        elif key == "delete":
            if s["ENTRY_DELETE"] == 0:
                self.entry = self.entry[:-1]
            elif s["ENTRY_DELETE"] == 1:
                self.entry = ""
            elif s["ENTRY_DELETE"] == 3:
                self.cancel()
        elif s["ENTRY_STYLE"] == 3 and key.isdigit():   # what is too large or too long begins again
            value = self.entry + key
            self.entry = value if int(value) <= 65535 and len(value) <= 5 else ""
        elif key.isdigit():
            if len(self.entry) < s["MAX_DIGITS"]:
                self.entry += key
            elif s["SIXTH"] == 1:
                self.entry = ""
            elif s["SIXTH"] == 2:
                self.entry = self.entry[1:] + key
            elif s["SIXTH"] == 3:
                self.cancel()
        elif s["ENTRY_LETTER"] == 1:
            self.cancel()
        elif s["ENTRY_LETTER"] == 2:
            self.entry = ""

    def answer(self):
        s = self.s
        if self.entry == "" or s["ENTRY_STYLE"] == 2 and int(self.entry) == 0:
            if s["ENTRY_EMPTY"] == 1:
                self.cancel()
            elif s["ENTRY_EMPTY"] == 2:
                self.entry = None
                self.random = True
            elif s["ENTRY_EMPTY"] == 3:
                self.entry = None
                self.new_game(self.number)
            else:
                self.entry = ""
            return
        if not self.entry.isdigit():
            if s["ENTRY_BAD"] == 1:
                self.cancel()
            else:
                self.entry = ""
            return
        value = int(self.entry)
        if s["ENTRY_BAD"] == 2:
            value %= 65536
        if s["ENTRY_BAD"] == 3:
            value = min(max(value, 1), 65535)
        if 1 <= value <= 65535:
            self.entry = None
            self.new_game(value)
        elif s["ENTRY_BAD"] == 1:
            self.cancel()
        else:
            self.entry = ""

    def cancel(self):
        self.entry = None
        if self.s["CANCEL_SELECTION"]:
            self.select(None)
        else:
            self.drop()
