"""A slow model of the game in Python; the tape's memory, screen and border are compared with it after each key."""
import os, random, struct, subprocess, tempfile, zlib
import tapes
from collections import deque


def deal(num, kind):
    x = num

    def rnd():
        nonlocal x
        if kind:
            x = (x * 101 + 7841) & 65535
            return x >> 8
        for _ in range(8):
            x = (x >> 1) ^ (0xB400 if x & 1 else 0)
        return x & 255
    t = [k for k in range(21, 0, -1) for _ in range(4)]
    rnd(), rnd()
    for i in range(83, 0, -1):
        j = rnd() % (i + 1)
        t[i], t[j] = t[j], t[i]
    return {(r, c): t[14 * r + c] for r in range(6) for c in range(14)}


def linked(board, a, b):
    """At most three segments: a search over (place, direction, lines)."""
    best, todo = {}, deque((a, d, 1) for d in ((0, 1), (0, -1), (1, 0), (-1, 0)))
    while todo:
        p, d, k = todo.popleft()
        q = p[0] + d[0], p[1] + d[1]
        if q == b:
            return True
        if not (-1 <= q[0] <= 6 and -1 <= q[1] <= 14) or q in board or best.get((q, d), 9) <= k:
            continue
        best[q, d] = k
        todo.append((q, d, k))
        if k < 3:
            todo.extend((q, e, k + 1) for e in ((0, 1), (0, -1), (1, 0), (-1, 0)) if e[0] * d[0] + e[1] * d[1] == 0)
    return False


class Game:
    def __init__(self, o):
        self.o, self.grav, self.cur = o, True, (0, 0) if o["HOME"] == 0 else (2, 6)

    def start(self, num):
        self.num, self.past, self.future = num, [], []
        self.first = deal(num, self.o["DEAL"])
        self.cheat, self.last, self.quiet, self.state = False, 0, False, 0
        if self.o["HOME"] != 2:
            self.cur = (0, 0) if self.o["HOME"] == 0 else (2, 6)
        self.settle()

    def settle(self, keep=False):
        b = dict(self.first)
        for a, c in self.past:
            del b[a], b[c]
            if self.grav:
                n = {}
                for col in range(14):
                    t = [b[r, col] for r in range(6) if (r, col) in b]
                    n.update({(6 - len(t) + i, col): k for i, k in enumerate(t)})
                b = n
        self.board, self.sel = b, None
        self.drop()
        s = 1 if not b else 0 if self.pairs(None) else 2
        if s != self.state:
            self.quiet = s != 0 and self.o["ENDKEY"] == 1
        self.state = s

    def drop(self):
        self.shown, self.idx, self.done = None, 0, False

    def pairs(self, sel):
        order = sorted(self.board, key=lambda p: (p[1], p[0]) if self.o["HORD"] == 1 else (-p[0], p[1]) if self.o["HORD"] == 5 else p)
        ps = [(a, b) for i, a in enumerate(order) for b in order[i + 1:]
              if self.board[a] == self.board[b] and (sel is None or sel in (a, b)) and linked(self.board, a, b)]
        h = self.o["HORD"]
        return sorted(ps, key=lambda p: self.board[p[0]] if h == 2 else abs(p[0][0] - p[1][0]) + abs(p[0][1] - p[1][1]) if h == 3
                      else self.board[p[0]] != self.last if h == 4 else 0)

    def border(self):
        c = {0: 5, 1: 7, 2: 0}[self.state]
        if not self.cheat:
            return c
        return 2 if self.o["PREC"] == 0 or self.state == 0 or (self.o["PREC"] == 2 and self.state != 2) else c

    def remove(self, a, b):
        self.last = self.board[a]
        self.past.append((a, b))
        self.future = []
        self.settle()
        if self.o["RCUR"]:
            self.cur = a

    def arrow(self, k):
        r, c = self.cur
        r, c = {"left": (r, c - 1), "right": (r, c + 1), "up": (r - 1, c), "down": (r + 1, c)}[k]
        if self.o["ARROWH"] == 0:
            self.shown, self.done = None, False
            if self.o["RESUME"] == 0:
                self.idx = 0
        if self.o["WRAP"] == 1 and not (0 <= r < 6 and 0 <= c < 14):
            return
        if self.o["WRAP"] == 2 and not 0 <= c < 14:
            r += 1 if c > 0 else -1
        self.cur = r % 6, c % 14

    def enter(self):
        if self.shown:
            return self.remove(*self.shown)
        o, c = self.o, self.cur
        if c not in self.board:
            if o["EMPTYC"] == 1:
                self.sel = None
                self.drop()
            return
        if self.sel is None:
            new = c
        elif self.sel == c:
            new = None
        else:
            if self.board[self.sel] == self.board[c] and linked(self.board, self.sel, c):
                return self.remove(self.sel, c)
            how = o["BLOCK"] if self.board[self.sel] == self.board[c] else o["OTHER"]
            if how == 1:
                return
            new = c if how == 0 else None
        self.sel = new
        self.drop()

    def travel(self, k):
        if (k in "br" and not self.past) or (k in "fl" and not self.future):
            if self.o["IDLE"] == 2:
                return
            self.cheat |= self.o["IDLE"] == 1
            self.sel = None
            return self.drop()
        self.cheat = True
        while True:
            if k in "br":
                self.future.append(self.past.pop())
            else:
                self.past.append(self.future.pop())
            if k in "bf" or not (self.past if k == "r" else self.future):
                break
        if k == "b" and self.o["BCUR"]:
            self.cur = self.future[-1][0]
        self.settle()

    def key(self, k):
        if self.quiet:
            self.quiet = False
        elif k in ("left", "right", "up", "down"):
            self.arrow(k)
        elif k == "enter":
            self.enter()
        elif k == "h":
            if self.o["HEND"] == 1 and self.done:
                return
            p = self.pairs(self.sel)
            if self.idx < len(p):
                self.shown, self.idx = p[self.idx], self.idx + 1
            else:
                self.shown, self.idx, self.done = None, 0, True
        else:
            self.travel(k)


def szx(path):
    """Border and 64 KB of memory."""
    d = open(path, "rb").read()
    i, mem, bord = 8, bytearray(65536), None
    while i < len(d):
        name, n = d[i:i + 4], struct.unpack("<I", d[i + 4:i + 8])[0]
        x = d[i + 8:i + 8 + n]
        if name == b"SPCR":
            bord = x[0] & 7
        if name == b"RAMP":
            p = zlib.decompress(x[3:]) if x[0] & 1 else x[3:]
            a = {5: 0x4000, 2: 0x8000, 0: 0xC000}.get(x[2])
            if a:
                mem[a:a + 16384] = p
        i += 8 + n
    return bord, mem


def number_text(o, n):
    s = str(n)
    return {0: s, 1: s.zfill(5), 2: s.rjust(5), 3: "Board " + s}[o["NFMT"]]


def screen(o, g, m):
    """Differences between the board's pictures on the screen and the model."""
    px, py, ox, oy = tapes.layout(o)
    t, bg, e = tapes.COLS[o["COL"]]
    font = lambda ch: bytes(FONT[8 * (ord(ch) - 32):8 * (ord(ch) - 31)])
    w, h = o["TW"], o["TH"]
    pics = tapes.pictures(o["PSEED"], w, h)
    out = []
    light = g.board.get(g.cur)
    for r in range(6):
        for c in range(14):
            k = g.board.get((r, c))
            if not k:
                pic = [0] * 8 * w * h
            elif o["PIC"]:
                pic = list(pics[k - 1])
            elif w * h == 4:
                wide = [sum(3 << (2 * b) for b in range(8) if v >> b & 1) for v in font(chr(64 + k))]
                pic = [(wide[(8 * cy + y) // 2] >> (8 - 8 * cx)) & 255 for cy in (0, 1) for cx in (0, 1) for y in range(8)]
            else:
                pic = list(font(chr(64 + k)))
                if w * h == 2:
                    pic += list(font(chr(96 + k)))
            a = t if k else e
            on = dict(KIND=k and k == light, HINT=k and g.shown and (r, c) in g.shown, SEL=g.sel == (r, c), CUR=g.cur == (r, c))
            both = [(pic, a)]
            for who, meth in tapes.marks(o):
                if not on[who] or not meth:
                    continue
                if meth in ("INV", "FRM", "DOT", "LINE"):
                    x = [u ^ v for u, v in zip(both[0][0], tapes.mask(meth, w, h))]
                    both = (both if who == "CUR" and o["CURM"] == 6 else []) + [(x, both[0][1])]
                else:
                    am, om = tapes.attr(meth, who)
                    both = [(both[0][0], both[0][1] & am | om)]
            seen, at = [], set()
            for cy in range(h):
                for cx in range(w):
                    y, x = oy + r * py + cy, ox + c * px + cx
                    at.add(m[0x5800 + 32 * y + x])
                    seen += [m[0x4000 + ((y & 24) << 8) + (i << 8) + ((y & 7) << 5) + x] for i in range(8)]
            if not any(seen == p and at == {q} for p, q in both):
                out.append("tile %d %d shown wrong" % (r, c))
    want = number_text(o, g.num)
    for i, ch in enumerate(want):
        if bytes(m[0x4000 + (16 << 8) + (j << 8) + (7 << 5) + i] for j in range(8)) != font(ch):
            out.append("number not %r" % want)
            break
    return out


FONT = b""


def prove(exe, name, count=160, seed=3):
    import mill
    global FONT
    o, f = mill.options(name)
    r = random.Random(seed)
    with tempfile.TemporaryDirectory() as d:
        tap = os.path.join(d, "a.tap")
        tapes.make(o, tap, f)
        keys, pre = [], ["wait 300"] + (["press enter", "wait 300"] if o["TITLE"] in (1, 3) else [])
        lines = pre + ["peek 0x3d00 768"]
        for i in range(count):
            k = r.choices(["left", "right", "up", "down", "enter", "h", "b", "f", "r", "l", "n", "backspace", "s"],
                          [8, 8, 6, 6, 20, 14, 3, 3, 1, 1, .7, .7, 1.5])[0]
            if i % 80 > 40 and r.random() < .8:      # many removals in a row
                k = "h" if not keys or keys[-1][0] != "h" else "enter"
            num = r.randrange(1, 65536) if k == "s" else None
            if k == "s":
                lines += ["press s", "wait 60"]
                for ch in (str(num).zfill(5) if o["SMODE"] == 0 else str(num)):
                    lines += ["press " + ch, "wait 20"]
                if o["SMODE"]:
                    lines += ["press enter"]
            else:
                lines.append("press " + ("delete" if k == "backspace" else k))
            lines += ["wait 230", "save %s/%04d.szx" % (d, i)]
            keys.append((k, num))
        open(d + "/s.txt", "w").write("\n".join(lines) + "\n")
        p = subprocess.run(["nice", exe, "run", tap, "--headless", "--instant-load", "--machine", "48", "--rom", "free", "--script",
                            d + "/s.txt"], capture_output=True, text=True)
        FONT = b"".join(bytes.fromhex(x.split(":")[1]) for x in p.stdout.splitlines() if x.startswith("0x3"))
        if p.returncode or len(FONT) != 768:
            print(name, "run failed", p.returncode, p.stderr[-300:], p.stdout[-200:])
            return 1
        g, bad, boards = None, [], {}
        for i, (k, num) in enumerate(keys):
            bord, m = szx("%s/%04d.szx" % (d, i))
            mnum = m[0xC509] + 256 * m[0xC50A]
            if g is None or k in ("n", "backspace", "s"):
                if g is None:
                    g = Game(o)
                    if k not in ("n", "backspace", "s"):
                        g.start(mnum)
                if g.__dict__.get("quiet"):
                    g.quiet = False                  # the key was swallowed
                    if k == "s":
                        keys[i] = ("lost", num)
                        g.quiet = False
                else:
                    if k == "backspace":
                        g.grav = not g.grav
                    if k == "s" and num != mnum:
                        bad.append((i, k, "number %d, not %d" % (mnum, num)))
                    g.start(mnum)
            if k not in ("n", "backspace", "s"):
                g.key(k)
            pos = lambda q: 0 if not q else (q[0] + 1) * 16 + q[1] + 1
            grid = {(q // 16 - 1, q % 16 - 1): m[0xC000 + q] for q in range(128) if m[0xC000 + q]}
            e = []
            if grid != g.board:
                e.append("board")
            e += ["%s %d, not %d" % (w, m[0xC500 + q], v) for w, q, v in (
                ("cursor", 0, pos(g.cur)), ("selected", 1, pos(g.sel)), ("pair", 2, pos(g.shown and g.shown[0])),
                ("pair", 3, pos(g.shown and g.shown[1])), ("gravity", 5, g.grav), ("moves", 7, len(g.past)),
                ("all moves", 8, len(g.past) + len(g.future))) if m[0xC500 + q] != v]
            if bord != g.border():
                e.append("border %d, not %d" % (bord, g.border()))
            e += screen(o, g, m)[:3]
            if e:
                bad.append((i, k, "; ".join(e)))
                break
        print(name, "%d keys" % len(keys), "proved" if not bad else bad[:3], flush=True)
        return 1 if bad else 0
