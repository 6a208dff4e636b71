# Plays random keys on a tape and on the model; compares board, border and marks after each key.
import os, random, subprocess, tempfile, ness, model

def idx(eng, d, m, r, c):
    if eng == 'holm':
        return m(d['BRD'] + 17 * (r + 1) + c + 1)
    if eng == 'skerry':
        return m(18432 + 32 * (r + 1) + d['BL'] + d['XP'] * (c + 1))
    return m(d['BRD'] + 14 * r + c)

def where(eng, d, r, c):
    if eng == 'holm':
        return (d['Y0'] + d['PY'] * (r + 1), d['X0'] + d['PX'] * (c + 1))
    if eng == 'skerry':
        return (8 + r + 1, d['BL'] + d['XP'] * (c + 1))
    return (d['Y0'] + d['PY'] * r, d['X0'] + d['PX'] * c)

class Game:

    def __init__(s, eng, d, n, grav):
        s.e, s.d = (eng, d)
        s.new(n, grav)

    def new(s, n, grav):
        s.n, s.grav = (n, grav)
        s.b = model.fromlist(model.voe(n, s.d['REJ']) if s.e == 'voe' else getattr(model, s.e)(n))
        s.start = s.b
        s.hist = []
        s.k = 0
        s.cur = [0, 0]
        s.sel = None
        s.cheat = False
        s.border = 5
        s.reset()

    def reset(s):
        s.pair = None
        s.at = 0

    def move(s, dr, dc):
        d = s.d
        r, c = s.cur
        if d.get('SKIP'):
            for _ in range(15):
                r, c = (s.lim(r + dr, 6), s.lim(c + dc, 14))
                if [r, c] == s.cur:
                    break
                if s.b[r, c]:
                    s.cur = [r, c]
                    break
        else:
            s.cur = [s.lim(r + dr, 6), s.lim(c + dc, 14)]
        if s.e == 'holm' and (not d['HSTAY']) or s.e == 'voe':
            s.reset()
        if s.e == 'skerry':
            if d['HCUR'] == 0:
                s.reset()
            if d['HCUR'] == 1:
                s.pair = None

    def lim(s, x, n):
        return x % n if s.d['WRAPC'] else max(0, min(n - 1, x))

    def key(s, k):
        d = s.d
        if k in 'lrud':
            s.move(*dict(l=(0, -1), r=(0, 1), u=(-1, 0), d=(1, 0))[k])
        elif k == 'H':
            l = model.pairs(s.b, s.sel)
            if d.get('HORD'):
                l.sort(key=lambda p: (-p[0][0] * 14 - p[0][1], -p[1][0] * 14 - p[1][1]))
            if s.at < len(l):
                s.pair = l[s.at]
                s.at += 1
            else:
                s.pair = None
                if not d.get('HEND'):
                    s.at = 0
        elif k == 'e':
            if s.pair:
                return s.take(*s.pair)
            p = tuple(s.cur)
            if s.e != 'holm':
                s.reset()
            if not s.b[p]:
                if d.get('EMPTY'):
                    s.sel = None
                return
            s.reset()
            if s.sel is None:
                s.sel = p
            elif s.sel == p:
                s.sel = None
            elif s.b[s.sel] == s.b[p] and model.joined(s.b, s.sel, p):
                s.take(s.sel, p)
            else:
                s.sel = {0: s.sel, 1: p, 2: None}[d['MISS']]
        elif k in 'BFRL':
            did = True
            if k == 'B':
                did = s.k > 0
                s.k -= did
            if k == 'F':
                did = s.k < len(s.hist)
                s.k += did
            if k == 'R':
                s.k = 0
            if k == 'L':
                s.k = len(s.hist)
            if not did and (s.e == 'skerry' and d['BCHEAT'] == 2 or (s.e == 'voe' and (not d['BCHEAT']))):
                return
            s.b = s.start
            for p, q in s.hist[:s.k]:
                s.b = model.removed(s.b, p, q, s.grav)
            if did or d['BCHEAT']:
                s.cheat = True
            s.sel = None
            s.reset()
            s.status(False)

    def take(s, p, q):
        s.b = model.removed(s.b, p, q, s.grav)
        s.hist = s.hist[:s.k] + [(p, q)]
        s.k += 1
        s.sel = None
        s.reset()
        s.status(True)

    def status(s, removal):
        f = 7 if not model.cells(s.b) else 5 if model.pairs(s.b) else 0
        if s.e == 'voe':
            if not removal:
                s.border = 2
            elif f != 5:
                s.border = f
            elif not s.d['EVT']:
                s.border = 2 if s.cheat else 5
            return
        pr = s.d['PREC']
        s.border = f if not s.cheat or (pr == 1 and f != 5) or (pr == 2 and f == 7) else 2

    def attrs(s):
        d = s.d
        o = {}
        for r in range(6):
            for c in range(14):
                p = (r, c)
                a = d['M_PLAIN']
                if s.b[p]:
                    if s.b[p] == s.b[tuple(s.cur)]:
                        a = d['M_KIND']
                    if s.sel == p:
                        a = d['M_SEL']
                    if s.pair and p in s.pair:
                        a = d['M_PAIR']
                if s.cur == [r, c]:
                    a ^= d['M_CUR']
                o[p] = a
        return o

def prove(fr, name, count, seed):
    eng, sw, pack, mach, patch = ness.spec(name)
    d = ness.rebase(eng, sw, pack.split(':')[0])
    rn = random.Random(name + str(seed))
    with tempfile.TemporaryDirectory() as tmp:
        p = os.path.join(tmp, 't.' + ness.ext(name))
        ness.make(name, p, fr)
        n = rn.choice((1, 2, 255, 256, 32767, 32768, 65535, rn.randrange(1, 65536)))
        g = Game(eng, d, n, True)
        s = 'wait %d\n' % (3 if pack.startswith('snap') else 4200 if pack == 'screen' else 2300)
        if 'title' in name:
            s += 'press space\nwait 60\n'
        if rn.random() < 0.5:
            s += 'press delete 6 6\nwait 90\n'
            g.grav = pack.startswith('snap') and g.grav or False
            g.grav = False
        s += 'press s 4 4\nwait 20\n' + ''.join((f'press {c} 4 4\nwait 20\n' for c in str(n))) + ('press enter 4 4\nwait 120\n' if not (d.get('AUTO5') and len(str(n)) == 5) else 'wait 120\n')
        g.new(n, g.grav)
        exp = []

        def snap(k):
            nonlocal s
            f = os.path.join(tmp, f'{len(exp)}.sna')
            s += f'save {f}\n'
            exp.append((k, f, model.tolist(g.b), g.border, g.attrs()))
        snap('start')
        for i in range(count):
            x = rn.random()
            if x < 0.35:
                k = rn.choice('lrud')
            elif x < 0.68:
                k = 'H'
            elif x < 0.86:
                k = 'e'
            else:
                k = rn.choice('BBBFFRL')
            if i > count * 0.7 and k in 'BR':
                k = 'H'
            if i and exp[-1][0] == 'H' and (rn.random() < 0.7):
                k = 'e'
            g.key(k)
            s += f"press {ness.KEY[k]} 4 4\nwait {(400 if eng == 'skerry' else 120)}\n"
            snap(k)
        sc = os.path.join(tmp, 's')
        open(sc, 'w').write(s)
        r = subprocess.run(['nice', fr, 'run', p, '--headless', '--machine', '48' if mach in ('16', 'plus2a') else mach, '--rom', 'free', '--script', sc], capture_output=True, text=True)
        if r.returncode:
            print(name, 'run', r.returncode, r.stderr[-300:])
            return False
        for i, (k, f, b, bo, at) in enumerate(exp):
            z = open(f, 'rb').read()
            m = lambda a: z[27 + a - 16384]
            tb = [idx(eng, d, m, r, c) for r in range(6) for c in range(14)]
            ta = {q: m(22528 + 32 * (w := where(eng, d, *q))[0] + w[1]) for q in at}
            if tb != b or z[26] & 7 != bo or ta != at:
                print(name, 'seed', seed, 'number', n, 'key', i, k, 'board' if tb != b else '', 'border %d, model %d' % (z[26] & 7, bo) if z[26] & 7 != bo else '', [(q, hex(ta[q]), hex(at[q])) for q in at if ta[q] != at[q]][:4], 'keys', ''.join((e[0] for e in exp[1:i + 1])))
                return False
        print(f'{name}: seed {seed}, board {n}, gravity {g.grav}, {count} keys, {len(g.hist)} removals: the model agrees', flush=True)
        return True

def main(fr, names):
    return 0 if all([prove(fr, n, 150, sd) for n in names for sd in (1, 2)]) else 1
