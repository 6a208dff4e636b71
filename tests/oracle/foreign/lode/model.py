"""The game on paper: slow and simple; it shares nothing with the Z80 program but the settings."""
import random, re, subprocess, tempfile, os, shutil
import config
class Model:
    def __init__(s, c):
        s.c, s.grav, s.cur, s.order = c, True, None, config.order(c)
        s.waiting = None
        s.lkey = None
    # deal
    def rnd(s, n):
        s.rs = (s.rs*s.c["MULA"]+s.c["ADDC"]) % 65536
        h = s.rs//256
        return h*n//256 if s.c["RRED"] == 0 else h % n
    def deal(s, number):
        c = s.c
        t = [(i//4 if c["DLAY"] == 0 else i % 21)+1 for i in range(84)]
        s.rs = number ^ c["XORK"]
        for _ in range(c["WARM"]): s.rnd(1)
        def sw(i, j): t[i], t[j] = t[j], t[i]
        if c["SHUF"] == 0:
            for n in range(84, 1, -1): sw(s.rnd(n), n-1)
        elif c["SHUF"] == 1:
            for i in range(84): sw(s.rnd(84), i)
        else:
            for _ in range(200): sw(s.rnd(84), s.rnd(84))
        return [t[r*14:r*14+14] for r in range(6)]
    def new(s, number):
        s.number, s.board = number, s.deal(number)
        s.start = [r[:] for r in s.board]
        s.hist, s.pos, s.cheat, s.sel, s.pair, s.list = [], 0, False, None, None, None
        if s.c["HOME"] == 1 or s.cur is None: s.cur = (0, 0)
        if s.c["HOME"] == 2: s.cur = (2, 6)
        s.border()
    # rules
    def at(s, p):
        r, x = p
        return s.board[r][x] if 0 <= r < 6 and 0 <= x < 14 else 0
    def reach(s, a):
        """all tiles that three segments from a lead to"""
        seen, edge, tiles = {a}, {a}, set()
        for _ in range(3):
            nxt = set()
            for r, x in edge:
                for dr, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                    y, z = r+dr, x+dx
                    while -1 <= y <= 6 and -1 <= z <= 14:
                        if s.at((y, z)):
                            tiles.add((y, z)); break
                        nxt.add((y, z))
                        y += dr; z += dx
            edge = nxt-seen
            seen |= nxt
        return tiles-{a}
    def cells(s): return [p for p in config.ROWS if s.at(p)]
    def pairs(s, cells):
        out = []
        for i, a in enumerate(cells):
            if not s.at(a): continue
            t = s.reach(a)
            out += [(a, b) for b in cells[i+1:] if s.at(b) == s.at(a) and b in t]
        return out
    def border(s):
        won = not s.cells()
        stuck = not won and not s.pairs(config.ROWS)
        s.state = 1 if won else 2 if stuck else 0
        order = {0: "cws", 1: "wsc", 2: "wcs"}[s.c["PREC"]]
        t = {"c": (s.cheat, 2), "w": (won, 7), "s": (stuck, 0)}
        s.colour = next((t[k][1] for k in order if t[k][0]), 5)
    def take(s, a, b):
        for r, x in (a, b): s.board[r][x] = 0
        if s.grav:
            for x in range(14):
                col = [s.board[r][x] for r in range(6) if s.board[r][x]]
                col = [0]*(6-len(col))+col
                for r in range(6): s.board[r][x] = col[r]
    def changed(s):
        s.sel = s.pair = s.list = None
        s.border()
    def remove(s, a, b):
        del s.hist[s.pos:]
        s.hist.append((a, b)); s.pos += 1
        s.take(a, b)
        s.changed()
        if s.state and s.c["EMSG"] == 2: s.waiting = True
    def hints(s):
        o = s.order
        if s.c["HFROM"]:
            i = o.index(s.cur); o = o[i:]+o[:i]
        l = s.pairs(o)
        if s.c["HKIND"]: l.sort(key=lambda p: s.at(p[0]))       # stable
        if s.sel: l = [p for p in l if s.sel in p]
        return l
    def arrow(s, k):
        def one(p):
            r, x = p
            d = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}[k]
            r += d[0]; x += d[1]
            m = s.c["CURM"]
            if m == 1: return (min(max(r, 0), 5), min(max(x, 0), 13))
            if m == 2 and not 0 <= x < 14: r += 1 if x > 0 else -1
            return (r % 6, x % 14)
        if s.c["CURM"] == 3:
            p = s.cur
            for _ in range(14 if k in ("left", "right") else 6):
                p = one(p)
                if s.at(p):
                    s.cur = p; break
        else: s.cur = one(s.cur)
        if not s.c["KEEPH"]:
            s.pair = None
            if not s.c["RESUME"]: s.list = None
    def enter(s):
        c = s.c
        if s.pair:
            a, b = s.pair
            if c["HCUR"] == 1: s.cur = a
            return s.remove(a, b)
        def select(v): s.sel, s.list = v, None
        t = s.at(s.cur)
        if not t:
            if c["EMPTYE"] and s.sel: select(None)
        elif s.sel is None: select(s.cur)
        elif s.sel == s.cur: select(None)
        elif s.at(s.sel) != t: (lambda: None, lambda: select(s.cur), lambda: select(None))[c["OTHER"]]()
        elif s.cur in s.reach(s.sel): s.remove(s.sel, s.cur)
        else: (lambda: None, lambda: select(s.cur), lambda: select(None))[c["BLOCK"]]()
    def hint(s):
        if s.list is None: s.list, s.at_h = s.hints(), 0
        if s.at_h < len(s.list):
            s.pair = s.list[s.at_h]; s.at_h += 1
            if s.c["HCUR"] == 2: s.cur = s.pair[1]
        else:
            s.pair = None
            if not s.c["HEND"]: s.at_h = 0
    def travel(s, k):
        s.pair = None
        to = {"b": s.pos-1, "f": s.pos+1, "r": 0, "l": len(s.hist)}[k]
        if to == s.pos or not 0 <= to <= len(s.hist):
            if s.c["IDLEC"]: s.cheat = True
            if s.c["IDLES"]: s.sel = s.list = None
            return s.border()
        s.cheat = True
        if k == "b" and s.c["BCUR"]: s.cur = s.hist[to][s.c["BCUR"]-1]
        if k in "fl" and s.c["FCUR"]: s.cur = s.hist[to-1][0]
        s.board = [r[:] for r in s.start]
        for a, b in s.hist[:to]: s.take(a, b)
        s.pos = to
        s.changed()
    def key(s, k):
        s.lkey = k
        if s.waiting:
            s.waiting = None
            return
        if k in ("left", "right", "up", "down"): s.arrow(k)
        elif k == "enter": s.enter()
        elif k == "h": s.hint()
        elif k in "bfrl": s.travel(k)

def script(m, g, steps):
    """a list of (keys to press, kind of check)"""
    out = []
    def go(k):
        out.append(([k], "state")); m.key(k)
    def number(n):
        if m.waiting: go("h")
        ks = list("%05d" % n if m.c["EFIX"] or g.random() < .3 else str(n))
        if m.c["EDEL"] == 1 and g.random() < .4: ks[2:2] = ["7", "DEL"]
        m.pair = None
        out.append((["s"]+ks+([] if m.c["EFIX"] and len(ks) >= 5 and "DEL" not in ks or m.c["EFIX"] == 2 else ["enter"]), "number"))
        if m.c["EFIX"] and "DEL" in ks: out[-1] = (["s"]+ks, "number")
        m.new(n)
    number(g.randrange(1, 65536))
    while len(out) < steps:
        q = g.random()
        if len(out) > steps//3 and not m.state: q *= .85        # play to the end
        if len(out) > steps//3 and .82 < q and not m.state: continue
        if q < .30 and not m.waiting:
            m2 = m.pairs(config.ROWS)
            if m2 and m.c["CURM"] != 3:
                a, b = g.choice(m2)
                if m.sel or m.pair: go("left"); 
                if m.sel and m.at(m.cur) and not m.pair: go("enter")
                for t in (a, b):
                    while m.cur[0] != t[0]: go("up" if m.cur[0] > t[0] else "down")
                    while m.cur[1] != t[1]: go("left" if m.cur[1] > t[1] else "right")
                    go("enter")
        elif q < .6: 
            go("h")
            if g.random() < .7: go("enter")
        elif q < .75: go(g.choice(["left", "right", "up", "down"]))
        elif q < .82: go("enter")
        elif q < .92: go(g.choice("bbbffrl"))
        elif q < .96:
            for _ in range(g.randint(1, 12)): go("h")
        elif q < .98:
            if m.waiting: go("h")
            if g.random() < .5:
                m.grav = not m.grav
                out.append((["DEL"], "random"))
            else: out.append((["n"], "random"))
            if m.c["HOME"] == 0: pass
            m.cur = {0: m.cur, 1: (0, 0), 2: (2, 6)}[m.c["HOME"]]
            number(g.randrange(1, 65536))
        else: number(g.choice([1, 65535, 32767, 32768, g.randrange(1, 100), g.randrange(1, 65536)]))
    return out

def glyphs(c, rom):
    """the picture of each kind, from the machine's ROM font or our table"""
    pics = config.pictures(c)
    if c["PICM"] == 1: return pics
    out = [pics[0]]
    for ch in c["letters"]:
        g = rom[(ord(ch)-32)*8:(ord(ch)-32)*8+8]
        if c["BOLD"]: g = [b | b >> 1 for b in g]
        p = [0]*c["PSZ"]
        if c["PICM"] == 2: p = [b for b in g for _ in (0, 1)]
        else: p[c["LPOSN"]*8:c["LPOSN"]*8+8] = g
        out.append(p)
    return out
def text(c, rom, s):
    def one(ch):
        g = rom[(ord(ch)-32)*8:(ord(ch)-32)*8+8]
        return [b | b >> 1 for b in g] if c["TBOLD"] else g
    return [one(ch) for ch in s]
def check_screen(m, rom, scr):
    c = m.c
    pics = glyphs(c, rom)
    def got(y, x): return [scr[(y & 24)*256+(y & 7)*32+x+i*256] for i in range(8)], scr[6144+y*32+x]
    for r, x in config.ROWS:
        k = m.board[r][x]
        p, a = list(pics[k]), c["KATTR"][k]
        here = (r, x) == m.cur
        marks = [bool(k) and m.at(m.cur) == k and (c["KCUR"] or not here), m.sel == (r, x), bool(m.pair) and (r, x) in m.pair, here]
        for on, (an, xo, fl, mask) in zip(marks, c["mops"]):
            if on:
                a = (a & an) ^ xo
                if fl & 1: a = (a & 0xC0) | (a & 7) << 3 | a >> 3 & 7
                if mask: p = [u ^ v for u, v in zip(p, config.mask(c, mask))]
        for cy in range(c["CH"]):
            for cx in range(c["CW"]):
                i = (cy*c["CW"]+cx)*8
                if got(c["BY"]+r*c["PY"]+cy, c["BX"]+x*c["PX"]+cx) != (p[i:i+8], a): return "tile %d,%d" % (r, x)
        if c["BRK"] and here:
            y, z = c["BY"]+r*c["PY"], c["BX"]+x*c["PX"]
            if [got(y, z-1)[0], got(y, z+c["CW"])[0]] != text(c, rom, c["BRKC"]): return "brackets"
    n = {0: "%-5d", 1: "%05d", 2: "%5d"}[c["NFMT"]] % m.number
    for i, t in enumerate(text(c, rom, c["NPRE"]+n)):
        if got(c["NROW"], i) != (t, c["NATTR"]): return "number"
    return None

def prove(exe, c, name, steps=int(os.environ.get('STEPS', 400))):
    c = dict(c)
    m = Model(c)
    g = random.Random(name)
    d = tempfile.mkdtemp()
    try:
        config.make(c, d+"/t.tap")
        todo = script(m, g, steps)
        lines = ["tape auto off", "wait 400", "peek 0x3D00 768"] if 0 else ["wait 600", "peek 0x3D00 768"]
        cx = {"left": "left", "right": "right", "up": "up", "down": "down", "enter": "enter", "DEL": "delete"}
        for i, (keys, kind) in enumerate(todo):
            for k in keys:
                if k == "DEL": lines.append('type "\\b"')
                elif k in ("left", "right", "up", "down"): lines.append('type "{%s}"' % k)
                else: lines.append("press %s 3 8" % k)
                if k in ("enter", "DEL", "h", "n", "b", "f", "r", "l"): lines.append("wait %d" % (150 if kind != "number" else 10))
                else: lines.append("wait 4")
            lines += ["wait %d" % (160 if kind != "state" else 4), "peek 0xE700 64", "peek 0xE000 170"]
            if i % 4 == 3: lines.append("save %s/%d.scr" % (d, i))
        open(d+"/s", "w").write("\n".join(lines)+"\n")
        r = subprocess.run([exe, "run", d+"/t.tap", "--headless", "--machine", "48", "--rom", "free", "--instant-load", "--script", d+"/s"], capture_output=True, text=True)
        if r.returncode: print(name, "run:", r.stderr[:300]); return False
        dumps, addr = [], None
        for l in r.stdout.splitlines():
            q = re.match(r"0x([0-9a-f]{4}):((?: [0-9a-f]{2})+)", l)
            if q:
                if int(q[1], 16) in (0x3D00, 0xE700, 0xE000) : dumps.append([])
                dumps[-1] += [int(v, 16) for v in q[2].split()]
        rom = dumps[0]
        n = Model(c)
        wins = 0
        for i, (keys, kind) in enumerate(todo):
            v, b = dumps[1+2*i], dumps[2+2*i]
            num = v[4]+256*v[5]
            if kind == "state":
                n.key(keys[0])
            elif kind == "random":
                n.pair = None
                if keys == ["DEL"]: n.grav = not n.grav
                if num == 0: print(name, "number 0"); return False
                n.new(num)
            else:
                s = []
                for k in keys[1:]:
                    if k == "DEL": s.pop()
                    elif k != "enter": s.append(k)
                n.new(int("".join(s)))
            ix = lambda p: config.cell(*p) if p else 0
            want = [ix(n.cur), ix(n.sel), ix(n.pair and n.pair[0]), ix(n.pair and n.pair[1]), n.number & 255, n.number >> 8, int(n.grav), int(n.cheat), n.pos, len(n.hist), n.colour]
            wb = [n.at((q//17-2, q % 17-2)) if 17 <= q < 153 and q % 17 else 255 for q in range(170)]
            wins += n.state == 1
            if v[:11] != want or b != wb:
                print(name, "step", i, keys, "want", want, "got", v[:11], "board", b == wb, "last", [x[0] for x in todo[max(0, i-8):i]]); return False
            if i % 4 == 3:
                e = check_screen(n, rom, open("%s/%d.scr" % (d, i), "rb").read())
                if e: print(name, "step", i, keys, "screen:", e, want, [x[0] for x in todo[max(0, i-8):i]]); return False
        print("%s proved: %d steps, %d removals at the end of the history, %d ends won" % (name, len(todo), len(n.hist), wins), flush=True)
        return True
    finally: shutil.rmtree(d)
