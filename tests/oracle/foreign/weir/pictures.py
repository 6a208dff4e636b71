"""Pictures of the 21 kinds in 16 x 16 pixels, and the masks of marks and cards."""

import math

SIZE = 16
CENTRE = 7.5
DOTS = {
    1: [(7.5, 7.5)],
    2: [(4.5, 4.5), (10.5, 10.5)],
    3: [(3.5, 3.5), (7.5, 7.5), (11.5, 11.5)],
    4: [(4.5, 4.5), (10.5, 4.5), (4.5, 10.5), (10.5, 10.5)],
    5: [(3.5, 3.5), (11.5, 3.5), (3.5, 11.5), (11.5, 11.5), (7.5, 7.5)],
    6: [(4.5, 3), (10.5, 3), (4.5, 7.5), (10.5, 7.5), (4.5, 12), (10.5, 12)],
    7: [(3, 3), (7.5, 3), (12, 3), (7.5, 7.5), (3, 12), (7.5, 12), (12, 12)],
}
# The columns of the bars by their count, and the counts in the two rows of the pictures 4 to 7.
COLUMNS = {1: (7,), 2: (5, 10), 3: (3, 7, 11)}
BAR_ROWS = {4: (2, 2), 5: (2, 3), 6: (3, 3), 7: (3, 3)}


class Picture:
    """Pixels that are 0 or 1."""

    def __init__(self, width=SIZE, height=SIZE):
        self.width = width
        self.height = height
        self.rows = [[0] * width for _ in range(height)]

    def box(self, left, top, right, bottom):
        """Sets a filled box."""
        for y in range(top, bottom + 1):
            for x in range(left, right + 1):
                self.rows[y][x] = 1

    def outline(self, left, top, right, bottom):
        """Sets the outline of a box."""
        self.box(left, top, right, top)
        self.box(left, bottom, right, bottom)
        self.box(left, top, left, bottom)
        self.box(right, top, right, bottom)

    def line(self, x0, y0, x1, y1):
        """Sets a straight line."""
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for i in range(steps + 1):
            y = round(y0 + (y1 - y0) * i / steps)
            self.rows[y][round(x0 + (x1 - x0) * i / steps)] = 1

    def where(self, test, value=1):
        """Gives a value to all pixels (x, y) that pass a test."""
        for y in range(self.height):
            for x in range(self.width):
                if test(x, y):
                    self.rows[y][x] = value

    def disc(self, cx, cy, radius):
        """Sets a filled circle."""
        self.where(lambda x, y: math.hypot(x - cx, y - cy) <= radius)

    def circle(self, cx, cy, radius):
        """Sets the outline of a circle."""
        self.where(lambda x, y: abs(math.hypot(x - cx, y - cy) - radius) < 0.6)

    def bytes(self):
        """Returns the bytes of the cells row by row, eight for each cell."""
        data = []
        for top in range(0, self.height, 8):
            for left in range(0, self.width, 8):
                for row in self.rows[top:top + 8]:
                    bits = "".join(map(str, row[left:left + 8]))
                    data.append(int(bits, 2))
        return data


def dots(count):
    """Returns the picture of some dots."""
    picture = Picture()
    for x, y in DOTS[count]:
        if count == 1:
            picture.circle(x, y, 4)
        else:
            picture.disc(x, y, 1.8)
    if count == 1:
        picture.disc(CENTRE, CENTRE, 1.5)
    return picture


def bars(count):
    """Returns the picture of some bars."""
    picture = Picture()
    if count <= 3:
        for x in COLUMNS[count]:
            picture.box(x, 4, x + 1, 11)
        return picture
    above, below = BAR_ROWS[count]
    for x in COLUMNS[above]:
        picture.box(x, 2, x + 1, 6)
    for x in COLUMNS[below]:
        picture.box(x, 9, x + 1, 13)
    if count == 7:
        picture.box(2, 7, 13, 8)
    return picture


def shape(number):
    """Returns the picture of a shape, 1 to 7."""
    picture = Picture()
    if number == 1:
        for line in ((7, 2, 2, 7), (7, 2, 2, 8), (8, 2, 13, 8), (2, 8, 7, 13), (13, 8, 8, 13)):
            picture.line(*line)
    if number == 2:
        picture.box(3, 3, 12, 12)
    if number == 3:
        picture.box(7, 2, 8, 13)
        picture.box(2, 7, 13, 8)
    if number == 4:
        for i in range(11):
            picture.box(7 - i // 2, 2 + i, 8 + i // 2, 2 + i)
    if number == 5:
        for line in ((2, 2, 13, 13), (13, 2, 2, 13), (3, 2, 13, 12), (12, 2, 2, 12)):
            picture.line(*line)
    if number == 6:
        picture.disc(CENTRE, CENTRE, 5.5)
        picture.where(lambda x, y: math.hypot(x - 10, y - 6) < 4, 0)
    if number == 7:
        picture.where(lambda x, y: 3 <= x < 13 and 3 <= y < 13 and (x // 2 + y // 2) & 1)
    return picture


def kinds(seven_shapes):
    """Returns the pictures of an empty place and of the 21 kinds."""
    groups = [make(number) for make in (dots, bars, shape) for number in range(1, 8)]
    pictures = [Picture(), *groups]
    if seven_shapes:
        order = (1, 14, 15, 16, 17, 18, 20)
        return [pictures[0]] + [pictures[order[kind % 7]] for kind in range(21)]
    return pictures


def tile_bytes(picture, cells_wide, cells_high):
    """Returns the bytes of a picture at the top left of a tile or cut to it."""
    tile = Picture(cells_wide * 8, max(cells_high * 8, SIZE))
    tile.where(lambda x, y: x < SIZE and y < SIZE and picture.rows[y][x])
    return tile.bytes()[:cells_wide * cells_high * 8]


def mask(name, cells_wide, cells_high):
    """Returns the bytes of a mask of a tile."""
    width, height = cells_wide * 8, cells_high * 8
    right, bottom = width - 1, height - 1
    picture = Picture(width, height)
    if name == "frame":
        picture.outline(0, 0, right, bottom)
    if name == "dots":
        picture.where(lambda x, y: y in (0, bottom) and x % 2 == 0)
        picture.where(lambda x, y: x in (0, right) and y % 2 == 0)
    if name == "corners":
        picture.where(lambda x, y: y in (0, bottom) and not 3 <= x < width - 3)
        picture.where(lambda x, y: x in (0, right) and not 3 <= y < height - 3)
    if name == "under":
        picture.box(0, bottom, right, bottom)
    if name == "bar":
        picture.box(1, height - 3, width - 2, height - 2)
    if name == "arrow":
        for i in range(4):
            picture.box(width // 2 - 1 - i, height - 6 + i, width // 2 + i, height - 6 + i)
    if name == "left":
        picture.box(0, 0, 1, bottom)
    if name == "all":
        picture.box(0, 0, right, bottom)
    if name == "cheq":
        picture.where(lambda x, y: (x + y) & 1)
    if name == "ring2":
        picture.outline(1, 1, width - 2, height - 2)
    return picture.bytes()
