"""A slow, simple model of the game with the switches of the tapes."""

import build

MOVES = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


class Model:
    """A game; a cell is row * 16 + column, the board a dictionary from cell to kind."""

    def __init__(self, sw):
        self.sw = sw
        self.gravity = True
        self.cursor = 0
        self.deals = {}
        self.new(0, None)

    def new(self, number, board):
        """Starts a game with the board that the tape dealt; None is not yet known."""
        self.number, self.board = number, board
        self.select, self.shown, self.count = 0, (), 0
        self.past, self.future, self.cheat = [], [], False
        first = 56 if self.sw["NEWCUR"] == 1 else 17
        self.cursor = self.cursor if self.sw["NEWCUR"] == 2 and self.cursor else first

    def free(self, row, col):
        """Returns whether a path may use this place."""
        if 1 <= row <= 6 and 1 <= col <= 14:
            return row * 16 + col not in self.board
        return self.sw["RING"] == 0 and 0 <= row <= 7 and 0 <= col <= 15

    def joined(self, one, two):
        """Returns whether three segments join two cells; segments are followed one by one."""
        ends, goal = {divmod(one, 16)}, divmod(two, 16)
        for _ in range(3):
            after = set(ends)
            for row, col in ends:
                for down, right in MOVES.values():
                    place = row + down, col + right
                    while self.free(*place):
                        after.add(place)
                        place = place[0] + down, place[1] + right
                    if place == goal:
                        return True
            ends = after
        return False

    def pairs(self, cell=0):
        """Returns all pairs that can go, with the cell if it is not 0, in the order of H."""
        order = build.sequence(self.sw["HORDER"])
        found = []
        for i, one in enumerate(order):
            for two in order[i + 1:]:
                if one in self.board and self.board[one] == self.board.get(two):
                    if cell in (0, one, two) and self.joined(one, two):
                        found.append((one, two))
        if self.sw["HORDER"] == 3:
            found.sort(key=lambda pair: self.board[pair[0]])
        return found

    def remove(self, pair):
        """Removes a pair; the board before it goes into the history."""
        self.past.append((dict(self.board), min(pair)))
        self.future = []
        cells = set(pair)
        board = {c: k for c, k in self.board.items() if c not in cells}
        if self.gravity:
            board = fallen(board)
        self.board = board
        self.select = 0

    def enter(self):
        """ENTER: removes, selects or deselects."""
        if self.shown:
            pair, self.shown, self.count = self.shown, (), 0
            return self.remove(pair)
        self.count = 0
        kind = self.board.get(self.cursor)
        if kind is None:
            return None
        if self.select in (0, self.cursor):
            self.select = 0 if self.select else self.cursor
        elif self.board[self.select] == kind and self.joined(self.select, self.cursor):
            self.remove((self.select, self.cursor))
        elif self.sw["ENTERO"] != 1:
            self.select = self.cursor if self.sw["ENTERO"] == 0 else 0
        return None

    def hint(self):
        """H: shows the next pair."""
        pairs = self.pairs(self.select)
        if 0 <= self.count < len(pairs):
            self.shown = pairs[self.count]
            self.count += 1
        else:
            self.shown = ()
            self.count = -1 if self.sw["HSTICK"] else 0

    def step(self, source, target, back):
        """Takes one board from one list of the history to the other."""
        board, cell = source.pop()
        target.append((self.board, cell))
        self.board = board
        self.cheat = True
        if back and self.sw["BCUR"]:
            self.cursor = cell

    def travel(self, key):
        """B, F, R, L."""
        back = key in "br"
        source, target = (self.past, self.future) if back else (self.future, self.past)
        if source or not self.sw["SELKEEP"] or key in "rl":
            self.select = 0
        while source:
            self.step(source, target, back)
            if key in "bf":
                break

    def skip(self, key):
        """Moves the cursor, over empty cells if the tape does so."""
        for _ in range(12 if key in ("up", "down") else 14):
            self.arrow(key)
            if not self.sw["SKIPE"] or self.cursor in self.board:
                break

    def arrow(self, key):
        """Moves the cursor by the rule of the tape for edges."""
        row, col = divmod(self.cursor, 16)
        down, right = MOVES[key]
        row, col, wrap = row + down, col + right, self.sw["WRAP"]
        if wrap == 1:
            row, col = min(max(row, 1), 6), min(max(col, 1), 14)
        if wrap == 2 and not 1 <= col <= 14:
            row += right
        self.cursor = ((row - 1) % 6 + 1) * 16 + (col - 1) % 14 + 1

    def press(self, key):
        """Does what a key does; new boards are told by `new`."""
        if self.sw["STUCKK"] and self.board and not self.pairs():
            if key in MOVES or key in ("h", "enter"):
                return None
        if key == "h":
            return self.hint()
        if key not in MOVES or not self.sw["HKEEP"]:
            if key != "enter":
                self.shown, self.count = (), 0
        if key == "enter":
            self.enter()
        elif key in MOVES:
            self.skip(key)
        else:
            self.travel(key)
        return None

    def border(self):
        """Returns the colour of the border."""
        over = 7 if not self.board else 5 if self.pairs() else 0
        if self.cheat and (self.sw["PREC"] == 0 or over == 5):
            return 2
        return over


def fallen(board):
    """Returns the board after all tiles have fallen."""
    result = {}
    for col in range(1, 15):
        stack = [board[r * 16 + col] for r in range(6, 0, -1) if r * 16 + col in board]
        for i, kind in enumerate(stack):
            result[(6 - i) * 16 + col] = kind
    return result
