"""A model of the four programs, cell by cell and without speed, for kilobyte.py's proofs."""

COLUMNS, ROWS = 14, 6
CELLS = COLUMNS * ROWS


def joined(board, first, second):
    """At most two bends through empty cells; the ring round the board is empty."""
    if first == second or not board[first] or not board[second]:
        return False
    if board[first][0] != board[second][0]:
        return False
    row, column = divmod(first, COLUMNS)
    goal = divmod(second, COLUMNS)
    seen = set()
    work = [(row, column, d, 0) for d in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    while work:
        state = work.pop()
        if state in seen:
            continue
        seen.add(state)
        r, c, d, bends = state
        r, c = r + d[0], c + d[1]
        if (r, c) == goal:
            return True
        if not (-1 <= r <= ROWS and -1 <= c <= COLUMNS):
            continue
        if 0 <= r < ROWS and 0 <= c < COLUMNS and board[r * COLUMNS + c]:
            continue
        work.append((r, c, d, bends))
        if bends < 2:
            work += [(r, c, e, bends + 1) for e in ((d[1], d[0]), (-d[1], -d[0]))]
    return False


def fallen(board):
    result = [None] * CELLS
    for column in range(COLUMNS):
        pile = [board[cell] for cell in range(column, CELLS, COLUMNS) if board[cell]]
        for depth, tile in enumerate(reversed(pile)):
            result[CELLS - COLUMNS + column - depth * COLUMNS] = tile
    return result


class Game:
    """A tile is (kind, number); the number is the cell it was dealt to."""

    def __init__(self, program, switches, gravity, kinds):
        self.program, self.gravity = program, gravity
        self.value = lambda name: int(switches[name])
        self.history = [[(kind, cell) for cell, kind in enumerate(kinds)]]
        self.done = self.cell = 0
        self.selected = self.shown = None
        self.cheated = self.ended = False

    @property
    def board(self):
        return self.history[self.done]

    def pairs(self):
        board = self.board
        places = {board[cell][1] if self.program == "times" else cell: cell
                  for cell in range(CELLS) if board[cell]}
        order = sorted(places)
        found = [(p, q) for p in order for q in order if p < q]
        if self.program == "moves" and not self.value("ORDER"):
            found = [(q, p) for p, q in found]
            found.sort(reverse=True)
        found = [(places[p], places[q]) for p, q in found]
        if self.selected is not None:
            if self.program == "replay":
                found = [(self.selected, places[q]) for q in order]
            found = [pair for pair in found if self.selected in pair]
        return [pair for pair in found if joined(board, *pair)]

    def dead(self):
        keep, self.selected = self.selected, None
        result = not self.pairs()
        self.selected = keep
        return result

    def border(self):
        won = self.done == 42
        dead = not won and self.dead()
        if self.program == "copies":
            first = "red" if self.value("RED") else "end"
            if not self.value("RED") and won:
                return 7
        elif self.program == "moves":
            first = "end" if self.value("WHITE") else "red"
        elif self.program == "times":
            first = "red" if self.value("FIRSTRED") else "end"
        else:
            first = ("red", "black", "end")[self.value("PREC")]
        if first == "red" and self.cheated:
            return 2
        if dead:
            return 0
        if first == "black" and self.cheated:
            return 2
        if won:
            return 7
        return 2 if self.cheated else 5

    def arrow(self, key):
        row, column = divmod(self.cell, COLUMNS)
        step = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}[key]
        r, c = row + step[0], column + step[1]
        inside = 0 <= r < ROWS and 0 <= c < COLUMNS
        stops = {"copies": lambda: not self.value("WRAP"), "moves": lambda: self.value("STOP"),
                 "times": lambda: not self.value("EDGE"), "replay": lambda: False}[self.program]()
        if inside:
            self.cell = r * COLUMNS + c
        elif stops:
            pass
        elif self.program in ("copies", "times") or (self.program == "replay" and step[0]):
            self.cell = r % ROWS * COLUMNS + c % COLUMNS
        elif step[1]:                                 # on in the next or previous row
            self.cell = (self.cell + step[1]) % CELLS
        else:                                         # on in the next or previous column
            self.cell = ((column + step[0]) % COLUMNS) + (0 if step[0] > 0 else CELLS - COLUMNS)

    def remove(self, first, second):
        board = list(self.board)
        board[first] = board[second] = None
        if self.gravity:
            board = fallen(board)
        self.history = self.history[:self.done + 1] + [board]
        self.done += 1
        self.selected = None

    def enter(self):
        other, self_cell = self.selected, self.cell
        if not self.board[self_cell]:
            return
        if other == self_cell:
            self.selected = None
        elif other is None:
            self.selected = self_cell
        elif joined(self.board, other, self_cell):
            self.remove(other, self_cell)
        else:
            reply = {"copies": lambda: ("new", "keep", "drop")[self.value("BAD")],
                     "moves": lambda: ("keep", "new")[self.value("ILLEGAL")],
                     "replay": lambda: ("drop", "new", "keep")[self.value("REFUSE")],
                     "times": lambda: ("new", "keep", "drop")[self.value("NOTFIT")]}
            reply = reply[self.program]()
            self.selected = {"new": self_cell, "keep": other, "drop": None}[reply]

    def hint(self):
        pairs = self.pairs()
        if self.shown is None:
            once = self.program == "moves" and self.value("ONCE")
            at = len(pairs) if once and self.ended else 0
        else:
            at = pairs.index(self.shown) + 1
        self.shown = pairs[at] if at < len(pairs) else None
        self.ended = self.shown is None

    def travel(self, to):
        idle = {"copies": "IDLE", "replay": "EMPTY"}.get(self.program)
        legal = 0 <= to < len(self.history) and to != self.done
        if not legal:
            if not (idle and self.value(idle)):
                return
        else:
            self.done = to
        self.cheated = True
        if not legal and self.program == "copies":
            return
        keeps = {"copies": "KEEP", "replay": "CARRY"}.get(self.program)
        if not (keeps and self.value(keeps)):
            self.selected = None
        elif self.selected is not None and not self.board[self.selected]:
            self.selected = None

    def press(self, key):
        shown = self.shown
        if key == "h":
            return self.hint()
        self.ended = False
        arrows = key in ("left", "right", "up", "down")
        if not (arrows and self.program == "times" and self.value("SKIP")):
            self.shown = None
        if arrows:
            self.arrow(key)
        elif key == "enter":
            if shown:
                self.remove(*shown)
            else:
                self.enter()
        else:
            self.travel({"b": self.done - 1, "f": self.done + 1, "r": 0,
                         "l": len(self.history) - 1}[key])

    def attribute(self, cell, switches, number):
        """The attribute of a cell, from the program's switches."""
        tile = self.board[cell]
        here = self.board[self.cell]
        same = bool(tile and here and tile[0] == here[0])
        at, chosen = cell == self.cell, cell == self.selected
        lit = bool(self.shown and cell in self.shown)
        get = lambda name: number(switches[name])
        if self.program == "copies":
            value = get("SAME") if same else 0x38
            value ^= 2 if chosen else 0
            value |= 128 if lit else 0
            return value & 0x87 | get("CURS") if at else value
        if self.program == "moves":
            value = get("ALIKE") if same else get("PAPER") * 8
            value = get("SELECT") if chosen else value
            return (get("BAR") if at else value) | (128 if lit else 0)
        if self.program == "replay":
            value = get("LIKE") if same else get("NORMAL")
            value = get("PICK") if chosen else value
            value = get("SHOW") if lit else value
            return (value ^ get("NORMAL")) & 128 | get("POINT") if at else value
        row, column = divmod(cell, COLUMNS)
        value = get("PAPA") if (row + column) % 2 else get("PAPB")
        value = value if tile else 7
        value |= 64 if same else 0
        value = 15 if chosen else value
        return value | (128 if lit else 0)
