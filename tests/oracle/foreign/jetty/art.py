"""Tile pictures: letters, icons, coloured shapes and suits, drawn as rows of pixels."""

LETTERS = {
    "A": "0e11111f111111", "B": "1e11111e11111e", "C": "0e11101010110e", "D": "1e11111111111e",
    "E": "1f10101e10101f", "F": "1f10101e101010", "G": "0e11101713110f", "H": "1111111f111111",
    "I": "0e04040404040e", "J": "0f02020202120c", "K": "11121418141211", "L": "1010101010101f",
    "M": "111b1515111111", "N": "11191915131311", "O": "0e11111111110e", "P": "1e11111e101010",
    "Q": "0e11111115120d", "R": "1e11111e141211", "S": "0e11100e01110e", "T": "1f040404040404",
    "U": "1111111111110e", "W": "1111111515150a", "V": "111111110a0a04", "X": "11110a040a1111",
    "1": "040c040404040e", "2": "0e11010608101f", "3": "1f01020601110e", "4": "02060a121f0202",
    "5": "1f101e0101110e", "6": "06081e1111110e", "7": "1f010204080808", "8": "0e11110e11110e",
    "9": "0e11110f01020c",
}
SHAPES = [
    "3c7effffffff7e3c", "ff818181818181ff", "183c7eff7e3c1800", "1818ffff18181800",
    "8142241818244281", "c3c3c3c3c3c3c3ff", "ff7e3c1818181818",
]


def blank(width, height):
    return [[0] * width for _ in range(height)]


def letter(name):
    rows = bytes.fromhex(LETTERS[name])
    picture = blank(8, 8)
    for y, bits in enumerate(rows):
        for x in range(5):
            picture[y][x + 1] = bits >> (4 - x) & 1
    return picture


def shape(number):
    rows = bytes.fromhex(SHAPES[number])
    return [[bits >> (7 - x) & 1 for x in range(8)] for bits in rows]


def icons(dice, amount):
    """Random mirrored 8x8 pictures, any two far apart."""
    found = []
    while len(found) < amount:
        half = [[dice.random() < 0.5 for _ in range(4)] for _ in range(7)]
        picture = [[int(bit) for bit in row + row[::-1]] for row in half] + [[0] * 8]
        lit = sum(map(sum, picture))
        if 18 <= lit <= 40 and all(distance(picture, other) >= 18 for other in found):
            found.append(picture)
    return found


def distance(one, other):
    return sum(a != b for r, s in zip(one, other) for a, b in zip(r, s))


def scaled(picture, across, down):
    return [[bit for bit in row for _ in range(across)] for row in picture for _ in range(down)]


def put(target, source, left, top):
    for y, row in enumerate(source):
        for x, bit in enumerate(row):
            target[top + y][left + x] = bit


def suit(number):
    """16x16 tiles: circles 1-7, bamboo 1-7, characters 1-7."""
    spots = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8],
             6: [0, 2, 3, 5, 6, 8], 7: [0, 2, 3, 4, 5, 6, 8]}
    picture = blank(16, 16)
    family, count = divmod(number, 7)
    count += 1
    if family == 2:
        put(picture, scaled(letter(str(count)), 1, 2), 0, 0)
        put(picture, shape(1), 8, 4)
        return picture
    mark = ["0110", "1001", "1001", "0110"] if family == 0 else ["0110", "0110", "0110", "0110"]
    if family == 1:
        mark = ["1111", "0110", "0110", "1111"]
    for spot in spots[count]:
        put(picture, [[int(bit) for bit in row] for row in mark],
            1 + spot % 3 * 5, 1 + spot // 3 * 5)
    return picture


def edged(picture):
    """A thin edge at the right and at the bottom, as of a tile that lies on a table."""
    copy = [row[:] for row in picture]
    copy[-1] = [1] * len(copy[0])
    for row in copy:
        row[-1] = 1
    return copy


def to_bytes(picture):
    """Character cells row by row, eight bytes each."""
    out = []
    for top in range(0, len(picture), 8):
        for left in range(0, len(picture[0]), 8):
            for y in range(8):
                bits = picture[top + y][left:left + 8]
                out.append(int("".join(map(str, bits)), 2))
    return out


def lines(kind, width, height):
    """Pixels that are turned over to mark the cursor."""
    picture = blank(width, height)
    for y in range(height):
        for x in range(width):
            edge_x, edge_y = x in (0, width - 1), y in (0, height - 1)
            corner_x = x < 3 or x >= width - 3
            corner_y = y < 3 or y >= height - 3
            picture[y][x] = int({"frame": edge_x or edge_y,
                                 "brackets": (edge_x or edge_y) and corner_x and corner_y,
                                 "underline": y >= height - 2}[kind])
    return picture


def tiles(style, cell_w, cell_h, dice, edge):
    """(picture bytes of kind 0 to 21, ink of each kind or None where the program has one ink)."""
    inks = None
    if style == "letters":
        pictures = [scaled(letter(chr(65 + k)), cell_w, cell_h) for k in range(21)]
    elif style == "icons":
        pictures = [scaled(p, cell_w, cell_h) for p in icons(dice, 21)]
    elif style == "shapes":
        pictures = [scaled(shape(k % 7), cell_w, cell_h) for k in range(21)]
        inks = [k // 7 for k in range(21)]
    else:
        pictures = [suit(k) for k in range(21)]
        if style == "coloured suits":
            inks = [k // 7 for k in range(21)]
    if edge:
        pictures = [edged(p) for p in pictures]
    data = to_bytes(blank(cell_w * 8, cell_h * 8))
    for picture in pictures:
        data += to_bytes(picture)
    return data, inks
