"""Pictures of 16 x 16 dots for 21 kinds: three suits of seven."""


def blank():
    return [[0] * 16 for _ in range(16)]


def disc(g, cy, cx, r, hollow=False):
    for y in range(16):
        for x in range(16):
            d = (y - cy) ** 2 + (x - cx) ** 2
            if d <= r * r and not (hollow and d <= (r - 1.2) ** 2):
                g[y][x] = 1


def bar(g, y, x, h, w):
    for i in range(y, y + h):
        for j in range(x, x + w):
            g[i][j] = 1


def cane(g, y, x, h):
    bar(g, y, x, h, 2)
    for j in (x - 1, x + 2):
        g[y][j] = g[y + h - 1][j] = 1


SPOTS = {1: [(7.5, 7.5)], 2: [(4.5, 7.5), (10.5, 7.5)], 3: [(4, 4), (7.5, 7.5), (11, 11)],
         4: [(4.5, 4.5), (4.5, 10.5), (10.5, 4.5), (10.5, 10.5)],
         5: [(4, 4), (4, 11), (7.5, 7.5), (11, 4), (11, 11)],
         6: [(3.8, 5), (3.8, 10), (7.5, 5), (7.5, 10), (11.2, 5), (11.2, 10)],
         7: [(3.8, 4), (3.8, 11), (7.5, 4), (7.5, 7.5), (7.5, 11), (11.2, 4), (11.2, 11)]}
SEVEN = ["111101101101111", "010110010010111", "111001111100111", "111001011001111",
         "101101111001001", "111100111001111", "111100111101111", "111001010010010"]


def digit(g, n, y, x, s):
    for i, c in enumerate(SEVEN[n]):
        if c == "1":
            bar(g, y + i // 3 * s, x + i % 3 * s, s, s)


def suit_canes(n):
    g = blank()
    tops, lows = {1: ([7], []), 2: ([7], [7]), 3: ([7], [4, 10]), 4: ([4, 10], [4, 10]),
                  5: ([4, 10], [3, 7, 11]), 6: ([3, 7, 11], [3, 7, 11]),
                  7: ([7], [3, 7, 11])}[n]
    for x in tops:
        cane(g, 2, x, 11 if not lows else 5)
    for x in lows:
        cane(g, 8, x, 5)
    if n == 7:
        for x in (3, 4, 11, 12):
            g[4][x] = g[5][x] = 1
    return g


def suit_rings(n):
    g = blank()
    for y, x in SPOTS[n]:
        disc(g, y, x, {1: 5, 2: 2.9, 3: 2.3}.get(n, 1.9), n < 4)
    return g


def suit_signs(n):
    g = blank()
    digit(g, n, 2, 6, 1)
    bar(g, 8, 3, 1, 10)
    bar(g, 8, 7, 5, 2)
    bar(g, 10, 4, 1, 8)
    bar(g, 12, 3, 1, 3)
    bar(g, 12, 10, 1, 3)
    return g


def card(n, suit):
    g = blank()
    digit(g, n, 2, 2, 1)
    if suit == 0:
        for i in range(6):
            bar(g, 6 + i, 8 - min(i, 5 - i), 1, 1 + 2 * min(i, 5 - i))
    elif suit == 1:
        disc(g, 8, 6.5, 2.3)
        disc(g, 8, 10.5, 2.3)
        for i in range(5):
            bar(g, 9 + i - 1, 5 + i - 1, 1, 8 - 2 * i if i < 4 else 1)
    else:
        disc(g, 6, 9, 1.9)
        disc(g, 9, 6.8, 1.9)
        disc(g, 9, 11.2, 1.9)
        bar(g, 9, 9, 4, 1)
    return g


def fruit(n, suit):
    g = blank()
    if suit == 0:
        disc(g, 9, 7.5, 4.6, n % 2 == 0)
        bar(g, 2, 7, 3, 1)
        for i in range(n // 2):
            bar(g, 2 + i, 9 + i, 1, 2)
    elif suit == 1:
        for i in range(n):
            disc(g, 4 + 4 * (i // 3), 3.5 + 4 * (i % 3), 1.6)
    else:
        for i in range(10):
            w = abs(n - 4) + 2 + (i if n % 2 else 9 - i) // 3
            bar(g, 3 + i, 8 - w, 1, 2)
            bar(g, 3 + i, 6 + w, 1, 2)
        if n > 4:
            bar(g, 7, 5, 1, 6)
        if n in (1, 4, 6):
            bar(g, 12, 5, 2, 6)
    return g


def pictures(which):
    out = []
    for suit in range(3):
        for n in range(1, 8):
            if which == 0:
                g = (suit_canes, suit_rings, suit_signs)[suit](n)
            elif which == 1:
                g = card(n, suit)
            else:
                g = fruit(n, suit)
            out.append([b for row in g for b in (int("".join(map(str, row[:8])), 2),
                                                 int("".join(map(str, row[8:])), 2))])
    assert len({tuple(p) for p in out}) == 21, which
    return out


def header(which, inks):
    rows = ",\n".join("{" + ",".join(map(str, p)) + "}" for p in pictures(which))
    return (f"static const u8 inks[3] = {{{inks[0]},{inks[1]},{inks[2]}}};\n"
            f"static const u8 pics[21][32] = {{\n{rows}\n}};\n")
