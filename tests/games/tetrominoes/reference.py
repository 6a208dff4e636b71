#!/usr/bin/env python3
"""A second reading of the rules of Tetrominoes, written from the specification's text alone.

Usage: reference.py KEYS [--screens PASSES...]

Replays a key file and prints what `fourrivers tetrominoes replay KEYS` prints. With --screens it
prints instead the palette numbers of the original screen below the score (rows 8 to 199) after the
given numbers of characters, one line per run of equal rows:
    FIRST-LAST: COLOUR*PIXELS COLOUR*PIXELS ...
It shares no code and no data with games/tetrominoes.
"""
import sys

COLUMNS, ROWS = 10, 23

# The shapes as the specification draws them; "+" is the centre of rotation.
DRAWN = [
    ["##", "##"],
    [" +#", "## "],
    ["#+#", "  #"],
    ["#+ ", " ##"],
    ["##+#"],
    ["#+#", "#  "],
    ["#+#", " # "],
]


def shape(number):
    """Returns the tiles of a piece relative to its centre, or to its left upper tile for the block."""
    rows = DRAWN[number]
    centre = (0, 0)
    for y, row in enumerate(rows):
        if "+" in row:
            centre = (row.index("+"), y)
    return [(x - centre[0], y - centre[1])
            for y, row in enumerate(rows) for x, c in enumerate(row) if c != " "]


class Machine:
    """The steps 1 to 8. `keys` yields one character per pass of step 4 or per look in step 8."""

    def __init__(self, text):
        self.text = text
        self.at = 0
        self.seed = 12345
        self.lines = []
        self.falling = None

    def key(self):
        if self.at == len(self.text):
            raise EOFError
        self.at += 1
        return self.text[self.at - 1]

    def free(self, tiles):
        return all(0 <= x < COLUMNS and 0 <= y < ROWS and self.well[y][x] is None
                   for x, y in tiles)

    def game(self):
        """Plays one game and returns when it is over."""
        self.score = self.rows_removed = self.pieces = 0                    # step 1
        self.well = [[None] * COLUMNS for _ in range(ROWS)]
        while self.piece():
            pass

    def piece(self):
        """Plays one piece; returns False if it does not fit."""
        self.seed = (self.seed * 9421 + 1) % 65536                          # step 2
        number = self.seed % 7
        tiles = shape(number)
        x, y = (4, 0) if number == 0 else (5, 0)

        def placed(shape_, px, py):
            return [(px + dx, py + dy) for dx, dy in shape_]

        self.falling = None
        if not self.free(placed(tiles, x, y)):
            return False
        self.pieces += 1
        speed = 10 - self.score // 256
        dropping = False
        landed = False
        while not landed:
            timer = speed                                                   # step 3
            while True:
                self.falling = (number, placed(tiles, x, y))
                key = self.key()                                            # step 4
                if key == "j" and self.free(placed(tiles, x - 1, y)):
                    x -= 1
                elif key == "l" and self.free(placed(tiles, x + 1, y)):
                    x += 1
                elif key == "k" and number != 0:
                    turned = [(dy, -dx) for dx, dy in tiles]
                    if self.free(placed(turned, x, y)):
                        tiles = turned
                elif key == " ":
                    dropping = True
                timer -= 1                                                  # step 5
                if dropping or timer == 0:
                    break
            if self.free(placed(tiles, x, y + 1)):
                y += 1
                if dropping:
                    self.score += 1
            else:
                landed = True
        for tx, ty in placed(tiles, x, y):
            self.well[ty][tx] = number
        points = 20                                                         # step 6
        while True:                                                         # step 7
            full = [r for r in range(ROWS) if None not in self.well[r]]
            if not full:
                return True
            del self.well[full[0]]
            self.well.insert(0, [None] * COLUMNS)
            self.score += points
            self.rows_removed += 1
            points *= 2

    def report(self, number, end):
        self.lines.append(f"game {number}: score {self.score}, lines {self.rows_removed}, "
                          f"pieces {self.pieces}, {end}")

    def run(self):
        number = 1
        while True:
            try:
                self.game()
            except EOFError:
                self.report(number, "running")
                return
            self.report(number, "over")
            try:
                while self.key() != " ":                                    # step 8
                    pass
            except EOFError:
                return
            number += 1


def screen(machine):
    """Draws the well as the specification describes it."""
    memory = [[0] * 320 for _ in range(200)]

    def tile(column, row, centre, light, shade):
        for y in range(8):
            for x in range(8):
                # The drawing in the text: seven light pixels at the top, then a shaded one.
                edge = shade if x == 7 or y == 7 else light if x == 0 or y == 0 else centre
                memory[8 + 8 * row + y][112 + 8 * column + x] = edge

    for row in range(24):
        for column in range(12):
            if column in (0, 11) or row == 23:
                tile(column, row, 52, 100, 124)
    table = {0: (32, 80, 104), 1: (34, 82, 106), 2: (36, 84, 108), 3: (38, 86, 110),
             4: (40, 88, 112), 5: (42, 90, 114), 6: (44, 92, 116)}
    for y, line in enumerate(machine.well):
        for x, number in enumerate(line):
            if number is not None:
                tile(x + 1, y, *table[number])
    if machine.falling:
        number, tiles = machine.falling
        for x, y in tiles:
            tile(x + 1, y, *table[number])
    return memory


def runs(row):
    parts = []
    for value in row:
        if parts and parts[-1][0] == value:
            parts[-1][1] += 1
        else:
            parts.append([value, 1])
    return " ".join(f"{value}*{count}" for value, count in parts)


def print_screen(memory):
    rows = [runs(row) for row in memory]
    first = 8
    for y in range(9, 201):
        if y == 200 or rows[y] != rows[first]:
            print(f"{first}-{y - 1}: {rows[first]}")
            first = y


def main():
    with open(sys.argv[1], encoding="ascii") as file:
        text = file.read().rstrip("\n")
    if sys.argv[2:3] == ["--screens"]:
        for count in sys.argv[3:]:
            machine = Machine(text[:int(count)])
            machine.run()
            print("start " + count)
            print_screen(screen(machine))
        return
    machine = Machine(text)
    machine.run()
    print("\n".join(machine.lines))


main()
