"""A slow and simple model of the game. Cells are 0 to 83, row by row."""


def xorshift(value):
    """Returns the next value of the 16-bit generator."""
    value ^= value << 7 & 0xffff
    value ^= value >> 9
    return (value ^ value << 8) & 0xffff


def shuffle_lcg(number):
    """Returns the board of the deal by the ROM's RND."""
    board, seed = [i // 4 + 1 for i in range(84)], number
    for i in range(83, 0, -1):
        seed = 75 * (seed + 1) % 65537 - 1
        j = seed * (i + 1) // 65536
        board[i], board[j] = board[j], board[i]
    return board


def shuffle_swaps(number):
    """Returns the board of the deal by 83 exchanges with any cell."""
    board, seed = [i // 4 + 1 for i in range(84)], number
    for i in range(83, 0, -1):
        seed = xorshift(seed)
        j = (seed >> 8) * 84 >> 8
        board[i], board[j] = board[j], board[i]
    return board


def shuffle_probe(number):
    """Returns the board of the deal that puts each tile into the next empty cell."""
    board, seed = [0] * 84, number
    for count in range(84, 0, -1):
        seed = xorshift(seed)
        at = (seed & 255) * 84 >> 8
        while board[at]:
            at = (at + 1) % 84
        board[at] = (count - 1) // 4 + 1
    return board


def shuffle_basic(number):
    """Returns the board of the BASIC program: RND from the first cell up."""
    board, seed = [i // 4 + 1 for i in range(84)], number
    for i in range(84):
        seed = 75 * (seed + 1) % 65537 - 1
        j = seed * 84 // 65536
        board[i], board[j] = board[j], board[i]
    return board


DEALS = [shuffle_lcg, shuffle_swaps, shuffle_probe, shuffle_basic]


def reachable(board, start, outside):
    """Returns the cells (row, column) that a path of three segments from start can end in."""
    low, rows, columns = (-1, 7, 15) if outside else (0, 6, 14)
    seen, ends = {divmod(start, 14)}, set()
    for _ in range(3):
        new = set()
        for row, column in seen:
            for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                r, c = row + down, column + right
                while low <= r < rows and low <= c < columns:
                    ends.add((r, c))
                    if 0 <= r < 6 and 0 <= c < 14 and board[r * 14 + c]:
                        break
                    new.add((r, c))
                    r, c = r + down, c + right
        seen |= new
    return ends


def joined(board, first, second, outside):
    """Returns whether two cells can be joined."""
    return divmod(second, 14) in reachable(board, first, outside)


def order_of(kind):
    """Returns the cells in the order of the hints."""
    rows = list(range(84))
    if kind == 1:
        rows = [r * 14 + c for c in range(14) for r in range(6)]
    return rows[::-1] if kind == 2 else rows


class Game:
    """The state of a game with the switches of a tape."""

    def __init__(self, switches):
        self.sw = switches
        self.grav = bool(switches["GRAV0"])
        self.cur = switches["CUR0"]
        self.boards, self.now, self.order = [[0] * 84], 0, order_of(switches["HORDER"])
        self.sel = self.pair = None
        self.cheat, self.num, self.stat = False, 0, 0
        self.reset()

    @property
    def board(self):
        """Returns the board at present."""
        return self.boards[self.now]

    def reset(self):
        """Begins with the first hint again."""
        self.place = (0, 0)

    def deal(self, number, board=None):
        """Begins board number."""
        self.num, self.sel, self.pair, self.cheat = number, None, None, False
        if self.sw["START"] != 1:
            self.cur = self.sw["CUR0"]
        self.boards, self.now = [board or DEALS[self.sw["DEAL"]](number)], 0
        self.status()

    def find(self, only, place):
        """Returns (first, second, place) of the next pair after place, or None."""
        i, j = place
        while True:
            j += 1
            if j >= 84:
                i, j = i + 1, i + 2
                if i >= 83:
                    return None
            a, b = self.order[i], self.order[j]
            if only is not None and only not in (a, b):
                continue
            if self.board[a] and self.board[a] == self.board[b]:
                if joined(self.board, a, b, self.sw["OUTSIDE"]):
                    return a, b, (i, j)

    def status(self):
        """Finds out whether the game is won (1) or stuck (2); begins hints again."""
        self.stat = 1 if not any(self.board) else 0 if self.find(None, (0, 0)) else 2
        self.reset()

    def border(self):
        """Returns the colour of the border."""
        late = self.sw["CHEAT"]
        if self.cheat and not (late == 1 and not self.stat) and not (late == 2 and self.stat):
            return 2
        return (5, 7, 0)[self.stat]

    def clear(self):
        """Removes selection and shown pair."""
        self.sel = self.pair = None
        self.reset()

    def select(self, cell):
        """Changes the selection."""
        self.sel = cell
        if cell is None:
            self.pair = None
        self.reset()

    def remove(self, first, second):
        """Removes two tiles."""
        board = list(self.board)
        board[first] = board[second] = 0
        if self.grav:
            for c in range(14):
                tiles = [board[r * 14 + c] for r in range(6) if board[r * 14 + c]]
                column = [0] * (6 - len(tiles)) + tiles
                for r in range(6):
                    board[r * 14 + c] = column[r]
        del self.boards[self.now + 1:]
        self.boards.append(board)
        self.now += 1
        self.clear()
        self.status()

    def enter(self):
        """The key ENTER."""
        if self.pair:
            return self.remove(*self.pair)
        kind = self.board[self.cur]
        if not kind:
            return self.clear() if self.sw["EMPTY"] else None
        if self.sel is None:
            return self.select(self.cur)
        if self.sel == self.cur:
            return self.clear()
        if kind != self.board[self.sel]:
            what = self.sw["OTHER"]
        elif joined(self.board, self.sel, self.cur, self.sw["OUTSIDE"]):
            return self.remove(self.sel, self.cur)
        else:
            what = self.sw["BLOCKED"]
        if what == 0:
            self.select(self.cur)
        elif what == 2:
            self.clear()

    def arrow(self, key):
        """A cursor key."""
        row, column = divmod(self.cur, 14)
        row += (key == "d") - (key == "u")
        column += (key == "r") - (key == "l")
        edge = self.sw["EDGE"]
        if edge == 2:
            if not 0 <= column < 14:
                row += 1 if column > 0 else -1
            if not 0 <= row < 6 and key in "ud":
                column += 1 if row > 0 else -1
        if edge:
            self.cur = row % 6 * 14 + column % 14
        else:
            self.cur = min(max(row, 0), 5) * 14 + min(max(column, 0), 13)
        if self.sw["HARROW"] < 2:
            self.pair = None
        if self.sw["HARROW"] == 0:
            self.reset()

    def hint(self):
        """The key H."""
        found = self.find(self.sel, self.place)
        if found:
            self.pair, self.place = found[:2], found[2]
            self.cur = found[0] if self.sw["EXTRA"] == 9 else self.cur
        else:
            self.pair, self.place = None, (83, 83) if self.sw["HEND"] else (0, 0)

    def history(self, key):
        """The keys B, F, R and L."""
        last = len(self.boards) - 1
        new = {"B": max(self.now - 1, 0), "F": min(self.now + 1, last), "R": 0, "L": last}[key]
        if new == self.now:
            return self.clear() if self.sw["HISTNOP"] == 0 else None
        self.now, self.cheat = new, True
        self.clear()
        self.status()

    def press(self, key, number=None):
        """One key; number is that of the new board for N, G and a won game."""
        if self.sw["WONKEY"] and self.stat == 1 or key == "N":
            return self.deal(number)
        if key == "G":
            self.grav = not self.grav
            return self.deal(number)
        if key.startswith("S"):
            return self.choose(key[1:].split(","))
        if key == "e":
            return self.enter()
        if key == "H":
            return self.hint()
        return self.history(key) if key in "BFRL" else self.arrow(key)

    def choose(self, texts):
        """The key S and what was typed after it."""
        for text in texts:
            text = text[:5] if self.sw.get("FIVE") else text
            if text.isdigit() and 0 < int(text) < 65536:
                return self.deal(int(text))
        return self.clear()
