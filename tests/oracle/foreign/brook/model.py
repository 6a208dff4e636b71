"""A slow and simple model of the game with the switches of a tape."""
import sys

import switches as sw

CELLS = [(row, col) for row in range(6) for col in range(14)]


def step(x, variant):
    """The next random number after X."""
    if variant == 0:
        x ^= x << 7 & 0xffff
        x ^= x >> 9
        return (x ^ x << 8) & 0xffff
    return (161 * x + 13849) & 0xffff


def deal(number, variant):
    """The board of a number: a dict from cell to kind."""
    state = number

    def below(limit):
        nonlocal state
        state = step(state, 0 if variant == 0 else 1)
        return (state >> 8) * limit >> 8

    if variant < 2:
        pack = [i // 4 + 1 for i in range(84)]
        for i in range(83, 0, -1):
            j = below(i + 1)
            pack[i], pack[j] = pack[j], pack[i]
        return dict(zip(CELLS, pack))
    places = [0] * 84
    for tile in range(84, 0, -1):
        i = below(84)
        while places[i]:
            i = (i + 1) % 84
        places[i] = (tile + 3) // 4
    return dict(zip(CELLS, places))


class Game:
    """One tape's game. Cells are (row, column); the board holds tiles only."""

    def __init__(self, switches):
        self.s = switches
        self.gravity = True
        self.cursor = (0, 0)
        self.new(1)

    def new(self, number):
        """Deals a board."""
        self.number = number
        self.first = deal(number, self.s["DEALV"])
        self.board = dict(self.first)
        self.done, self.undone = [], []
        self.cheated = False
        if self.s["HOME"] < 2:
            self.cursor = ((0, 0), (2, 6))[self.s["HOME"]]
        self.changed()

    def changed(self):
        """Forgets selection and hint after a change of the board."""
        self.selected = self.pair = None
        self.shown = 0

    def joined(self, a, b):
        """Whether two tiles can be joined by at most three segments."""
        low, high = (-1, 1) if self.s["RING"] else (0, 0)
        front = {a}
        for _ in range(3):
            reached = set()
            for row, col in front:
                for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                    r, c = row + dr, col + dc
                    while low <= r <= 5 + high and low <= c <= 13 + high:
                        if (r, c) == b:
                            return True
                        if (r, c) in self.board:
                            break
                        reached.add((r, c))
                        r, c = r + dr, c + dc
            front |= reached
        return False

    def pairs(self, only=None):
        """All pairs that can be removed, in the order of the hints."""
        order = [(i // 16 - 1, i % 16 - 1) for i in sw.cells(self.s["HORDER"])]
        tiles = [c for c in order if c in self.board]
        out = [(a, b) for i, a in enumerate(tiles) for b in tiles[i + 1:]
               if self.board[a] == self.board[b] and (only is None or only in (a, b))
               and self.joined(a, b)]
        if self.s["HORDER"] == 3:
            out.sort(key=lambda p: self.board[p[0]])
        return out

    def take(self, pair):
        """Removes two tiles; with gravity the tiles above fall."""
        for cell in pair:
            del self.board[cell]
        if self.gravity:
            for col in range(14):
                column = [self.board.pop((r, col)) for r in range(6) if (r, col) in self.board]
                for i, kind in enumerate(reversed(column)):
                    self.board[5 - i, col] = kind

    def back(self):
        """Undoes one removal by playing the others again."""
        self.undone.append(self.done.pop())
        self.board = dict(self.first)
        for pair in self.done:
            self.take(pair)

    def forward(self):
        """Does one undone removal again."""
        self.done.append(self.undone.pop())
        self.take(self.done[-1])

    def remove(self, pair):
        """A removal by the player."""
        self.take(pair)
        self.done.append(pair)
        self.undone = []
        self.changed()

    def border(self):
        """The colour of the border."""
        if self.cheated and not (self.s["PREC"] and (not self.board or not self.pairs())):
            return 2
        return 7 if not self.board else 5 if self.pairs() else 0

    def press(self, key):
        """One key: l r u d, e ENTER, H B F R L."""
        if not self.board and self.s["WONKEY"]:
            return
        if key in "lrud":
            self.arrow(key)
        elif key == "e":
            self.enter()
        elif key == "H":
            self.hint()
        else:
            self.travel(key)

    def arrow(self, key):
        """Moves the cursor."""
        row, col = self.cursor
        row += {"u": -1, "d": 1}.get(key, 0)
        col += {"l": -1, "r": 1}.get(key, 0)
        if not self.s["EDGE"]:
            row, col = row % 6, col % 14
        self.cursor = min(max(row, 0), 5), min(max(col, 0), 13)
        if self.s["AHINT"] == 0:
            self.pair = None
            if self.s["HRESUME"] == 0:
                self.shown = 0

    def select(self, cell):
        """Selects a cell, or none."""
        self.selected = cell
        self.shown = 0

    def enter(self):
        """ENTER on the cell of the cursor."""
        here = self.cursor
        if self.pair:
            self.remove(self.pair)
        elif here not in self.board:
            if self.s["EMPTYC"]:
                self.select(None)
        elif not self.selected or self.selected == here:
            self.select(None if self.selected else here)
        else:
            same = self.board[here] == self.board[self.selected]
            if same and self.joined(self.selected, here):
                self.remove((self.selected, here))
                return
            rule = self.s["BLOCKED" if same else "OTHER"]
            if rule < 2:
                self.select(None if rule else here)

    def hint(self):
        """Shows the next pair."""
        pairs = self.pairs(self.selected)
        if self.shown < len(pairs):
            self.pair = pairs[self.shown]
            self.shown += 1
            if self.s["HCURSOR"]:
                self.cursor = self.pair[0]
        else:
            self.pair = None
            self.shown = 0

    def travel(self, key):
        """B F R L."""
        source = self.done if key in "BR" else self.undone
        if not source:
            if self.s["IDLEDROP"]:
                self.selected = None
            self.pair = None
            self.shown = 0
            return
        move = self.back if key in "BR" else self.forward
        move()
        while key in "RL" and source:
            move()
        self.cheated = True
        self.changed()


if __name__ == "__main__":
    print(deal(int(sys.argv[1]), int(sys.argv[2])))
