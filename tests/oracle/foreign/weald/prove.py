# weald: slow model of the game; drives the tape key by key and compares memory and screens
import os, random, subprocess, tempfile
ROM = None
def rnds(c, n, rom):
    s = n
    while True:
        if c['RNG'] == 0:
            s = (s * 75 + 74) % 65537
            if s == 65536: s = 0
            yield s >> 8
        elif c['RNG'] == 1: s = (s * 13 + 22651) % 65536; yield s >> 8
        else: s = (s * 9 + 30617) % 65536; yield (rom[0x3d00 + (s & 511)] + (s >> 8)) & 255
def deal(c, n, rom):
    g = rnds(c, n, rom); next(g); next(g)
    pick = lambda m: next(g) * m >> 8
    l = [k // 4 + 1 for k in range(84)]
    if c['DEALM'] < 2:
        for b in range(84, 0, -1):
            a = pick(b if c['DEALM'] == 0 else 84); l[a], l[b - 1] = l[b - 1], l[a]
    else:
        l = [0] * 84
        for b in range(84, 0, -1):
            a = pick(84)
            while l[a]: a = (a + 1) % 84
            l[a] = (b - 1) // 4 + 1
    return {(i // 14 + 1, i % 14 + 1): k for i, k in enumerate(l)}
def joined(b, p, q):
    seen = {}; todo = [(p, None, 0)]
    while todo:
        pos, d, t = todo.pop(0)
        for nd in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            nt = t + (d != nd)
            if nt > 3: continue
            n = (pos[0] + nd[0], pos[1] + nd[1])
            if n == q: return True
            if not (0 <= n[0] <= 7 and 0 <= n[1] <= 15) or b.get(n): continue
            if seen.get((n, nd), 9) <= nt: continue
            seen[n, nd] = nt; todo.append((n, nd, nt))
    return False
class Model:
    def __init__(m, c, rom): m.c, m.rom = c, rom; m.grav = 1; m.won = 0; m.cur = m.pos(c['CUR0'])
    def pos(m, i): return (i // 16, i % 16)
    def new(m, n):
        m.num = n; m.deal = deal(m.c, n, m.rom); m.mv = []; m.done = 0; m.cheat = 0; m.ev = 5; m.sel = None; m.hint = None; m.hn = 0; m.swallow = 0; m.won = 0
        m.board()
        if m.c['NEWCUR']: m.cur = m.pos(m.c['NEWCUR'])
        m.fix(); m.judge()
    def board(m):
        m.b = dict(m.deal)
        for p, q in m.mv[:m.done]: m.take(p, q)
    def take(m, p, q):
        m.b[p] = m.b[q] = 0
        if m.grav:
            for x in {p[1], q[1]}:
                col = [m.b[y, x] for y in range(1, 7) if m.b[y, x]]
                col = [0] * (6 - len(col)) + col
                for y in range(6): m.b[y + 1, x] = col[y]
    def pairs(m, sel=None):
        o = [m.pos(i) for i in m.c['ordt']]; out = []
        for i, p in enumerate(o):
            for q in o[i + 1:]:
                if m.b[p] and m.b[p] == m.b[q] and sel in (None, p, q) and joined(m.b, p, q): out.append((p, q))
        if m.c['HKIND']: out.sort(key=lambda z: m.b[z[0]])
        return out
    def judge(m):
        m.won = m.done == 42; m.stuck = not m.won and not m.pairs()
    def fix(m):
        if m.c['CURJ'] and any(m.b.values()):
            l = [m.pos(i) for i in range(17, 111) if 0 < i % 16 < 15]
            while not m.b[m.cur]: m.cur = l[(l.index(m.cur) + 1) % 84]
    def remove(m, p, q):
        m.mv = m.mv[:m.done] + [(p, q)]; m.done += 1; m.take(p, q)
        if m.c['REMCUR'] == 1: m.cur = p
        if m.c['REMCUR'] == 2: m.cur = m.pos(m.c['CUR0'])
        m.sel = m.hint = None; m.hn = 0; m.fix(); m.judge()
        if m.won or m.stuck: m.ev = 7 if m.won else 0
    def travel(m, n):
        c = m.c
        if n == m.done:
            if c['IDLECH']: m.cheat = 1; m.ev = 2
            if c['HIDLE']: m.clear()
            return
        old = m.b; m.done = n; m.board()
        if m.sel and not (c['TRAVSEL'] and m.b[m.sel] == old[m.sel]): m.sel = None
        m.hint = None; m.hn = 0
        if c['TRAVCUR'] and n < len(m.mv): m.cur = m.mv[n][0]
        m.fix(); m.judge(); m.cheat = 1; m.ev = 2
        if c['BEVENT'] != 2 and (m.won or m.stuck): m.ev = 7 if m.won else 0
    def clear(m):
        if m.hint:
            m.hint = None
            if m.c['HRES'] == 0: m.hn = 0
    def border(m):
        if m.c['BEVENT']: return m.ev
        x = 5
        for r in m.c['brank']:
            if r == 1 and m.won: x = 7
            if r == 2 and m.cheat: x = 2
            if r == 3 and m.stuck: x = 0
        return x
    def put(m, p):
        m.sel = p; m.hn = 0
    def key(m, k):
        """returns 'new' if a random board follows"""
        c = m.c
        if m.won or m.stuck:
            if c['ENDKEY'] == 1 and not m.swallow: m.swallow = 1; return
            if c['ENDKEY'] == 2 and m.won: return 'new'
        else: m.swallow = 0
        if k in 'udlr':
            if c['HPERS'] == 0: m.clear()
            if c['HRES'] == 2: m.hn = 0
            p = m.cur
            for _ in range(15):
                y, x = p
                if k == 'u': y = y - 1 or (6 if c['WRAPV'] else 1)
                if k == 'd': y = y + 1 if y < 6 else (1 if c['WRAPV'] else 6)
                if k == 'l':
                    if x > 1: x -= 1
                    elif c['WRAPH'] == 1: x = 14
                    elif c['WRAPH'] == 2: x = 14; y = y - 1 or 6
                if k == 'r':
                    if x < 14: x += 1
                    elif c['WRAPH'] == 1: x = 1
                    elif c['WRAPH'] == 2: x = 1; y = y % 6 + 1
                p = (y, x)
                if not c['CURJ'] or m.b[p]: m.cur = p; break
        elif k == 'e':
            if m.hint: m.remove(*m.hint); return
            if c['HRES'] == 2: m.hn = 0
            p = m.cur
            if not m.b[p]:
                if c['EMPTYE'] == 1: m.sel = None
            elif not m.sel: m.put(p)
            elif m.sel == p: m.put(None)
            elif m.b[p] != m.b[m.sel]:
                if c['OTHERK'] != 1: m.put(p if c['OTHERK'] == 0 else None)
            elif joined(m.b, m.sel, p): m.remove(m.sel, p)
            elif c['BLOCKK'] != 1: m.put(p if c['BLOCKK'] == 0 else None)
        elif k == 'H':
            if c['HNOEND'] and (m.won or m.stuck): return
            l = m.pairs(m.sel)
            if not l: m.hint = None; m.hn = 0 if m.hn < 255 else 255; return
            if m.hn == 255: m.hint = None; return
            if m.hn >= len(l):
                if c['HEND'] == 1: m.hn = 0
                else: m.hint = None; m.hn = 0 if c['HEND'] == 0 else 255; return
            m.hint = l[m.hn]; m.hn += 1
            if c['HSWAP']: m.hint = m.hint[::-1]
            if c['HCUR']: m.cur = m.hint[0]
        elif k == 'B': m.travel(max(m.done - 1, 0))
        elif k == 'F': m.travel(min(m.done + 1, len(m.mv)))
        elif k == 'R': m.travel(0)
        elif k == 'L': m.travel(len(m.mv))
        elif k == 'N': return 'new'
        elif k == 'G': m.grav ^= 1; return 'new'
KEYT = dict(u='{up}', d='{down}', l='{left}', r='{right}', e='\\n', G='\\b')
def one(fr, name, cfg, build, steps=120, seed=7):
    c = cfg; sy = {}; r = random.Random(seed); bad = []
    with tempfile.TemporaryDirectory() as d:
        open(d + '/t.tap', 'wb').write(build(c, sy))
        # drive: keys are chosen by the model, so the tape is asked in pieces from a saved state
        state = d + '/t.tap'; m = None; W = 70 + c['ANIM'] * c['ANIMN'] * 2 + c['FALLAN'] + 60 * c['WINTUNE'] + 12 * c['REDRAW'] * (1 + c['DRAW'])
        hist = []; seen = {}
        def run(lines):
            nonlocal state
            for f in ('a.sna',):
                if os.path.exists(d + '/' + f): os.remove(d + '/' + f)
            open(d + '/s', 'w').write('\n'.join(lines) + f'\nsave {d}/a.sna\nsave {d}/n.szx\n')
            for f in ('n.szx',):
                if os.path.exists(d + '/' + f) and state != d + '/' + f: os.remove(d + '/' + f)
            p = subprocess.run([fr, 'run', state, '--headless', '--instant-load', '--machine', '48', '--rom', 'free', '--script', d + '/s'], capture_output=True, text=True)
            if p.returncode: raise SystemExit('run: ' + p.stdout[:300] + p.stderr[:300])
            os.replace(d + '/n.szx', d + '/cur.szx'); state = d + '/cur.szx'
            s = open(d + '/a.sna', 'rb').read(); return s
        st = ['wait 150']
        if c['loader'] == 'pause': st += ['press enter', 'wait 60']
        s = run(st)
        if c['STARTK']: s = run(['press enter', 'wait 150'])
        else: s = run(['wait 60'])
        rom = romtext(fr)
        mem = lambda s, a, n=1: s[27 + a - 16384:27 + a - 16384 + n]
        b1 = lambda s, v: mem(s, sy[v])[0]
        w1 = lambda s, v: int.from_bytes(mem(s, sy[v], 2), 'little')
        m = Model(c, rom); m.new(w1(s, 'bnum'))
        def screen(s, learn=False):  # same tile and marks look the same
            scr = s[27:27 + 6912]; ph = b1(s, 'phase'); news = {}
            for (y, x), kind in m.b.items():
                mark = ((y, x) == m.cur, (y, x) == m.sel, bool(m.hint and (y, x) in m.hint), bool(kind and kind == m.b[m.cur]), ph)
                look = []
                for dy in range(c['TH']):
                    for dx in range(c['TW']):
                        R, C = c['rowy'][y] + dy, c['colx'][x] + dx
                        look += [scr[(R >> 3) * 2048 + (R & 7) * 32 + i * 256 + C] for i in range(8)] + [scr[6144 + R * 32 + C]]
                look = tuple(look)
                if c['CYCLE'] and mark[0]: continue
                if seen.get((kind, mark), news.setdefault((kind, mark), look)) != look or news[kind, mark] != look:
                    if not learn: return y, x, mark
                    seen[kind, mark] = look
            seen.update(news)
        plan = []; odd = 0
        for step in range(steps):
            if step:
                if not plan:
                    x = r.random(); l = m.pairs(m.sel)
                    if m.won or m.stuck: plan = [r.choice('BRNGHFude')]
                    elif x < .25: plan = list(r.choice('udlrudlreHHBFRL'))
                    elif x < .45: plan = ['H'] * r.randint(1, 5) + r.choice([['e'], ['l', 'e'], []])
                    elif x < .5: plan = [r.choice('BFRLB')]
                    elif x < .53: plan = [r.choice('NG')]
                    elif x < .56: plan = ['S%d' % r.choice([1, 65535, r.randint(1, 65535)])]
                    elif x < .65: plan = ['e', r.choice('udlr'), 'e']
                    elif l: plan = ['H', 'e']
                    else: plan = ['e']
                k = plan.pop(0); hist.append(k); new = None
                if k[0] == 'S':
                    if (m.won and c['ENDKEY'] == 2) or ((m.won or m.stuck) and c['ENDKEY'] == 1 and not m.swallow): continue
                    n = k[1:].zfill(5) if c['AUTO5'] and not c['LEAD0'] else k[1:]
                    lines = [f'type "s{"{wait 20}".join([""] + list(n))}{{wait 20}}' + ('' if c['AUTO5'] and len(n) == 5 else '\\n') + '"', f'wait {W+80}']
                    if c['AUTO5'] and len(n) < 5 and c['LEAD0']: lines[0] = lines[0]
                    if m.won or m.stuck: pass
                    s = run(lines); m.new(int(k[1:]))
                else:
                    t = KEYT.get(k, k.lower()); new = m.key(k)
                    s = run([f'type "{t}"', f'wait {W + (80 if new else 0)}'])
                    if new: m.new(w1(s, 'bnum'))
                if c['HTIME'] and m.hint:  # the time may have run out
                    if b1(s, 'h1') == 0: m.clear()
            I = lambda p: p[0] * 16 + p[1] if p else 0
            bp = c['BP'] * 256; brd = mem(s, bp, 128)
            exp = bytearray(128)
            for (y, x), k in m.b.items(): exp[y * 16 + x] = k
            got = dict(cur=b1(s, 'cur'), sel=b1(s, 'sel'), h1=b1(s, 'h1'), h2=b1(s, 'h2'), n=b1(s, 'nmov'), mx=b1(s, 'nmax'), g=b1(s, 'grav'), num=w1(s, 'bnum'), border=s[26] & 7, stuck=b1(s, 'stuck'))
            want = dict(cur=I(m.cur), sel=I(m.sel), h1=I(m.hint and m.hint[0]), h2=I(m.hint and m.hint[1]), n=m.done, mx=len(m.mv), g=m.grav, num=m.num, border=m.border(), stuck=int(m.stuck))
            diff = {k: (got[k], want[k]) for k in got if got[k] != want[k]}
            if bytes(exp) != brd: diff['board'] = 1
            for again in range(4):  # a blink may be half drawn
                lk = screen(s)
                if not lk or diff: break
                s = run(['wait 7'])
            if lk:
                odd += 1
                if odd > 3: diff['look'] = lk
                else: screen(s, True)
            if diff: bad.append((step, diff)); break
        looks = {}
        for (kind, mark), l in seen.items():
            o = looks.setdefault(l, kind)
            if o != kind: bad.append(('same look', kind, o, mark)); break
    return bad, hist
_rom = []
def romtext(fr):
    if not _rom:
        with tempfile.TemporaryDirectory() as d:
            open(d + '/s', 'w').write('wait 100\npeek 0x3d00 768\n')
            p = subprocess.run([fr, 'run', '--no-tape', '--headless', '--machine', '48', '--rom', 'free', '--script', d + '/s'], capture_output=True, text=True)
            v = [int(x, 16) for l in p.stdout.splitlines() if ':' in l for x in l.split(':')[1].split()]
            assert len(v) == 768, len(v); _rom.extend([0] * 0x3d00 + v)
    return _rom
def main(fr, names):
    from weald import config, build; code = 0
    for n in names:
        bad, hist = one(fr, n, config(n), build)
        print(n, 'proved, %d keys' % len(hist) if not bad else 'NOT PROVED %s after %s' % (bad[:2], ' '.join(hist)), flush=True); code |= bool(bad)
    return code
