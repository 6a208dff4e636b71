"""Pictures of the tiles: lists of rows of 0 and 1."""
import random
from glyphs import GLYPHS

FORMS = (
    "3C7EFFFFFFFF7E3C", "FFFFC3C3C3C3FFFF", "183C7EFFFF7E3C18", "187EFFFF7E3C1818",
    "C3E77E3C3C7EE7C3", "1818FFFF18181818", "3C7EE7C3C3E77E3C", "FF7E3C18183C7EFF",
)


def rows(data, width=8):
    """Returns bytes as rows of bits."""
    return [[byte >> (width - 1 - i) & 1 for i in range(width)] for byte in data]


def blank(width, height, value=0):
    """Returns a picture of one value."""
    return [[value] * width for _ in range(height)]


def glyph(char):
    """Returns the 8 x 8 picture of a character."""
    start = (ord(char) - 32) * 8
    return rows(GLYPHS[start:start + 8])


def scale(picture, wide, high):
    """Returns the picture with every pixel wide x high."""
    return [[bit for bit in row for _ in range(wide)] for row in picture for _ in range(high)]


def put(canvas, picture, x, y):
    """Writes the set pixels of picture into canvas; returns canvas."""
    for dy, row in enumerate(picture):
        for dx, bit in enumerate(row):
            if bit and 0 <= y + dy < len(canvas) and 0 <= x + dx < len(canvas[0]):
                canvas[y + dy][x + dx] = 1
    return canvas


def edge(canvas, inset=0, step=1):
    """Sets the outline of the canvas; returns canvas."""
    height, width = len(canvas), len(canvas[0])
    for y in range(inset, height - inset):
        for x in range(inset, width - inset):
            if y in (inset, height - 1 - inset) or x in (inset, width - 1 - inset):
                if (x + y) % step == 0:
                    canvas[y][x] = 1
    return canvas


def centred(picture, width, height):
    """Returns picture in the middle of a blank picture."""
    x, y = (width - len(picture[0])) // 2, (height - len(picture)) // 2
    return put(blank(width, height), picture, x, y)


def letter(kind, width, height, first="A"):
    """Returns the letter of a kind, as large as fits."""
    picture = scale(glyph(chr(ord(first) + kind)), max(1, width // 8), max(1, height // 8))
    return centred(picture, width, height)


def small(kind, width, height):
    """Returns the letter in its own size in an outline."""
    canvas = centred(glyph(chr(65 + kind)), width, height)
    return edge(canvas) if min(width, height) >= 12 else canvas


def shadow(kind, width, height):
    """Returns the letter with an outline that casts a shadow."""
    canvas = blank(width, height)
    put(canvas, edge(blank(width - 2, height - 2)), 0, 0)
    put(canvas, blank(2, height - 2, 1), width - 2, 2)
    put(canvas, blank(width - 2, 2, 1), 2, height - 2)
    return put(canvas, glyph(chr(65 + kind)), (width - 10) // 2, (height - 10) // 2)


def solid(kind, width, height):
    """Returns the letter in a dark tile with cut corners."""
    light = centred(glyph(chr(97 + kind)), width, height)
    canvas = [[1 - bit for bit in row] for row in light]
    for y in (0, height - 1):
        for x in (0, width - 1):
            canvas[y][x] = 0
    return canvas


def pips(kind, width, height):
    """Returns dots, bars or a sign, in a frame if there is room."""
    canvas = edge(blank(width, height)) if width >= 14 and height >= 14 else blank(width, height)
    if kind >= 18:
        return put(canvas, glyph("#*@"[kind - 18]), (width - 8) // 2, (height - 8) // 2)
    size = 3 if width >= 14 and height >= 14 else 1
    stone = blank(size, size, 1) if kind < 9 else blank(1, size + 1, 1)
    for i in range(kind % 9 + 1):
        x = (i % 3) * (size + 1) + (width - 3 * size - 2) // 2
        y = (i // 3) * (size + 1) + (height - 3 * size - 2) // 2
        put(canvas, stone if kind < 9 or size > 1 else [[1], [1]], x, y)
    if kind >= 9 and size == 1:
        put(canvas, [[1] * 7], 0, 7)
    return canvas


def sign(kind, width, height):
    """Returns a symmetrical sign that is the same each time."""
    chance = random.Random("sign %d" % kind)
    size = min(width, height) - 1
    half = [[chance.randrange(2) for _ in range((size + 1) // 2)] for _ in range(size)]
    return centred([row + row[:size // 2][::-1] for row in half], width, height)


def face(kind, width, height):
    """Returns a face; faces differ by eyes and mouth only."""
    canvas = edge(blank(width, height))
    eyes = ([[1, 1]], [[1], [1]], [[0, 1], [1, 0]])[kind % 3]
    put(canvas, eyes, width // 2 - 4, 4)
    put(canvas, [row[::-1] for row in eyes], width // 2 + 2, 4)
    bits = (0x7E, 0x42, 0x3C, 0x18, 0x24, 0x66, 0x5A)[kind // 3]
    return put(canvas, rows([bits, bits ^ 0x3C]), width // 2 - 4, height - 6)


def form(kind, width, height):
    """Returns one of seven forms; the kind is told by form and colour."""
    picture = rows(bytes.fromhex(FORMS[kind % 7]))
    return centred(scale(picture, max(1, width // 8), max(1, height // 8)), width, height)


SETS = {"letter": letter, "small": small, "shadow": shadow, "solid": solid, "pips": pips,
        "sign": sign, "face": face, "form": form}


def burst(step, width, height):
    """Returns a picture of a tile that breaks up."""
    chance = random.Random("burst %d" % step)
    return [[int(chance.random() < (0.5, 0.15)[step]) for _ in range(width)]
            for _ in range(height)]
