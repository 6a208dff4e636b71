"""A slow model of the game and of the number display; `prove` compares it with the tapes. MIT licence."""
import os
import random
import re
import subprocess
import tempfile
import build
import shapes
from build import B1, IT, DH, DW, UL, INV, BIG, PROP


class Game:
    def __init__(self, cfg):
        self.c = dict(build.DEFAULTS, **cfg)
        self.grav = 1
        self.cur = (1, 1)

    def new(self, n):
        s = n
        order = [1 + i % 21 for i in range(84)]
        for left in range(84, 0, -1):
            if self.c['RNG'] == 0:
                s = (s * 27221 + 22391) % 65536
                r = s // 256
            else:
                s = (s + 40231) % 65536
                r = (s * 377 % 65536 // 256) ^ (s % 256)
            j = r * left // 256
            order[left - 1], order[j] = order[j], order[left - 1]
        self.num = n
        self.b = {(1 + i // 14, 1 + i % 14): k for i, k in enumerate(order)}
        self.past, self.future = [], []
        self.sel = self.pair = None
        self.cheat = self.moves = 0
        if self.c['HOME']:
            self.cur = (1, 1)

    def joined(self, p, q):
        """Breadth first over (cell, direction) with at most three segments."""
        edge = {(p, None): 0}
        todo = [(p, None)]
        while todo:
            nxt = []
            for at, d in todo:
                for e in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                    turns = edge[(at, d)] + (d != e)
                    to = (at[0] + e[0], at[1] + e[1])
                    if turns > 3:
                        continue
                    if to == q:
                        return True
                    if not (0 <= to[0] <= 7 and 0 <= to[1] <= 15) or self.b.get(to):
                        continue
                    if edge.get((to, e), 9) > turns:
                        edge[(to, e)] = turns
                        nxt.append((to, e))
            todo = nxt
        return False

    def pairs(self):
        t = sorted(c for c in self.b if self.b[c])
        if self.sel:
            return [(self.sel, q) for q in t if q != self.sel and self.b[q] == self.b[self.sel] and
                    self.joined(self.sel, q)]
        return [(p, q) for i, p in enumerate(t) for q in t[i + 1:] if self.b[p] == self.b[q] and self.joined(p, q)]

    def take(self, p, q):
        self.past.append(dict(self.b))
        self.future = []
        self.b[p] = self.b[q] = 0
        if self.grav:
            for x in range(1, 15):
                col = [self.b[(y, x)] for y in range(1, 7) if self.b[(y, x)]]
                for y, k in enumerate([0] * (6 - len(col)) + col):
                    self.b[(y + 1, x)] = k
        self.moves += 1
        self.sel = self.pair = None

    def key(self, k):
        y, x = self.cur
        c = self.c
        if k in ('left', 'right', 'up', 'down'):
            self.pair = None
            dy, dx = dict(left=(0, -1), right=(0, 1), up=(-1, 0), down=(1, 0))[k]
            if c['WRAP']:
                self.cur = ((y - 1 + dy) % 6 + 1, (x - 1 + dx) % 14 + 1)
            else:
                self.cur = (min(6, max(1, y + dy)), min(14, max(1, x + dx)))
        elif k == 'enter':
            if self.pair:
                self.take(*self.pair)
            elif self.b[self.cur]:
                if self.sel is None:
                    self.sel = self.cur
                elif self.sel == self.cur:
                    self.sel = None
                elif self.b[self.sel] == self.b[self.cur] and self.joined(self.sel, self.cur):
                    self.take(self.sel, self.cur)
                else:
                    self.sel = self.cur
        elif k == 'h':
            p = self.pairs()
            if self.pair:
                p = [q for q in p if q > self.pair]
            self.pair = p[0] if p else None
        else:
            did = True
            if k == 'b' and self.past:
                self.future.append(self.b)
                self.b = self.past.pop()
            elif k == 'f' and self.future:
                self.past.append(self.b)
                self.b = self.future.pop()
            elif k == 'r' and self.past:
                while self.past:
                    self.future.append(self.b)
                    self.b = self.past.pop()
            elif k == 'l' and self.future:
                while self.future:
                    self.past.append(self.b)
                    self.b = self.future.pop()
            else:
                did = bool(c['IDLECH'])
            if did:
                self.cheat = 1
                self.sel = self.pair = None

    def border(self):
        won = not any(self.b.values())
        s, self.sel = self.sel, None
        dead = not won and not self.pairs()
        self.sel = s
        state = 7 if won else 0 if dead else None
        if self.c['PREC'] == 0 and self.cheat:
            return 2
        if state is not None:
            return state
        return 2 if self.cheat else 5


def text_of(t, n):
    v = str(n)
    pad = t['num']['pad'] if t['num'].get('via') != 'fp' else 0
    v = v.zfill(5) if pad == 1 else v.rjust(5) if pad == 2 else v
    if t['num'].get('sep') and len(v) > 3:
        v = v[:-3] + (',' if v[-4] != ' ' else ' ') + v[-3:]
    return v


def picture_of(t, n, rom):
    """The pixels that must be set and clear: {(x, y): 0 or 1}."""
    fontname, flags, adv = t['styles'][0]
    via = t['num'].get('via', 'own')
    if via in ('rom', 'fp'):
        fontname = 'rom'
    if via != 'own':
        flags, adv = 0, 8
    glyphs = shapes.font(fontname)
    if fontname in ('big', 'bigtail'):
        rows = [[(g[2 * i] << 8) + g[2 * i + 1] for i in range(16)] for g in glyphs]
    else:
        dig = glyphs[0] or [rom[128 + 8 * i:136 + 8 * i] for i in range(10)]
        rows = [list(g) for g in dig + glyphs[1]]
    out = {}
    x = build.number_x(t) if via == 'own' else t['num']['x'] + 8 * len(t['num'].get('label', ''))
    nm = t['num']
    if nm.get('padglyph'):
        rows[10] = nm['padglyph']
    if nm.get('centre'):
        x += 4 * (5 - len(str(n)))
    for ch in text_of(t, n).ljust(6 if nm['pad'] == 0 and via == 'own' and not nm.get('centre') and not nm.get('suffix') else 1):
        g = rows['0123456789 ,'.index(ch)]
        if ch == ',' and via != 'own':
            g = rom[8 * 14:8 * 15]
        n_bits = 16 if flags & BIG else 8
        for i, bits in enumerate(g):
            line = [bits >> (n_bits - 1 - j) & 1 for j in range(n_bits)]
            if not flags & BIG:
                if flags & B1:
                    line = [line[j] | (line[j - 1] if j else 0) for j in range(8)]
                if flags & IT and i < 3:
                    line = [0] + line[:-1]
                if flags & UL and i == 7:
                    line = [1] * 8
                if flags & DW:
                    line = [p for p in line for _ in (0, 1)]
            if flags & INV:
                line = [1 - p for p in line]
            a = (adv * 2 if flags & DW else adv) - (3 if flags & PROP and ch == '1' else 0)
            for j in range(a):
                for k in range(2 if flags & DH else 1):
                    out[(x + j, t['num']['y'] + (i * 2 + k if flags & DH else i))] = line[j] if j < len(line) else 0
        x += a
    return out


def prove(exe, names, seed=7):
    import tapes
    bad = 0
    for name in names:
        bad += not prove_one(exe, name, tapes.T[name], seed)
    return int(bad > 0)


def prove_one(exe, name, t, seed):
    cfg = dict(build.DEFAULTS, **t['cfg'])
    r = random.Random(seed)
    steps, script = [], ['wait 2600', 'peek 15616 768', 'press n 3 6', 'wait 200', 'peek 0xA000 176', 'save 0.scr']
    keys = []
    for i in range(70):
        k = r.choice(['left', 'right', 'up', 'down'] * 2 + ['enter'] * 4 + ['h'] * 6 + list('bfrl') + ['n', 's', 's', 'del'])
        if k == 'h':
            keys += ['h', r.choice(['enter', 'enter', 'h'])]
        else:
            keys += [k]
    numbers = [1, 9, 10, 99, 100, 9999, 10000, 10203, 32767, 32768, 60000, 65279, 65280, 65535, 50505]
    r.shuffle(numbers)
    for i, k in enumerate(keys):
        w = 60
        if k == 's':
            k = numbers[i % 15]
            d = str(k)
            script += ['press s 3 6', 'wait 30'] + ['press %s 3 6' % c for c in d]
            if not (cfg['EAUTO'] and len(d) == 5):
                script += ['press enter 3 6']
            if cfg['CONF']:
                script += ['wait 20', 'press %s 3 6' % ('enter' if cfg['CONF'] == 1 else 'y')]
            w = 200
        elif k == 'del':
            script += ['type "\\b"']
            w = 200
        else:
            script += ['press %s 3 6' % k]
            w = 200 if k == 'n' else 60
        script += ['wait %d' % w, 'peek 0xA000 176', 'save %d.scr' % (i + 1)]
        steps.append(k)
    with tempfile.TemporaryDirectory() as d:
        build.make(t, name, d + '/t.tap')
        open(d + '/s.txt', 'w').write('\n'.join(script) + '\n')
        p = subprocess.run(['nice', os.path.abspath(exe), 'run', 't.tap', '--headless', '--machine', '48', '--rom', 'free',
                            '--script', 's.txt'], cwd=d, capture_output=True, text=True)
        mem = bytes(int(b, 16) for l in re.findall(r'^0x[0-9a-f]+:((?: [0-9a-f]{2})+)', p.stdout, re.M)
                    for b in l.split())
        rom, mem = mem[:768], mem[768:]
        g = Game(cfg)
        if len(mem) != 176 * (len(steps) + 1):
            print(name, 'no memory', p.stderr[-300:], p.stdout[-300:])
            return False
        seen = set()
        for i, k in enumerate([None] + steps):
            m = mem[176 * i:176 * i + 176]
            w = lambda a: m[a] + 256 * m[a + 1]
            if k in (None, 'n', 'del'):
                if k == 'del':
                    g.grav ^= 1
                g.new(w(0x80))
            elif isinstance(k, int):
                g.new(k)
            else:
                g.key(k)
            cell = lambda c: 16 * c[0] + c[1] if c else 0
            pair = g.pair or (None, None)
            want = [g.num, cell(g.cur), cell(g.sel), cell(pair[0]), cell(pair[1]), g.grav, g.cheat, len(g.past),
                    len(g.past) + len(g.future), g.border(), g.moves]
            have = [w(0x80)] + list(m[0x82:0x8A]) + [m[0xAE], w(0x8C)]
            board = [g.b.get((y, x), 0) for y in range(8) for x in range(16)]
            scr = open(d + '/%d.scr' % i, 'rb').read()
            wrong = [(x, y) for (x, y), v in picture_of(t, g.num, rom).items()
                     if (scr[build.line_address(y) - 16384 + x // 8] >> (7 - x % 8) & 1) != v]
            if want != have or board != list(m[:128]) or wrong:
                print('%s: step %d, key %s: model %s tape %s board %s number %s' %
                      (name, i, k, want, have, board == list(m[:128]), wrong[:5]))
                return False
            seen.add(g.num)
        print('%s: proved, %d keys, %d boards' % (name, len(steps), len(seen)), flush=True)
        return True
