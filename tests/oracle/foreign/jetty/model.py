"""A slow and plain model of the game. Deals and random numbers are told to it; all else it works out.

Cells are (row, column) from (0, 0) to (5, 13); the board is a dictionary of the cells with tiles.
"""

import common

ROWS, COLUMNS = 6, 14
STEPS = ((0, 1), (0, -1), (1, 0), (-1, 0))


def joined(board, start, goal):
    """Whether at most three straight segments lead from start to goal over empty cells."""
    ends = {start}
    seen = {start}
    for _ in range(3):
        more = set()
        for row, column in ends:
            for down, right in STEPS:
                r, c = row + down, column + right
                while -1 <= r <= ROWS and -1 <= c <= COLUMNS:
                    if (r, c) == goal:
                        return True
                    if (r, c) in board:
                        break
                    more.add((r, c))
                    r, c = r + down, c + right
        ends = more - seen
        seen |= more
    return False


def without(board, one, other, gravity):
    """The board after a removal."""
    board = {cell: kind for cell, kind in board.items() if cell not in (one, other)}
    if not gravity:
        return board
    fallen = {}
    for column in range(COLUMNS):
        stack = [board[row, column] for row in range(ROWS) if (row, column) in board]
        for i, kind in enumerate(stack):
            fallen[ROWS - len(stack) + i, column] = kind
    return fallen


def solution(board, gravity, dice, tries):
    """Pairs that clear the board, found by random play, or an empty list."""
    for _ in range(tries):
        now, pairs = dict(board), []
        while now:
            cells = list(now)
            dice.shuffle(cells)
            pair = next(((a, b) for i, a in enumerate(cells) for b in cells[i + 1:]
                         if now[a] == now[b] and joined(now, a, b)), None)
            if pair is None:
                break
            pairs.append(pair)
            now = without(now, *pair, gravity)
        if not now:
            return pairs
    return []


class Model:
    def __init__(self, switches):
        self.s = switches
        self.order = common.hint_order(switches["order"])
        self.gravity = True
        self.cursor = (0, 0)
        self.cheat = False
        self.entry = None
        self.number = 0
        self.moves = 0
        self.boards = [{}]

    @property
    def board(self):
        return self.boards[self.undo]

    def new(self, number, board):
        self.number = number
        self.boards = [dict(board)]
        self.undo = 0
        self.moves = 0
        self.selected = None
        self.forget_hint()
        self.cheat = False
        if self.s["home"]:
            self.cursor = (0, 0)

    def forget_hint(self):
        self.shown = None
        self.place = None
        self.ended = False

    def pairs(self):
        board, order = self.board, self.order
        for i, one in enumerate(order):
            for other in order[i + 1:]:
                if one in board and board[one] == board.get(other):
                    if joined(board, one, other):
                        yield one, other

    def border(self):
        base = 5
        if not self.board:
            base = 7
        elif next(self.pairs(), None) is None:
            base = 0
        if self.cheat and not (self.s["red last"] and base != 5):
            return 2
        return base

    # Keys: what each returns is "new" or a number where a new board must be read from the tape.
    def key(self, name):
        if self.entry is not None:
            return self.entry_key(name)
        if name in ("left", "right", "up", "down"):
            self.arrow(name)
        elif name == "enter":
            self.enter()
        elif name == "h":
            self.hint()
        elif name in "bfrl":
            self.history(name)
        elif name == "n":
            return "new"
        elif name == "delete":
            self.gravity = not self.gravity
            return "new"
        elif name == "s":
            self.shown = None
            self.entry = ""
        return None

    def step(self, cell, name):
        row, column = cell
        down, right = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}[name]
        row, column = row + down, column + right
        if self.s["wrap"] == 1:
            return max(0, min(5, row)), max(0, min(13, column))
        return row % 6, column % 14

    def arrow(self, name):
        if not self.s["hint keep"]:
            if self.s["hint clears selection"] and self.shown:
                self.selected = None
            if self.s["hint go on"]:
                self.shown, self.ended = None, False
            else:
                self.forget_hint()
        self.cursor = self.moved(self.cursor, name)

    def moved(self, start, name):
        first = cell = self.step(start, name)
        if self.s["wrap"] == 2:
            while cell not in self.board and cell != start:
                cell = self.step(cell, name)
            if cell == start:
                cell = first
        return cell

    def way(self, goal):
        """The first arrow of a shortest way of the cursor to a cell; ENTER where it is there."""
        came = {self.cursor: "enter"}
        queue = [self.cursor]
        for cell in queue:
            for name in ("left", "right", "up", "down"):
                after = self.moved(cell, name)
                if after not in came:
                    came[after] = name if cell == self.cursor else came[cell]
                    queue.append(after)
        return came.get(goal, "h")

    def enter(self):
        if self.shown:
            self.remove(*self.shown)
            return
        cell = self.cursor
        if cell not in self.board:
            if self.s["empty enter"]:
                self.selected = None
                self.forget_hint()
            return
        self.forget_hint()
        if self.selected == cell:
            self.selected = None
        elif self.selected is None:
            self.selected = cell
        elif self.board[cell] == self.board[self.selected] and joined(self.board, self.selected, cell):
            self.remove(self.selected, cell)
        else:
            self.selected = {0: cell, 1: None, 2: self.selected}[self.s["no join"]]

    def remove(self, one, other):
        board = without(self.board, one, other, self.gravity)
        self.boards = self.boards[:self.undo + 1] + [board]
        self.undo += 1
        self.moves += 1
        self.selected = None
        self.forget_hint()

    def hint(self):
        if self.s["hint end"] == 2 and self.ended:
            return
        pairs = [p for p in self.pairs() if self.selected is None or self.selected in p]
        later = pairs
        if self.place is not None:
            rank = {cell: i for i, cell in enumerate(self.order)}
            later = [p for p in pairs if tuple(map(rank.get, p)) > tuple(map(rank.get, self.place))]
        if not later and self.s["hint end"] == 1:
            later = pairs
        if later:
            self.ended = False
            self.shown = self.place = later[0]
        else:
            self.forget_hint()
            self.ended = True

    def history(self, name):
        last = len(self.boards) - 1
        target = {"b": self.undo - 1, "f": self.undo + 1, "r": 0, "l": last}[name]
        idle = target < 0 or target > last or target == self.undo
        kind = self.board.get(self.selected)
        self.forget_hint()
        if idle:
            self.cheat = self.cheat or bool(self.s["nothing is cheating"])
            if not self.s["selection survives history"]:
                self.selected = None
            return
        self.cheat = True
        self.undo = target
        if not (self.s["selection survives history"] and self.board.get(self.selected) == kind):
            self.selected = None

    def entry_key(self, name):
        s = self.s
        if name.isdigit():
            if len(self.entry) == 5 and s["sixth"] != 2:
                if not s["sixth"]:
                    return None
                self.entry = self.entry[1:]
            self.entry += name
        elif name == "delete":
            if not self.entry:
                self.entry = None if s["entry delete"] == 1 else ""
            else:
                self.entry = "" if s["entry delete"] == 2 else self.entry[:-1]
        elif name == "enter":
            if not self.entry:
                self.entry = None if s["entry none"] == 1 else ""
                return None
            value = int(self.entry)
            if s["entry bad"] == 1:
                value &= 65535
            if 1 <= value <= 65535:
                self.entry = None
                return value
            self.entry = None if s["entry bad"] == 2 else ""
        return None
