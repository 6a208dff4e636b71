"""Reads the variables of program B and works out what its screen must show."""

import screen_a

SCREEN = 16384


def cell_at(place):
    return (place & 7) - 1, (place >> 3) - 1


class Reader(screen_a.Reader):
    def setup(self):
        y = self.sym
        self.watch = f"watch {y['busy']} {y['taken']}"
        yield self.watch
        yield "screen"
        yield f"show {y['cursor']}:7 {y['GRID']}:128 {SCREEN}:6912 15360:1024"

    def begin(self):
        if self.s["title"]:
            yield "key p"

    def lines(self, name, game, stroke):
        """In the ROM's INPUT the program neither takes keys nor waits; the probe looks at PC there."""
        if game.entry is not None:
            self.typing = True
            return ["watchpc 1 16384", "key " + stroke,
                    "idle 60" if name == "enter" else "idle 6"]
        if self.typing:
            self.typing = False
            return ["watchpc 1 16384", "key " + stroke, "watchpc 0 0", "start 60"]
        return ["key " + stroke]

    typing = False

    def noisy(self, name, removed, game):
        """The ROM's INPUT clicks at each key."""
        return not removed and (name.isdigit() or name in ("delete", "enter"))

    def state(self, memory):
        cursor, chosen, one, other, low, high, gravity = memory[0]
        board = {(r, c): memory[1][c * 8 + r + 9] for r in range(6) for c in range(14)
                 if memory[1][c * 8 + r + 9]}
        return {"cursor": cell_at(cursor), "selected": cell_at(chosen) if chosen else None,
                "shown": {cell_at(one), cell_at(other)} if one else set(),
                "number": low + 256 * high, "gravity": bool(gravity), "board": board}

    def screen(self, game, memory):
        display, font = memory[2], memory[3]
        if game.entry is None:
            row = 21 if self.s["number place"] == "AT 21" else 23
            if not self.text_right(display, font, row, self.s["number word"] + f"{game.number:<5d}"):
                return "screen: the number"
            for cell in ((r, c) for r in range(6) for c in range(14)):
                if not self.cell_right(game, display, cell):
                    return f"screen: the cell {cell} is drawn wrong"
        return ""

    def text_right(self, display, font, row, text):
        return all(screen_a.char_at(display, row, i)[0]
                   == list(font[ord(letter) * 8:ord(letter) * 8 + 8])
                   for i, letter in enumerate(text))
