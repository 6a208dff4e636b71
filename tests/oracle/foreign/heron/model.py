"""A slow, plain model of the game with the switches of the three engines."""

DIRECTIONS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


def joined(board, a, b, outside):
    """Returns whether three lines that pass over no tile lead from cell a to cell b."""
    low, high = (-1, 1) if outside else (0, 0)
    reach = {a}
    for _ in range(3):
        more = set(reach)
        for row, column in reach:
            for dy, dx in DIRECTIONS.values():
                y, x = row + dy, column + dx
                while low <= y < 6 + high and low <= x < 14 + high:
                    if (y, x) == b:
                        return True
                    if board.get((y, x)) is not None:
                        break
                    more.add((y, x))
                    y, x = y + dy, x + dx
        reach = more
    return False


class Model:
    """The state of a game; the methods change it as the keys do."""

    def __init__(self, engine, switches, board, gravity, cursor):
        self.engine, self.sw, self.gravity = engine, switches, gravity
        self.boards, self.now, self.cheated = [dict(board)], 0, False
        self.cursor = (0, 0) if switches["HOME"] else cursor
        self.selected, self.pair = None, None

    @property
    def board(self):
        """Returns the present board."""
        return self.boards[self.now]

    def pairs(self, selected):
        """Returns all pairs in the order in which H shows them."""
        board = self.board
        cells = sorted(c for c in board if board[c] is not None)
        if self.engine == 2 and self.sw["ORDER"]:
            cells.reverse()
        firsts = [selected] if selected else cells
        found = []
        for i, a in enumerate(firsts):
            for b in (cells if selected else cells[i + 1:]):
                if a != b and board[a] == board[b] and joined(board, a, b, self.sw["OUTSIDE"]):
                    found.append((a, b))
        if self.engine == 3:
            found.sort(key=lambda p: (board[p[0]], p))
        return found

    def border(self):
        """Returns the colour of the border."""
        end = 7 if self.now == 42 else None if self.pairs(None) else 0
        rule = self.sw["WONRED"]
        if self.cheated and (rule == 0 or (rule == 1) == (end is None)):
            return 2
        return 5 if end is None else end

    def remove(self, a, b):
        """Takes a pair and lets the tiles fall."""
        board = dict(self.board)
        board[a] = board[b] = None
        if self.gravity:
            for x in range(14):
                column = [board[y, x] for y in range(6) if board[y, x] is not None]
                column = [None] * (6 - len(column)) + column
                board.update(((y, x), column[y]) for y in range(6))
        self.boards[self.now + 1:] = [board]
        self.now += 1
        self.selected, self.pair = None, None

    def travel(self, time):
        """Goes to another time of the history, if there is one."""
        if 0 <= time < len(self.boards) and time != self.now:
            self.now, self.cheated, self.selected = time, True, None
        elif self.engine != 2:
            self.selected = None
        self.pair = None

    def enter(self):
        """Does what ENTER does."""
        if self.pair:
            self.remove(*self.pair)
            return
        here = self.board[self.cursor]
        if here is None:
            return
        old = self.selected
        if old is None:
            self.selected = self.cursor
        elif old == self.cursor:
            self.selected = None
        elif here == self.board[old] and joined(self.board, old, self.cursor, self.sw["OUTSIDE"]):
            self.remove(old, self.cursor)
        elif self.sw["OTHER"] != 1:
            self.selected = None if self.sw["OTHER"] else self.cursor

    def arrow(self, key):
        """Moves the cursor."""
        dy, dx = DIRECTIONS[key]
        y, x = self.cursor[0] + dy, self.cursor[1] + dx
        if 0 <= y < 6 and 0 <= x < 14 or not self.sw["EDGE"]:
            self.cursor = y % 6, x % 14
        if not self.sw["ARROWHINT"]:
            self.pair = None

    def press(self, key):
        """Does what a key does."""
        if key in DIRECTIONS:
            self.arrow(key)
        elif key == "enter":
            self.enter()
        elif key == "h":
            found = self.pairs(self.selected)
            at = found.index(self.pair) + 1 if self.pair else 0
            self.pair = found[at] if at < len(found) else None
        else:
            last = len(self.boards) - 1
            self.travel({"b": self.now - 1, "f": self.now + 1, "r": 0, "l": last}[key])
