"""The rules in Python, with the choices of each tape; shares no code with the Z80 games."""


class Game:
    """One game; cells are (row, column) from 0, kinds 1 to 21, 0 is empty."""

    def __init__(self, rules, deal):
        self.k = rules
        self.deal = deal
        self.grav = 1
        self.cur = (0, 0)
        self.entry = None
        self.box = None
        self.load(1)

    def load(self, number):
        self.number = number
        cells = self.deal(number)
        self.board = [list(cells[r * 14:r * 14 + 14]) for r in range(6)]
        self.past = []
        self.future = []
        self.cheat = False
        self.sel = None
        self.box = None
        self.clear_hint()
        home = self.k["home"]
        if home is not None:
            self.cur = home
        self.judge()

    def clear_hint(self):
        self.hint = None
        self.trail = -1

    def at(self, cell):
        return self.board[cell[0]][cell[1]]

    def joined(self, a, b):
        """Whether a line with at most two corners joins two cells."""
        ring = self.k["ring"]
        edge = [(a, d, 0) for d in range(4)]
        seen = set(edge)
        while edge:
            cell, d, turns = edge.pop()
            step = ((0, 1), (0, -1), (1, 0), (-1, 0))[d]
            near = (cell[0] + step[0], cell[1] + step[1])
            if near == b:
                return True
            low = -1 if ring else 0
            if not (low <= near[0] < 6 - low and low <= near[1] < 14 - low):
                continue
            if 0 <= near[0] < 6 and 0 <= near[1] < 14 and self.at(near):
                continue
            for e in range(4):
                t = turns + (e != d)
                if t < 3 and (near, e, t) not in seen:
                    seen.add((near, e, t))
                    edge.append((near, e, t))
        return False

    def order(self):
        every = [(r, c) for r in range(6) for c in range(14)]
        if self.k["scan"] == 1:
            every.sort(key=lambda x: (x[1], x[0]))
        if self.k["scan"] == 2:
            every.reverse()
        if self.k["scan"] == 3:
            every.sort(key=lambda x: (x[1], -x[0]))
        return every

    def pairs(self, sel=None):
        every = self.order()
        out = []
        for i, a in enumerate(every):
            if sel is not None and a != sel or not self.at(a):
                continue
            for b in (every if sel is not None else every[i + 1:]):
                if a != b and self.at(a) == self.at(b) and self.joined(a, b):
                    out.append((a, b))
        return out

    def judge(self):
        self.won = len(self.past) == 42
        self.stuck = not self.won and not self.pairs()
        self.lights()

    def lights(self):
        state = 7 if self.won else 0 if self.stuck else None
        if self.k["prec"]:
            self.border = state if state is not None else 2 if self.cheat else 5
        else:
            self.border = 2 if self.cheat else state if state is not None else 5

    def drop(self, cells):
        for r, c in sorted(cells):
            if self.grav:
                for i in range(r, 0, -1):
                    self.board[i][c] = self.board[i - 1][c]
                self.board[0][c] = 0
            else:
                self.board[r][c] = 0

    def remove(self, a, b):
        self.past.append(([row[:] for row in self.board], (a, b)))
        self.future = []
        self.drop((a, b))
        self.sel = None
        self.clear_hint()
        self.judge()
        self.after()

    def after(self):
        """A message when a removal ends the game."""
        if self.k.get("boxes") and (self.won or self.stuck):
            self.box = "won" if self.won else "stuck"

    def enter(self):
        if self.hint:
            return self.remove(*self.hint)
        kind = self.at(self.cur)
        if not kind:
            if self.k["emptyk"]:
                self.sel = None
                self.clear_hint()
            return None
        if self.sel is None:
            self.choose(self.cur)
        elif self.sel == self.cur:
            self.choose(None)
        else:
            if self.at(self.sel) == kind:
                if self.joined(self.sel, self.cur):
                    return self.remove(self.sel, self.cur)
                how = self.k["blocked"]
            else:
                how = self.k["other"]
            if how != 1:
                self.choose(self.cur if how == 0 else None)
        return None

    def choose(self, cell):
        self.sel = cell
        self.clear_hint()

    def arrow(self, key):
        r, c = self.cur
        if key in "lr":
            c += 1 if key == "r" else -1
            if not 0 <= c < 14:
                if self.k["side"] == 1:
                    c = min(13, max(0, c))
                elif self.k["side"] == 2:
                    r = (r + (1 if c > 0 else -1)) % 6
                c %= 14
        else:
            r += 1 if key == "d" else -1
            r = min(5, max(0, r)) if self.k["top"] else r % 6
        self.cur = (r, c)
        if not self.k["arrowh"] and self.hint:
            self.hint = None
            if not self.k["resume"]:
                self.trail = -1

    def help(self):
        found = self.pairs(self.sel)
        self.trail += 1
        if self.trail >= len(found):
            self.clear_hint()
            if self.k["hend"] != 2 or not found:
                if self.k.get("nonebox"):
                    self.box = "none"
                return
            self.trail = 0
        self.hint = found[self.trail]
        if self.k["hcur"]:
            self.cur = self.hint[0]

    def travel(self, key):
        count = {"B": 1, "R": 99}.get(key, 0)
        ahead = {"F": 1, "L": 99}.get(key, 0)
        moved = None
        while count and self.past:
            board, pair = self.past.pop()
            self.future.append(([row[:] for row in self.board], pair))
            self.board = [row[:] for row in board]
            count -= 1
            moved = pair
        while ahead and self.future:
            board, pair = self.future.pop()
            self.past.append(([row[:] for row in self.board], pair))
            self.board = [row[:] for row in board]
            ahead -= 1
            moved = pair
        if moved or self.k["idlech"]:
            self.cheat = True
        if moved or not self.k["idlesel"]:
            self.sel = None
            self.clear_hint()
        if moved:
            if self.k.get("backcur") and key == "B":
                self.cur = min(moved, key=lambda x: (x[1], x[0]))
            self.judge()
        self.lights()

    def press(self, key):
        """Keys: l r u d e H B F R L S digits D (delete); N and G need the new number."""
        if self.box:
            self.box = None
            if self.k["boxkey"] == 1:
                return
        if self.entry is not None:
            return self.type(key)
        if key in "lrud":
            self.arrow(key)
        elif key == "e":
            self.enter()
        elif key == "H":
            self.help()
        elif key in "BFRL":
            self.travel(key)
        elif key == "S":
            self.entry = ""
            if self.k["dropsel"]:
                self.sel = None
                self.clear_hint()
        return None

    def fresh(self, number, toggle):
        if toggle:
            self.grav ^= 1
        self.load(number)

    def type(self, key):
        if key in "0123456789":
            if len(self.entry) < 5:
                self.entry += key
            if len(self.entry) == 5 and self.k.get("auto"):
                self.done()
        elif key == "D":
            self.entry = "" if self.k["sdel"] else self.entry[:-1]
        elif key == "e":
            self.done()
        elif self.k["soth"]:
            self.entry = None

    def done(self):
        value = int(self.entry or "0")
        if 0 < value < 65536:
            self.entry = None
            self.load(value)
        elif self.k["sbad"]:
            self.entry = None
        else:
            self.entry = ""
