"""A slow and simple model of the game with the switches of a tape."""
from layout import order

CELLS = [(r + 1) * 16 + c + 1 for r in range(6) for c in range(14)]


class Model:
    """The state of the game as the rules demand it. Cells are numbered row * 16 + column."""

    def __init__(self, switches):
        self.s, self.known = switches, {}
        self.order = order(switches)
        self.cur, self.grav, self.number, self.entry = 0x11, 1, 0, None
        self.oversh = 0
        self.begin({c: 0 for c in CELLS})

    def begin(self, board):
        """Starts a game on this board."""
        self.board = dict(board)
        self.sel, self.pair, self.series, self.done = 0, None, None, False
        self.past, self.future, self.cheat = [], [], False
        self.wait, self.message = False, False
        if self.s["HOME"] < 2:
            self.cur = (0x11, 0x37)[self.s["HOME"]]

    def free(self, cell):
        """Returns whether a path may pass over this cell, which may be outside the board."""
        row, col = cell >> 4, cell & 15
        if not 0 <= row <= 7:
            return False
        if row in (0, 7) or col in (0, 15):
            return bool(self.s["RING"])
        return self.board[cell] == 0

    def joined(self, a, b):
        """Returns whether at most three segments join a and b."""
        spots = {a}
        for _ in range(3):
            further = set()
            for spot in spots:
                for step in (1, -1, 16, -16):
                    cell = spot
                    while True:
                        if step in (1, -1) and (cell & 15) + step not in range(16):
                            break
                        cell += step
                        if cell == b:
                            return True
                        if not self.free(cell):
                            break
                        further.add(cell)
            spots |= further
        return False

    def pairs(self, sel, start=0):
        """Returns the removable pairs in the order of the hints."""
        cells = self.order[start:] + self.order[:start]
        place = {cell: i for i, cell in enumerate(cells)}
        found = [tuple(sorted(pair, key=place.get)) for pair in self.every() if sel in (0, *pair)]
        return sorted(found, key=lambda pair: (place[pair[0]], place[pair[1]]))

    def every(self):
        """Returns all removable pairs of the board; remembered for each board."""
        name = tuple(self.board.values())
        if name not in self.known:
            kinds = {}
            for cell, kind in self.board.items():
                kinds.setdefault(kind, []).append(cell)
            kinds.pop(0, None)
            self.known[name] = [(17, 18)] if len(kinds) == 1 and len(kinds.get(1, ())) == 84 else [
                (a, b) for cells in kinds.values() for a in cells for b in cells
                if a < b and self.joined(a, b)]
        return self.known[name]

    def over(self):
        """Returns 0 = goes on, 1 = won, 2 = stuck."""
        if not any(self.board.values()):
            return 1
        return 0 if self.pairs(0) else 2

    def border(self):
        """Returns the colour of the border."""
        over, rule = self.over(), self.s["PREC"]
        end = (5, 7, 0)[over]
        if self.cheat and (rule == 0 or rule == 2 and over or rule == 1 and not over):
            return 2
        return end

    def fall(self):
        """Lets all tiles fall."""
        for col in range(1, 15):
            tiles = [self.board[row * 16 + col] for row in range(1, 7)]
            tiles = [t for t in tiles if t]
            tiles = [0] * (6 - len(tiles)) + tiles
            for row in range(6):
                self.board[row * 16 + 16 + col] = tiles[row]

    def remove(self, a, b):
        """Removes a pair."""
        self.past.append((dict(self.board), a, b))
        self.future = []
        self.board[a] = self.board[b] = 0
        if self.grav:
            self.fall()
        self.sel, self.pair, self.series = 0, None, None
        if self.s["RCUR"]:
            self.cur = a

    def drop(self):
        """The shown pair is given up."""
        if self.pair:
            self.pair = None
            if not self.s["HRESUME"]:
                self.series = None

    def key(self, key, fresh=None):
        """Presses a key; fresh = number and board if the key deals. Returns nothing."""
        if self.wait:
            self.wait = False
            return
        self.fresh = fresh
        if self.entry is not None:
            self.enter_number(key)
        else:
            self.command(key)
        if self.entry is None:
            over = self.over()
            if over != self.oversh and over and self.s["ENDMSG"] and self.s["ENDWAIT"]:
                self.wait = True
            self.oversh = over

    def command(self, key):
        """One command outside the number entry."""
        s, over = self.s, self.over()
        rule = (0, s["WONKEY"], s["STUCKKEY"])[over]
        if rule == 1 or rule == 2 and key == "enter":
            return self.deal()
        arrow = key in ("left", "right", "up", "down")
        if self.pair and s["SWALLOW"] and not arrow and key not in ("enter", "h"):
            return self.drop()
        if arrow:
            return self.arrow(key)
        return {"enter": self.enter, "h": self.hint, "b": self.back, "f": self.forward,
                "r": self.restart, "l": self.last, "n": self.deal, "delete": self.toggle,
                "s": self.choose}.get(key, lambda: None)()

    def deal(self):
        """A new board, read from the tape."""
        self.number, board = self.fresh
        self.begin(board)

    def toggle(self):
        """Gravity on or off, new board."""
        self.grav ^= 1
        self.deal()

    def arrow(self, key):
        """Moves the cursor."""
        if not self.s["ARROWHINT"]:
            self.drop()
        cell = self.cur
        for _ in range(16):
            cell = self.step(cell, key)
            if self.s["SKIP"] and cell == self.cur:
                return
            if not self.s["SKIP"] or self.board[cell]:
                self.cur = cell
                break
        else:
            return
        if self.s["HSER"] == 2:
            self.series = None

    def step(self, cell, key):
        """Returns the next cell in a direction."""
        row, col = (cell >> 4) - 1, (cell & 15) - 1
        across = key in ("left", "right")
        move = 1 if key in ("right", "down") else -1
        rule = self.s["EDGEX" if across else "EDGEY"]
        col, row = (col + move, row) if across else (col, row + move)
        if across and not 0 <= col < 14:
            if rule == 0:
                return cell
            col %= 14
            row = (row + move) % 6 if rule == 2 else row
        if not across and not 0 <= row < 6:
            if rule == 0:
                return cell
            row %= 6
            col = (col + move) % 14 if rule == 2 else col
        return (row + 1) * 16 + col + 1

    def enter(self):
        """ENTER on the board."""
        if self.pair:
            return self.remove(*self.pair)
        kind = self.board[self.cur]
        if not kind:
            if self.s["EMPTYENTER"]:
                self.sel, self.series = 0, None
            return None
        if self.sel and self.sel != self.cur:
            if self.board[self.sel] == kind and self.joined(self.sel, self.cur):
                return self.remove(self.sel, self.cur)
            rule = self.s["BLOCKED" if self.board[self.sel] == kind else "OTHER"]
            if rule == 1:
                return None
            self.sel = self.cur if rule == 0 else 0
        else:
            self.sel = 0 if self.sel else self.cur
        self.series = None
        return None

    def hint(self):
        """H."""
        if self.series is None:
            start = self.order.index(self.cur) if self.s["HFROM"] else 0
            self.series = self.pairs(self.sel, start)
        self.pair = self.series.pop(0) if self.series else None
        if self.pair:
            if self.s["HCUR"]:
                self.cur = self.pair[0]
            return
        if self.s["HEND"] == 0:
            self.series = None
        if self.s["NONESEL"] and self.sel:
            self.sel, self.series = 0, None

    def idle(self):
        """Nothing to undo or redo."""
        if not self.s["IDLEHINT"]:
            self.pair = self.series = None
        if not self.s["IDLESEL"] and self.sel:
            self.sel, self.series = 0, None

    def travel(self):
        """A step in the history."""
        self.cheat, self.sel, self.pair, self.series = True, 0, None, None

    def undo(self):
        """Takes one removal back."""
        board, a, b = self.past.pop()
        self.future.append((dict(self.board), a, b))
        self.board = board
        if self.s["BCUR"]:
            self.cur = a

    def redo(self):
        """Does one removal again."""
        board, a, b = self.future.pop()
        self.past.append((dict(self.board), a, b))
        self.board = board
        if self.s["FCUR"]:
            self.cur = a

    def back(self):
        """B."""
        if not self.past:
            return self.idle()
        self.travel()
        return self.undo()

    def forward(self):
        """F."""
        if not self.future:
            return self.idle()
        self.travel()
        return self.redo()

    def restart(self):
        """R."""
        if not self.past:
            return self.idle()
        self.travel()
        while self.past:
            self.undo()
        return None

    def last(self):
        """L."""
        if not self.future:
            return self.idle()
        self.travel()
        while self.future:
            self.redo()
        return None

    def choose(self):
        """S."""
        if not self.s["GIVESEL"]:
            self.sel = 0
        self.pair = self.series = None
        self.entry = ""

    def enter_number(self, key):
        """A key in the number entry; the prover types only what is the same in all tapes."""
        if key == "enter":
            value = int(self.entry or "0")
            self.entry = None
            if 1 <= value <= 65535:
                self.deal()
        else:
            self.entry += key
