"""The model's commands."""
from model import *


class Game:
    swallow, key = False, ''

    def __init__(self, c):
        self.c, self.h = c, Hints(c)
        self.grav, self.cur = bool(c['GRAV0']), (1, 1)
        self.new(c['FIRST'])

    def new(self, num):
        self.num, self.moves, self.n, self.cheat = num, [], 0, False
        self.sel = self.selk = self.lastpair = self.filt = None
        self.cur = {0: (1, 1), 1: self.cur, 2: (3, 8), 3: self.cur if self.key == 'S' else (1, 1)}[self.c['NEWCUR']]
        self.lastrem = (1, 1)
        self.build()
        self.changed()

    def build(self):
        b = deal(self.num, self.c)
        for p, q in self.moves[:self.n]:
            del b[p], b[q]
            if self.grav:
                b = fall(b)
        self.b = b

    def changed(self):
        if self.c['SKIP'] and self.cur not in self.b and self.b:
            self.step('r')
        self.valid, self.k, self.kg = False, 0, 0
        self.unshow()
        if not self.b:
            self.stat = 1
        else:
            t = list(self.b)
            self.stat = 0 if any(self.b[p] == self.b[q] and path(self.b, p, q, self.c['RING']) is not None
                                 for i, p in enumerate(t) for q in t[i + 1:]) else 2

    def unshow(self):
        self.shown = self.armed = None

    def border(self):
        end = {0: None, 1: 7, 2: 0}[self.stat]
        red = 2 if self.cheat else None
        o = {0: (red, end), 1: (end, red), 2: (7 if self.stat == 1 else None, red, end),
             3: (0 if self.stat == 2 else None, red, end)}[self.c['PREC']]
        return next((v for v in o if v is not None), 5)

    def step(self, k):
        c = self.c
        if c['SKIP']:
            if not self.b:
                return
            o = ALL if k in 'lr' else sorted(ALL, key=lambda p: (p[1], p[0]))
            i = o.index(self.cur)
            while True:
                i = (i + (1 if k in 'rd' else -1)) % 84
                if o[i] in self.b:
                    self.cur = o[i]
                    return
        y, x = self.cur[0] + DIRS[k][0], self.cur[1] + DIRS[k][1]
        if c['EDGE'] == 1 and not (1 <= y <= 6 and 1 <= x <= 14):
            return
        if c['EDGE'] == 2 and not 1 <= x <= 14:
            y += 1 if x > 14 else -1
        self.cur = ((y - 1) % 6 + 1, (x - 1) % 14 + 1)

    def press(self, k, num=None):
        c = self.c
        if self.swallow:
            self.swallow = False
            return
        if k not in 'Ht':
            if c['HRES'] == 0 or (c['HRES'] == 1 and k in 'lrud'):
                self.valid = False
            if k != 'e' and k not in 'lrud' and c['HCLR'] == 3:
                pass
            elif k != 'e' and (c['HCLR'] == 0 or (c['HCLR'] == 1 and k in 'lrud')):
                self.unshow()
        self.key = k
        if k in 'lrud':
            old = self.cur
            self.step(k)
            if c['HCLR'] == 3 and old != self.cur:
                self.unshow()
        elif k == 'e':
            self.enter()
        elif k == 'H':
            self.hint()
        elif k == 'B' and c['BSEL'] and self.sel:
            self.sel = None
        elif k in 'BFRL':
            self.travel({'B': max(self.n - 1, 0), 'F': min(self.n + 1, len(self.moves)), 'R': 0,
                         'L': len(self.moves)}[k])
        elif k in 'NG':
            self.grav ^= k == 'G'
            self.new(num)
        elif k == 'S':
            self.unshow()
            if 0 < num < 65536:
                self.new(num)
        elif k == 't':
            self.shown = None
            if not c['HARM']:
                self.armed = None

    def enter(self):
        if self.c['WONN'] and self.stat == 1:
            return self.new(self.fresh)
        if self.armed:
            p, q = self.armed
            self.unshow()
            if self.c['CURREM'] == 4:
                self.cur = p
            self.remove(p, q)
            if self.c['HAUTO']:
                self.hint()
            return
        self.unshow()
        c, here = self.c, self.cur
        if here not in self.b:
            if c['SELEMP']:
                self.sel = None
        elif self.sel is None:
            self.select(here)
        elif self.sel == here:
            self.sel = None
        elif self.b[self.sel] != self.b[here]:
            if c['SELOTH'] == 0:
                self.select(here)
            elif c['SELOTH'] == 3:
                self.swallow = True
            elif c['SELOTH'] == 1:
                self.sel = None
        elif path(self.b, self.sel, here, c['RING']) is not None:
            self.remove(self.sel, here)
        elif c['SELBLK'] == 1:
            self.select(here)
        elif c['SELBLK'] == 2:
            self.sel = None
        elif c['SELBLK'] == 3:
            self.swallow = True

    def select(self, p):
        self.sel, self.selk = p, self.b[p]

    def remove(self, p, q):
        self.moves = self.moves[:self.n] + [(p, q)]
        self.n += 1
        self.lastrem = p
        self.build()
        self.sel = None
        self.cur = {0: self.cur, 1: (1, 1), 2: p, 3: q}.get(self.c['CURREM'], self.cur)
        self.changed()

    def travel(self, n):
        c = self.c
        if n == self.n:
            self.cheat |= c['IDLECH'] == 1 or c['IDLECH'] == 2 and self.key in 'RL'
            if c['SELBF'] == 0:
                self.sel = None
            return
        old, self.n, self.cheat = self.n, n, True
        self.build()
        if c['BCUR']:
            self.cur = self.moves[n if n < old else n - 1][0]
        if not (c['SELBF'] == 3 and self.key in 'BF' and self.b.get(self.sel) == self.selk) and not (c['SELBF'] == 2 and self.sel and self.b.get(self.sel) == self.selk):
            self.sel = None
        if c['CURREM'] == 1:
            self.cur = (1, 1)
        self.changed()

    def hint(self):
        c = self.c
        if not self.valid:
            self.filt, self.k, self.kg = self.sel, 0, 0
            self.list = self.adopt(self.h.pairs(self))
        elif self.filt != self.sel:
            if self.filt is None:
                self.kg = self.k
            self.filt = self.sel
            self.list = self.adopt(self.h.pairs(self))
            self.k = self.kg if c['HRES'] == 3 and self.sel is None else 0
        self.valid = True
        if self.k >= len(self.list):
            if c['HEND'] != 4:
                self.k = 0
            if c['HEND'] != 3 or not self.list:
                if c['HNSEL'] == 2 or c['HNSEL'] and not self.list:
                    self.sel = None
                self.swallow = c['HEND'] == 5 or c['HEND'] == 6 and not self.list
                return self.unshow()
        self.shown = self.armed = self.lastpair = self.list[self.k]
        self.k += 1
        if c['HCUR']:
            self.cur = self.shown[c['HCUR'] - 1]
        if c['HLOOK'] == 7:
            self.shown = None
            if not c['HARM']:
                self.armed = None

    def adopt(self, pairs):
        """HORD 11: any order of these pairs is right; take the tape's."""
        if self.c['HORD'] != 11 or len(pairs) != len(self.theirs) or set(pairs) != set(self.theirs):
            return pairs
        return self.theirs
