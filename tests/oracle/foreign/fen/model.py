"""A slow, simple model of the game with the switches of the tapes.

Cells are numbered 0 to 83 in reading order; 0 stands for an empty cell.
"""
COLS, ROWS, CELLS = 14, 6, 84
DEFAULTS = {
    "ring": 1, "wrapx": 1, "wrapy": 1, "home": 1, "other": "select", "blocked": "select",
    "empty": "nothing", "arrowhint": "drop", "resume": "begin", "order": 0, "hintend": "again",
    "travelsel": "clear", "idlesel": "clear", "idlehint": "drop", "junk": "nothing",
    "undocursor": "stay",
    "prec": "cheat", "redlate": 0, "wonkey": "command",
    "stuckkey": "command", "hintcursor": "stay", "givenupsel": "clear", "nonesel": "keep",
    "maxlen": 5, "full": "ignore", "big": "ask", "bigdigit": "take", "zero": "ask",
    "blank": "ask", "lead": "take", "letter": "ignore", "space": "cancel", "del": "last",
    "delempty": "ignore", "preset": 0, "entryarrow": "ignore", "homeat": 0,
    "editor": "own", "bad": "ask", "plain": 0,
}


def straight(board, a, b):
    """Return the inner cells of the straight line between two points, or None."""
    (r, c), (s, d) = a, b
    if r == s:
        return [(r, x) for x in range(min(c, d), max(c, d) + 1)]
    if c == d:
        return [(y, c) for y in range(min(r, s), max(r, s) + 1)]
    return None


def joined(board, i, j, ring):
    """Return whether at most three segments join the two cells."""
    low = -1 if ring else 0
    a, b = divmod(i, COLS), divmod(j, COLS)

    def free(points):
        """Return whether no other tile lies on these points."""
        for r, c in points:
            if 0 <= r < ROWS and 0 <= c < COLS and board[r * COLS + c]:
                if (r, c) not in (a, b):
                    return False
        return True
    ways = [((a[0], x), (b[0], x)) for x in range(low, COLS - low)]
    ways += [((y, a[1]), (y, b[1])) for y in range(low, ROWS - low)]
    return any(free(straight(board, a, p)) and free(straight(board, q, b))
               and free(straight(board, p, q)) for p, q in ways)


def order_table(kind):
    """Return the cells in the order in which the hints look at them."""
    cells = list(range(CELLS))
    if kind == 1:
        cells.sort(key=lambda i: (i % COLS, i // COLS))
    if kind == 2:
        cells.reverse()
    return cells


class Game:
    """The state of one game; `press` applies a key."""

    def __init__(self, rules):
        """Start without a board."""
        self.rules = dict(DEFAULTS, **rules)
        self.table = order_table(self.rules["order"])
        self.cur, self.gravity, self.entry, self.want = 0, 1, None, None
        self.board, self.number, self.first = [i // 4 + 1 for i in range(84)], "random", False
        self.sel, self.pair, self.hint, self.done, self.pos = None, None, 0, [], 0
        self.cheated = False

    def deal(self, number, board):
        """Begin the board that the tape dealt."""
        self.number, self.board, self.start = number, list(board), list(board)
        self.sel, self.pair, self.hint, self.want = None, None, 0, None
        self.done, self.pos, self.cheated, self.entry = [], 0, False, None
        if self.rules["home"]:
            self.cur = self.rules["homeat"]

    def pairs(self):
        """Return the removable pairs in the order of the hints."""
        t, found = self.table, []
        for n, i in enumerate(t):
            for j in t[:n] if self.rules["order"] == 3 else t[n + 1:]:
                if self.board[i] and self.board[i] == self.board[j]:
                    if self.sel is None or self.sel in (i, j):
                        if joined(self.board, i, j, self.rules["ring"]):
                            found.append((j, i) if self.rules["order"] == 3 else (i, j))
        return found

    def stuck(self):
        """Return whether no pair can be removed."""
        places = {}
        for i, kind in enumerate(self.board):
            for j in places.setdefault(kind, []) if kind else []:
                if joined(self.board, i, j, self.rules["ring"]):
                    return False
            places.setdefault(kind, []).append(i)
        return True

    def border(self):
        """Return the colour of the border."""
        won = not any(self.board)
        over = won or self.stuck()
        end = 7 if won else 0 if over else 5
        if self.rules["redlate"]:
            return 2 if self.cheated and over else end
        if self.cheated and (self.rules["prec"] == "cheat" or end == 5):
            return 2
        return end

    def remove(self, i, j):
        """Remove a pair, and let the tiles above it fall."""
        self.done = self.done[:self.pos] + [(i, j, list(self.board))]
        self.pos += 1
        self.board[i] = self.board[j] = 0
        if self.gravity:
            for c in range(COLS):
                col = [self.board[r * COLS + c] for r in range(ROWS)]
                tiles = [k for k in col if k]
                for r, k in enumerate([0] * (ROWS - len(tiles)) + tiles):
                    self.board[r * COLS + c] = k
        self.after = list(self.board)
        self.sel, self.pair, self.hint = None, None, 0
        self.done[-1] = self.done[-1] + (self.after,)

    def arrow(self, key):
        """Move the cursor."""
        r, c = divmod(self.cur, COLS)
        d = {"l": (0, -1), "r": (0, 1), "u": (-1, 0), "d": (1, 0)}[key]
        r, c = r + d[0], c + d[1]
        r = r % ROWS if self.rules["wrapy"] else min(max(r, 0), ROWS - 1)
        c = c % COLS if self.rules["wrapx"] else min(max(c, 0), COLS - 1)
        self.cur = r * COLS + c
        if self.rules["arrowhint"] == "drop":
            self.drop()

    def drop(self):
        """Drop the shown pair."""
        if self.pair and self.rules["resume"] == "begin":
            self.hint = 0
        self.pair = None
        if self.rules["resume"] == "begin":
            self.hint = 0

    def enter(self):
        """Apply ENTER."""
        if self.pair:
            return self.remove(*self.pair)
        here, kind = self.cur, self.board[self.cur]
        if not kind:
            if self.rules["empty"] == "deselect":
                self.choose(None)
        elif self.sel is None:
            self.choose(here)
        elif self.sel == here:
            self.choose(None)
        elif self.board[self.sel] != kind:
            self.verdict(self.rules["other"])
        elif joined(self.board, self.sel, here, self.rules["ring"]):
            self.remove(self.sel, here)
        else:
            self.verdict(self.rules["blocked"])
        return None

    def choose(self, cell):
        """Change the selection; the hints begin again."""
        self.sel, self.hint = cell, 0

    def verdict(self, rule):
        """Apply a rule for a second tile that does not go with the first."""
        if rule == "select":
            self.choose(self.cur)
        elif rule == "drop":
            self.choose(None)

    def show(self):
        """Apply H."""
        found = self.pairs()
        if self.hint >= len(found):
            self.pair = None
            if self.rules["hintend"] == "again":
                self.hint = 0
            if self.rules["nonesel"] == "clear" and not found:
                self.choose(None)
            return
        self.pair = found[self.hint]
        self.hint += 1
        if self.rules["hintcursor"] == "first":
            self.cur = self.pair[0]

    def travel(self, key):
        """Apply B, F, R or L."""
        goal = {"B": self.pos - 1, "F": self.pos + 1, "R": 0, "L": len(self.done)}[key]
        goal = min(max(goal, 0), len(self.done))
        if goal == self.pos:
            if self.rules["idlesel"] == "clear":
                self.sel = None
            if self.rules["idlehint"] == "drop":
                self.pair, self.hint = None, 0
            return
        self.board = list(self.done[goal][2] if goal < len(self.done) else self.done[-1][3])
        if self.rules["undocursor"] == "tile" and key == "B":
            self.cur = min(self.done[goal][:2])
        self.pos, self.cheated, self.pair, self.hint = goal, True, None, 0
        self.sel = None

    def press(self, key):
        """Apply a key; `want` is then a number to deal, "random", or None."""
        if self.entry is not None:
            return self.type(key)
        won = not any(self.board)
        rule = self.rules["wonkey"] if won else self.rules["stuckkey"]
        if rule != "command" and (won or self.stuck()):
            if rule == "anynew":
                self.want = "random"
                return None
            if rule == "few" and key not in "NSDBRFL":
                return None
        if key in "lrud":
            self.arrow(key)
        elif key == "e":
            self.enter()
        elif key == "H":
            self.show()
        elif key in "BFRL":
            self.travel(key)
        elif key in "ND":
            self.gravity ^= key == "D"
            self.want = "random"
        elif key == "S":
            self.begin()
        elif self.rules["plain"] and key in "5678":
            self.arrow("ldur"[int(key) - 5])
        elif self.rules["junk"] == "drop":
            self.drop()
        return None

    def begin(self):
        """Begin to enter a number."""
        self.pair, self.hint = None, 0
        if self.rules["givenupsel"] == "clear":
            self.sel = None
        self.at, self.first = 0, self.rules["preset"] == 1
        self.entry = ""
        if self.rules["preset"]:
            self.entry = str(self.number)

    def type(self, key):
        """Apply a key while a number is entered."""
        rules, first = self.rules, self.first
        if rules["editor"] == "rom":
            return self.edit(key)
        if key in "0123456789":
            self.first = False
            self.digit(key, "" if first else self.entry)
        elif key == "e":
            self.finish()
        elif key == "D":
            self.first = False
            if not self.entry and rules["delempty"] == "cancel":
                self.entry = None
            elif self.entry:
                self.entry = "" if rules["del"] == "all" else self.entry[:-1]
        elif key == " ":
            if rules["space"] == "cancel":
                self.entry = None
        elif key in "lrud":
            if rules["entryarrow"] == "cancel":
                self.entry = None
        elif rules["letter"] == "cancel":
            self.entry = None

    def edit(self, key):
        """Apply a key in the ROM's editor."""
        text, at = self.entry, self.at
        if key in "ed":
            return self.finish()
        if key == "D":
            if at:
                self.entry, self.at = text[:at - 1] + text[at:], at - 1
        elif key == "l":
            self.at = max(0, at - 1)
        elif key == "r":
            self.at = min(len(text), at + 1)
        elif key != "u":
            self.entry, self.at = text[:at] + key + text[at:], at + 1
        return None

    def digit(self, key, text):
        """Apply a digit to the text entered so far."""
        rules = self.rules
        self.entry = text
        if rules["lead"] == "refuse" and key == "0" and not text:
            return
        if len(text) >= rules["maxlen"]:
            if rules["full"] == "roll":
                self.entry = text[1:] + key
            return
        if rules["bigdigit"] != "take" and int(text + key) > 65535:
            if rules["bigdigit"] != "refuse":
                self.entry = None if rules["bigdigit"] == "cancel" else ""
            return
        self.entry = text + key
        if rules["full"] == "auto" and len(self.entry) == rules["maxlen"]:
            self.finish()

    def finish(self):
        """Apply ENTER to the number entered."""
        rules, text = self.rules, self.entry
        good = len(text) - len(text.lstrip("0123456789"))
        if rules["bad"] == "stop":
            text = text[:good]
        elif good < len(text) and int(text[:good] or "0") < 65536:
            if rules["bad"] == "ask":
                return self.begin_again("")
            self.entry = None
            return None
        text = text[:good]
        value, again = int(text or "0"), "" if rules["preset"] != 1 else None
        rule = rules["blank"] if not text else None
        if text and value > 65535:
            rule = rules["big"]
            if rule == "max":
                value, rule = 65535, None
            elif rule == "wrap":
                value, rule = value % 65536, None
        if rule is None and value == 0:
            rule = rules["zero"]
        if rule is None:
            self.want, self.entry = value, None
        elif rule == "ask":
            self.begin_again(again)
        elif rule == "cancel":
            self.entry = None
        elif rule == "same":
            self.want, self.entry = self.number, None
        elif rule == "random":
            self.want, self.entry = "random", None
        elif rule == "one":
            self.want, self.entry = 1, None
        return None

    def begin_again(self, again):
        """Ask for the number again."""
        self.at = 0
        self.entry = "" if again == "" else str(self.number)
        self.first = again != ""
