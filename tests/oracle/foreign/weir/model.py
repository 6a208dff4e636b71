"""A slow model of the game with the switches of a tape. The boards of some numbers are given to it."""

ROWS, COLUMNS = 6, 14
STEPS = ((0, 1), (0, -1), (1, 0), (-1, 0))
DIRECTIONS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}
CELLS = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
CYAN, BLACK, RED, WHITE = 5, 0, 2, 7
PLAYING, WON, STUCK = 0, 1, 2
FIRST_PLACES = ((0, 0), (2, 6))


def on_board(row, column):
    """Returns whether a cell is a place for a tile."""
    return 0 <= row < ROWS and 0 <= column < COLUMNS


def is_way(board, row, column):
    """Returns whether a path may use a cell; a ring of ways is around the board."""
    if on_board(row, column):
        return board[row][column] == 0
    return -1 <= row <= ROWS and -1 <= column <= COLUMNS


def reached(board, start, goal):
    """Returns the ways on straight lines from a cell, or None if a line meets the goal."""
    ways = set()
    for down, right in STEPS:
        row, column = start[0] + down, start[1] + right
        while (row, column) == goal or is_way(board, row, column):
            if (row, column) == goal:
                return None
            ways.add((row, column))
            row, column = row + down, column + right
    return ways


def joined(board, start, goal):
    """Returns whether two tiles are of one kind and a path of three segments joins them."""
    if start == goal or board[start[0]][start[1]] != board[goal[0]][goal[1]]:
        return False
    ends, seen = {start}, {start}
    for _ in range(3):
        more = set()
        for cell in ends:
            ways = reached(board, cell, goal)
            if ways is None:
                return True
            more |= ways
        ends = more - seen
        seen |= more
    return False


def without(board, pair, gravity):
    """Returns a board after the removal of a pair."""
    rows = [list(row) for row in board]
    for row, column in pair:
        rows[row][column] = 0
    if gravity:
        for column in range(COLUMNS):
            stack = [row[column] for row in rows if row[column]]
            stack = [0] * (ROWS - len(stack)) + stack
            for row, kind in zip(rows, stack):
                row[column] = kind
    return tuple(map(tuple, rows))


class Model:
    """A game."""

    def __init__(self, switches, boards):
        self.s = switches
        self.boards = boards
        self.gravity = 1 - switches["GRAV0"]
        self.cursor = FIRST_PLACES[switches["CURSTART"]]
        self.told = PLAYING     # the state that a message has told
        self.message = False    # a message waits for a key
        self.waiting = None     # the tile to select after a message

    def new(self, number):
        """Deals the board of a number."""
        self.number = number
        self.history = [self.boards[number]]
        self.firsts = []
        self.at = 0
        self.cheated = False
        self.board = self.history[0]
        self.selected = None
        self.told = PLAYING
        self.first_hint()
        if self.s["CURNEW"]:
            self.cursor = FIRST_PLACES[self.s["CURSTART"]]

    def tile(self, cell):
        """Returns the kind of a cell, or 0."""
        return self.board[cell[0]][cell[1]]

    def pairs(self, selected=None):
        """Returns the pairs that can be removed, in the order of H."""
        tiles = [cell for cell in CELLS if self.tile(cell)]
        found = [(a, b) for i, a in enumerate(tiles) for b in tiles[i + 1:]
                 if joined(self.board, a, b)]
        if selected:
            found = [pair for pair in found if selected in pair]
        if self.s["HORD"] == 2:
            found.sort(key=lambda pair: (self.tile(pair[0]), pair))
        if self.s["HORD"] == 1:
            found = sorted(((b, a) for a, b in found), reverse=True)
        return found

    def state(self):
        """Returns whether the game is won or stuck."""
        if not any(map(any, self.board)):
            return WON
        return PLAYING if self.pairs() else STUCK

    def border(self):
        """Returns the colour of the border."""
        state = self.state()
        ranks = [(state == WON, WHITE), (state == STUCK, BLACK)]
        ranks.insert({0: 2, 1: 0, 2: 1}[self.s["CHPRI"]], (self.cheated, RED))
        return next((colour for true, colour in ranks if true), CYAN)

    def first_hint(self):
        """Lets H begin with the first pair."""
        self.shown = []
        self.hint = None
        self.no_more = False

    def remove(self, pair):
        """Removes a pair."""
        board = without(self.board, pair, self.gravity)
        self.history = [*self.history[:self.at + 1], board]
        self.firsts = [*self.firsts[:self.at], min(pair)]
        self.at += 1
        self.changed(removal=True)

    def changed(self, removal=False):
        """Goes on with another board of the history."""
        self.board = self.history[self.at]
        self.selected = None
        self.first_hint()
        fall = self.s["CURFALL"]
        if fall == 1 or fall == 2 and removal:
            row, column = self.cursor
            tiles = [each for each in range(row, ROWS) if self.board[each][column]]
            self.cursor = (tiles[0], column) if tiles else self.cursor

    def go(self, place):
        """Goes to a place in the history."""
        if place == self.at or not 0 <= place < len(self.history):
            return
        if self.s["CURB"] and place < self.at:
            self.cursor = self.firsts[place]
        self.at = place
        self.cheated = True
        self.changed()

    def key(self, key):
        """Presses a key."""
        if self.message:
            self.end_message()
            return
        self.command(key)
        state = self.state()
        if state != self.told:
            self.told = state
            if state and self.s.get("MSG") == 2:
                self.message = True

    def end_message(self):
        """Ends a message, after which a failed pair changes the selection."""
        self.message = False
        if self.waiting:
            self.failed(self.waiting)
            self.waiting = None

    def command(self, key):
        """Does what a key asks for."""
        if key == "h":
            self.help()
            return
        if key == "enter":
            self.enter()
            return
        if self.s["HKEEP"]:
            self.hint = None
        else:
            self.first_hint()
        if key in DIRECTIONS:
            self.move(*DIRECTIONS[key])
        places = {"b": self.at - 1, "f": self.at + 1, "r": 0, "l": len(self.history) - 1}
        if key in places:
            self.go(places[key])

    def help(self):
        """Shows the next pair."""
        if not (self.s["HSTOP"] and self.no_more):
            rest = [pair for pair in self.pairs(self.selected) if pair not in self.shown]
            if rest:
                self.hint = rest[0]
                self.shown.append(self.hint)
                if self.s["HCUR"]:
                    self.cursor = self.hint[0]
                return
            self.first_hint()
            self.no_more = True
        self.message = bool(self.s.get("NPMSG"))

    def enter(self):
        """Removes the shown or the selected pair, or changes the selection."""
        if self.hint:
            self.remove(self.hint)
            return
        if not self.tile(self.cursor):
            return
        if not self.s["HKEEP"]:
            self.first_hint()
        if self.selected in (None, self.cursor):
            self.selected = self.cursor if self.selected is None else None
            self.first_hint()
        elif joined(self.board, self.selected, self.cursor):
            self.remove((self.selected, self.cursor))
        elif self.s.get("MISMMSG"):
            self.message = True
            self.waiting = self.cursor
        else:
            self.failed(self.cursor)

    def failed(self, cell):
        """Changes the selection after a pair that does not go together."""
        if self.s["MISM"] == 1:
            return
        self.selected = cell if self.s["MISM"] == 0 else None
        self.first_hint()

    def move(self, down, right):
        """Moves the cursor."""
        row, column = self.cursor[0] + down, self.cursor[1] + right
        if self.s["WRAP"]:
            row, column = row % ROWS, column % COLUMNS
        while self.s["SKIP"] and on_board(row, column) and not self.board[row][column]:
            row, column = row + down, column + right
        if on_board(row, column):
            self.cursor = (row, column)
