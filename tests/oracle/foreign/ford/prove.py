"""A slow model of the game, and the comparison of tapes with it, key by key."""
import os, random, subprocess, tempfile
W, H = 14, 6

class Model:
    def __init__(self, sw, deal):
        self.s, self.deal = sw, deal
        self.grav, self.cx, self.cy, self.num, self.hist, self.at = 1, 0, 0, None, [None], 0
    def start(self, num):
        self.num = num
        self.hist = [self.deal(num)] if num is not None else [None]
        self.at = 0; self.sel = None; self.pair = None; self.last = None; self.cheat = False; self.event = False
        if self.s["HOME"]: self.cx = self.cy = 0
    def board(self): return self.hist[self.at]
    @staticmethod
    def joined(b, p, q):
        """At most three segments: a search over cells, directions and turns."""
        free = lambda x, y: -1 <= x <= W and -1 <= y <= H and (not (0 <= x < W and 0 <= y < H) or b[y][x] == 0)
        front = {(p[0], p[1])}
        for seg in range(3):
            new = set()
            for (x, y) in front:
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    u, v = x + dx, y + dy
                    while True:
                        if (u, v) == q: return True
                        if not free(u, v): break
                        new.add((u, v)); u += dx; v += dy
            front |= new
        return False
    def cells(self):
        o = self.s.get("ORD", 0)
        if o == 1: c = [(x, y) for x in range(W) for y in range(H)]
        else: c = [(x, y) for y in range(H) for x in range(W)]
        return c[::-1] if o == 2 else c
    def pairs(self, b=None, only=None):
        b = b or self.board(); c = self.cells()
        for i, p in enumerate(c):
            if b[p[1]][p[0]]:
                for q in c[i + 1:]:
                    if b[p[1]][p[0]] == b[q[1]][q[0]] and only in (None, p, q) and self.joined(b, p, q):
                        yield p, q
    def removed(self, b, pq):
        b = [r[:] for r in b]
        for x, y in sorted(pq, key=lambda c: c[1]):
            b[y][x] = 0
            if self.grav:
                for v in range(y, 0, -1): b[v][x] = b[v - 1][x]
                b[0][x] = 0
        return b
    def take(self, pq):
        self.hist = self.hist[:self.at + 1] + [self.removed(self.board(), pq)]
        self.at += 1; self.sel = self.pair = self.last = None; self.event = False
        self.after()
    def after(self): pass
    def travel(self, to):
        ok = to != self.at
        self.sel = self.pair = self.last = None
        if ok or self.s["IDLE"]:
            self.at = to; self.cheat = True; self.event = True
    def border(self):
        b = self.board()
        if b is None: return None
        pos = 7 if not any(map(any, b)) else 5 if next(self.pairs(b), None) else 0
        pr = self.s["PREC"]
        if pr == 0: return 2 if self.cheat else pos
        if pr == 2 and self.event: return 2
        return pos if pos != 5 else 2 if self.cheat else 5
    def key(self, k):
        s, b = self.s, self.board()
        if k in "<>^v":
            dx, dy = {"<": (-1, 0), ">": (1, 0), "^": (0, -1), "v": (0, 1)}[k]
            x, y = self.cx + dx, self.cy + dy
            if s["WRAP"] == 0: x, y = x % W, y % H
            self.cx, self.cy = min(max(x, 0), W - 1), min(max(y, 0), H - 1)
            self.pair = None
            if s["HRES"] == 0: self.last = None
        elif k == "e":
            c = (self.cx, self.cy)
            if self.pair: return self.take(self.pair)
            if not b[c[1]][c[0]]: return
            if self.sel is None: self.sel = c; self.last = None; return
            if self.sel == c: self.sel = None; self.last = None; return
            same = b[c[1]][c[0]] == b[self.sel[1]][self.sel[0]]
            if same and self.joined(b, self.sel, c): return self.take((self.sel, c))
            w = s["BLK" if same else "OTH"]
            if w == 0: self.sel = c; self.last = None
            if w == 2: self.sel = None; self.last = None
        elif k == "H":
            ps = list(self.pairs(only=self.sel)); order = {c: i for i, c in enumerate(self.cells())}
            rank = lambda pq: (order[pq[0]], order[pq[1]])
            rest = [p for p in ps if self.last is None or rank(p) > rank(self.last)]
            if not rest and s["HEND"] == 1: rest = ps
            self.pair = self.last = rest[0] if rest else None
        elif k == "B": self.travel(max(self.at - 1, 0))
        elif k == "F": self.travel(min(self.at + 1, len(self.hist) - 1))
        elif k == "R": self.travel(0)
        elif k == "L": self.travel(len(self.hist) - 1)
        elif k == "N": self.start(None)
        elif k == "D": self.grav ^= 1; self.start(None)
        elif k[0] == "S": self.start(int(k[1:]))

def plan(m, rnd, won):
    """Keys for one tape; yields (key, text to type)."""
    s = m.s
    txt = dict(zip("<>^veHBFRLND", ["{left}", "{right}", "{up}", "{down}", "\\n", "h", "b", "f", "r", "l", "n", "\\b"]))
    def entry(n):
        t = "%d\\n" % n
        r = rnd.randrange(5)
        if r == 0: t = "0%d\\n" % n if n < 10000 else t
        if r == 1 and s["EMPTYE"] == 0: t = "\\n" + t
        if r == 2:
            if s["ENTRY"] == 0: t = "%d%s\\n" % (n, "9" if n > 6553 else "")
            else: t = ["70000", "70000\\n"][s["ENTRY"] - 1] + t
        if s.get("AUTO") and r < 3: t = ("\\n" if r == 1 and s["EMPTYE"] == 0 else "") + "%d\\n" % n
        if s.get("AUTO") and n > 9999: t = t[:-2]
        return "S%d" % n, "s" + t
    def go(c):
        while (m.cx, m.cy) != c:
            yield (">" if c[0] > m.cx else "<") if c[0] != m.cx else ("v" if c[1] > m.cy else "^")
    for game in range(int(os.environ.get("GAMES", "4"))):
        n = won[1 - game // 2][0] if game % 2 else rnd.randrange(1, 65536)
        yield entry(n)
        if game % 2:
            for i, pq in enumerate(won[1 - game // 2][1]):
                if i < 6 or i > 38:
                    for c in rnd.sample(pq, 2):
                        for k in go(c): yield k, txt[k]
                        yield "e", txt["e"]
                else:
                    for _ in range(3):
                        yield "H", txt["H"]
                        if m.pair and set(m.pair) == set(pq): break
                    else:
                        yield "<", txt["<"]
                        for c in pq:
                            for k in go(c): yield k, txt[k]
                            yield "e", txt["e"]
                        continue
                    yield "e", txt["e"]
            for k in "BFBRLR": yield k, txt[k]
        else:
            for step in range(45):
                r = rnd.random()
                ps = list(m.pairs())
                if r < .25 and ps:
                    for c in rnd.sample(rnd.choice(ps), 2):
                        for k in go(c): yield k, txt[k]
                        yield "e", txt["e"]
                elif r < .45:
                    for _ in range(rnd.randrange(1, 4)): yield "H", txt["H"]
                    if m.pair: yield "e", txt["e"]
                else:
                    k = rnd.choice("<>^vvee>eHHHBBFRLee"); yield k, txt[k]
            while next(m.pairs(), None):
                yield "H", txt["H"]; yield "e", txt["e"]
            for k in "H<eBFRLB" : yield k, txt[k]
        yield "DN"[game % 2], txt["DN"[game % 2]]

def playout(deal, grav, rnd, sw):
    while True:
        n = rnd.randrange(1, 65536)
        m = Model(sw, deal); m.grav = grav; m.start(n); line = []
        for _ in range(6):
            m.start(n); line = []
            while True:
                ps = list(m.pairs())
                if not ps: break
                pq = rnd.choice(ps); line.append(pq); m.take(pq)
            if len(line) == 42: return n, line

def attrs(e, sw, m, b):
    """The attribute of each tile and the cells of a cursor outside the tiles."""
    lit = b[m.cy][m.cx]
    out = {}
    for y in range(H):
        for x in range(W):
            a = sw["BASE"]; k = b[y][x]
            if k:
                if k == lit: a = sw["LIT"]
                if m.sel == (x, y): a = sw["SELA"]
                if m.pair and (x, y) in m.pair: a = sw["HINTA"]
            if (x, y) == (m.cx, m.cy):
                a = CURSOR[e](sw, a)
            out[x, y] = a
    return out

def swap(a): return a & 0xC0 | (a & 7) << 3 | (a >> 3) & 7
CURSOR = {"a": lambda sw, a: [a | 0x80, swap(a), a][sw["CURS"]],
          "b": lambda sw, a: [a | 0x80, a, a & 0x47 | sw["CURA"]][sw["CURS"]],
          "c": lambda sw, a: [a | 0x80, swap(a), a | 0x40][sw["CURS"]]}

WON = {}

def prove(prog, tape, seed=1):
    from ford import make, settings
    from deals import DEAL
    e, fault, sw = settings(tape)
    rnd = random.Random(tape + str(seed))
    m = Model(sw, DEAL[e])
    for g in (1, 0):
        if (e, g) not in WON: WON[e, g] = playout(DEAL[e], g, random.Random(seed), sw)
    won = [WON[e, 1], WON[e, 0]]
    keys = []
    gen = plan(m, rnd, won)
    states = []
    px = sw.get("PX", 1)
    with tempfile.TemporaryDirectory() as d:
        t = os.path.join(d, "t.tap"); make(tape, t)
        script = ["wait 300"]
        for i, (k, text) in enumerate(gen):
            m.key(k)
            b = m.board()
            states.append((k, b and [r[:] for r in b], m.num, m.border(), b and attrs(e, sw, m, b), (m.cx, m.cy)))
            script += ['type "%s"' % text, "wait %d" % sw.get("WAIT", 16), "save %s/%d.sna" % (d, i)]
        open(d + "/s", "w").write("\n".join(script) + "\n")
        p = subprocess.run(["nice", prog, "run", t, "--headless", "--machine", "48", "--rom", "free", "--instant-load",
                            "--script", d + "/s"], capture_output=True, text=True)
        if p.returncode:
            print(tape, "script failed", p.stderr[-300:]); return False
        look = {}
        font = {}
        for i, (k, b, num, border, at, cur) in enumerate(states):
            sna = open("%s/%d.sna" % (d, i), "rb").read()
            scr = sna[27:27 + 6912]
            cell = lambda r, c: (bytes(scr[(r >> 3) * 2048 + l * 256 + (r & 7) * 32 + c] for l in range(8)), scr[6144 + r * 32 + c])
            bad = None
            def seen(x, y):
                r, c = sw["TOP"] + sw["STEPY"] * y, sw["LEFTX"] + sw["STEPX"] * x
                return [cell(r + j, c + i) for j in range(px) for i in range(px)]
            if b is None:
                b = None
            else:
                for y in range(H):
                    for x in range(W):
                        v = seen(x, y); bm = b"".join(q[0] for q in v); kk = b[y][x]
                        if look.setdefault(kk, bm) != bm: bad = bad or "tile %d,%d is not kind %d" % (x, y, kk)
                        if any(q[1] != at[x, y] for q in v): bad = bad or "attr %d,%d is %x not %x" % (x, y, v[0][1], at[x, y])
                if sna[26] & 7 != border: bad = bad or "border %d not %d" % (sna[26] & 7, border)
                want = "%05d" % num if sw["ZEROS"] else str(num)
                for c, ch in enumerate(want.ljust(6)):
                    bm = cell(sw["NROW"], c)[0]
                    if font.setdefault(ch, bm) != bm: bad = bad or "number is not %d" % num
                extra = outside(e, sw, cell, cur)
                bad = bad or extra
            if bad:
                print("%-6s key %d %s: %s (after %s)" % (tape, i, k, bad, " ".join(s[0] for s in states[max(0, i - 12):i]))); return False
        if len(set(look.values())) != len(look) or len(set(font.values())) != len(font): print(tape, "two kinds look alike"); return False
        ends = [s[3] for s in states]
    print("%-6s proved: %d keys, %d white, %d black, %d red" % (tape, len(states), ends.count(7), ends.count(0), ends.count(2)), flush=True)
    return True

def outside(e, sw, cell, cur):
    """Brackets and other marks beside the tiles; nothing else may be on the screen."""
    want = {}
    for y in range(H):
        for x in range(W):
            for j in range(sw.get("PX", 1)):
                for i in range(sw.get("PX", 1)):
                    want[sw["TOP"] + sw["STEPY"] * y + j, sw["LEFTX"] + sw["STEPX"] * x + i] = None
    ex = MARKS[e](sw, cur)
    for r in range(24):
        for c in range(32):
            if (r, c) in want or r == sw["NROW"] and c < 10: continue
            bm, a = cell(r, c)
            if bool(any(bm)) != ((r, c) in ex): return "mark at %d,%d" % (r, c)
    return None

def marks_a(sw, cur):
    r, c = sw["TOP"] + sw["STEPY"] * cur[1], sw["LEFTX"] + sw["STEPX"] * cur[0]
    return {(r, c - 1), (r, c + 1)} if sw["CURS"] == 2 else set()
def marks_b(sw, cur):
    r, c = sw["TOP"] + sw["STEPY"] * cur[1] + sw["PX"], sw["LEFTX"] + sw["STEPX"] * cur[0]
    return {(r, c + i) for i in range(sw["PX"])} if sw["CURS"] == 1 else set()
MARKS = {"a": marks_a, "b": marks_b, "c": lambda sw, cur: set()}
