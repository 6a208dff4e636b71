"""A slow, simple model of the rules, compared with the memory of a tape after each key."""
import random, re, subprocess, tempfile, collections
import build


def runs(board, a, b):
    """Fewest segments between cells a and b (row 0..7, column 0..15 with a ring), or 99."""
    best = {}
    todo = collections.deque([(a, None, 0)])
    while todo:
        (r, c), way, n = todo.popleft()
        for d in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            m = n + (d != way)
            if m > 3: continue
            q = (r + d[0], c + d[1])
            if not (0 <= q[0] < 8 and 0 <= q[1] < 16): continue
            if q == b: return m if m <= 3 else 99
            if board.get(q): continue
            if best.get((q, d), 9) <= m: continue
            best[(q, d)] = m
            todo.append((q, d, m))
    return 99


class Model:
    def __init__(s, c): s.c = c; s.grav = 1; s.cur = cell(c["HOMEP"]); s.order()

    def order(s):
        o = [(r, k) for r in range(1, 7) for k in range(1, 15)]
        if s.c["HORD"] == 1: o.sort(key=lambda t: (t[1], t[0]))
        if s.c["HORD"] == 2: o.reverse()
        n = range(84)
        if s.c["HORD"] == 3: s.pairs = [(o[i], o[j]) for i in n for j in range(i)]
        else: s.pairs = [(o[i], o[j]) for i in n for j in range(i + 1, 84)]

    def deal(s, tiles):
        assert sorted(tiles) == sorted(list(range(1, 22)) * 4), "not four of each kind"
        s.first = {(r, k): tiles[(r - 1) * 14 + k - 1] for r in range(1, 7) for k in range(1, 15)}
        if not s.c["RING"]:
            for r in range(8):
                for k in range(16):
                    if r in (0, 7) or k in (0, 15): s.first[(r, k)] = 255
        s.done = []; s.future = []; s.cheat = 0; s.sel = None; s.shown = None; s.at = 0; s.at_end = False
        if not s.c["NEWCUR"]: s.cur = cell(s.c["HOMEP"])
        s.board = dict(s.first)

    def rebuild(s):
        s.board = dict(s.first)
        for a, b in s.done:
            s.board[a] = s.board[b] = 0
            if s.grav:
                for k in {a[1], b[1]}:
                    col = [s.board[(r, k)] for r in range(1, 7) if s.board[(r, k)]]
                    col = [0] * (6 - len(col)) + col
                    for r in range(1, 7): s.board[(r, k)] = col[r - 1]

    def ok(s, a, b):
        return a != b and s.board.get(a) and s.board.get(a) == s.board.get(b) and runs(s.board, a, b) <= 3

    def state(s):
        if not any(0 < v < 22 for v in s.board.values()): return 1
        return 0 if any(s.ok(a, b) for a, b in s.pairs) else 2

    def border(s):
        st = s.state()
        if s.cheat and (s.c["PREC"] == 0 or s.c["PREC"] == 1 and st != 1 or s.c["PREC"] == 2 and st == 0): return 2
        return (5, 7, 0)[st]

    def take(s, a, b):
        s.sel = None; s.shown = None; s.done.append((a, b)); s.future = []; s.rebuild(); s.at = 0
        if s.c["RCUR"] == 1: s.cur = cell(s.c["HOMEP"])
        if s.c["RCUR"] == 2: s.cur = a

    def key(s, k):
        c = s.c
        if k == "h":
            l = [p for p in s.pairs[s.at:] if s.ok(*p) and (s.sel is None or s.sel in p)]
            if not l and c["HEND"] == 1:
                s.at = 0
                l = [p for p in s.pairs if s.ok(*p) and (s.sel is None or s.sel in p)]
            if l:
                s.shown = l[0]; s.at = s.pairs.index(l[0]) + 1
                if c["HMOVE"]: s.cur = l[0][0]
                if c["HBLINK"] and c["HAFTER"] == 2: s.shown = None
            else:
                s.shown = None; s.at = len(s.pairs) if c["HEND"] == 2 else 0
            return
        shown, s.shown = s.shown, None
        if c["HRES"] == 0: s.at = 0
        if k == "enter":
            if shown: return s.take(*shown)
            s.at = 0
            here = s.board.get(s.cur)
            if not here:
                if c["EMPE"]: s.sel = None
            elif s.sel is None: s.sel = s.cur
            elif s.sel == s.cur: s.sel = None
            elif s.ok(s.sel, s.cur): s.take(s.sel, s.cur)
            else:
                how = c["BLK"] if s.board[s.sel] == here else c["MISS"]
                s.sel = (s.cur, s.sel, None)[how]
        elif k in ("left", "right", "up", "down"):
            r, q = s.cur
            for n in range(14):
                if k == "left": q -= 1
                if k == "right": q += 1
                if k == "up": r -= 1
                if k == "down": r += 1
                if r == 0: r = 1 if c["EDGEV"] else 6
                if r == 7: r = 6 if c["EDGEV"] else 1
                if q in (0, 15):
                    if c["EDGEH"] == 1: q = 1 if q == 0 else 14
                    elif c["EDGEH"] == 0: q = 14 if q == 0 else 1
                    elif q == 0: q = 14; r = r - 1 or 6
                    else: q = 1; r = r % 6 + 1
                if not c["SKIP"] or s.board.get((r, q)):
                    s.cur = (r, q); break
        elif k in "bfrl":
            many = {"b": s.done, "r": s.done, "f": s.future, "l": s.future}[k]
            if not many:
                if c["IDLE"]: s.cheat = 1
                if not c["IDLSEL"]: s.sel = None; s.at = 0
                return
            s.cheat = 1
            for n in range(len(many) if k in "rl" else 1):
                if k in "br": s.future.insert(0, s.done.pop())
                else: s.done.append(s.future.pop(0))
            s.rebuild(); s.at = 0
            if not c["TRSEL"] or s.sel and not s.board.get(s.sel): s.sel = None


def cell(p): return (p >> 4, p & 15)


def prove(prog, tapes, settings, turns=110):
    bad = 0
    for name in tapes:
        c, _ = settings(name)
        t, sym = build.tape(c)
        rng = random.Random(name)
        script = ["wait 350"]
        peeks = [(sym["BOARD"], 128), (sym["ORIG"], 128), (sym["cur"], 1), (sym["sel"], 1), (sym["h1"], 1), (sym["h2"], 1),
                 (sym["nh"], 1), (sym["mh"], 1), (sym["bcol"], 1), (sym["grav"], 1), (sym["num"], 2)]
        keys = ["start"]
        for n in range(turns):
            k = rng.choice(["h"] * 8 + ["enter"] * 10 + ["left", "right", "up", "down"] * 3 + ["b", "f", "r", "l", "l"])
            if k == "h": keys += ["h", "enter"] if rng.random() < .7 else ["h"]
            else: keys.append(k)
        keys += ["s", "l"]
        keys.insert(80, "delete"); keys.insert(150, "n")
        for n, k in enumerate(keys):
            if k == "s": script += ['type "s777\\n"', "wait 200"]
            elif k != "start": script += ["press %s 4" % k, "wait %d" % (40 if k in ("left", "right", "up", "down") else 220)]
            script += ["peek 0x%x %d" % p for p in peeks]
        with tempfile.TemporaryDirectory() as d:
            open(d + "/t.tap", "wb").write(t)
            open(d + "/s", "w").write("\n".join(script) + "\n")
            r = subprocess.run(["nice", prog, "run", d + "/t.tap", "--headless", "--instant-load", "--machine", "48",
                "--rom", "free", "--script", d + "/s"], capture_output=True, text=True)
        vals = []
        data = re.findall(r"^0x([0-9a-f]+): ((?:[0-9a-f]{2} ?)+)$", r.stdout, re.M)
        flat = [int(x, 16) for _, v in data for x in v.split()]
        size = sum(p[1] for p in peeks)
        m = Model(c); boards = {}; fault = None; game = True
        for n, k in enumerate(keys):
            v = flat[n * size:(n + 1) * size]
            if len(v) < size: fault = "no memory after %s: %s" % (k, r.stderr[:200]); break
            board, orig, (cu, se, h1, h2, nh, mh, bc, gr, nl, nm) = v[:128], v[128:256], v[256:]
            newgame = k in ("start", "n", "s", "delete") or (c["WONKEY"] and m.state() == 1 and k not in "brs")
            if newgame:
                if k == "delete" : m.grav ^= 1
                m.deal([orig[r * 16 + q] for r in range(1, 7) for q in range(1, 15)])
                number = nl + 256 * nm
                if boards.setdefault(number, orig) != orig: fault = "number deals another board"
            else: m.key(k)
            mine = [m.board.get((p >> 4, p & 15), 0) for p in range(128)]
            x = lambda p: p[0] * 16 + p[1] if p else 0
            want = (mine, x(m.cur), x(m.sel), x(m.shown and m.shown[0]), x(m.shown and m.shown[1]), len(m.done),
                    len(m.done) + len(m.future), m.border(), m.grav)
            got = (board, cu, se, h1, h2, nh, mh, bc, gr)
            if want != got or fault:
                fault = "key %d %s: %s" % (n, k, fault or [(w, g) for w, g in zip(want, got) if w != g]); break
        bad += bool(fault)
        print(name, fault or "proved, %d keys" % len(keys), flush=True)
    return 1 if bad else 0
