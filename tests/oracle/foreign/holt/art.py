"""Makes the pictures of tiles, marks and digits as lists of bytes."""
import random

ROWS = {  # five rows of three pixels
    "A": (2, 5, 7, 5, 5), "B": (6, 5, 6, 5, 6), "C": (3, 4, 4, 4, 3), "D": (6, 5, 5, 5, 6),
    "E": (7, 4, 6, 4, 7), "F": (7, 4, 6, 4, 4), "G": (3, 4, 5, 5, 3), "H": (5, 5, 7, 5, 5),
    "I": (7, 2, 2, 2, 7), "J": (1, 1, 1, 5, 2), "K": (5, 5, 6, 5, 5), "L": (4, 4, 4, 4, 7),
    "M": (5, 7, 7, 5, 5), "N": (6, 5, 5, 5, 5), "O": (7, 5, 5, 5, 7), "P": (6, 5, 6, 4, 4),
    "Q": (2, 5, 5, 6, 3), "R": (6, 5, 6, 6, 5), "S": (3, 4, 2, 1, 6), "T": (7, 2, 2, 2, 2),
    "U": (5, 5, 5, 5, 7),
}
SEGMENTS = ("abcdef", "bc", "abged", "abgcd", "fgbc", "afgcd", "afgedc", "abc", "abcdefg", "abcdfg")


def blank(cw, ch):
    """Returns an empty picture as rows of pixels."""
    return [[0] * (cw * 8) for _ in range(ch * 8)]


def pack(grid):
    """Returns the bytes of a picture, row by row."""
    out = []
    for row in grid:
        for i in range(0, len(row), 8):
            out.append(int("".join(map(str, row[i:i + 8])), 2))
    return out


def box(grid, x0, y0, x1, y1, fill=False):
    """Draws a rectangle."""
    for y in range(y0, y1 + 1):
        for x in range(x0, x1 + 1):
            if fill or x in (x0, x1) or y in (y0, y1):
                grid[y][x] = 1


def letter(grid, name, x, y, sx, sy):
    """Draws a letter of three by five pixels, enlarged."""
    for r, bits in enumerate(ROWS[name]):
        for c in range(3):
            if bits >> (2 - c) & 1:
                box(grid, x + c * sx, y + r * sy, x + c * sx + sx - 1, y + r * sy + sy - 1, True)


def shape(grid, n, x, y, size):
    """Draws one of seven shapes into a square."""
    m = (size - 1) / 2
    for j in range(size):
        for i in range(size):
            u, v = abs(i - m), abs(j - m)
            on = (True, u + v <= m, u < size / 5 or v < size / 5, abs(u - v) < 1, u + v >= m,
                  max(u, v) > m - size / 5, j >= i)[n]
            if on:
                grid[y + j][x + i] = 1


def ident(cw, ch, seed):
    """Returns 21 symmetric random pictures that differ in many pixels."""
    rnd, out = random.Random(seed), []
    cell = 2 if cw * ch > 1 else 1
    w, h = cw * 8 // cell - 1, ch * 8 // cell - 1
    while len(out) < 21:
        grid = blank(cw, ch)
        for y in range(h):
            for x in range((w + 1) // 2):
                if rnd.random() < 0.5:
                    for xx in (x, w - 1 - x):
                        box(grid, xx * cell, y * cell, xx * cell + cell - 1, y * cell + cell - 1, True)
        got = pack(grid)
        if all(sum(bin(a ^ b).count("1") for a, b in zip(got, o)) > 12 for o in out):
            out.append(got)
    return out


def tiles(style, cw, ch):
    """Returns the bytes of 21 tiles in a style."""
    if style.startswith("ident"):
        return ident(cw, ch, style)
    out = []
    for k in range(21):
        grid = blank(cw, ch)
        name = chr(65 + k)
        if style == "own":
            letter(grid, name, 1, 1, 2 * cw if cw == 1 else 4, 1 if ch == 1 else 2)
        elif style == "framed":
            box(grid, 0, 0, cw * 8 - 1, ch * 8 - 1)
            letter(grid, name, 5, 3, 2, 2)
        elif style == "framed1":
            box(grid, 0, 0, cw * 8 - 1, ch * 8 - 1)
            letter(grid, name, cw * 4 - 1 - (cw == 1), ch * 4 - 2 - (ch == 1), 1, 1)
        elif style == "shapes":
            shape(grid, k // 3, 1, 1, min(cw, ch) * 8 - 2)
        elif style == "suits":
            box(grid, 0, 0, 15, 15)
            suit, n = k // 7, k % 7 + 1
            if suit == 2:
                letter(grid, "ACEHKNT"[n - 1], 5, 3, 2, 2)
            else:
                spots = [(2, 2), (12, 12), (12, 2), (2, 12), (7, 7), (7, 2), (7, 12)]
                for x, y in spots[:n]:
                    box(grid, x - 1, y - 1 if suit == 0 else y, x + 1, y + 1, suit == 0)
        elif style == "pairs":
            letter(grid, name, 1, 1, 2, 1)
            shape(grid, k % 7, 9, 1, 6)
        out.append(pack(grid))
    return out


def seven(digit):
    """Returns a digit in seven segments."""
    grid = blank(1, 1)
    lines = {"a": (1, 0, 5, 0), "b": (5, 0, 5, 3), "c": (5, 3, 5, 6), "d": (1, 6, 5, 6),
             "e": (1, 3, 1, 6), "f": (1, 0, 1, 3), "g": (1, 3, 5, 3)}
    for s in SEGMENTS[digit]:
        box(grid, *lines[s], True)
    return pack(grid)


def mask(kind, cw, ch):
    """Returns a mark that is drawn into a tile by inverting it."""
    grid = blank(cw, ch)
    w, h = cw * 8 - 1, ch * 8 - 1
    if kind == "box":
        box(grid, 0, 0, w, h)
    elif kind == "line":
        box(grid, 0, h, w, h, True)
    elif kind == "corners":
        box(grid, 0, 0, w, h)
        for y in range(h + 1):
            for x in range(w + 1):
                if 2 < x < w - 2 or 2 < y < h - 2:
                    grid[y][x] = 0
    elif kind == "side":
        box(grid, 0, 0, 0, h, True)
    elif kind == "all":
        box(grid, 0, 0, w, h, True)
    elif kind == "grey":
        grid = [[(x + y) & 1 for x in range(w + 1)] for y in range(h + 1)]
    return pack(grid)
