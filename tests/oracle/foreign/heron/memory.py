"""Reads the state of a tape from a snapshot: from its variables and from its screen."""


class Snapshot:
    """A snapshot of 48 KB (.sna)."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.data = file.read()
        self.border = self.data[26] & 7

    def byte(self, address):
        """Returns a byte of memory."""
        return self.data[27 + address - 0x4000]

    def word(self, address):
        """Returns two bytes of memory as a number."""
        return self.byte(address) + 256 * self.byte(address + 1)

    def glyph(self, row, column):
        """Returns the eight bytes of a character of the screen."""
        at = 0x4000 + (row & 24) * 256 + (row & 7) * 32 + column
        return bytes(self.byte(at + 256 * i) for i in range(8))

    def colour(self, row, column):
        """Returns an attribute."""
        return self.byte(0x5800 + 32 * row + column)


def cell1(value):
    """Returns row and column of an address of the first engine, None for 0."""
    return ((value - 35) // 17, (value - 35) % 17) if value else None


def cell2(value):
    """Returns row and column of an address of the other engines, None for 0."""
    return (value // 16 - 1, value % 16 - 1) if value else None


def state(snap, engine, sym, sw):
    """Returns board, cursor, selection, pair, border and number."""
    cells = [(r, c) for r in range(6) for c in range(14)]
    board = {}
    if engine == 1:
        for r, c in cells:
            value = snap.byte(0x5B00 + 35 + 17 * r + c)
            board[r, c] = None if value == 32 else value - sw["BASE"]
        cursor, cell = (snap.byte(sym["cury"]), snap.byte(sym["curx"])), cell1
    else:
        place = sym["BOARD"] if engine == 2 else sym["VIEW"]
        for r, c in cells:
            value = snap.byte(place + 16 * r + c + 17)
            if value and engine == 3:
                value = snap.byte(sym["KIND"] + value - 1)
            board[r, c] = value - 1 if value else None
        cursor, cell = cell2(snap.byte(sym["at"])), cell2
    pair = snap.word(sym["pair" if engine == 2 else "hint"])
    both = (cell(pair >> 8), cell(pair & 255)) if pair else None
    number = snap.word(sym["number" if engine == 2 else "num"])
    return board, cursor, cell(snap.byte(sym["sel"])), both, snap.border, number


def place(engine, sw, r, c):
    """Returns row and column of the screen for a cell."""
    if engine == 1:
        wide = 1 + sw["GAP"]
        return sw["TOPROW"] + r * sw["ROWSTEP"], sw["LEFTCOL"] + c * wide + sw["GAP"]
    px, py = (sw["PITCHX"], sw["PITCHY"]) if engine == 2 else (sw["PX"], sw["PY"])
    return sw["TOPROW"] + r * py, sw["LEFTCOL"] + c * px


def colour(engine, sw, model, cell):
    """Returns the attribute that a cell must have."""
    kind, here = model.board[cell], model.board[model.cursor]
    lit = kind is not None and kind == here
    paired = bool(model.pair) and cell in model.pair
    chosen, cursor = cell == model.selected, cell == model.cursor
    if engine == 1:
        value = sw["NORMAL"]
        if sw["INKS"] and kind is not None:
            value ^= (kind + sw["BASE"]) & 3
        for name, on in (("HILITE", lit), ("CHOSEN", chosen), ("PAIR", paired)):
            value ^= sw[name] if on else 0
        return value ^ (sw["CURSOR"] if cursor and not sw["MARK"] else 0)
    value = sw["HILITE"] if lit else sw["NORMAL"]
    if engine == 2:
        value = sw["PAIR"] if paired else sw["CHOSEN"] if chosen else value
        return value ^ ({0: 128, 3: 64}.get(sw["CURSHAPE"], 0) if cursor else 0)
    value = sw["PAIR"] if paired else value
    value = sw["CHOSEN"] if chosen and sw["SELSTYLE"] else value
    if cursor and sw["CURPLACE"] == 2:
        value ^= sw["CURSOR"] ^ sw["NORMAL"]
    return value
