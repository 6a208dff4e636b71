"""Plays the game by its rules and says what its memory and screen must be."""
from collections import deque

import tapes

ROWS, COLS = 6, 14


def deal_board(number, cfg):
    """Deals a board as a dictionary of (row, column)."""
    state = number

    def step():
        nonlocal state
        if cfg['RNG'] == 0:
            state ^= state << 7 & 0xffff
            state ^= state >> 9
            state ^= state << 8 & 0xffff
        else:
            state = (77 * state + 1001) % 65536
        return state

    def upto(limit):
        return limit * (step() // 256) // 256

    for _ in range(4):
        step()
    tiles = [n // 4 + 1 if cfg['FILL'] == 0 else n % 21 + 1 for n in range(84)]
    if cfg['SHUF'] == 0:
        for left in range(84, 0, -1):
            other = upto(left)
            tiles[left - 1], tiles[other] = tiles[other], tiles[left - 1]
    elif cfg['SHUF'] == 1:
        for _ in range(256):
            one = upto(84)
            two = upto(84)
            tiles[one], tiles[two] = tiles[two], tiles[one]
    else:
        bag, tiles = tiles, []
        while bag:
            place = upto(len(bag))
            tiles.append(bag[place])
            bag[place] = bag[-1]
            bag.pop()
    return {(n // COLS, n % COLS): kind for n, kind in enumerate(tiles)}


def can_link(board, one, two):
    """Searches a line of at most three segments from one to two, also outside the board."""
    queue = deque()
    best = {}
    for way in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        queue.append((one, way, 1))
    while queue:
        (row, col), way, count = queue.popleft()
        row, col = row + way[0], col + way[1]
        if not (-1 <= row <= ROWS and -1 <= col <= COLS):
            continue
        if (row, col) == two:
            return True
        if (row, col) in board or best.get((row, col, way), 9) <= count:
            continue
        best[row, col, way] = count
        queue.append(((row, col), way, count))
        if count < 3:
            for turn in (way[::-1], (-way[1], -way[0])):
                queue.append(((row, col), turn, count + 1))
    return False


class Model:
    def __init__(self, cfg):
        self.c = cfg
        self.cur = (0, 0)
        self.grav = True
        self.cheated = False
        self.modal = False
        self.entry = None
        self.want_number = True
        self.number = 0
        self.sel = self.hint = self.place = None

    def new(self, number):
        """Starts the board of a number."""
        self.number = number
        self.first = deal_board(number, self.c)
        self.moves = []
        self.count = 0
        self.cheated = False
        self.clear()
        home = self.c['HOMEC']
        if home != 1:
            self.cur = {0: (0, 0), 2: (2, 6), 3: (5, 13)}[home]
        self.want_number = False
        self.refresh()

    def clear(self):
        self.sel = self.hint = None
        self.place = None  # None: from the beginning, a number: pairs shown, 'end': none left

    def refresh(self):
        """Plays all removals on the dealt board, and judges the position."""
        board = dict(self.first)
        for pair in self.moves[:self.count]:
            for cell in pair:
                del board[cell]
            if self.grav:
                for col in range(COLS):
                    stack = [board.pop((row, col)) for row in range(ROWS - 1, -1, -1)
                             if (row, col) in board]
                    for height, kind in enumerate(stack):
                        board[ROWS - 1 - height, col] = kind
        self.board = board
        self.won = not board
        self.stuck = bool(board) and not any(True for _ in self.pairs(None))
        self.modal = self.c['WINMSG'] == 2 and (self.won or self.stuck)

    def pairs(self, sel):
        """Gives the pairs that can be removed, in the order of the hints."""
        order = self.c['HORDER']
        keys = {0: lambda c: c, 1: lambda c: c[::-1], 2: lambda c: (self.board[c], c),
                3: lambda c: (-c[0], -c[1])}
        cells = sorted(self.board, key=keys[order])
        for index, one in enumerate(cells):
            for two in cells[index + 1:]:
                if self.board[one] == self.board[two] and (sel is None or sel in (one, two)):
                    if can_link(self.board, one, two):
                        yield one, two

    def border(self):
        for word in {0: 'cws', 1: 'wsc', 2: 'wcs'}[self.c['PREC']]:
            if word == 'c' and self.cheated:
                return 2
            if word == 'w' and self.won:
                return 7
            if word == 's' and self.stuck:
                return 0
        return 5

    def press(self, key):
        """Does what a key asks for; '.' is a long time without a key."""
        if key == '.':
            if self.c['HTIME'] and self.hint:
                self.hint = None
            return
        if self.entry is not None:
            return self.type(key)
        if self.modal:
            self.modal = False
            return
        if key not in 'He':
            if self.hint:
                if not (self.c['HKEY'] == 1 and key in 'ludr'):
                    self.hint = None
                    if self.c['HRES'] == 0:
                        self.place = None
                    if self.c['HKEY'] == 2:
                        return
            elif self.c['HRES'] == 0:
                self.place = None
        if key in 'ludr':
            self.arrow(key)
        elif key == 'e':
            self.enter()
        elif key == 'H':
            self.help()
        elif key in 'BFRL':
            self.history(key)
        elif key == 'G':
            self.grav = not self.grav
            self.want_number = True
        elif key == 'N':
            self.want_number = True
        elif key == 'S':
            self.hint = None
            if self.c['ESEL']:
                self.clear()
            self.entry = ''

    def arrow(self, key):
        row, col = self.cur
        for _ in range(84):
            edge = self.c['EDGE']
            if key == 'l':
                col -= 1
                if col < 0:
                    col = (13, 0, 13)[edge]
                    row -= edge == 2
            elif key == 'r':
                col += 1
                if col > 13:
                    col = (0, 13, 0)[edge]
                    row += edge == 2
            else:
                row += 1 if key == 'd' else -1
                if edge == 1:
                    row = min(max(row, 0), 5)
            row %= 6
            if not self.c['SKIP'] or (row, col) in self.board:
                self.cur = row, col
                return

    def enter(self):
        if self.hint:
            return self.remove(self.hint)
        if self.c['HRES'] == 0:
            self.place = None
        if self.cur not in self.board:
            if self.c['EMPTYE'] and self.sel:
                self.clear()
            return
        if self.sel is None:
            self.take()
        elif self.sel == self.cur:
            self.clear()
        else:
            answer = self.c['OTHER']
            if self.board.get(self.sel) == self.board[self.cur]:
                if can_link(self.board, self.sel, self.cur):
                    return self.remove((self.sel, self.cur))
                answer = self.c['BLOCK']
            if answer == 0:
                self.take()
            elif answer == 2:
                self.clear()

    def take(self):
        self.sel = self.cur
        self.place = None

    def remove(self, pair):
        self.moves[self.count:] = [pair]
        self.count += 1
        self.clear()
        self.refresh()
        if self.c['REMCUR'] == 1:
            self.cur = pair[0]
        elif self.c['REMCUR'] == 2 and self.board:
            after = [cell for cell in sorted(self.board) if cell >= self.cur]
            self.cur = (after or sorted(self.board))[0]

    def help(self):
        found = list(self.pairs(self.sel))
        if self.place == 'end':
            index = len(found) if self.c['HEND'] == 2 else 0
        else:
            index = 0 if self.place is None else self.place
            if self.c['HEND'] == 1 and found:
                index %= len(found)
        if index < len(found):
            self.hint = found[index]
            self.place = index + 1
            if self.c['HCUR']:
                self.cur = self.hint[0]
        else:
            self.hint, self.place = None, 'end'

    def history(self, key):
        if key in 'BR' and self.count == 0 or key in 'FL' and self.count == len(self.moves):
            if self.c['IDLE']:
                self.clear()
            if self.c['IDLE'] == 2:
                self.cheated = True
            return
        self.clear()
        self.cheated = True
        cell = None
        if key == 'B':
            self.count -= 1
            cell = self.moves[self.count][0]
        elif key == 'F':
            cell = self.moves[self.count][0]
            self.count += 1
        elif key == 'R':
            self.count = 0
            cell = 0, 0
        else:
            self.count = len(self.moves)
        self.refresh()
        if self.c['UNDOCUR'] and cell:
            self.cur = cell

    def type(self, key):
        """Takes a key of the number."""
        c = self.c
        text = self.entry
        if key.isdigit():
            if len(text) < 5 and not (c['EBIG'] == 1 and int(text + key) > 65535):
                self.entry += key
                if c['EFULL'] and len(self.entry) == 5:
                    self.type('e')
        elif key == 'G' or key == 'l' and c['ECUR'] == 2:
            self.entry = (text[:-1], '', text)[c['EDEL']]
        elif key in 'ludr':
            if c['ECUR'] == 1:
                self.give_up()
        elif key == 'e':
            value = int(text or 0)
            if value > 65535:
                if c['EBIG'] == 0:
                    self.entry = ''
                    return
                if c['EBIG'] == 2:
                    return self.give_up()
                value = value - 65536 if c['EBIG'] == 3 else 65535
            if value == 0:
                if c['EEMPTY'] == 0:
                    self.entry = ''
                elif c['EEMPTY'] == 1:
                    self.give_up()
                else:
                    self.entry = None
                    self.new(self.number)
            else:
                self.entry = None
                self.new(value)
        elif c['ELET']:
            self.give_up()

    def give_up(self):
        self.entry = None
        if self.c['HRES'] == 0:
            self.place = None

    def cells(self, font):
        """Gives the rows of pixels and the attribute of each character of the board."""
        c = self.c
        symbols = tapes.symbols()
        for row in range(ROWS):
            for col in range(COLS):
                cell = row, col
                kind = self.board.get(cell, 0)
                marks = {
                    'same': kind and self.board.get(self.cur) == kind,
                    'hint': self.hint and cell in self.hint,
                    'sel': cell == self.sel, 'cur': cell == self.cur}
                pixels = self.pixels(kind, marks, font, symbols)
                attr = self.attr(kind, marks)
                for y in range(c['TH']):
                    for x in range(c['TW']):
                        yield ((c['OY'] + row * c['SY'] + y, c['OX'] + col * c['SX'] + x),
                               bytes(line >> 8 * (c['TW'] - 1 - x) & 255
                                     for line in pixels[8 * y:8 * y + 8]), attr)

    def pixels(self, kind, marks, font, symbols):
        c = self.c
        wide, high = 8 * c['TW'], 8 * c['TH']
        full = (1 << wide) - 1
        lines = [0] * high
        if kind:
            code = c['FIRST'] + kind - 1
            glyph = symbols[kind - 1] if c['PICT'] == 1 else font[8 * code - 256:8 * code - 248]
            if c['PICT'] == 2:
                lines[:8] = [byte << wide - 8 for byte in glyph]
                lines = [line | 1 for line in lines]
                lines[-1] = full
            else:
                for y in range(high):
                    bits = f'{glyph[y // c["TH"]]:08b}'
                    lines[y] = int(''.join(bit * c['TW'] for bit in bits), 2)
                if c['PICT'] == 3:
                    lines = [line ^ full for line in lines]
        elif c['EMPTYL'] == 1:
            lines[high // 2] = 16 << wide - 8
        if marks['same'] and c['SAME'] == 2:
            lines[-1] ^= full
        for y in range(high):
            if marks['hint'] and c['HINTM'] == 2:
                lines[y] ^= 0xaaaa & full
            if marks['sel'] and c['SELM'] == 1:
                lines[y] ^= full
            if marks['cur'] and (c['CURM'] == 2 and y < 2):
                lines[y] ^= full
            if marks['cur'] and c['CURM'] == 3:
                lines[y] ^= 0x8181 & full
        return lines

    def attr(self, kind, marks):
        c = self.c
        if kind == 0:
            attr = c['BG'] ^ (0x3f if c['EMPTYL'] == 2 else 0)
        else:
            paper = kind % 5 + 1
            attr = (0x38, 0x38 + kind % 6, paper * 8 + (7 if paper < 4 else 0),
                    2 + kind % 6)[c['COLOUR']]
        if marks['same']:
            attr = (attr | 0x40, 0x30, attr)[c['SAME']]
        if marks['hint']:
            paper = c['COLOUR'] == 2
            attr = (0x78 if paper else 0x68, 0xb8 if paper else 0xa0, attr)[c['HINTM']]
        if marks['sel']:
            attr = (0x47 if c['COLOUR'] == 2 else 0x57, attr,
                    0x71 if c['COLOUR'] == 3 else 0x46)[c['SELM']]
        if marks['cur']:
            if c['CURM'] == 0:
                attr ^= 0x80
            if c['CURM'] == 1:
                attr = 0x5f if marks['sel'] else 0xcf if marks['hint'] else 0x4f
        return attr
