# Slow model of the rules: boards as dicts, paths by breadth-first search over (cell, direction, segments).
# Shares nothing with the Z80 programs but the deals, which are written again here from their description.
from collections import deque
ROWS, COLS = (6, 14)

def joined(b, p, q, outside=True):
    seen = set()
    todo = deque()
    for d in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        todo.append((p, d, 1))
    while todo:
        (r, c), d, n = todo.popleft()
        r2, c2 = (r + d[0], c + d[1])
        if (r2, c2) == q:
            return True
        if not (-1 <= r2 <= ROWS and -1 <= c2 <= COLS) or b.get((r2, c2), 0):
            continue
        for e in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            m = n + (e != d)
            if e == (-d[0], -d[1]) or m > 3:
                continue
            if ((r2, c2), e, m) not in seen:
                seen.add(((r2, c2), e, m))
                todo.append(((r2, c2), e, m))
    return False

def cells(b):
    return [(r, c) for r in range(ROWS) for c in range(COLS) if b.get((r, c), 0)]

def pairs(b, sel=None):
    o = []
    cs = cells(b)
    for i, p in enumerate(cs):
        for q in cs[i + 1:]:
            if b[p] == b[q] and (sel is None or sel in (p, q)) and joined(b, p, q):
                o.append((p, q))
    return o

def removed(b, p, q, gravity):
    n = dict(b)
    n[p] = n[q] = 0
    if gravity:
        for c in {p[1], q[1]}:
            col = [n[r, c] for r in range(ROWS) if n[r, c]]
            col = [0] * (ROWS - len(col)) + col
            for r in range(ROWS):
                n[r, c] = col[r]
    return n

def fromlist(l):
    return {(i // COLS, i % COLS): k for i, k in enumerate(l)}

def tolist(b):
    return [b[r, c] for r in range(ROWS) for c in range(COLS)]

def holm(n):
    s = n
    l = [21 - i // 4 for i in range(84)]
    for left in range(84, 0, -1):
        s = s * 40245 + 12003 & 65535
        i = (s >> 8) % left
        l[i], l[left - 1] = (l[left - 1], l[i])
    return l

def skerry(n):
    s = n
    l = [0] * 84
    p = 83
    for left in range(84, 0, -1):
        for _ in range(3):
            s = (s << 1 | s >> 15) & 65535
        s = s + 21417 & 65535
        h, lo = (s >> 8, s & 255)
        lo ^= (h >> 1 | h << 7) & 255
        h = h + lo & 255
        s = h << 8 | lo
        for _ in range((h & 127) + 1):
            p = (p + 1) % 84
            while l[p]:
                p = (p + 1) % 84
        l[p] = (left + 3) // 4
    return l

def voe(n, rej=0):
    l = [i // 4 + 1 for i in range(84)]
    s = n
    for left in range(84, 0, -1):
        while True:
            s = s * 29 + 7919 & 65535
            i = s >> 9 ^ s & 127
            if i < 84:
                break
            if not rej:
                i -= 44
                break
        l[i], l[left - 1] = (l[left - 1], l[i])
    return l
