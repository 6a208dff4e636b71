"""A model of the game in Python: cells are (row, column) from (0, 0) to (5, 13)."""
from collections import Counter, deque

ROWS, COLS = 6, 14


def connected(board, a, b):
    """True if at most three segments join a and b over free cells or outside."""
    best = {}
    queue = deque()
    for d in range(4):
        queue.append((a, d, 0))
        best[a, d] = 0
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    while queue:
        (r, c), d, bends = queue.popleft()
        nr, nc = r + steps[d][0], c + steps[d][1]
        if (nr, nc) == b:
            return True
        if not (-1 <= nr <= ROWS and -1 <= nc <= COLS) or (nr, nc) in board:
            continue
        for nd in range(4):
            nb = bends + (nd != d)
            if nb <= 2 and best.get(((nr, nc), nd), 9) > nb:
                best[(nr, nc), nd] = nb
                queue.append(((nr, nc), nd, nb))
    return False


class Model:
    """The state of one game and what each key does to it."""

    def __init__(self, sw):
        self.sw = sw
        self.gravity = bool(sw["GRAV0"])
        self.number = None
        self.cursor = None
        self.deals = {}
        self.entry = None
        self.wanted = None

    def deal(self, number, board):
        """A new board that the tape has dealt."""
        kinds = Counter(board.values())
        if len(board) != 84 or sorted(kinds) != list(range(1, 22)) or set(kinds.values()) != {4}:
            return f"board {number} is not 21 kinds of four tiles"
        if self.deals.setdefault(number, board) != board:
            return f"board {number} differs from its first deal"
        for other, old in self.deals.items():
            if other != number and old == board:
                return f"boards {number} and {other} are equal"
        self.number, self.start = number, dict(board)
        self.moves, self.at = [], 0
        self.selected = self.hint = None
        self.cheated = False
        home = self.sw["HOME"]
        if home != 255:
            self.cursor = (home // 16 - 1, home % 16 - 1)
        elif self.cursor is None:
            self.cursor = (0, 0)
        self.replay()
        return None

    def replay(self):
        """Build the board from its start and the moves up to now."""
        self.board = dict(self.start)
        for pair in self.moves[:self.at]:
            for cell in pair:
                del self.board[cell]
            if self.gravity:
                for c in range(COLS):
                    column = [self.board.pop((r, c)) for r in range(ROWS) if (r, c) in self.board]
                    for i, kind in enumerate(reversed(column)):
                        self.board[ROWS - 1 - i, c] = kind
        self.pairs = self.all_pairs()
        self.reset_hints()

    def all_pairs(self):
        cells = sorted(self.board)
        found = [(a, b) for i, a in enumerate(cells) for b in cells[i + 1:]
                 if self.board[a] == self.board[b] and connected(self.board, a, b)]
        if self.sw["ORDER"] == 1:
            found = sorted(((b, a) for a, b in found), reverse=True)
        if self.sw["ORDER"] == 2:
            found.sort(key=lambda p: self.board[p[0]])
        return found

    def reset_hints(self):
        self.next_hint, self.exhausted = 0, False

    def drop(self):
        self.hint = None
        self.reset_hints()

    def remove(self, a, b):
        self.moves[self.at:] = [(a, b)]
        self.at += 1
        self.selected = self.hint = None
        self.replay()

    def press(self, key):
        """Do what a key does. The result is "new" if another board is to be read."""
        if key == "wait":
            if self.entry is None:
                self.hint = None
            return None
        if self.entry is not None:
            return self.type(key)
        if key in ("left", "right", "up", "down"):
            if not self.sw["HKEEP"]:
                self.drop()
            self.move(key)
        elif key == "enter":
            self.enter()
        elif key == "delete":
            self.gravity = not self.gravity
            return "new"
        elif key == "n":
            return "new"
        elif key == "s":
            self.drop()
            self.entry = ""
        elif key == "h":
            self.show_hint()
        elif key in "bfrl":
            self.travel(key)
        return None

    def move(self, key):
        r, c = self.cursor
        edge = self.sw["EDGE"]
        dr, dc = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}[key]
        nr, nc = r + dr, c + dc
        if not (0 <= nr < ROWS and 0 <= nc < COLS):
            if edge == 0:
                return
            if edge == 2 and dc:
                nr += dc
        self.cursor = (nr % ROWS, nc % COLS)

    def enter(self):
        if self.hint:
            self.remove(*self.hint)
            return
        here = self.cursor
        if here not in self.board:
            if self.sw["EMPTYSEL"]:
                self.selected = None
                self.reset_hints()
            return
        if self.selected is None:
            self.selected = here
        elif self.selected == here:
            self.selected = None
        elif (self.board[here] == self.board[self.selected]
              and connected(self.board, here, self.selected)):
            self.remove(self.selected, here)
            return
        elif self.sw["BADSEL"] == 1:
            return
        else:
            self.selected = None if self.sw["BADSEL"] == 2 else here
        self.reset_hints()

    def show_hint(self):
        fit = [p for p in self.pairs if self.selected is None or self.selected in p]
        if self.next_hint < len(fit) and not self.exhausted:
            self.hint = fit[self.next_hint]
            self.next_hint += 1
            if self.sw["HJUMP"]:
                self.cursor = self.hint[0]
            return
        self.hint = None
        self.exhausted = bool(self.sw["HEND"])
        if not self.exhausted:
            self.next_hint = 0

    def travel(self, key):
        self.selected = None
        self.drop()
        was = self.at
        self.at = {"b": max(0, was - 1), "f": min(len(self.moves), was + 1), "r": 0,
                   "l": len(self.moves)}[key]
        if self.at == was:
            return
        self.cheated = True
        self.replay()
        if key == "b" and self.sw["BCUR"]:
            self.cursor = min(self.moves[self.at])

    def type(self, key):
        mode = self.sw["ENTRY"]
        if key.isdigit() and len(key) == 1:
            if len(self.entry) < 5:
                self.entry += key
            if mode != 0 or len(self.entry) < 5:
                return None
        elif key == "delete":
            if mode == 2:
                return None
            if not self.entry and mode == 3:
                self.entry = None
            else:
                self.entry = self.entry[:-1]
            return None
        elif key != "enter":
            return None
        if not self.entry:
            self.entry = None if self.sw["EMPTYENT"] else ""
            return None
        value = int(self.entry)
        if 1 <= value <= 65535:
            self.entry, self.wanted = None, value
            return "new"
        self.entry = "" if self.sw["BADNUM"] == 0 else None
        return None

    def border(self):
        won, stuck = not self.board, bool(self.board) and not self.pairs
        if self.cheated and self.sw["PREC"] == 0:
            return 2
        if won or stuck:
            return 7 if won else 0
        return 2 if self.cheated else 5
