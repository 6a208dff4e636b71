"""Slow model of the game with the switches of a tape."""
from collections import deque


def inside(p):
    """Returns True if cell (row, column) is on the board."""
    return 0 <= p[0] < 6 and 0 <= p[1] < 14


def joined(board, a, b, outside):
    """Returns True if at most three segments join cells a and b over empty cells."""
    best = {}
    todo = deque([(a, None, 0)])
    while todo:
        (row, col), way, used = todo.popleft()
        for step in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            count = used + (step != way)
            nxt = (row + step[0], col + step[1])
            if count > 3:
                continue
            if nxt == b:
                return True
            if not (-1 <= nxt[0] <= 6 and -1 <= nxt[1] <= 14):
                continue
            if inside(nxt) and board[nxt] or not inside(nxt) and not outside:
                continue
            if best.get((nxt, step), 9) > count:
                best[nxt, step] = count
                todo.append((nxt, step, count))
    return False


class Game:
    """A game; press() changes it, deal() takes the board that the tape has dealt."""

    def __init__(self, s, order):
        self.s, self.order = s, order
        self.gravity, self.cur = 1, (0, 0)
        self.clear()

    def clear(self):
        """Drops selection and shown pair."""
        self.sel, self.pair, self.last = None, None, None

    def deal(self, board, number):
        """Starts a game with a dealt board."""
        self.board, self.number = dict(board), number
        self.past, self.at, self.cheated = [dict(board)], 0, False
        self.clear()
        if self.s["HOME"]:
            self.cur = (0, 0)

    def ok(self, a, b):
        """Returns True if cells a and b can be removed."""
        kind = self.board[a]
        return bool(a != b and kind and kind == self.board[b]
                    and joined(self.board, a, b, not self.s["RING"]))

    def pairs(self):
        """Returns all removable pairs in the order of H, only those of the selection if any."""
        cells = self.order
        if self.sel:
            return [(self.sel, c) for c in cells if self.ok(self.sel, c)]
        return [(a, b) for i, a in enumerate(cells) for b in cells[i + 1:] if self.ok(a, b)]

    def border(self):
        """Returns the colour of the border."""
        left = sum(map(bool, self.board.values()))
        sel, self.sel = self.sel, None
        state = 7 if not left else 5 if self.pairs() else 0
        self.sel = sel
        if self.cheated and (self.s["BRULE"] == 0 or state == 5):
            return 2
        return state

    def remove(self, a, b):
        """Removes a pair, lets tiles fall, remembers the board."""
        self.clear()
        self.board = dict(self.board)
        self.board[a] = self.board[b] = 0
        if self.gravity:
            for col in range(14):
                rest = [self.board[r, col] for r in range(6) if self.board[r, col]]
                rest = [0] * (6 - len(rest)) + rest
                self.board.update({(r, col): rest[r] for r in range(6)})
        self.at += 1
        self.past = self.past[:self.at] + [self.board]

    def arrow(self, step):
        """Moves the cursor."""
        if not self.s["HKEEP"]:
            self.pair = self.last = None
        row, col = self.cur[0] + step[0], self.cur[1] + step[1]
        if self.s["WRAP"]:
            self.cur = (row % 6, col % 14)
        elif inside((row, col)):
            self.cur = (row, col)

    def enter(self):
        """Removes, selects, deselects."""
        if self.pair:
            return self.remove(*self.pair)
        self.last = None
        kind = self.board[self.cur]
        if not kind:
            return None
        if self.sel == self.cur:
            self.sel = None
        elif not self.sel:
            self.sel = self.cur
        elif self.ok(self.sel, self.cur):
            self.remove(self.sel, self.cur)
        elif self.s["OTHER"] != 1:
            self.sel = self.cur if self.s["OTHER"] == 0 else None
        return None

    def hint(self):
        """Shows the next pair."""
        pairs = self.pairs()
        at = pairs.index(self.last) + 1 if self.last else 0
        self.pair = self.last = pairs[at] if at < len(pairs) else None

    def history(self, key):
        """Does B, F, R or L."""
        target = {"b": self.at - 1, "f": self.at + 1, "r": 0, "l": len(self.past) - 1}[key]
        self.clear()
        if 0 <= target < len(self.past) and target != self.at:
            self.at, self.cheated = target, True
            self.board = self.past[target]

    def press(self, key):
        """Does a key; returns True if a new board is dealt."""
        steps = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}
        if key in steps:
            self.arrow(steps[key])
        elif key == "enter":
            self.enter()
        elif key == "h":
            self.hint()
        elif key in "bfrl":
            self.history(key)
        else:
            self.gravity ^= key == "delete"
            return True
        return False
