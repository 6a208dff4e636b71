"""A slow and simple model of the game with the switches of the rules."""


def rom_next(s):
    """Returns the next seed of the ROM's RND."""
    return (75 * (s + 1)) % 65537 - 1


def deal_rom(n, probe=False):
    """Returns the board that the BASIC program deals for number n, as 84 kinds 1..21."""
    s = n
    if probe:
        b = [0] * 84
        for k in range(21):
            for _ in range(4):
                s = rom_next(s)
                x = s * 84 // 65536
                while b[x]:
                    x = (x + 1) % 84
                b[x] = k + 1
        return b
    b = [i // 4 + 1 for i in range(84)]
    for i in range(83, 0, -1):
        s = rom_next(s)
        j = s * (i + 1) // 65536
        b[i], b[j] = b[j], b[i]
    return b


def deal_threaded(n, ror=False):
    """Returns the board that the threaded program deals."""
    s, b = n, [i // 4 + 1 for i in range(84)]
    for i in range(84, 1, -1):
        if ror:
            s = ((s * 5 + 7) & 65535) ^ (s // 512)
        else:
            s = (s * 25173 + 13849) & 65535
        j = s // 16 % i
        b[i - 1], b[j] = b[j], b[i - 1]
    return b


def deal_xor(n):
    """Returns the board that the modular program deals."""
    h, l = n >> 8, n & 255
    b = [i // 4 + 1 for i in range(84)]

    def rra(a, c):
        return (a >> 1) | (c << 7), a & 1
    for i in range(83, 0, -1):
        a, c = rra(h, 0 if i == 0 else carry(i))
        a, c = rra(l, c)
        h ^= a
        a, c = rra(l, 0)
        a, c = rra(h, c)
        l ^= a
        h ^= l
        j = (h * 256 + l) * (i + 1) // 65536
        b[i], b[j] = b[j], b[i]
    return b


def carry(i):
    """Returns the carry at the start of a step of the random numbers: it is shifted out again."""
    return 0


class Game:
    """One game; rules: ring, edge, other, drop, home, cheatfirst, reset."""

    def __init__(self, rules, deal):
        self.r, self.deal, self.grav = rules, deal, 1
        self.cur = rules.get("start", 0)
        self.new(1)

    def new(self, n):
        """Begins board n."""
        self.num, self.board = n, self.deal(n)
        self.past, self.moves, self.cheat = [self.board[:]], 0, 0
        self.sel = self.pair = None
        self.last = (0, 0)
        if self.r["home"] is not None:
            self.cur = self.r["home"]

    def joined(self, a, b):
        """Returns whether the tiles a and b can go."""
        if a == b or not self.board[a] or self.board[a] != self.board[b]:
            return False
        free = {(i // 14 + 1, i % 14 + 1) for i in range(84) if not self.board[i]}
        if self.r["ring"]:
            free |= {(r, c) for r in range(8) for c in range(16) if r in (0, 7) or c in (0, 15)}
        start, goal = (a // 14 + 1, a % 14 + 1), (b // 14 + 1, b % 14 + 1)
        free.add(goal)
        seen = {start}
        for _ in range(3):
            for r, c in list(seen):
                for dr, dc in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                    y, x = r + dr, c + dc
                    while (y, x) in free:
                        seen.add((y, x))
                        y, x = y + dr, x + dc
        return goal in seen

    def pairs(self, sel=None):
        """Returns the removable pairs in reading order."""
        return [(a, b) for a in range(84) for b in range(a + 1, 84)
                if (sel is None or sel in (a, b)) and self.joined(a, b)]

    def border(self):
        """Returns the colour of the border."""
        b = 7 if self.moves == 42 else 5 if self.pairs() else 0
        if self.cheat and (b == 5 or self.r["cheatfirst"]):
            return 2
        return b

    def remove(self, a, b):
        """Removes a pair."""
        self.sel = self.pair = None
        self.last = (0, 0)
        for i in sorted((a, b)):
            while self.grav and i > 13:
                self.board[i] = self.board[i - 14]
                i -= 14
            self.board[i] = 0
        self.past = self.past[:self.moves + 1] + [self.board[:]]
        self.moves += 1

    def travel(self, n):
        """Goes to the position after n removals."""
        if n == self.moves or not 0 <= n < len(self.past):
            if self.r.get("idle"):
                self.sel = self.pair = None
                self.last = (0, 0)
            return
        self.moves, self.board, self.cheat = n, self.past[n][:], 1
        self.sel = self.pair = None
        self.last = (0, 0)

    def arrow(self, k):
        """Moves the cursor."""
        if self.r["drop"] != "keep":
            self.pair = None
            if self.r["drop"] == "reset":
                self.last = (0, 0)
        r, c = divmod(self.cur, 14)
        ex, ey = self.r["edge"]
        if ex == "snake" and k in "lr":
            self.cur = (self.cur + (1 if k == "r" else -1)) % 84
            return
        dr, dc = {"l": (0, -1), "r": (0, 1), "u": (-1, 0), "d": (1, 0)}[k]
        r, c = r + dr, c + dc
        c = c % 14 if ex == "wrap" else min(13, max(0, c))
        r = r % 6 if ey == "wrap" else min(5, max(0, r))
        self.cur = r * 14 + c

    def enter(self):
        """Does what ENTER does."""
        if self.pair:
            return self.remove(*self.pair)
        if not self.board[self.cur]:
            return None
        if self.sel is not None and self.sel != self.cur and self.joined(self.sel, self.cur):
            return self.remove(self.sel, self.cur)
        if self.sel is None:
            self.sel = self.cur
            self.last = (0, 0)
        elif self.sel == self.cur:
            self.sel = None
            self.last = (0, 0)
        else:
            o, same = self.r["other"], self.board[self.sel] == self.board[self.cur]
            if self.r["missresets"]:
                self.last = (0, 0)
            if o == "new" or (o == "kind" and not same):
                self.sel = self.cur
                self.last = (0, 0)
            elif o == "none":
                self.sel = None
        return None

    def hint(self):
        """Does what H does."""
        p = [x for x in self.pairs(self.sel) if x > self.last]
        self.pair = p[0] if p else None
        self.last = p[0] if p else (0, 0)

    def key(self, k):
        """Plays one key: l r u d e H B F R L G, or a number for S."""
        if isinstance(k, int):
            self.new(k)
        elif k in "lrud":
            self.arrow(k)
        elif k == "e":
            self.enter()
        elif k == "H":
            self.hint()
        else:
            self.travel({"B": self.moves - 1, "F": self.moves + 1, "R": 0,
                         "L": len(self.past) - 1}[k])
