"""Plays a tape in the emulator and compares memory and screen with the model."""
import os
import random
import subprocess
import tempfile

import build
import model

NAMES = {'l': '{left}', 'r': '{right}', 'u': '{up}', 'd': '{down}', 'e': '\\n', 'G': '\\b'}
SLOW = set('eBFRLNGH')


def run(four, tapfile, script, work):
    path = os.path.join(work, 's.txt')
    with open(path, 'w') as f:
        f.write(script)
    r = subprocess.run(['nice', four, 'run', tapfile, '--headless', '--machine', '48', '--rom', 'free',
                        '--instant-load', '--script', path], capture_output=True, text=True)
    if r.returncode:
        raise SystemExit(r.stderr)


class Picture:
    """Reads the board's memory and screen from a snapshot."""

    def __init__(self, path, ram):
        with open(path, 'rb') as f:
            d = f.read()
        self.border = d[26] & 7
        self.mem = d[27:]
        self.ram = ram

    def byte(self, offset):
        return self.mem[self.ram - 16384 + offset]

    def board(self):
        return {(r, c): self.byte(16 * (r + 1) + c + 1) for r in range(6) for c in range(14)}

    def number(self):
        return self.byte(820) + 256 * self.byte(821)

    def cell(self, row, col):
        a = (row & 24) * 256 + (row & 7) * 32 + col
        return bytes(self.mem[a + 256 * i] for i in range(8)) + self.mem[6144 + row * 32 + col:][:1]


def start_keys(t):
    keys = {0: '', 1: 'x', 2: '\\n', 3: ' ', 4: '1', 5: '', 6: '1'}[t['TITLE']]
    return f'wait 250\ntype "{keys}"\nwait 250\n' if keys else 'wait 400\n'


def script(t, keys, work):
    out = [start_keys(t), f'save {work}/k0.sna']
    long = 110 if t['KMODE'] == 3 or t['ANFALL'] or t['ANBLINK'] or t['ANDEAL'] else 70
    for i, k in enumerate(keys):
        out.append(f'type "{NAMES.get(k, k.lower())}"')
        out.append(f'wait {long if k in SLOW else 8 if k in "lrud" and not t["FULLRD"] else 16}')
        out.append(f'save {work}/k{i + 1}.sna')
    return '\n'.join(out) + '\n'


def deals(four, tapfile, t, numbers, work):
    """Reads the boards of some numbers, each one twice."""
    keys = ''.join(f'S{n}' + ('' if t['EAUTO'] and n > 9999 else 'e') for n in numbers)
    run(four, tapfile, script(t, keys, work), work)
    found, bad, at = {}, [], 0
    for n in numbers:
        at += len(f'S{n}') + (0 if t['EAUTO'] and n > 9999 else 1)
        p = Picture(f'{work}/k{at}.sna', t['RAM'])
        b = p.board()
        if p.number() != n:
            bad.append(f'deal: number {p.number()} for {n}')
        if sorted(b.values()) != sorted(list(range(1, 22)) * 4):
            bad.append(f'deal: board {n} is not four of each kind')
        if found.setdefault(n, b) != b:
            bad.append(f'deal: board {n} differs the second time')
    if len({tuple(sorted(b.items())) for b in found.values()}) < len(found):
        bad.append('deal: two numbers give the same board')
    return found, bad


def way(game, target):
    """Finds keys that lead the cursor to a tile."""
    seen, todo = {game.cur: ''}, [game.cur]
    here = game.cur
    for p in todo:
        if p == target:
            return seen[p]
        for k in 'lrud':
            game.cur = p
            game.arrow(k)
            if game.cur not in seen:
                seen[game.cur] = seen[p] + k
                todo.append(game.cur)
        game.cur = here
    return None


def winning(board, gravity, rnd, tries):
    """Searches a line to an empty board by random play."""
    for _ in range(tries):
        b, line = board, []
        while True:
            ps = pairs = model.pairs(b)
            if not pairs:
                break
            a = rnd.choice(ps)
            line.append(a)
            b = model.taken(b, *a, gravity)
        if len(line) == 42:
            return line
    return None


class Player:
    """Chooses keys with the help of the model."""

    def __init__(self, t, known, rnd):
        self.t, self.known, self.rnd = t, known, rnd
        self.keys = ''
        self.g = model.Game(t, build.order(t['order']), self.deal)

    def deal(self, number):
        if number in self.known:
            return number, self.known[number]
        self.lost = True
        return 0, dict(self.known[min(self.known)])

    def push(self, keys):
        for k in keys:
            self.keys += k
            self.g.press(k)

    def free(self):
        if self.t['ENDKEY'] and self.g.ended:
            self.push('u')

    def set(self, n):
        self.free()
        self.push(f'S{n}' + ('' if self.t['EAUTO'] and n > 9999 else 'e'))
        self.lost = False

    def take(self, a, b):
        """Removes a pair with the cursor, or with H if the cursor cannot come there."""
        g = self.g
        if g.shown:
            self.push('l' if self.t['ARRHINT'] == 0 else 'B')
        if g.sel not in (None, a):
            w = way(g, g.sel)
            if w is not None:
                self.push(w + 'e')
        ok = g.sel is None
        for p in (a, b):
            w = way(g, p)
            ok = ok and w is not None
            if ok:
                self.push(w + 'e')
        return ok

    def play(self, count):
        """Plays keys of all kinds on the boards that are known."""
        r = self.rnd
        g = self.g
        end = len(self.keys) + count
        while len(self.keys) < end:
            self.free()
            x = r.random()
            ps = model.pairs(g.board)
            if ps and x < .34:
                self.take(*r.choice(ps))
            elif x < .42:
                self.push('H' * r.randrange(1, 5) + r.choice(['', 'e', 'e', 'le']))
            elif x < .52:
                self.push(r.choice('BBBFFRL'))
            elif x < .62:
                self.push(r.choice(['BBFF', 'RL', 'BBBL', 'RFFF', 'BeF', 'BLR', 'LF']))
            elif x < .72:
                self.push(r.choice('lrud') * r.randrange(1, 16))
            elif x < .80:
                self.push('e' + r.choice('lrud') * r.randrange(3) + r.choice(['e', 'H', 'HH', '']))
            elif x < .86:
                self.push(r.choice(['x', 'z', '3', 'y', 'H' * 30, 'HHH']))
            elif x < .88:
                n = r.choice(list(self.known))
                self.free()
                self.push('S' + r.choice(['', 'e', '1G', '0', '0e', '70000e', '99999e', '12l', '4x', '7GG']))
                if g.entry is not None:
                    self.push('G' * 6)
                    g.entry is not None and self.push(f'{n}' + ('' if self.t['EAUTO'] and n > 9999 else 'e'))
            elif x < .885:
                self.push(r.choice('NG') + 'r')
                if r.random() < .7:
                    self.set(r.choice(list(self.known)))
            odd = [(a, b) for a in g.board for b in g.board if a < b and g.board[a] and g.board[b]
                   and abs(g.board[a] - g.board[b]) == 16 and model.linked({**g.board, b: g.board[a]}, a, b)]
            if odd and r.random() < .03:
                self.take(*r.choice(odd))
            same = [(a, b) for a in g.board for b in g.board if a < b and g.board[a]
                    and g.board[a] == g.board[b] and not model.linked(g.board, a, b)]
            if same and r.random() < .08:
                self.take(*r.choice(same))
        self.free()


class Checker:
    """Compares what the emulator shows with the model, key by key."""

    def __init__(self, t):
        self.t = t
        self.tiles, self.other = {}, {}

    def same(self, key, value, what):
        """Demands the same picture for the same state."""
        if self.other.setdefault(key, value) != value:
            return f'screen: {what} {key}'
        return None

    def look(self, p, g):
        t = self.t
        kind = g.board[g.cur]
        for (r, c), k in g.board.items():
            marks = ''.join(m for m, on in (
                ('h', k and k == kind), ('s', (r, c) == g.sel), ('p', g.shown and (r, c) in g.shown),
                ('c', (r, c) == g.cur)) if on)
            y, x = t['Y0'] + r * t['PY'], t['X0'] + c * t['PX']
            if t['MSGOVER'] and g.ended:
                break
            pic = b''.join(p.cell(y + i, x + j) for i in range(t['TH']) for j in range(t['TW']))
            if self.tiles.setdefault((k, marks), pic) != pic:
                return f'screen: tile {r},{c} kind {k} marks {marks!r}'
            if t['GAPM']:
                at = {1: [(y, x - 1)], 2: [(y, x - 1), (y, x + t['TW'])], 3: [(y, x + t['TW'])],
                      4: [(y + t['TH'], x)]}[t['GAPM']]
                on = 'c' in marks
                for n, (yy, xx) in enumerate(at):
                    near = t['GAPM'] == 2 and any(
                        abs(g.cur[1] - c) == 1 and g.cur[0] == r for _ in (0,))
                    if not near:
                        e = self.same(('gap', n, on), p.cell(yy, xx), 'sign')
                        if e:
                            return e
        if g.entry is not None:
            n = len(g.entry)
            e = self.same(('entry',), p.cell(t['ENTR'], t['ENTC'] + n), 'sign of entry')
            if e or self.other[('entry',)][8] < 128 or not any(self.other[('entry',)][:8]):
                return e or 'screen: no flashing L'
        if g.entry is None:
            s = str(g.number)
            s = {0: s.ljust(5), 1: s.zfill(5), 2: s.rjust(5)}[t['NUMFMT']]
            for i, ch in enumerate(s):
                e = self.same(('digit', ch), p.cell(t['NUMR'], t['NUMC'] + i), 'number')
                if e:
                    return e
            if t['CNTM']:
                n = {1: 84 - 2 * g.now, 2: g.now, 3: 42 - g.now}[t['CNTM']]
                for i, ch in enumerate(f'{n:02}'):
                    e = self.same(('count', ch), p.cell(t['CNTR'], t['CNTC'] + i), 'counter')
                    if e:
                        return e
            for name, v in (('grav', g.gravity), ('cheat', g.cheat)):
                if t[name]:
                    row, col, _, text = t[name][0]
                    pic = b''.join(p.cell(row, col + i) for i in range(len(text)))
                    e = self.same((name, v), pic, 'line')
                    if e:
                        return e
        return None

    def compare(self, p, g):
        if p.board() != g.board:
            return 'board'
        idx = {0: None}
        cell = lambda v: idx.get(v, model.pos(v))
        for what, has, want in (
                ('cursor', cell(p.byte(816)), g.cur), ('selection', cell(p.byte(817)), g.sel),
                ('pair shown', tuple(sorted((cell(p.byte(818)) or (-1, -1), cell(p.byte(819)) or (-1, -1)))),
                 tuple(sorted(g.shown)) if g.shown else ((-1, -1), (-1, -1))),
                ('gravity', p.byte(822), g.gravity), ('cheat', p.byte(823), g.cheat),
                ('place in history', p.byte(825), g.now), ('history', p.byte(826), len(g.moves)),
                ('state', p.byte(827), g.state), ('border', p.border, g.border()),
                ('number', p.number(), g.number)):
            if has != want:
                return f'{what}: {has}, should be {want}'
        return self.look(p, g)

    def distinct(self):
        """Lists kinds and marks that look the same."""
        bad = []
        plain = {}
        for (k, m), pic in self.tiles.items():
            if m == '' and plain.setdefault(pic, k) != k:
                bad.append(f'screen: kinds {k} and {plain[pic]} look the same')
        for k in range(22):
            for a, b in (('', 'h'), ('', 's'), ('', 'p'), ('h', 'hc'), ('h', 'hs'), ('h', 'hp'), ('s', 'p'),
                         ('hc', 'hsc'), ('hsc', 'hs'), ('hp', 'hpc'), ('', 'c'), ('h', 's'), ('h', 'p'),
                         ('hs', 'hp'), ('hsc', 'hpc')):
                x, y = self.tiles.get((k, a)), self.tiles.get((k, b))
                if x and x == y and not (self.t['HIDESEL'] and a[-1:] == 'c'):
                    bad.append(f'screen: kind {k} looks the same with {a!r} and {b!r}')
        digits = [v for k, v in self.other.items() if k[0] == 'digit']
        if len(set(digits)) < len(digits):
            bad.append('screen: digits look the same')
        return bad[:4]


def prove(four, name, t, tapfile, count, seed=1, tries=40, boards=None, extra=''):
    """Gives (number of keys, wins, list of differences)."""
    rnd = random.Random(f'{name}{seed}')
    numbers = boards or [rnd.randrange(1, 65536) for _ in range(4)] + [65535, 1, rnd.randrange(1, 99)]
    with tempfile.TemporaryDirectory(dir='/dev/shm') as work:
        known, bad = deals(four, tapfile, t, numbers + numbers[:2], work)
        pl = Player(t, known, rnd)
        wins = 0
        first = True
        for n in numbers:
            pl.set(n)
            pl.push(extra)
            if extra:
                pl.free()
                pl.set(n)
            if wins == 0:
                line = winning(known[n], pl.g.gravity, rnd, tries // 4)
                if line and all(pl.take(a, b) for a, b in line):
                    wins += 1
                    pl.push('u')
                    pl.free()
                    pl.push('BFRL')
                    pl.free()
                    pl.set(n)
            for _ in range(50 * first):
                if not model.pairs(pl.g.board):
                    break
                pl.take(*rnd.choice(model.pairs(pl.g.board)))
            first = False
            pl.free()
            pl.play(count // len(numbers))
            if pl.lost or n in (1, numbers[1]):
                pl.push('G')
        pl.play(0)
        run(four, tapfile, script(t, pl.keys, work), work)
        check = Checker(t)
        pics = lambda i: Picture(f'{work}/k{i}.sna', t['RAM'])

        def deal(number):
            p = pics(deal.at)
            if number is None and deal.at and p.number() == pics(deal.at - 1).number():
                bad.append(f'number: {p.number()} again by chance')
            if number is None and not 1 <= p.number() <= 65535:
                bad.append(f'number: {p.number()} by chance')
            b = p.board()
            if number in known:
                b = known[number]
            elif sorted(b.values()) != sorted(list(range(1, 22)) * 4):
                bad.append(f'deal: board {p.number()} is not four of each kind')
            return (p.number() if number is None else number), b
        deal.at = 0
        g = model.Game(t, build.order(t['order']), deal)
        for i in range(len(pl.keys) + 1):
            deal.at = i
            if i:
                g.press(pl.keys[i - 1])
            e = check.compare(pics(i), g)
            if e:
                bad.append(f'key {i} ({pl.keys[max(0, i - 12):i]}): {e}')
                break
        else:
            bad += check.distinct()
    return len(pl.keys), wins, bad
