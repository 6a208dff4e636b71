"""Model of the rules; it shares no code with the Z80 games."""
from collections import deque

WIDE, HIGH = 14, 6


def reach(board, start):
    """Returns the tiles of the same kind that at most three segments join with start."""
    kind = board[start]
    found, seen = set(), {}
    todo = deque()
    for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        todo.append((start, step, 1))
    while todo:
        (x, y), (dx, dy), lines = todo.popleft()
        cell = (x + dx, y + dy)
        if not (-1 <= cell[0] <= WIDE and -1 <= cell[1] <= HIGH):
            continue
        if board.get(cell, 0):
            if board[cell] == kind and cell != start:
                found.add(cell)
            continue
        if seen.get((cell, (dx, dy)), 9) <= lines:
            continue
        seen[cell, (dx, dy)] = lines
        todo.append((cell, (dx, dy), lines))
        if lines < 3:
            todo.append((cell, (dy, dx), lines + 1))
            todo.append((cell, (-dy, -dx), lines + 1))
    return found


def pairs(board):
    """Returns all pairs that can be removed, as frozen sets."""
    result = set()
    for cell, kind in board.items():
        if kind:
            result |= {frozenset((cell, other)) for other in reach(board, cell)}
    return result


def entered(game, text):
    """Returns the number that the digits choose, or None."""
    value = 0
    for digit in text:
        more = value * 10 + int(digit)
        if game == "cedar" and more > 65535:
            continue
        value = more
    return value if 0 < value < 65536 else None


class Model:
    """The state of one game."""

    def __init__(self, game, chosen):
        self.game, self.opt = game, chosen
        self.cur, self.gravity, self.number = (0, 0), 1, None

    def get(self, switch):
        return self.opt.get(switch, 0)

    def deal(self, number, board):
        """Starts a board that was read from memory, or is known."""
        self.number, self.states, self.pos = number, [dict(board)], 0
        self.cheat, self.sel = False, None
        if not self.get("NEWCUR"):
            self.cur = (0, 0)
        self.drop()
        self.event = 0 if pairs(self.board) else 8

    @property
    def board(self):
        return self.states[self.pos]

    def drop(self):
        """Forgets the list of pairs."""
        self.shown, self.index, self.end = None, 0, False

    def listed(self):
        """Returns the pairs in the order of the game."""
        def place(cell):
            x, y = cell
            return (x, y) if self.game == "birch" else (y, x)
        back = self.get("HORD")
        result = [sorted(p, key=place, reverse=bool(back)) for p in pairs(self.board)]
        if self.sel:
            result = [p for p in result if self.sel in p]
        if self.game == "cedar":
            result = [sorted(p, key=place) for p in result]
            result.sort(key=lambda p: (self.board[p[0]] * (-1 if back else 1),
                                       place(p[0]), place(p[1])))
        elif self.game == "dune":
            result.sort(key=lambda p: (place(p[1]), place(p[0])), reverse=bool(back))
        else:
            result.sort(key=lambda p: (place(p[0]), place(p[1])), reverse=bool(back))
        return result

    def take(self, pair):
        """Removes a pair."""
        board = dict(self.board)
        for cell in pair:
            board[cell] = 0
        if self.gravity:
            for x in range(WIDE):
                left = [board[x, y] for y in range(HIGH) if board[x, y]]
                left = [0] * (HIGH - len(left)) + left
                for y in range(HIGH):
                    board[x, y] = left[y]
        self.states[self.pos + 1:] = [board]
        self.pos += 1
        self.sel = None
        self.drop()
        self.event = self.status() or self.event

    def status(self):
        """Returns 7 if won, 8 if stuck, otherwise 0."""
        if not any(self.board.values()):
            return 7
        return 0 if pairs(self.board) else 8

    def border(self):
        """Returns the colour that the border should have."""
        if self.get("PREC") == 2:
            return (self.event or 5) & 7
        colours = [self.status(), 2 if self.cheat else 0]
        if self.get("PREC") == 1:
            colours.reverse()
        return (colours[0] or colours[1] or 5) & 7

    def move(self, dx, dy):
        """Moves the cursor."""
        if self.get("HMOVE") == 0:
            self.drop()
        elif self.get("HMOVE") == 2:
            self.shown = None
        x, y = self.cur[0] + dx, self.cur[1] + dy
        if self.get("EDGE") == 1:
            x, y = min(max(x, 0), WIDE - 1), min(max(y, 0), HIGH - 1)
        elif self.get("EDGE") == 2 and not 0 <= x < WIDE:
            y += dx
        self.cur = (x % WIDE, y % HIGH)

    def step(self, to):
        """Goes to another place in the list of removals."""
        self.sel = None
        self.drop()
        if to != self.pos or self.get("CHEAT0"):
            self.cheat, self.event = True, 2
        self.pos = to

    def enter(self):
        """Handles ENTER."""
        if self.shown:
            return self.take(self.shown)
        kind = self.board[self.cur]
        if not kind:
            if self.get("EMPTYSEL"):
                self.sel = None
                self.drop()
            return None
        self.drop()
        if self.sel is None:
            self.sel = self.cur
        elif self.sel == self.cur:
            self.sel = None
        elif self.board[self.sel] == kind and self.sel in reach(self.board, self.cur):
            self.take((self.sel, self.cur))
        elif self.get("MISS") == 0:
            self.sel = self.cur
        elif self.get("MISS") == 2:
            self.sel = None
        return None

    def hint(self):
        """Handles H."""
        if self.end:
            if self.get("HEND"):
                return
            self.drop()
        found = self.listed()
        self.shown = None
        if self.index < len(found):
            self.shown = tuple(found[self.index])
            self.index += 1
            if self.get("JUMP"):
                self.cur = self.shown[0]
        else:
            self.end = True

    def key(self, key):
        """Handles a key other than those that deal."""
        moves = {"l": (-1, 0), "r": (1, 0), "u": (0, -1), "d": (0, 1)}
        if key in moves:
            self.move(*moves[key])
        elif key == "e":
            self.enter()
        elif key == "H":
            self.hint()
        else:
            self.step({"B": max(self.pos - 1, 0), "F": min(self.pos + 1, len(self.states) - 1),
                       "R": 0, "L": len(self.states) - 1}[key])
