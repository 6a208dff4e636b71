"""A slow model of the game, and a comparison of its states with memory and picture of the machine. MIT licence."""
import os, random, re, subprocess, sys, tempfile
import conf

def linked(b, p, q):
    """b: dict (row, col) -> kind; at most three segments, one ring of free cells around"""
    todo = [(p, d, 0) for d in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    seen = set()
    while todo:
        (r, c), (y, x), turns = todo.pop()
        n = (r + y, c + x)
        if n == q: return True
        if not (0 <= n[0] <= 7 and 0 <= n[1] <= 15) or n in b: continue
        for d in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            t = turns + (d != (y, x))
            if d != (-y, -x) and t <= 2 and (n, d, t) not in seen:
                seen.add((n, d, t)); todo.append((n, d, t))
    return False

class Model:
    def __init__(m, c, board):
        m.c, m.first, m.grav = c, dict(board), 1
        m.hist, m.pos, m.cheat, m.sel, m.shown, m.over = [], 0, 0, None, None, 0
        m.cur = {0: (1, 1), 2: (3, 8), 3: (6, 1)}.get(c["HOME"], (1, 1))
        m.ptr = -1
        m.b = dict(board)
    def pairs(m):
        cells = [(r, c) for r in range(1, 7) for c in range(1, 15)]
        if m.c["HORD"] == 1: cells.reverse()
        if m.c["HORD"] == 3: cells.sort(key=lambda p: (p[1], p[0]))
        l = [(i, j) for i in range(84) for j in range(i + 1, 84) if cells[i] in m.b and m.b.get(cells[j]) == m.b[cells[i]]]
        if m.c["HORD"] == 2: l.sort(key=lambda x: (m.b[cells[x[0]]], x))
        l = [(cells[i], cells[j]) for i, j in l]
        return [x for x in l if (not m.sel or m.sel in x) and linked(m.b, *x)]
    def apply(m, pair):
        for p in pair: del m.b[p]
        if m.grav:
            for c in range(1, 15):
                col = [m.b.pop((r, c)) for r in range(6, 0, -1) if (r, c) in m.b]
                for i, k in enumerate(col): m.b[(6 - i, c)] = k
    def remove(m, p, q):
        del m.hist[m.pos:]
        m.hist.append((p, q)); m.pos += 1
        m.apply((p, q))
        m.sel = m.shown = None; m.ptr, m.over = -1, 0
        if m.c["RMHOME"]: m.cur = (1, 1)
    def reset(m): m.ptr, m.over = -1, 0
    def unshow(m):
        m.shown = None
        if not m.c["HRES"]: m.reset()
    def travel(m, n):
        if n is None or n == m.pos:
            if m.c["IDLECH"]: m.cheat = 1
            m.unshow(); m.reset()
            if not m.c["IDLES"]: m.sel = None
            return
        m.cheat = 1
        m.b, m.pos = dict(m.first), n
        for p in m.hist[:n]: m.apply(p)
        m.unshow(); m.reset()
        m.sel = None
    def key(m, k):
        c = m.c
        if k in "lrud":
            r, x = m.cur
            if k == "l": x -= 1
            if k == "r": x += 1
            if k == "u": r -= 1
            if k == "d": r += 1
            if not c["WRAP"] and not (1 <= r <= 6 and 1 <= x <= 14): return
            if c["WRAP"] == 2 and x in (0, 15): r += 1 if x else -1
            m.cur = ((r - 1) % 6 + 1, (x - 1) % 14 + 1)
            if not c["SHARR"]: m.unshow()
        elif k == "e":
            if m.shown: return m.remove(*m.shown)
            t = m.b.get(m.cur)
            if not t:
                if c["ECELL"]: m.sel = None; m.reset()
                return
            if not m.sel: m.sel = m.cur; m.reset(); return
            if m.sel == m.cur: m.sel = None; m.reset(); return
            same = m.b[m.sel] == t
            if same and linked(m.b, m.sel, m.cur): return m.remove(m.sel, m.cur)
            w = c["MISB"] if same else c["MISK"]
            if w == 0: m.sel = m.cur; m.reset()
            if w == 2: m.sel = None; m.reset()
        elif k == "B": m.travel(m.pos - 1 if m.pos else None)
        elif k == "F": m.travel(min(m.pos + 1, len(m.hist)))
        elif k == "R": m.travel(0)
        elif k == "L": m.travel(len(m.hist))
        elif k == "H":
            if c["HEND"] == 1 and m.over: return
            l = m.pairs()
            m.ptr += 1
            if m.ptr >= len(l) and c["HEND"] == 2: m.ptr = 0
            if m.ptr < len(l):
                m.shown = l[m.ptr]; m.over = 0
                if c["HCUR"]: m.cur = m.shown[0]
            else:
                m.ptr = -1; m.shown = None; m.over = 1
    def state(m):
        if not m.b: return 1
        s, m.sel = m.sel, None
        r = 0 if m.pairs() else 2
        m.sel = s
        return r
    def border(m):
        s = m.state()
        if m.c["PREC"] == 0 and m.cheat: return 2
        if m.c["PREC"] == 2 and s != 1 and m.cheat: return 2
        return 7 if s == 1 else 0 if s == 2 else 2 if m.cheat else 5

WORDS = dict(l="{left}", r="{right}", u="{up}", d="{down}", e="\\n")

def start(c):
    return ["wait 2900", "press space 6 6", "press enter 6 6", "wait 400"]

def ask(n, c):
    return ['type "s"', "wait 40", 'type "%d%s"' % (n, "" if c["EFULL"] and n > 9999 else "\\n"), "wait 500"]

KEYF = ["--key-frames", "5,6"]

def run(prog, tap, lines, d):
    f = os.path.join(d, "s.txt")
    with open(f, "w") as o: o.write("\n".join(lines) + "\n")
    p = subprocess.run([prog, "run", tap, "--headless", "--machine", "48", "--rom", "free", "--script", f] + KEYF, capture_output=True, text=True)
    if p.returncode: raise SystemExit("run: " + p.stderr[:300])
    out = []
    for l in p.stdout.split("\n"):
        if re.match("0x[0-9a-f]+:", l): out.append([int(x, 16) for x in l.split(":")[1].split()])
    return out

def board(mem):
    return {(i >> 4, i & 15): v for i, v in enumerate(mem) if v}

def prove(prog, names):
    import barn
    bad = 0
    if names == ["all"]: names = list(conf.honest())
    for n in names:
        c = barn.settings(n)[0]
        with tempfile.TemporaryDirectory() as d:
            tap = os.path.join(d, n + ".tap")
            barn.make(n, tap)
            num = 100 + int(n[1:]) * 37
            mem = []
            for l in [run(prog, tap, start(c) + ask(num, c) + ["peek 0xc000 128"], d)]: mem = sum(l, [])
            if len(mem) != 128: raise SystemExit("peek gives %d" % len(mem))
            m = Model(c, board(mem))
            if sorted(m.b.values()) != sorted(list(range(1, 22)) * 4): print(n, "bad deal"); bad += 1; continue
            r = random.Random(n)
            keys, want, lines = [], [], start(c) + ask(num, c)
            for i in range(170):
                end = m.state()
                if i > 150 or end: k = r.choice("BRLFBHl")
                elif m.shown and r.random() < .8: k = "e"
                elif m.sel and r.random() < .5: k = "H"
                else: k = r.choice("lrudeeHHHHBFRL" if r.random() < .25 else "lrudeHH")
                before = (m.pos, len(m.b))
                m.key(k)
                keys.append(k)
                lines.append('type "%s"' % WORDS.get(k, k.lower()))
                move = (m.pos, len(m.b)) != before
                lines.append("wait %d" % (450 if move else 70 if c["HBLINK"] or c["HLINE"] else 40))
                if move and m.state() and c["MS"] in (2, 3):
                    lines += ["press z 4 6", "wait 40"]
                lines += ["peek 0xc000 128", "peek 0xc600 32", "save %s" % os.path.join(d, "%03d.scr" % i)]
                want.append((dict(m.b), m.cur, m.sel, m.shown, m.pos, m.border(), m.state()))
            got = sum(run(prog, tap, lines, d), [])
            looks, rev, err = {}, {}, None
            for i, (b, cur, sel, shown, pos, bord, st) in enumerate(want):
                g = got[i * 160:i * 160 + 160]
                v = g[128:]
                P = lambda x: (x >> 4, x & 15) if x else None
                have = (board(g[:128]), P(v[2]), P(v[3]), (P(v[5]), P(v[6])) if v[4] else None, v[9], v[1], v[7])
                if c["HT"] and shown and not have[3]: have = have[:3] + (shown,) + have[4:]
                for name, x, y in zip("board cursor selection shown position border state".split(), want[i], have):
                    if x != y and not err: err = "key %d %s: %s model %s machine %s" % (i, "".join(keys[max(0, i - 8):i + 1]), name, x, y)
                if err: break
                if c["HT"] and shown: continue
                if (c["HLINE"] and shown): continue
                s = open(os.path.join(d, "%03d.scr" % i), "rb").read()
                kc = b.get(cur)
                for rr in range(1, 7):
                    for cc in range(1, 15):
                        k = b.get((rr, cc), 0)
                        shn, se = bool(shown and (rr, cc) in shown), sel == (rr, cc)
                        hl = bool(k and k == kc)
                        look = (k, hl, se, shn, cur == (rr, cc))
                        # a stronger mark may cover a weaker one
                        less = (k, hl and not se and not shn, se and not shn, shn, cur == (rr, cc))
                        if looks.setdefault(look, pic_ := cell(s, c, rr, cc)) != pic_:
                            err = err or "key %d: another picture of %s at %d,%d" % (i, look, rr, cc)
                        if rev.setdefault(pic_, less) != less:
                            err = err or "key %d: picture of %s at %d,%d also that of %s" % (i, look, rr, cc, rev[pic_])
            print(n, len(keys), "keys, left", 84 - 2 * m.pos, "ok" if not err else "WRONG " + err, flush=True)
            bad += bool(err)
    return 1 if bad else 0

def cell(s, c, r, k):
    x, y, h = c["OX"] + (k - 1) * 2, c["OY"] + (r - 1) * c["CH"], c["CH"]
    out = []
    for yy in range(y * 8, (y + h) * 8):
        a = (yy & 0xC0) << 5 | (yy & 7) << 8 | (yy & 0x38) << 2 | x
        out += s[a:a + 2]
    for yy in range(y, y + h): out += s[6144 + yy * 32 + x:6144 + yy * 32 + x + 2]
    return bytes(out)
