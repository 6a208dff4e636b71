"""Reads characters of the ROM's set from the display file."""
GLYPHS = {}


def learn(data):
    """Take the bitmaps of the codes 32 to 127."""
    for code in range(96):
        rows = data[code * 8:code * 8 + 8]
        GLYPHS.setdefault(bytes(rows), chr(32 + code))
        GLYPHS.setdefault(bytes(r | r >> 1 for r in rows), chr(32 + code))


def cell(mem, row, col):
    """Return the eight bytes of a character cell."""
    base = 0x4000 + (row & 24) * 256 + (row & 7) * 32 + col
    return bytes(mem[base + 256 * y] for y in range(8))


def char(mem, row, col):
    """Return the character in a cell, or a question mark; an inverse one counts, too."""
    data = cell(mem, row, col)
    found = GLYPHS.get(data) or GLYPHS.get(bytes(255 - b for b in data))
    return found or "?"
