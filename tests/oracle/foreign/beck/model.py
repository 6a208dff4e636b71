"""A slow model of the game: a dictionary of tiles, paths by search over (place, direction, segments)."""
from collections import deque

DIRS = {'l': (0, -1), 'r': (0, 1), 'u': (-1, 0), 'd': (1, 0)}


def deal(num, c):
    s = num ^ (c['SEEDX'] << 8)

    def rnd():
        nonlocal s
        s = (s * 261 + 29573) % 65536
        return s // 256
    rnd(), rnd()
    deck = [k for k in range(1, 22) for _ in range(4)]
    if c['DEALV'] == 0:
        for n in range(84, 1, -1):
            i = rnd() * n // 256
            deck[i], deck[n - 1] = deck[n - 1], deck[i]
    else:
        place = [0] * 84
        for k in deck:
            i = rnd() * 84 // 256
            while place[i]:
                i = (i + 1) % 84
            place[i] = k
        deck = place
    return {(1 + i // 14, 1 + i % 14): k for i, k in enumerate(deck)}


def fall(b):
    out = {}
    for x in range(1, 15):
        col = [b[y, x] for y in range(6, 0, -1) if (y, x) in b]
        for i, k in enumerate(col):
            out[6 - i, x] = k
    return out


def path(b, p, q, ring):
    """Length of the shortest path of at most three segments, or None."""
    lo, hy, hx = (0, 7, 15) if ring else (1, 6, 14)
    todo = deque()
    seen = set()
    for d in DIRS.values():
        todo.append((0, p, d, 1))
    while todo:
        n, (y, x), d, seg = todo.popleft()
        y2, x2 = y + d[0], x + d[1]
        if not (lo <= y2 <= hy and lo <= x2 <= hx):
            continue
        if (y2, x2) == q:
            return n + 1
        if (y2, x2) in b or ((y2, x2), d, seg) in seen:
            continue
        seen.add(((y2, x2), d, seg))
        todo.append((n + 1, (y2, x2), d, seg))
        if seg < 3:
            for e in DIRS.values():
                if e[0] * d[0] + e[1] * d[1] == 0:
                    todo.append((n + 1, (y2, x2), e, seg + 1))
    return None


def code(p):
    return p[0] * 16 + p[1]


ALL = [(y, x) for y in range(1, 7) for x in range(1, 15)]


class Hints:
    """The pairs in the order in which the tape shows them."""

    def __init__(self, c):
        self.c = c

    def order(self, g):
        h = self.c['HORD']
        if h == 1:
            return sorted(ALL, key=lambda p: (p[1], p[0]))
        if h == 7:
            return ALL[::-1]
        if h == 9:
            return sorted(ALL, key=lambda p: (p[0], p[1] if p[0] % 2 else -p[1]))
        if h in (3, 4):
            i = ALL.index(g.cur if h == 3 else g.lastrem)
            return ALL[i:] + ALL[:i]
        return ALL

    def pairs(self, g):
        o = [p for p in self.order(g) if p in g.b]
        out, seen = [], {}
        for i, p in enumerate(o):
            for q in o[i + 1:]:
                if g.b[p] != g.b[q] or (g.filt and g.filt not in (p, q)):
                    continue
                n = path(g.b, p, q, self.c['RING'])
                if n is not None:
                    k = g.b[p]
                    key = {2: k, 5: n, 8: seen.get(k, 0)}.get(self.c['HORD'], 0)
                    if self.c['HORD'] == 6:
                        key = self.mix(g, code(p), code(q))
                    seen[k] = seen.get(k, 0) + 1
                    out.append((key, p, q))
        out.sort(key=lambda t: t[0])
        out = [t[1:] for t in out]
        if self.c['HRES'] == 4 and g.lastpair:
            out = [t for t in out if t > g.lastpair] + [t for t in out if t <= g.lastpair]
        return out

    def mix(self, g, p, q):
        def rol(v):
            return (v * 2 + v // 128) % 256
        h = 90
        for i in range(128):
            y, x = divmod(i, 16)
            v = g.b.get((y, x), 0)
            if not self.c['RING'] and (y in (0, 7) or x in (0, 15)):
                v = 255
            h = (rol(h) + v) % 256
        v = rol((h + 3 * p) % 256)
        v = ((v + p) % 256) ^ q
        return (rol(rol(v)) + q) % 64
