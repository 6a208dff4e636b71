"""How each program keeps its state in memory and shows it."""

CELLS = [(i // 14 + 1) * 16 + i % 14 + 1 for i in range(84)]


def cell(value):
    """Returns the cell of an address with a ring, or None."""
    return CELLS.index(value) if value in CELLS else None if value == 0 else -value


class View:
    """A program with the variables of rules.inc."""

    def __init__(self, sw, symbols):
        self.sw, self.sym = sw, symbols

    def kinds(self, picture):
        """Returns the board in memory."""
        return [picture.byte(self.sym["BRD"] + c) for c in CELLS]

    def memory(self, picture):
        """Returns the state in memory."""
        def byte(name):
            return picture.byte(self.sym[name])
        pair = [cell(byte("pa")), cell(byte("pb"))]
        return {"board": self.kinds(picture), "cursor": cell(byte("cur")),
                "selected": cell(byte("sel")), "shown": None if None in pair else sorted(pair),
                "number": picture.word(self.sym["num"]), "gravity": bool(byte("grav"))}

    def place(self, index):
        """Returns row and column of a cell on the screen."""
        row, column = divmod(index, 14)
        return self.sw["OY"] + row * self.sw["PY"], self.sw["OX"] + column * self.sw["PX"]

    def colours(self, game, index):
        """Returns the attribute that a cell must have."""
        sw, kind = self.sw, game.board[index]
        attr = sw["NA"]
        if kind and kind == game.board[game.cur]:
            attr = sw["KA"]
        if game.sel == index:
            attr = sw["SA"]
        if game.pair and index in game.pair:
            attr = sw["PAIRA"]
        if game.cur == index:
            attr = {0: attr | 128, 2: attr & 7 | sw["CURP"], 4: attr ^ 64}.get(sw["CURS"], attr)
        return attr

    def letter(self, picture, row, column):
        """Returns the character that is shown."""
        return picture.char(row, column)

    def cursor_wrong(self, picture, game, index):
        """Returns whether the sign of the cursor other than colours is wrong at a cell."""
        row, column = self.place(index)
        here = game.cur == index
        if self.sw["CURS"] == 1:
            return (picture.pixels(row, column)[0] == 255) != here
        if self.sw["CURS"] == 3:
            return picture.char(row, column + 1) != (" <"[here])
        return False

    def shown_as(self, kind):
        """Returns the character of a kind."""
        return chr(64 + kind) if kind else chr(self.sw["EMPTYCH"])

    def number(self, game):
        """Returns the number as it is shown."""
        return "%05d" % game.num if self.sw["EXTRA"] == 10 else str(game.num)

    def blinks(self, game, index):
        """Returns whether the attribute of a cell changes with time."""
        return self.sw["EXTRA"] == 1 and index == game.cur

    def display(self, picture, game):
        """Returns what is wrong on the display as a list of texts."""
        wrong = []
        for index in range(84):
            row, column = self.place(index)
            char, kind = self.letter(picture, row, column), game.board[index]
            if char != self.shown_as(kind):
                wrong.append("cell %d shows %s, not %s" % (index, char, self.shown_as(kind)))
            attr = picture.attr(row, column)
            if attr != self.colours(game, index) and not self.blinks(game, index):
                wrong.append("cell %d is %d, not %d" % (index, attr, self.colours(game, index)))
            if self.cursor_wrong(picture, game, index):
                wrong.append("cursor at cell %d" % index)
        text = picture.text(self.sw["NUMROW"], 0, 7).strip()
        return wrong + ([] if text == self.number(game) else ["number " + text])


class Poked(View):
    """The program that writes its own pictures into the display."""

    def letter(self, picture, row, column):
        """Returns the letter of the picture, also under the frame of the cursor."""
        base, image = self.sym["GLYPHS"], picture.pixels(row, column)
        frame = bytes(v ^ (255 if i in (0, 7) else 129) for i, v in enumerate(image))
        for kind in range(22):
            wanted = bytes(picture.byte(base + 8 * kind + i) for i in range(8))
            if wanted == image or self.sw["CURS"] == 6 and wanted == frame:
                return self.shown_as(kind)
        return None

    def cursor_wrong(self, picture, game, index):
        """Returns whether frame or bar of the cursor is wrong at a cell."""
        row, column = self.place(index)
        here, curs = game.cur == index, self.sw["CURS"]
        if curs == 5:
            return (picture.pixels(row + 1, column)[0] == 255) != here
        return curs == 6 and (picture.pixels(row, column)[7] & 129 == 129) != here


COLOURS = [2, 4, 5, 6, 13, 14, 16, 22, 23, 24, 31, 32, 33, 40, 41, 42, 48, 49, 50, 57, 58]
PATTERNS = {"frame": bytes([255] + [129] * 6 + [255]), "solid": bytes([255] * 8),
            "spot": bytes([0, 0, 0, 24, 24, 0, 0, 0]), "bar": bytes([0] * 7 + [255]),
            "dots": bytes([85] * 8)}


class Attributes(View):
    """The program whose board is in the attributes."""

    def kinds(self, picture):
        """Returns the board that the attributes are."""
        out = []
        for index in range(84):
            attr = picture.attr(*self.place(index)) & 63
            out.append(COLOURS.index(attr) + 1 if attr in COLOURS else 0)
        return out

    def tile(self, picture, game, index):
        """Returns (attribute, pixels) that a cell must have."""
        kind, sw = game.board[index], self.sw
        attr = COLOURS[kind - 1] if kind else sw["BACK"]
        shape = 64 + kind if sw["SHAPES"] == 0 else ord("*#+=OX@"[(kind - 1) % 7])
        char = shape if kind else 32
        image = picture.font[(char - 32) * 8:(char - 31) * 8]
        shown, selected = bool(game.pair and index in game.pair), game.sel == index
        if kind and kind == game.board[game.cur]:
            attr |= 64
        if selected and sw["SELM"] == 0 or shown and sw["PAIRM"] == 1:
            attr |= 128
        for name, on in ((("frame", "solid", "spot")[sw["CURS"]], game.cur == index),
                         ("bar", selected and sw["SELM"]), ("dots", shown and not sw["PAIRM"])):
            if on:
                image = bytes(a ^ b for a, b in zip(image, PATTERNS[name]))
        return attr, image

    def display(self, picture, game):
        """Returns what is wrong on the display as a list of texts."""
        wrong, size = [], self.sw["SIZE"]
        for index in range(84):
            row, column = self.place(index)
            wanted = self.tile(picture, game, index)
            for i in range(size * size):
                at = row + i // size, column + i % size
                if (picture.attr(*at), picture.pixels(*at)) != wanted:
                    wrong.append("cell %d is wrong" % index)
        text = picture.text(self.sw["NUMROW"], 0, 7).strip()
        return wrong + ([] if text == self.number(game) else ["number " + text])


def wide(line):
    """Returns two bytes with each bit of a byte twice."""
    value = 0
    for bit in range(7, -1, -1):
        value = value * 4 + (3 if line >> bit & 1 else 0)
    return value >> 8, value & 255


ARROW = [[0, 0]] * 8 + [[0, 255 & 255 << 7 - i] for i in range(8)]
BOX = [[255, 255]] + [[128, 1]] * 14 + [[255, 255]]


class Double(View):
    """The program with letters of double size."""

    def image(self, picture, game, index):
        """Returns the sixteen lines of two bytes that a tile must have."""
        kind, lines = game.board[index], []
        char = self.sw["LETTERS"] + kind if kind else self.sw["EMPTYCH"]
        for line in picture.font[(char - 32) * 8:(char - 31) * 8]:
            lines += [wide(line | (line >> 1 if self.sw["BOLD"] else 0))] * 2
        if game.cur == index and self.sw["CURS"] in (7, 8):
            sprite = BOX if self.sw["CURS"] == 7 else ARROW
            lines = [(a ^ c, b ^ d) for (a, b), (c, d) in zip(lines, sprite)]
        return lines

    def display(self, picture, game):
        """Returns what is wrong on the display as a list of texts."""
        wrong = []
        for index in range(84):
            row, column = self.place(index)
            lines, attr = self.image(picture, game, index), self.colours(game, index)
            for i in range(4):
                down, right = divmod(i, 2)
                wanted = bytes(pair[right] for pair in lines[8 * down:8 * down + 8])
                if picture.pixels(row + down, column + right) != wanted:
                    wrong.append("picture of cell %d" % index)
                if self.blinks(game, index):
                    continue
                if picture.attr(row + down, column + right) != attr:
                    wrong.append("attribute of cell %d, not %d" % (index, attr))
        text = picture.text(self.sw["NUMROW"], 0, 7).strip()
        return wrong + ([] if text == self.number(game) else ["number " + text])


class Basic(View):
    """The BASIC program; its number is read from the display."""

    def memory(self, picture):
        """Returns the state in memory."""
        self.sym["num"] = self.sym["cur"]
        state = View.memory(self, picture)
        text = picture.text(21, 0, 6).strip()
        state["number"] = int(text) if text.isdigit() else 0
        return state


def view(sw, symbols):
    """Returns the view of a tape."""
    kinds = {"p1": View, "p2": Poked, "p3": Attributes, "p4": Double, "p5": Basic}
    return kinds[sw["PROGRAM"]](sw, symbols)
