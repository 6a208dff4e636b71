"""Pictures of tiles and marks in pixels."""
import os
import random

from marks import CUR, SEL, HINT, KIND, SIGNS

HERE = os.path.dirname(os.path.abspath(__file__))


def font():
    """Returns the 768 bytes of the character set."""
    with open(os.path.join(HERE, "font.hex"), encoding="ascii") as file:
        return bytes.fromhex(file.read())


def small(s, tile):
    """Returns eight rows of eight pixels for a tile."""
    if s["tiles"] == "letters":
        at = (32 + tile + ord("A") - 1 - 64) * 8
        rows = font()[at:at + 8]
    else:
        rng = random.Random("icon%d" % tile)
        half = [rng.choice((1, 2, 3, 5, 6, 7)) for _ in range(6)]
        rows = [0] + [h << 3 | int("{:03b}".format(h)[::-1], 2) for h in half] + [0]
        rows = [r << 1 for r in rows]
    return [[row >> (7 - i) & 1 for i in range(8)] for row in rows]


def grid(s):
    """Returns an empty cell as rows of pixels."""
    return [[0] * (8 * s["CW"]) for _ in range(8 * s["CHT"])]


def scaled(s, tile):
    """Returns the picture of a tile as rows of pixels of the whole cell."""
    out = grid(s)
    h, w = len(out), len(out[0])
    src = small(s, tile)
    kx = w // 8 if not s.get("body") in ("box", "shadow") else 1
    ky = (2 if h >= 16 else 1) if kx * 8 == w and not s.get("body") in ("box", "shadow") else 1
    ox, oy = (w - 8 * kx) // 2, (h - 8 * ky) // 2
    for y in range(8 * ky):
        for x in range(8 * kx):
            out[oy + y][ox + x] = src[y // ky][x // kx]
    return out


def picture(s, tile):
    """Returns the picture of a tile or of an empty cell with box, shadow or background."""
    out = grid(s)
    h, w = len(out), len(out[0])
    if tile == 0:
        if s.get("empty") == "dot":
            out[h // 2][w // 2] = 1
        if s.get("empty") == "dither":
            for y in range(0, h, 2):
                for x in range((y // 2) % 2 * 2, w, 4):
                    out[y][x] = 1
        return out
    out = scaled(s, tile)
    if s.get("body") in ("box", "shadow") and w == 16 and h >= 16:
        edge = 1 if s["body"] == "shadow" else 0
        for y in range(h - 2 * edge):
            for x in range(w - 2 * edge):
                if y in (0, h - 1 - 2 * edge) or x in (0, w - 1 - 2 * edge):
                    out[y][x] = 1
        if edge:
            for y in range(2, h):
                out[y][w - 1] = out[y][w - 2] = 1
            for x in range(2, w):
                out[h - 1][x] = out[h - 2][x] = 1
    return out


def pack(rows):
    """Returns rows of pixels as bytes, row by row."""
    return [int("".join(map(str, r[i:i + 8])), 2) for r in rows for i in range(0, len(r), 8)]


def chars(s, rows):
    """Returns rows of pixels as bytes, character by character."""
    flat = pack(rows)
    return [flat[(cy * 8 + y) * s["CW"] + cx] for cy in range(s["CHT"])
            for cx in range(s["CW"]) for y in range(8)]


HAND = ("..##....", ".#..#...", ".#..#...", ".#..####", ".#......", ".#.....#", "..#....#",
        "...#####")
ARROW = ("#.......", "##......", "###.....", "####....", "#####...", "###.....", "#..#....",
         "...#....")


def sprite(shape, width, height, ox, oy):
    """Returns mask rows and picture rows of a sprite in a field of the given size."""
    mask = [[1] * width for _ in range(height)]
    pic = [[0] * width for _ in range(height)]
    for y, row in enumerate(shape):
        first, last = row.find("#"), row.rfind("#")
        for x in range(8):
            if first <= x <= last and 0 <= y + oy < height and 0 <= x + ox < width:
                mask[y + oy][x + ox] = 0
                pic[y + oy][x + ox] = int(row[x] == "#")
    return mask, pic


def field(s, way, rng):
    """Returns mask rows and XOR rows of a way to mark a cell."""
    h, w = 8 * s["CHT"], 8 * s["CW"]
    mask, flip = [[1] * w for _ in range(h)], [[0] * w for _ in range(h)]
    if way in ("hand", "arrow"):
        shape = HAND if way == "hand" else ARROW
        return sprite(shape, w, h, w - 8, h - 8)
    corner = rng.choice(((0, 0), (0, w - 2), (h - 2, 0), (h - 2, w - 2)))
    for y in range(h):
        for x in range(w):
            on = {"frame": y in (0, h - 1) or x in (0, w - 1),
                  "inner": y in (1, h - 2) and 0 < x < w - 1 or x in (1, w - 2) and 0 < y < h - 1,
                  "inverse": True, "line": y == h - 1, "top": y < 2,
                  "dot": 0 <= y - corner[0] < 2 and 0 <= x - corner[1] < 2,
                  "dither": (x + y) % 2 == 0, "stripes": y % 2 == 0,
                  "corners": y in (0, h - 1) and x in (0, 1, w - 2, w - 1)}[way]
            flip[y][x] = int(on)
    if way == "line" and s["mode"] == "pri":
        mask[h - 1] = [0] * w
    return mask, flip


def choose_marks(rng, s):
    """Returns for each sign its way and its mask and XOR bytes."""
    big = s["CW"] == 2 and s["CHT"] >= 2
    ways = ["frame", "inverse", "line", "dot", "dither", "top", "corners", "stripes"]
    ways += ["hand", "arrow", "inner", "frame"] if big else []
    marks = {}
    for sign in SIGNS:
        way = rng.choice(ways + (["bold"] if sign != CUR else []))
        if sign == CUR and s["OVERLAY"]:
            way = "none"
        if way in ("bold", "none"):
            marks[sign] = (way, None, None)
        else:
            mask, flip = field(s, way, rng)
            marks[sign] = (way, pack(mask), pack(flip))
    if rng.random() < 0.25:
        marks[HINT] = marks[SEL]
    if rng.random() < 0.1 and not s["OVERLAY"]:
        marks[KIND] = marks[SEL]
    return marks


def overlay(rng, s):
    """Returns width, height, offsets, mask bytes and XOR bytes of a cursor over the picture."""
    kind = rng.choice(("hand", "arrow", "beside", "ring"))
    w, h, ox, oy = 16, 12, 0, 8 * s["CHT"] - 6
    if kind == "beside" and s["CW"] == 1:
        mask, pic = sprite(ARROW, 8, 8, 0, 0)
        w, h, ox, oy = 8, 8, 1, 0
    elif kind == "ring":
        w, h, ox, oy = 8 * s["CW"], 8 * s["CHT"] + 2, 0, -1
        mask = [[1] * w for _ in range(h)]
        pic = [[int(y in (0, h - 1) or x in (0, w - 1)) for x in range(w)] for y in range(h)]
    else:
        mask, pic = sprite(ARROW if kind == "arrow" else HAND, w, h, 3, 2)
    if s["OVXOR"]:
        mask = [[1] * w for _ in range(h)]
    return w // 8, h, ox, oy, pack(mask), pack(pic)


def bold(s, cell):
    """Returns the bytes of a cell with each row drawn again one pixel to the right."""
    out = []
    for y in range(8 * s["CHT"]):
        row = cell[y * s["CW"]:(y + 1) * s["CW"]]
        value = int.from_bytes(bytes(row), "big")
        out += list((value | value >> 1).to_bytes(s["CW"], "big"))
    return out


def look2(s, marks):
    """Returns a function that gives the bytes of a marked cell."""
    plain = [pack(picture(s, tile)) for tile in range(22)]

    def look(tile, flags):
        cell = plain[tile]
        for sign in s["signorder"]:
            way, mask, flip = marks[sign]
            if way == "none" or not flags & sign:
                continue
            if way == "bold":
                cell = bold(s, cell)
            else:
                cell = [c & m ^ f for c, m, f in zip(cell, mask, flip)]
            if s["mode"] == "pri":
                break
        return tuple(cell + ([flags & CUR] if s["OVERLAY"] else []))
    return look
