"""Plays random keys on a tape and compares memory and screen with the model after each key."""
import os, random, shutil, subprocess, tempfile
from build import make
from game import Game, code

TYPE = {'l': '{left}', 'r': '{right}', 'u': '{up}', 'd': '{down}', 'e': '\\n', 'H': 'h', 'B': 'b',
        'F': 'f', 'R': 'r', 'L': 'l', 'N': 'n', 'G': '\\b', 'S': 's', 't': ''}


def plan(rnd, n):
    """Keys; a run of hints and ENTER now and then leads to the end of a game."""
    keys = []
    while len(keys) < n:
        m = rnd.random()
        if m < 0.30:
            keys += [rnd.choice('lrud') for _ in range(rnd.randint(1, 6))] + ['e']
        elif m < 0.40:
            keys += ['e', 'H', 'H', 'H', rnd.choice('eHlr')]
        elif m < 0.55:
            keys += ['H'] * rnd.randint(1, 6) + [rnd.choice('eelrt')]
        elif m < 0.70:
            keys += ['H', 'e'] * rnd.randint(1, 5)
        elif m < 0.74:
            keys += ['H', 'e'] * 40 + ['H', 'e', rnd.choice('BRL')]
        elif m < 0.90:
            keys += [rnd.choice('BBBFFRL') for _ in range(rnd.randint(1, 4))]
        elif m < 0.93:
            keys += ['e', 'B', 'e', 'F', 'e']
        elif m < 0.95:
            keys += ['H'] * 40
        else:
            keys += [rnd.choice('NGSSS')]
    return keys[:n]


class State:
    def __init__(self, name):
        d = open(name, 'rb').read()
        self.border = d[26] & 7
        self.m = bytes(16384) + d[27:27 + 49152]

    def grid(self):
        return {(y, x): v for y in range(1, 7) for x in range(1, 15)
                for v in [self.m[0xA000 + y * 16 + x]] if v}

    def look(self, c, y, x):
        r, s = c['YY0'] + (y - 1) * c['DY'], c['XX0'] + (x - 1) * c['DX']
        out = []
        for i in range(c['TH']):
            for j in range(c['TW']):
                row, col = r + i, s + j
                a = 0x4000 + (row // 8) * 2048 + (row % 8) * 32 + col
                out += [self.m[a + 256 * k] for k in range(8)] + [self.m[0x5800 + row * 32 + col]]
        if c['BARS'] == 1:
            out.append(self.m[0x5800 + r * 32 + s + c['TW']])
        if c['BARS'] == 2:
            out.append(self.m[0x5800 + (r + c['TH']) * 32 + s])
        return bytes(out)


def prove(fr, name, n=400, seed=1):
    rnd = random.Random(seed)
    tmp = tempfile.mkdtemp(prefix='beckprove')
    try:
        c = make(name, tmp + '/t.tap')
        keys = plan(rnd, n)
        nums = [rnd.choice([rnd.randint(1, 65535), 65535, rnd.randint(1, 99), 32768]) for _ in keys]
        idle = c['HTIME'] + 30 if c['HTIME'] else 60
        s = ['wait 300', 'save %s/s0.sna' % tmp, 'screen']
        for i, k in enumerate(keys):
            t = TYPE[k] + ('%d' % nums[i] if k == 'S' else '')
            if k == 'S' and not (c['FULL'] and nums[i] > 9999):
                t += '\\n'
            if t:
                s.append('type "%s"' % t)
            slow = 130 if k in 'HeB' and (c['HLOOK'] == 6 or c['ANIM']) else idle if k == 't' else 36 if k in 'NGSeBFRL' else 25
            s += ['wait %d' % slow, 'save %s/s%d.sna' % (tmp, i + 1), 'screen']
        open(tmp + '/x', 'w').write('\n'.join(s) + '\n')
        p = subprocess.run(['nice', fr, 'run', tmp + '/t.tap', '--headless', '--instant-load', '--machine',
                            '48', '--rom', 'free', '--script', tmp + '/x'], capture_output=True, text=True)
        if p.returncode:
            return 'run: ' + p.stderr[:200]
        lines = p.stdout.split('\n')
        return compare(c, keys, nums, tmp, [lines[i * 24:i * 24 + 24] for i in range(n + 1)])
    finally:
        shutil.rmtree(tmp)


def compare(c, keys, nums, tmp, screens):
    looks, count, since = {}, {}, 0
    for i in range(len(keys) + 1):
        st = State('%s/s%d.sna' % (tmp, i))
        num = st.m[0x8003] + 256 * st.m[0x8004]
        if i == 0:
            if c['FIRST'] == 0:
                c['FIRST'] = num
            g = Game(c)
        else:
            k = keys[i - 1]
            g.fresh = num
            g.theirs = [tuple(divmod(v, 16) for v in st.m[0xA300 + 3 * j:0xA302 + 3 * j])
                        for j in range(st.m[0x8011])]
            if k != 't' or c['HTIME']:
                g.press(k, nums[i - 1] if k == 'S' else num)
            if 0 < c['HTIME'] < 25 and k == 'H':
                g.press('t')
        m = st.m
        since = 0 if i and k == 'H' else since + 34
        if c['HTIME'] and g.shown and not m[0x8008] and since > c['HTIME'] - 40:
            g.press('t')            # its time is over
        pair = (code(g.shown[0]), code(g.shown[1])) if g.shown else (0, 0)
        arm = (code(g.armed[0]), code(g.armed[1])) if g.armed else (0, 0)
        want = dict(num=g.num, grav=int(g.grav), cur=code(g.cur), sel=code(g.sel) if g.sel else 0,
                    shown=pair, armed=arm, n=g.n, moves=len(g.moves), cheat=int(g.cheat), stat=g.stat,
                    border=g.border())
        got = dict(num=num, grav=m[0x8005], cur=m[0x8006], sel=m[0x8007], shown=(m[0x8008], m[0x8009]),
                   armed=(m[0x800A], m[0x800B]), n=m[0x800C], moves=m[0x800D], cheat=m[0x800E],
                   stat=m[0x800F], border=st.border)
        where = 'key %d of %s: ' % (i, ''.join(keys[max(0, i - 12):i]))
        if want != got:
            return where + str([(k, want[k], got[k]) for k in want if want[k] != got[k]])
        if st.grid() != g.b:
            return where + 'board'
        count[g.stat] = count.get(g.stat, 0) + 1
        row = screens[i][c['NROW']][c['NUMCOL']:].split()
        fmt = '%05d' if c['NUMF'] == 1 else '%d'
        if not row or row[0] != fmt % g.num:
            return where + 'number %s' % row
        still = not (c['CBLINK'] or c['HLOOK'] == 8 or c['MOVER'] and (g.stat or m[0x8019]))
        bad = still and marks(c, g, st, looks)
        if bad:
            return where + bad
    return 'ok: %d keys; playing, won, stuck: %s' % (len(keys), [count.get(j, 0) for j in (0, 1, 2)])


def marks(c, g, st, looks):
    kind = g.b.get(g.cur)
    weak = c['cu'][0] == 0 or c['SELBOX'] or c['MORD'] or c['se'] == c['sh'] or c['sh'] == c['hl']
    for y in range(1, 7):
        for x in range(1, 15):
            p = (y, x)
            k = g.b.get(p, 0)
            t = (k, bool(k and k == kind and not (g.shown and c['HLOFF'])), p == g.sel, g.shown is not None and p in g.shown and
                 1 + (c['SHNUM'] and g.shown.index(p)), p == g.cur)
            v = st.look(c, y, x)
            if looks.setdefault(t, v) != v:
                return 'look of %s: %s' % (p, t)
            if weak:                # marks that cover each other: the kinds only
                t = (k, 0, 0, 0, 0)
            elif t[3]:              # a mark may cover a weaker one
                t = (k, 0, 0, t[3], t[4])
            elif t[2]:
                t = (k, 0, True, 0, t[4])
            if looks.setdefault(v, t) != t and not (t[3] and looks[v][3] and c['SHNUM']):
                return 'two looks are one: %s %s' % (t, looks[v])
