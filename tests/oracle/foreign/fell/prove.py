# A slow model of the game for one base; compares the whole board, number and border after each key. MIT licence.
import os, random, subprocess, tempfile
import base as B

def way(bd, a, b):
    # at most three segments, over empty cells of the board and the ring around it
    todo = [(a, d, 0) for d in ((0, 1), (0, -1), (1, 0), (-1, 0))]; seen = set()
    while todo:
        s = todo.pop(); (r, c), d, n = s
        if s in seen: continue
        seen.add(s); r += d[0]; c += d[1]
        if (r, c) == b: return True
        if not (0 <= r <= 7 and 0 <= c <= 15) or (r, c) in bd: continue
        todo.append(((r, c), d, n))
        if n < 2:
            todo += [((r, c), (d[1], d[0]), n + 1), ((r, c), (-d[1], -d[0]), n + 1)]
    return False

class Game:
    def __init__(g, b):
        g.b = b; g.grav = True; g.cur = divmod(b['HOME'], 16); g.entry = None; g.need = False
        g.ord = [divmod(c, 16) for c in b['ord']]
    def deal(g, n):
        b = g.b; g.num = n; x = n
        t = [(1 + i % 21) if b['DFILL'] else 1 + i // 4 for i in range(84)]
        for k in range(84, 1, -1):
            x = (x * b['LA'] + b['LC']) & 65535
            h = x >> 8 ^ (x & 255 if b['DMIX'] else 0)
            j = h * k >> 8; t[k - 1], t[j] = t[j], t[k - 1]
        cells = [(r, c) for c in range(1, 15) for r in range(1, 7)] if b['DCOL'] else [(r, c) for r in range(1, 7) for c in range(1, 15)]
        g.first = dict(zip(cells, t)); g.bd = dict(g.first)
        g.hist = []; g.pos = 0; g.cheat = False; g.sel = None; g.drop(); g.need = False
        if b['CURHOME']: g.cur = divmod(b['HOME'], 16)
        g.judge()
    def drop(g): g.shown = None; g.nth = 0; g.done = False
    def pairs(g, sel=None):
        o = g.ord
        for i in range(84):
            for j in range(i + 1, 84):
                p, q = o[i], o[j]
                if p in g.bd and g.bd[p] == g.bd.get(q) and (sel is None or sel in (p, q)) and way(g.bd, p, q): yield p, q
    def judge(g):
        g.stat = 1 if not g.bd else 0 if next(g.pairs(), None) else 2
    def border(g):
        w = {0: 5, 1: 7, 2: 0}[g.stat]
        if g.b['PREC']: return w if g.stat else 2 if g.cheat else 5
        return 2 if g.cheat else w
    def replay(g, n):
        g.bd = dict(g.first); g.pos = n
        for p, q in g.hist[:n]:
            del g.bd[p], g.bd[q]
            if g.grav:
                for c in range(1, 15):
                    col = [g.bd.pop((r, c)) for r in range(6, 0, -1) if (r, c) in g.bd]
                    for i, k in enumerate(col): g.bd[6 - i, c] = k
    def take(g, p, q):
        g.hist[g.pos:] = [(p, q)]; g.replay(g.pos + 1); g.sel = None; g.drop(); g.judge()
    def key(g, k):
        b = g.b
        if g.entry is not None: return g.enter(k)
        if k in 'lrud':
            if not b['HARR']: g.drop()
            r, c = g.cur
            if k == 'l': c = c - 1 if c > 1 else 14 if b['WRAPX'] else c
            if k == 'r': c = c + 1 if c < 14 else 1 if b['WRAPX'] else c
            if k == 'u': r = r - 1 if r > 1 else 6 if b['WRAPY'] else r
            if k == 'd': r = r + 1 if r < 6 else 1 if b['WRAPY'] else r
            g.cur = r, c
        elif k == 'e':
            if g.shown: return g.take(*g.shown)
            g.drop(); c = g.cur
            if c not in g.bd: return
            if g.sel is None: g.sel = c
            elif g.sel == c: g.sel = None
            elif g.bd[g.sel] == g.bd[c] and way(g.bd, g.sel, c): g.take(g.sel, c)
            else: g.sel = [c, g.sel, None][b['OTHER'] if g.bd[g.sel] != g.bd[c] else b['BLK']]
        elif k in 'BFRL':
            g.drop(); n = {'B': g.pos - 1, 'F': g.pos + 1, 'R': 0, 'L': len(g.hist)}[k]
            if not 0 <= n <= len(g.hist) or n == g.pos:
                if b['IDLESEL'] or b['IDLECH']: g.sel = None
                if not b['IDLECH']: return
            else: g.replay(n)
            g.cheat = True; g.sel = None; g.judge()
        elif k == 'H':
            if b['HEND'] and g.done: return
            l = list(g.pairs(g.sel))
            if g.nth < len(l): g.shown = l[g.nth]; g.nth += 1
            else: g.drop(); g.done = True
        elif k == 'N': g.need = True
        elif k == 'G': g.grav = not g.grav; g.need = True
        elif k == 'S': g.drop(); g.entry = ''
    def enter(g, k):
        b = g.b
        if k.isdigit(): g.entry = (g.entry + k)[:5]
        elif k == 'G':
            if not g.entry: g.entry = None if b['EDCAN'] else ''
            else: g.entry = '' if b['EDALL'] else g.entry[:-1]
        elif k == 'e':
            if not g.entry: g.entry = None if b['EEMPTY'] else ''
            elif 1 <= int(g.entry) <= 65535: n = int(g.entry); g.entry = None; g.deal(n)
            else: g.entry = None if b['EOVF'] else ''
        elif k in 'NSHBFRL' and b['ELET']: g.entry = None

def screen(g, font):
    b = g.b; out = {}; light = g.bd.get(g.cur)
    for r in range(1, 7):
        for c in range(1, 15):
            k = g.bd.get((r, c), 0); at = b['kattr'][k]; ef = 0
            on = [k and k == light, g.shown and (r, c) in g.shown, g.sel == (r, c), g.cur == (r, c)]
            for o, (an, xo, e) in zip(on, b['rattr']):
                if o: at = at & an ^ xo; ef ^= e
            n = b['PW'] * b['PH'] * 8
            if not k: gl = bytes(n)
            elif b['ROMG']:
                i = (b['ROMG'] + k - 33) * 8; gl = font[i:i + 8]
                if b['PH'] == 2: gl = bytes(x for x in gl for _ in (0, 1))
            else: gl = b['glyphs'][k - 1]
            for py in range(b['PH']):
                for px in range(b['PW']):
                    i = (py * b['PW'] + px) * 8; d = [x ^ (255 if ef & 1 else 0) for x in gl[i:i + 8]]
                    if ef & 2 and py == b['PH'] - 1: d[7] = 255 if b['ULSET'] else d[7] ^ 255
                    if ef & 4 and py == 0: d[0] = 255 if b['ULSET'] else d[0] ^ 255
                    out[b['OY'] + (r - 1) * b['DY'] + py, b['OX'] + (c - 1) * b['DX'] + px] = (bytes(d), at)
    if g.entry is None:
        t = b['PRE'] + ('%05d' if b['NFMT'] else '%-5d') % g.num
        for i, ch in enumerate(t): out[b['NROW'], b['NCOL'] + i] = (font[(ord(ch) - 32) * 8:][:8], b['TATTR'])
    return out

def cell(m, y, x):
    return bytes(m[27 + (y >> 3) * 2048 + l * 256 + (y & 7) * 32 + x] for l in range(8)), m[27 + 6144 + y * 32 + x]

TYPE = {'l': '{left}', 'r': '{right}', 'u': '{up}', 'd': '{down}', 'e': '\\n', 'G': '\\b'}

def prove(exe, name, b, count=230):
    exe = os.path.abspath(exe); code, sym = B.assemble(b); rnd = random.Random(name); bad = 0
    with tempfile.TemporaryDirectory() as d:
        run = lambda s: subprocess.run(['nice', exe, 'run', os.path.join(d, 't.tap'), '--headless', '--machine', '48',
                        '--rom', 'free', '--script', '-'], input=s, capture_output=True, text=True, cwd=d)
        open(os.path.join(d, 't.tap'), 'wb').write(B.tape(b))
        # first a plan of keys: the model plays from board numbers it enters itself
        g = Game(b); g.deal(b['START0'] or 1); keys = []
        def do(s):
            for k in s:
                g.key(k); keys.append(k)
        def go(p):
            while g.cur != p:
                (r, c), (y, x) = g.cur, p
                do('l' if c > x else 'r' if c < x else 'u' if r > y else 'd')
        def board():
            g.key('S'); keys.append('S')
            n = str(rnd.choice([rnd.randint(1, 300), rnd.randint(1, 65535)]))
            do(rnd.choice(['', '', '7G', '70001e', '0e', 'e', 'G', 'B']))
            if g.entry is None: do('S')
            do('G' * 9 if not b['EDCAN'] else ''); do(n + 'e' if not g.entry else 'e')
            if g.entry is not None: do('1e')
            if g.entry is not None: raise SystemExit('plan')
        board(); games = 0
        while len(keys) < count:
            x = rnd.random()
            if x < .06: do(rnd.choice('BFRL'))
            elif x < .10: do('B' * rnd.randint(1, 4) + rnd.choice(['', 'F', 'L', 'FF']))
            elif x < .2: do('H' * rnd.randint(1, 5) + rnd.choice(['', 'e', 'e', 'l', 'lH']))
            elif x < .3: do(rnd.choice('lrudlrude'))
            elif x < .34: do('HHHHHHHHHHHHHHHHHHHHHHHHH'[:rnd.randint(3, 25)])
            elif x < .36: games += 1; do('N' if games % 2 else 'G'); g.need = False; g.num = 0; board()
            elif x < .45: do('He' * rnd.randint(1, 12))
            else:
                l = list(g.pairs()) if rnd.random() < .8 else [rnd.sample(g.ord, 2)]
                if not l: do('B') if rnd.random() < .3 else board(); continue
                p, q = rnd.choice(l); p, q = (p, q) if rnd.random() < .5 else (q, p)
                go(p); do('e'); do('H' if rnd.random() < .15 else ''); go(q); do('e')
        # then the real machine
        s = 'wait 3500\npeek 0x3d00 768\nsave s0.sna\n'
        for i, k in enumerate(keys):
            s += 'type "%s"\nwait %d\nsave s%d.sna\n' % (TYPE.get(k, k.lower()), 8 if k in 'lrud0123456789' else 70, i + 1)
        p = run(s)
        if p.returncode: print(name, p.stdout[-300:], p.stderr[-300:]); return 1
        hexs = [y for x in p.stdout.split('\n') if x.startswith('0x') for y in x.split(':')[1].split()]
        font = bytes(int(x, 16) for x in hexs[:768])
        g = Game(b); seen = 0; stats = set()
        for i in range(len(keys) + 1):
            m = open(os.path.join(d, 's%d.sna' % i), 'rb').read()
            num = m[27 + sym['num'] - 16384] + 256 * m[28 + sym['num'] - 16384]
            if i: g.key(keys[i - 1])
            else: g.deal(num)
            if g.need: g.deal(num)
            want = screen(g, font)
            w = [(y, x) for (y, x), v in want.items() if cell(m, y, x) != v]
            seen += len(want); stats.add((g.stat, g.cheat))
            if w or m[26] != g.border():
                print('%s: after key %d (%s) %d cells differ %s, border %d, model %d' % (name, i, ''.join(keys[:i])[-20:], len(w), w[:4], m[26], g.border()))
                bad = 1; break
        print('%s: %d keys, %d cells compared, states %s: %s' % (name, i, seen, sorted(stats), 'differs' if bad else 'proved'), flush=True)
    return bad
