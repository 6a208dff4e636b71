"""Reads the variables of program A and works out what its screen must show."""

import build_a
import common

SCREEN = 16384


def cell_at(index):
    return (index >> 4) - 1, (index & 15) - 1


def char_at(display, y, x):
    """The eight bytes and the attribute of one character place."""
    base = (y >> 3) * 2048 + (y & 7) * 32 + x
    return list(display[base:base + 2048:256]), display[6144 + y * 32 + x]


class Reader:
    def __init__(self, switches, symbols):
        self.s = switches
        self.sym = symbols
        self.tiles, self.attrs, self.overlay, self.back = build_a.looks(switches)

    def setup(self):
        y = self.sym
        yield f"watch {y['vbusy']} {y['vtaken']}"
        yield "screen"
        yield f"show {y['cur']}:7 {y['BOARD']}:128 {SCREEN}:6912 15360:1024"

    def begin(self):
        if self.s["title"]:
            yield "key " + {0: "x", 13: "{enter}", 32: "{space}"}[self.s["title key"]]

    def lines(self, name, game, stroke):
        yield "key " + stroke

    def noisy(self, name, removed, game):
        return False

    def state(self, memory):
        cursor, selected, one, other, low, high, gravity = memory[0]
        board = {(r, c): memory[1][r * 16 + c + 17] for r in range(6) for c in range(14)
                 if memory[1][r * 16 + c + 17]}
        return {"cursor": cell_at(cursor), "selected": cell_at(selected) if selected else None,
                "shown": {cell_at(one), cell_at(other)} if one else set(),
                "number": low + 256 * high, "gravity": bool(gravity), "board": board}

    def screen(self, game, memory):
        display, font = memory[2], memory[3]
        for row in range(6):
            for column in range(14):
                if not self.cell_right(game, display, (row, column)):
                    return f"screen: the cell {row}, {column} is drawn wrong"
        if game.entry is None and not self.number_right(game, display, font):
            return "screen: the number"
        return ""

    def cell_right(self, game, display, cell):
        cell_w, cell_h, pitch_x, pitch_y = common.LAYOUTS[self.s["layout"]]
        s = self.s
        kind = game.board.get(cell, 0)
        attr, mask = self.attrs[kind], 0
        lines = [0] * (cell_w * cell_h * 8)
        ways = []
        if kind and game.board.get(game.cursor) == kind:
            ways.append(s["kind"])
        if cell == game.selected:
            ways.append(s["selected"])
        if game.shown and cell in game.shown:
            ways.append(s["pair"])
        if cell == game.cursor:
            ways.append(s["cursor"])
        for way in ways:
            if way == "flash":
                attr |= 128
            elif way == "bright":
                attr |= 64
            elif way == "invert":
                mask ^= 255
            elif way == "paper":
                attr = attr & 0xC7 | s["marks"][0] * 8
            elif way == "ink":
                attr = attr & 0xF8 | s["marks"][1]
            else:
                lines = self.overlay
        top, left = s["y0"] + cell[0] * pitch_y, s["x0"] + cell[1] * pitch_x
        size = cell_w * cell_h * 8
        picture = self.tiles[kind * size:(kind + 1) * size]
        for i in range(cell_w * cell_h):
            found, colour = char_at(display, top + i // cell_w, left + i % cell_w)
            wanted = [b ^ mask ^ line for b, line in zip(picture[i * 8:i * 8 + 8],
                                                         lines[i * 8:i * 8 + 8])]
            if found != wanted or colour != attr:
                return False
        if s["cursor"] == "mark":
            found, _ = char_at(display, top, left - 1)
            return any(found) == (cell == game.cursor)
        return True

    def number_right(self, game, display, font):
        s = self.s
        text = s["number word"] + (f"{game.number:05d}" if s["zero pad"] else f"{game.number:<5d}")
        for i, letter in enumerate(text):
            found, _ = char_at(display, s["number row"], s["number column"] + i)
            wanted = list(font[ord(letter) * 8:ord(letter) * 8 + 8])
            if s["own font"]:
                wanted = [b | b >> 1 for b in wanted]
            if found != wanted:
                return False
        return True
