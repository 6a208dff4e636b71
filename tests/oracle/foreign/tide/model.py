"""A slow, plain model of the game, and a player that makes key lists.  MIT licence."""
import functools, random
ROWS, COLS = 6, 14

@functools.lru_cache(200000)
def reach(board, p):
    """cells (of the board with a ring) that tile p sees with at most three lines"""
    def free(r, c):
        return not (0 <= r < ROWS and 0 <= c < COLS) or board[r * COLS + c] == 0
    seen, ends = {}, set()
    edge = [(p // COLS, p % COLS)]
    got = {edge[0]}
    for _ in range(3):
        new = []
        for (r0, c0) in edge:
            for dr, dc in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                r, c = r0 + dr, c0 + dc
                while -1 <= r <= ROWS and -1 <= c <= COLS:
                    if not free(r, c):
                        ends.add(r * COLS + c)
                        break
                    if (r, c) not in got:
                        got.add((r, c))
                        new.append((r, c))
                    r, c = r + dr, c + dc
        edge = new
    return frozenset(ends)

def linked(board, a, b):
    return a != b and board[a] and board[a] == board[b] and b in reach(board, a)

@functools.lru_cache(50000)
def pairs(board):
    out = []
    for a in range(84):
        if board[a]:
            r = None
            for b in range(a + 1, 84):
                if board[b] == board[a]:
                    if r is None:
                        r = reach(board, a)
                    if b in r:
                        out.append((a, b))
    return tuple(out)

def removed(board, a, b, gravity):
    g = list(board)
    g[a] = g[b] = 0
    if gravity:
        for c in range(COLS):
            col = [g[r * COLS + c] for r in range(ROWS) if g[r * COLS + c]]
            col = [0] * (ROWS - len(col)) + col
            for r in range(ROWS):
                g[r * COLS + c] = col[r]
    return tuple(g)

WINS = {}
def win(board, gravity, nodes=700):
    key = (board, gravity)
    if key not in WINS:
        rnd = random.Random(5)
        left = [nodes]
        line = []
        def go(b):
            if not any(b):
                return True
            if left[0] <= 0:
                return False
            left[0] -= 1
            ps = list(pairs(b))
            rnd.shuffle(ps)
            opts = sorted(ps[:5], key=lambda p: -len(pairs(removed(b, *p, gravity))))
            for p in opts[:3]:
                line.append(p)
                if go(removed(b, *p, gravity)):
                    return True
                line.pop()
            return False
        WINS[key] = tuple(line) if go(board) else None
    return WINS[key]

class Game:
    """what the tape must show; cfg: the switches of the tape"""
    def __init__(self, engine, cfg):
        self.engine, self.cfg = engine, cfg
        self.gravity = True
        self.number = None
        self.entry = None                       # digits while a number is asked for
        self.unknown = True                     # the board is not known

    def copy(self):
        g = Game.__new__(Game)
        g.__dict__.update(self.__dict__)
        return g

    def dealt(self, board, cur, number):
        self.board, self.cur, self.number = tuple(board), cur, number
        self.snaps = (self.board,)
        self.done = 0
        self.red = False
        self.unknown = False
        self.clear()

    def clear(self):
        self.sel = self.pair = None
        self.at = -1                            # how far the search for pairs has gone

    def order(self):
        ps = list(pairs(self.board))
        if self.cfg.get("LATEST"):
            ps = sorted(((b, a) for a, b in ps), reverse=True)
        return ps

    def border(self):
        red, end = self.red, None
        if not any(self.board):
            end = 7
        elif not pairs(self.board):
            end = 0
        if self.cfg["ENDFIRST"]:
            return end if end is not None else 2 if red else 5
        return 2 if red else end if end is not None else 5

    def remove(self, a, b):
        self.board = removed(self.board, a, b, self.gravity)
        self.done += 1
        self.snaps = self.snaps[:self.done] + (self.board,)
        self.clear()

    def key(self, k):
        """k: left right up down enter delete, or a character; returns 'deal' if a new board comes"""
        cfg = self.cfg
        if self.entry is not None:
            return self.digit(k)
        x, y = self.cur % COLS, self.cur // COLS
        if k in ("left", "right", "up", "down"):
            x2 = x + (k == "right") - (k == "left")
            y2 = y + (k == "down") - (k == "up")
            if not (0 <= x2 < COLS and 0 <= y2 < ROWS):
                if not cfg["WRAP"]:
                    return
                x2 %= COLS
                y2 %= ROWS
            self.cur = y2 * COLS + x2
            self.pair, self.at = None, -1
        elif k == "enter":
            if self.pair:
                self.remove(*self.pair)
            elif self.board[self.cur] == 0:
                return
            elif self.sel is None:
                self.sel, self.at = self.cur, -1
            elif self.sel == self.cur:
                self.sel, self.at = None, -1
            elif linked(self.board, self.sel, self.cur):
                self.remove(self.sel, self.cur)
            elif cfg["OTHER"]:
                self.sel, self.at = self.cur, -1
        elif k == "h":
            ps = self.order()
            for i in range(self.at + 1, len(ps)):
                if self.sel is None or self.sel in ps[i]:
                    self.pair, self.at = ps[i], i
                    if cfg.get("FOLLOW"):
                        self.cur = ps[i][0]
                    return
            self.pair = None
            self.at = -1 if cfg.get("HAGAIN", 1) else 9999
            if cfg.get("DROPSEL"):
                self.sel = None
        elif k in "bfrl":
            last = len(self.snaps) - 1
            to = {"b": max(0, self.done - 1), "f": min(last, self.done + 1), "r": 0, "l": last}[k]
            if to == self.done:
                if cfg["IDLE"]:
                    self.red = True
                if not cfg.get("UNDOKEEP"):
                    self.clear()
                return
            self.done, self.board, self.red = to, self.snaps[to], True
            self.clear()
        elif k in ("n", "delete"):
            if k == "delete":
                self.gravity = not self.gravity
            self.unknown, self.number = True, None
            return "deal"
        elif k == "s":
            self.entry = ""

    def digit(self, k):
        cfg = self.cfg
        spring = self.engine == "spring"
        end = False
        if k == "enter":
            end = True
        elif k == "delete":
            self.entry = self.entry[:-1] if spring else ""
        elif k.isdigit() and len(k) == 1:
            if len(self.entry) < 5:
                self.entry += k
                if not spring and int(self.entry) > 65535:
                    end = True
                if not spring and cfg["AUTO"] and len(self.entry) == 5:
                    end = True
        if not end:
            return
        n = int(self.entry or "0")
        if 1 <= n <= 65535:
            self.entry, self.unknown, self.number = None, True, n
            return "deal"
        self.entry = "" if (cfg["AUTO"] if spring else cfg["AGAIN"]) else None

class Player:
    """makes a key list from the state of a game; keeps a copy of the game up to date"""
    def __init__(self, game, rnd):
        self.g, self.r, self.keys = game.copy(), rnd, []

    def press(self, *ks):
        for k in ks:
            self.keys.append(k)
            self.g.key(k)

    def goto(self, p):
        g, r = self.g, self.r
        for _ in range(60):
            if g.cur == p:
                return
            x, y, u, v = g.cur % COLS, g.cur // COLS, p % COLS, p // COLS
            opts = []
            if x != u:
                opts.append("right" if u > x else "left")
                if g.cfg["WRAP"] and abs(u - x) > 7:
                    opts = ["left" if u > x else "right"]
            if y != v:
                opts.append("down" if v > y else "up")
                if g.cfg["WRAP"] and abs(v - y) > 3:
                    opts[-1] = "up" if v > y else "down"
            self.press(r.choice(opts))

    def take(self, a, b):
        if self.r.random() < .5:
            a, b = b, a
        if self.g.sel is not None:
            self.goto(self.g.sel)
            self.press("enter")
            if self.g.sel is not None:
                return
        self.goto(a)
        self.press("enter")
        self.goto(b)
        self.press("enter")

    def hints_to(self, pair):
        """remove a pair by H and ENTER"""
        self.press("h")
        for _ in range(12):
            if self.g.pair and set(self.g.pair) == set(pair):
                self.press("enter")
                return True
            self.press("h")
        return False

    def mixed(self, n):
        g, r = self.g, self.r
        end = len(self.keys) + n
        while len(self.keys) < end:
            a = r.random()
            ps = pairs(g.board)
            tiles = [p for p in range(84) if g.board[p]]
            if a < .40 and ps:
                self.take(*r.choice(ps))
            elif a < .50:
                if r.random() < .5:
                    self.press(*["h"] * r.randint(1, 5))
                else:
                    self.press(*["h"] * min(22, len(ps) + r.randint(1, 3)))
                if r.random() < .6:
                    self.press("enter")
            elif a < .60 and tiles:
                q = r.choice(r.choice(ps)) if ps and r.random() < .8 else r.choice(tiles)
                self.goto(q)
                self.press("enter", *["h"] * r.randint(1, 4))
                if r.random() < .7:
                    self.press("enter")
            elif a < .68 and len(tiles) > 1:                # wrong pairs
                q = r.choice(tiles)
                self.goto(q)
                self.press("enter")
                same = [p for p in tiles if p != q and g.board[p] == g.board[q]]
                far = [p for p in same if not linked(g.board, p, q)]
                self.goto(r.choice(far or tiles) if r.random() < .7 else r.choice(tiles))
                self.press("enter")
                if r.random() < .5:
                    self.press("enter")
            elif a < .74:
                empty = [p for p in range(84) if not g.board[p]]
                if empty:
                    self.goto(r.choice(empty))
                    self.press("enter")
            elif a < .84:
                self.press(*[r.choice("bbbfflr") for _ in range(r.randint(1, 6))])
            elif a < .88:
                self.press(*[r.choice(["x", "7", "0", "q", "space", "c", "1"]) for _ in range(2)])
            elif a < .94:
                self.press(*[r.choice(["left", "right", "up", "down"])] * r.randint(3, 15))
            elif a < .97:
                self.press("s")
                self.bad_entry()
        return self.keys

    def bad_entry(self):
        g, r = self.g, self.r
        for _ in range(r.randint(1, 2)):
            if g.entry is None:
                return
            e = r.choice(["0", "00000", "65536", "70000", "99999", "", "x", "66000"])
            for k in e:
                if g.entry is None:
                    return
                self.press(k)
            if g.entry is not None and not (e and 1 <= int("0" + g.entry) <= 65535):
                self.press("enter")
        if g.entry is not None:                   # leave by a good number: the caller's chunk ends
            self.final(r.choice([1, 9, 300, 65535, 40000, 12345]))
            raise Deal

    def final(self, n, odd=False):
        """type a good number (in the entry); the deal comes with the last key"""
        g = self.g
        if odd and len(str(n)) < 5:
            self.press("8", "delete")
            if g.engine == "ebb":
                pass
        for c in str(n):
            if g.entry is not None:
                self.press(c)
        if g.entry is not None:
            self.press("enter")

    def game(self, mode, n):
        g, r = self.g, self.r
        try:
            for d in r.sample(["left", "right", "up", "down"], r.randint(1, 4)):      # over the edges
                self.press(*[d] * (r.randint(4, 8) if d in ("up", "down") else r.randint(8, 15)))
            if mode == "win":
                line = win(g.board, g.gravity)
                if line:
                    cheat = r.random() < .5
                    for i, (a, b) in enumerate(line):
                        if cheat and r.random() < .2 and i > 2:
                            self.press("b", "b", "f", "l")
                        if r.random() < .25:
                            if self.hints_to((a, b)):
                                continue
                            if g.pair:
                                self.press("left")
                        self.take(a, b)
                    self.press("h", "enter", "left", "b", "f", "r", "l", "enter", "h")
                    return self.keys
                mode = "stuck"
            if mode == "stuck":
                for _ in range(42):
                    ps = pairs(g.board)
                    if not ps:
                        break
                    self.take(*min(r.sample(ps, min(3, len(ps))),
                                   key=lambda p: len(pairs(removed(g.board, *p, g.gravity)))))
                self.press("h", "right", "enter", "b", "l", "b", "h", "enter", "r", "l")
                return self.keys
            return self.mixed(n)
        except Deal:
            return self.keys

class Deal(Exception):
    pass
