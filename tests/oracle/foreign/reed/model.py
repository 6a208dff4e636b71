"""A slow model of the game with switches for the rules that the description leaves open."""

ROWS, COLS = 6, 14


def joined(board, a, b, ring):
    """Say whether the tiles at cells a and b can be joined by at most three segments."""
    edge = 1 if ring else 0

    def free(row, col):
        """Say whether a path may use this place."""
        if 0 <= row < ROWS and 0 <= col < COLS:
            return board[row * COLS + col] is None
        return -edge <= row < ROWS + edge and -edge <= col < COLS + edge

    goal = divmod(b, COLS)

    def walk(row, col, step, legs):
        """Say whether the goal is reached from here, going on in this direction."""
        down, right = step
        while True:
            row, col = row + down, col + right
            if (row, col) == goal:
                return True
            if not free(row, col):
                return False
            if legs > 1:
                if walk(row, col, (right, down), legs - 1):
                    return True
                if walk(row, col, (-right, -down), legs - 1):
                    return True

    start = divmod(a, COLS)
    return any(walk(*start, step, 3) for step in ((0, 1), (0, -1), (1, 0), (-1, 0)))


def pairs(board, rules):
    """Return all removable pairs in the order in which the tape shows them."""
    found = []
    for a in range(84):
        for b in range(a + 1, 84):
            if board[a] is not None and board[a] == board[b]:
                if joined(board, a, b, rules.get('ring', 0)):
                    found.append((a, b))
    order = rules.get('hord', 'row')
    if order == 'back':
        found = sorted(((b, a) for a, b in found), reverse=True)
    if order == 'column':
        turn = [(i % COLS) * ROWS + i // COLS for i in range(84)]
        found = sorted(tuple(sorted(p, key=lambda i: turn[i])) for p in found)
        found.sort(key=lambda p: (turn[p[0]], turn[p[1]]))
    if order == 'kind':
        found.sort(key=lambda p: (board[p[0]], p))
    return found


class Model:
    """The state of a game: board, cursor, selection, pair, history, border."""

    def __init__(self, rules):
        """Begin without a board; new_board gives one."""
        self.rules, self.gravity, self.cursor = rules, 1, 0
        if rules.get('flat'):
            self.gravity = 0
        self.deals, self.number, self.past, self.cheated = {}, 0, [], False
        self.board, self.most, self.sel, self.pair, self.shown = [], [], None, None, []

    def new_board(self, number, board):
        """Take a new board over; return an error text or None."""
        if sorted(board) != sorted(list(range(21)) * 4):
            return 'the board has not four of each kind'
        known = self.deals.setdefault(number, list(board))
        self.number, self.board, self.past, self.most = number, list(board), [], []
        self.cheated, self.sel, self.pair, self.shown = False, None, None, []
        if self.rules.get('home'):
            self.cursor = self.rules.get('homecell', 0)
        return None if known == list(board) else 'the same number dealt another board'

    def border(self):
        """Return the colour that the border must have."""
        left = any(kind is not None for kind in self.board)
        colour = 7 if not left else 5 if pairs(self.board, self.rules) else 0
        cheat = self.rules.get('cheat', 0)
        if self.cheated and (cheat == 0 or (colour == 5) == (cheat == 1)):
            return 2
        return colour

    def take(self, a, b):
        """Remove two tiles and let the others fall if gravity is on."""
        a, b = min(a, b), max(a, b)
        for cell in (a, b):
            self.board[cell] = None
            while self.gravity and cell >= COLS:
                self.board[cell], self.board[cell - COLS] = self.board[cell - COLS], None
                cell -= COLS

    def remove(self, a, b):
        """Play a removal and write it into the history."""
        self.past.append(list(self.board))
        self.take(a, b)
        self.most = self.past + [list(self.board)]
        self.sel, self.pair, self.shown = None, None, []

    def history(self, where):
        """Go to a place of the history; return nothing."""
        if where == len(self.past) or where < 0 or where >= len(self.most):
            if self.rules.get('histdrop'):
                self.sel = None
            return
        self.past, self.board = self.most[:where], list(self.most[where])
        self.cheated, self.shown = True, []
        if not self.rules.get('keepsel'):
            self.sel = None

    def move(self, key):
        """Move the cursor by one of the keys l r u d."""
        row, col = divmod(self.cursor, COLS)
        down, right = {'l': (0, -1), 'r': (0, 1), 'u': (-1, 0), 'd': (1, 0)}[key]
        edge = self.rules.get('edge', 0)
        if edge == 2 and right:
            self.cursor = (self.cursor + right) % 84
        elif edge == 3 and right:
            self.cursor = row * COLS + (col + right) % COLS
        elif edge in (1, 3):
            self.cursor = max(0, min(5, row + down)) * COLS + max(0, min(13, col + right))
        else:
            self.cursor = (row + down) % ROWS * COLS + (col + right) % COLS

    def enter(self):
        """Do what ENTER does without a shown pair."""
        cell, rules = self.cursor, self.rules
        if self.board[cell] is None:
            if rules.get('emptydrop'):
                self.sel = None
            return
        if self.sel is None or self.sel == cell:
            self.sel = cell if self.sel is None else None
        elif self.board[self.sel] == self.board[cell] \
                and joined(self.board, self.sel, cell, rules.get('ring', 0)):
            self.remove(self.sel, cell)
            return
        else:
            same = self.board[self.sel] == self.board[cell]
            other = rules['same'] if same and 'same' in rules else rules.get('other', 0)
            self.sel = (cell, self.sel, None)[other]
        self.shown = []

    def hint(self):
        """Show the next pair, or none."""
        todo = [p for p in pairs(self.board, self.rules) if self.sel is None or self.sel in p]
        rest = [p for p in todo if p not in self.shown]
        self.pair = rest[0] if rest else None
        self.shown = self.shown + [self.pair] if rest else []
        if self.pair and self.rules.get('hcursor'):
            self.cursor = self.pair[0]

    def key(self, key):
        """Do what a key does; return True if a new board must follow."""
        over = all(kind is None for kind in self.board)
        ends = self.rules.get('endkey')
        if ends and over and (ends == 2 or key not in tuple('lrud')):
            return True
        if key == 'H':
            self.hint()
            return False
        pair, self.pair = self.pair, None
        if not self.rules.get('hkeep'):
            self.shown = []
        if key in ('l', 'r', 'u', 'd'):
            self.move(key)
        elif key == 'e':
            if pair:
                self.remove(*pair)
            else:
                self.enter()
        elif key in ('B', 'F'):
            self.history(len(self.past) + (1 if key == 'F' else -1))
        elif key in ('R', 'L'):
            self.history(0 if key == 'R' else len(self.most) - 1)
        elif key == 'G':
            self.gravity ^= 1
            return True
        elif key == 'N' or key[0] == 'S':
            return True
        return False
