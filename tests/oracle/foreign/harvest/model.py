"""A slow and plain model of the game. Deals are told to it; all else it works out.

A cell is a number: row * 16 + column, rows from 1 to 6 and columns from 1 to 14. A board is a list of
128 kinds, 0 for an empty cell, with an empty ring around the 84 cells.
"""

import copy

import tables

STEPS = (1, -1, 16, -16)
HOMES = {"topleft": 0x11, "centre": 0x37, "bottomright": 0x6E}


class Difference(Exception):
    """What a tape does otherwise than the model."""


def joined(board, start, goal):
    """Whether a path of at most three straight segments over empty cells joins two cells."""
    waiting, seen = [(start, None, 0)], set()
    while waiting:
        cell, direction, turns = waiting.pop()
        for step in STEPS:
            after = cell + step
            now = turns + (direction is not None and step != direction)
            across = step in (1, -1)
            if now > 2 or not 0 <= after < 128 or across and after >> 4 != cell >> 4:
                continue
            if after == goal:
                return True
            if not board[after] and (after, step, now) not in seen:
                seen.add((after, step, now))
                waiting.append((after, step, now))
    return False


def without(board, one, other, gravity):
    """The board after a removal."""
    board = list(board)
    board[one] = board[other] = 0
    if gravity:
        for column in range(1, 15):
            cells = [row * 16 + column for row in range(1, 7)]
            kinds = [board[cell] for cell in cells if board[cell]]
            for cell, kind in zip(cells, [0] * (6 - len(kinds)) + kinds):
                board[cell] = kind
    return board


class Model:
    def __init__(self, switches):
        self.s = switches
        self.gravity = 1
        self.cursor = 0x37 if switches["home"] == "centre" else 0x11
        self.number = 0
        self.order = tables.hint_order(switches["order"])
        self.deals = {}
        self.message = False

    def deal(self, board, number):
        """Takes a new board of the tape and checks what must hold for every deal."""
        kinds = sorted(kind for kind in board if kind)
        if kinds != [kind for kind in range(1, 22) for _ in range(4)]:
            raise Difference(f"deal: not four tiles of each kind (number {number})")
        if not all(board[cell] for cell in tables.CELLS):
            raise Difference(f"deal: an empty cell (number {number})")
        if self.deals.setdefault(number, board) != board:
            raise Difference(f"deal: another board than before (number {number})")
        self.number = number
        self.boards = [list(board)]
        self.at = 0
        self.cheat = False
        self.forget()
        self.cursor = HOMES.get(self.s["home"], self.cursor)
        self.find_border()

    @property
    def board(self):
        return self.boards[self.at]

    def forget(self):
        self.selected = 0
        self.forget_shown()

    def forget_shown(self):
        self.shown = self.listed = None
        self.place = 0

    def pairs(self, selected=0):
        """The pairs that can be removed, in the order of H; only those with the selected tile, if any."""
        board, out = self.board, []
        for i, one in enumerate(self.order):
            for other in self.order[i + 1:]:
                if board[one] and board[one] == board[other] and (not selected or selected in (one, other)):
                    if joined(board, one, other):
                        out.append((one, other))
        return out

    def find_border(self):
        self.won = not any(self.board)
        self.stuck = not self.pairs()
        reasons = {"W": (self.won, 7), "B": (self.stuck, 0), "R": (self.cheat, 2)}
        self.border = next((reasons[name][1] for name in self.s["priority"] if reasons[name][0]), 5)

    def changed(self):
        """After each change of the board; the program may show a message now."""
        self.forget()
        self.find_border()
        self.message = self.won or self.stuck

    def remove(self, one, other):
        self.boards = self.boards[:self.at + 1] + [without(self.board, one, other, self.gravity)]
        self.at += 1
        self.changed()

    def key(self, name):
        self.message = False
        if name in ("left", "right", "up", "down"):
            self.arrow(name)
        elif name == "enter":
            self.enter()
        elif name == "h":
            self.hint()
        elif name in "bfrl":
            self.history(name)

    def arrow(self, name):
        column, row = self.cursor & 15, self.cursor >> 4
        column += (name == "right") - (name == "left")
        row += (name == "down") - (name == "up")
        if self.s["wrap"] == "stop":
            column, row = min(14, max(1, column)), min(6, max(1, row))
        else:
            if self.s["wrap"] == "snake":
                row += (column > 14) - (column < 1)
            column, row = (column - 1) % 14 + 1, (row - 1) % 6 + 1
        self.cursor = row * 16 + column
        if self.s["hintarrow"] == "drop":
            self.forget_shown()
        elif self.s["hintarrow"] == "dropcont":
            self.shown = None

    def enter(self):
        if self.shown:
            self.remove(*self.shown)
            return
        self.forget_shown()
        cell, board = self.cursor, self.board
        if not board[cell]:
            if self.s["empty"] == "drop":
                self.selected = 0
        elif not self.selected:
            self.selected = cell
        elif self.selected == cell:
            self.selected = 0
        elif board[self.selected] == board[cell] and joined(board, self.selected, cell):
            self.remove(self.selected, cell)
        else:
            same = board[self.selected] == board[cell]
            way = self.s["blocked" if same else "other"]
            self.selected = {"new": cell, "drop": 0, "keep": self.selected}[way]

    def hint(self):
        if self.listed is None or self.listed_for != self.selected:
            self.listed, self.listed_for, self.place = self.pairs(self.selected), self.selected, 0
        if not self.listed:
            return
        if self.place >= len(self.listed):
            if self.s["hintend"] != "stay":
                self.place = 0
            if self.s["hintend"] != "wrap":
                self.shown = None
                return
        self.shown = self.listed[self.place]
        self.place += 1

    def history(self, name):
        last = len(self.boards) - 1
        target = {"b": self.at - 1, "f": self.at + 1, "r": 0, "l": last}[name]
        if 0 <= target <= last and target != self.at:
            self.at = target
            self.cheat = True
            self.changed()
            return
        if self.s["idleclears"]:
            self.forget()
        else:
            self.forget_shown()
        if self.s["idlecheats"]:
            self.cheat = True
            self.find_border()

    def state(self):
        """What a tape must have in its variables."""
        return copy.deepcopy({
            "board": self.board, "cursor": self.cursor, "selected": self.selected,
            "shown": self.shown or (0, 0), "border": self.border, "moves": self.at,
            "gravity": self.gravity, "number": self.number,
        })
