"""Pictures of tiles and lines of marks, as rows of pixels 0 and 1."""

import random

ROM_GLYPHS = {
    "romAU": "ABCDEFGHIJKLMNOPQRSTU",
    "romdig": "0123456789ABCDEFGHJKL",
    "romsym": "!#$%&*+=?@<>/^AEHKMXZ",
    "romlow": "abdefghkmnpqrstuwyz23",
}
# Marks that invert pixels of a tile.
LINES = ("frame", "corner", "under", "inverse", "dot", "bars", "alt")
# The places of n pips on a grid of 3 x 3.
PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8],
        [0, 2, 3, 4, 5, 6, 8], [0, 1, 2, 3, 5, 6, 7, 8], list(range(9))]


def blank(width, height):
    return [[0] * width for _ in range(height)]


def mark(kind, cells_w, cells_h):
    """The pixels that a mark inverts."""
    width, height = 8 * cells_w, 8 * cells_h
    pixels = blank(width, height)
    right, bottom = width - 1, height - 1
    small = (cells_w, cells_h) == (1, 1)
    length = 2 if min(width, height) == 8 else 4
    for y in range(height):
        for x in range(width):
            at_side, at_end = x in (0, right), y in (0, bottom)
            pixels[y][x] = int({
                "frame": at_side or at_end,
                "corner": (at_side and (y < length or y >= height - length)
                           or at_end and (x < length or x >= width - length)),
                "under": y == bottom or height > 8 and y == bottom - 1,
                "inverse": True,
                "alt": True,
                "dot": x in (6, 7) and y in (0, 1) if small else right - 4 < x < right and 1 <= y < 4,
                "bars": (x == 0 if small else x == 1 and 1 <= y < bottom or y == 1 and 1 <= x < right),
            }[kind])
    return pixels


def pack(pixels, cells_w, cells_h):
    """The bytes of a picture: the cells by rows, each with its eight rows of pixels."""
    out = []
    for top in range(0, 8 * cells_h, 8):
        for left in range(0, 8 * cells_w, 8):
            for row in pixels[top:top + 8]:
                out.append(sum(bit << (7 - i) for i, bit in enumerate(row[left:left + 8])))
    return out


def empty_cell(switches):
    """The picture of an empty cell, blank or with a dot."""
    cells_w, cells_h = switches["size"]
    pixels = blank(8 * cells_w, 8 * cells_h)
    if switches["emptydot"]:
        pixels[4 * cells_h][4 * cells_w] = 1
        if cells_w > 1:
            pixels[4 * cells_h][4 * cells_w - 1] = 1
    return pixels


def icons(switches):
    """Random pictures with a left side and its mirror image, all of them unlike."""
    cells_w, cells_h = switches["size"]
    width, height = 8 * cells_w, 8 * cells_h
    dice = random.Random(switches["seed"] * 31 + 5)
    unit = 2 if width > 8 and height > 8 and switches["glyph"] == "chunky" else 1
    left, right, top, bottom = 1, width - 1, 1, height - 1
    if (cells_w, cells_h) != (1, 1):
        left, right = (2, 7) if width == 8 else (2, width - 2)
        top, bottom = 4 if height > 8 else 2, height - 2
    half = (right - left + 1) // 2
    least = 10 if width * height == 64 else 24
    found, flats, tries = [], [], 0
    while len(found) < 21:
        tries += 1
        pixels = blank(width, height)
        density = dice.choice([0.4, 0.55, 0.7])
        for y in range(top, bottom, unit):
            for x in range(0, half, unit):
                if dice.random() >= density:
                    continue
                for row in range(y, min(y + unit, bottom)):
                    for column in range(x, min(x + unit, half)):
                        pixels[row][left + column] = pixels[row][right - 1 - column] = 1
        flat = sum(pixels, [])
        if sum(flat) < 8:
            continue
        if all(sum(a != b for a, b in zip(flat, other)) + tries // 150 >= least for other in flats):
            found.append(pixels)
            flats.append(flat)
    return found


def put_pips(pixels, count, left, top, right, bottom):
    """Draws a number of pips into a rectangle."""
    big = right - left >= 6 and bottom - top >= 6
    pip_w = 2 if big else 1
    pip_h = 3 if right - left >= 10 else pip_w
    for place in PIPS[count]:
        x = left + (right - left) * (place % 3) // 2
        y = top + (bottom - top) * (place // 3) // 2
        for down in range(pip_h):
            for across in range(pip_w):
                pixels[min(y + down, len(pixels) - 1)][min(x + across, len(pixels[0]) - 1)] = 1


def dominoes(width, height):
    """The 21 dominoes from 0-0 to 5-5, upright or lying."""
    found = []
    for one in range(6):
        for other in range(one, 6):
            pixels = blank(width, height)
            if height >= width:
                right = width - 3 if width > 8 else 6
                middle = height // 2
                put_pips(pixels, one, 2, middle - 5 if height > 8 else 1, right, middle - 2)
                put_pips(pixels, other, 2, middle + 2, right, height - 3)
                for x in range(2, width - 2):
                    pixels[middle][x] = 1
            else:
                put_pips(pixels, one, 2, 2, 6, 6)
                put_pips(pixels, other, 9, 2, 13, 6)
                for y in range(2, 7):
                    pixels[y][8] = pixels[y][7] = y % 2
            found.append(pixels)
    return found


def bamboo(count, width, height):
    """A tile with two rows of sticks."""
    pixels = blank(width, height)
    middle = height // 2
    rows = [(4, middle), (middle + 2, height - 2)] if height > 8 else [(1, 4), (5, 7)]
    for (top, bottom), sticks in zip(rows, ((count + 1) // 2, count // 2)):
        for i in range(sticks):
            x = 2 + i * ((width - 4) // 5 if width > 8 else 1)
            for y in range(top, bottom):
                pixels[y][min(x, width - 1)] = 1
    if width == 8 and height > 8:
        pixels[2][2] = pixels[2][3] = 1
    if height == 8:
        for x in range(3, 7):
            pixels[1][x] ^= (x + count) & 1
    return pixels


def dragon(number, width, height):
    """One of the three last tiles: a frame, a cross, stripes."""
    pixels = blank(width, height)
    top, last, end = (4, height - 3, height - 2) if height > 8 else (1, 6, 7)
    for y in range(top, end):
        for x in range(2, width - 2):
            if number == 0:
                on = x in (2, 3, width - 4, width - 3) or y in (top, last)
            elif number == 1:
                on = x in (width // 2 - 1, width // 2) or y in (height // 2, height // 2 + 1)
            else:
                on = (x * 2 // 3 + y) % 3 == 0
            pixels[y][x] = int(on)
    return pixels


def mahjong(width, height):
    """Nine tiles of circles, nine of bamboos and three dragons."""
    found = []
    right = width - 4 if width > 8 else 6
    for count in range(1, 10):
        pixels = blank(width, height)
        if height > 8:
            put_pips(pixels, count, 2, 4, right, height - 3)
        else:
            put_pips(pixels, count, 2, 2, right, 6)
        found.append(pixels)
    found += [bamboo(count, width, height) for count in range(1, 10)]
    return found + [dragon(number, width, height) for number in range(3)]


def tiles(switches):
    """The pictures of the 21 kinds, for programs that bring their own."""
    width, height = 8 * switches["size"][0], 8 * switches["size"][1]
    if switches["glyph"] == "domino":
        return dominoes(width, height)
    if switches["glyph"] == "mahj":
        return mahjong(width, height)
    return icons(switches)
