#!/usr/bin/env python3
"""One-byte mutants of the tapes, judged by the model and by the oracle.  MIT licence.
mutants.py FOURRIVERS TAPE FROM TO [-o FILE] [--keys N] [--limit SECONDS]   mutants FROM..TO-1 of a tape, or of all
mutants.py FOURRIVERS one TAPE N [-v]                     one mutant, more words
"""
import collections, json, os, random, subprocess, sys, tempfile, time
import model, tide
from driver import Differs, Machine, Screen, SHM, visible

def mutant(name, n):
    code, sym = tide.assemble(name)
    rnd = random.Random(f"{name}/{n}")
    while True:
        at = rnd.randrange(len(code))
        to = rnd.randrange(256)
        # not the words of a title, nor variables that are set before they are read
        a = 32768 + at
        skip = sym["title"] <= a if "title" in sym else sym["vars"] <= a < sym["tens"]
        if code[at] == to or skip:
            continue
        new = bytearray(code)
        new[at] = to
        return bytes(new), at, code[at], to, near(sym, 32768 + at)

def near(sym, a):
    best = max((v, k) for k, v in sym.items() if 0x8000 <= v <= a)
    return "%s+%d" % (best[1].lower(), a - best[0])

class Watch:
    """compares screens with the game; learns how things look, and requires it from then on"""
    def __init__(self, engine, cfg):
        self.e, self.cfg = engine, cfg
        self.kinds, self.pixel, self.marks, self.digits = {}, {}, {}, {}
        self.numbers, self.notes = {}, set()
        self.home = None
        self.foot = None

    def deal(self, g, s):
        """read a new board"""
        cnt = collections.Counter(s.pix)
        att = collections.Counter(s.att)
        odd = [p for p in range(84) if cnt[s.pix[p]] == 1 and sum(v == 3 for v in cnt.values()) == 1]
        odd2 = [p for p in range(84) if att[s.att[p]] == 1]
        cand = odd if len(odd) == 1 else odd2
        if len(cand) != 1:
            raise Differs("deal", "no board of 21 kinds of four with one cursor is to be seen")
        cur = cand[0]
        kinds = []
        for p in range(84):
            if p == cur:
                kinds.append(None)
                continue
            kinds.append(self.kinds.setdefault(s.pix[p], len(self.kinds) + 1))
        c = collections.Counter(k for k in kinds if k)
        three = [k for k in c if c[k] == 3]
        if len(c) != 21 or len(three) != 1 or sorted(c.values()) != [3] + [4] * 20:
            raise Differs("deal", "not four of each of 21 kinds: %s" % sorted(c.values()))
        kinds[cur] = three[0]
        if g.number is None:
            g.number = self.read(s)
        if g.number in self.numbers and self.numbers[g.number] != tuple(kinds):
            raise Differs("deal", f"number {g.number} deals another board than before")
        for n, b in self.numbers.items():
            if n != g.number and b == tuple(kinds):
                self.notes.add(f"numbers {n} and {g.number} deal the same board")
        self.numbers[g.number] = tuple(kinds)
        if self.home not in (None, cur):
            self.notes.add("home moves")
        self.home = cur
        g.dealt(kinds, cur, g.number)

    def read(self, s):
        """the number at the bottom left, by what digits look like"""
        t = ""
        back = {v: k for k, v in self.digits.items()}
        for c in s.foot:
            d = back.get(c)
            if d is None:
                raise Differs("number", "no number at the bottom left")
            if d == " ":
                break
            t += d
        if not t or t[0] == "0" or int(t) > 65535:
            raise Differs("number", f"the number is {t!r}")
        return int(t)

    def labels(self, g):
        lit = g.board[g.cur]
        out = []
        for p in range(84):
            k, cur = g.board[p], p == g.cur
            sel, pair = p == g.sel, bool(g.pair) and p in g.pair
            out.append(((k, cur), (k > 0, cur, sel, pair, k > 0 and k == lit and not (sel or pair))))
        return out

    def looks(self, g, s):
        """the first aspect that differs, or none; learns nothing"""
        new = {}
        for p, (a, b) in enumerate(self.labels(g)):
            for d, l, v in ((self.pixel, a, s.pix[p]), (self.marks, b, s.att[p])):
                known = d.get(l) or new.get((id(d), l))
                if known is None:
                    new[id(d), l] = v
                elif known != v:
                    if d is self.pixel:
                        return ("cursor" if a[1] else "board", f"cell {p // 14 + 1},{p % 14 + 1}, kind {a[0]}")
                    what = "selection" if b[2] else "hint" if b[3] else "cursor" if b[1] else "highlight"
                    return (what, f"cell {p // 14 + 1},{p % 14 + 1} looks {v.hex()}, not {known.hex()} {b}")
        return None

    def learn(self, g, s):
        for p, (a, b) in enumerate(self.labels(g)):
            self.pixel[a] = s.pix[p]
            self.marks[b] = s.att[p]

    def compare(self, g, s, k, before):
        x = self.looks(g, s)
        if x and k == "h" and g.entry is None:
            # another pair than that of the model's order?
            t = g.copy()
            fits = []
            for pr in [None] + [(a, b) for a in range(84) for b in range(a) if g.board[a] and g.board[b]]:
                t.pair = pr
                t.sel = before.sel
                for c in {g.cur, before.cur} | set(pr or ()):
                    t.cur = c
                    if self.looks(t, s) is None and pr != g.pair:
                        fits.append(pr)
            if fits:
                pr = fits[0]
                legal = pr is None or linked_pair(g, pr)
                raise Differs("hint-order" if legal and pr else "hint", f"shows {pr}, the model {g.pair}, legal: {legal}")
        if x:
            raise Differs(*x)
        self.learn(g, s)
        if s.border != g.border():
            raise Differs("border", f"{s.border}, not {g.border()}")
        if g.entry is None:
            text = str(g.number).ljust(9)
            new = {}
            for c, v in zip(text, s.foot):
                known = self.digits.get(c) or new.get(c)
                if known is None:
                    new[c] = v
                elif known != v:
                    raise Differs("number", f"not {g.number} at the bottom left")
            for c, v in new.items():
                if v in self.digits.values() or list(new.values()).count(v) > 1:
                    raise Differs("number", f"digit {c} looks like another one")
            self.digits.update(new)
            if s.footatt != (self.foot or s.footatt):
                raise Differs("number", "colours")
            self.foot = s.footatt
            for i, c in enumerate(str(g.number)):
                if visible(s.foot[i], s.footatt[i:i + 1]) == visible(b"\0" * 8, s.footatt[i:i + 1]):
                    raise Differs("number", "not visible")
        elif k == "s" and not any(a & 128 for a in s.footatt[:6]):
            raise Differs("entry", "nothing flashes")

    def distinct(self):
        """marks that look alike"""
        pix = {}
        for (k, cur), v in self.pixel.items():
            pix.setdefault((k > 0, cur), v)
            pix[k, cur] = v
        k = next((k for k, c in self.pixel if k and c and (k, False) in self.pixel), None)
        ls = list(self.marks)
        for a in ls:
            for b in ls:
                diff = [i for i in range(5) if a[i] != b[i]]
                if not a < b or not diff or a[0] != b[0]:
                    continue
                if diff not in ([1], [2], [3], [4]):
                    continue
                if diff == [2] and a[3] or diff == [4] and False:
                    continue
                va = visible(pix.get((k if a[0] else 0, a[1])) or b"\0" * 8 * len(self.marks[a]), self.marks[a])
                vb = visible(pix.get((k if b[0] else 0, b[1])) or b"\0" * 8 * len(self.marks[b]), self.marks[b])
                if va == vb:
                    return ["", "cursor", "selection", "hint", "highlight"][diff[0]] + f" cannot be seen {a} {b}"

def linked_pair(g, pr):
    return model.linked(g.board, *pr)

def plan(g, rnd, job):
    pl = model.Player(g, rnd)
    try:
        pl.game(*job)
    except model.Deal:
        pass
    return pl

JOBS = [
    [(17, "win", 0), ("delete", "mixed", 110), (60001, "stuck", 0), ("n", "mixed", 60)],
    [(9, "stuck", 0), (17, "mixed", 150), ("delete", "win", 0), (17, "mixed", 100)],
    [(65535, "mixed", 150), ("n", "stuck", 0), ("delete", "stuck", 0), (4096, "mixed", 120), (65535, "mixed", 20)],
]

def script(four, name, code, seed, verbose=False, slow=1, upto=None):
    """plays one script; raises Differs with .keys; returns the watch"""
    engine, cfg = tide.TAPES[name]
    rnd = random.Random(f"script {seed}")
    with tempfile.TemporaryDirectory(dir=SHM) as d:
        m = Machine(four, code, d, name, slow)
        if not m.loaded:
            raise Differs("dead", "does not load")
        w, g = Watch(engine, cfg), model.Game(engine, cfg)
        hist, total = [], 0
        try:
            try:
                w.deal_first = Screen(engine, cfg, m.first)
                g.number = -1
                w.deal(g, w.deal_first)
                w.numbers.clear()
                g.number = None
            except Differs as e:
                raise Differs("dead", "no board: " + e.words)
            def play(keys, expect_deal=False):
                nonlocal total
                snas, m.state2 = m.press(keys)
                m.state = m.state2
                for i, (k, sna) in enumerate(zip(keys, snas)):
                    hist.append(k)
                    total += 1
                    s = Screen(engine, cfg, sna)
                    before = g.copy()
                    entry = g.entry
                    if g.key(k) == "deal":
                        old = g.number
                        w.deal(g, s)
                    if g.number is not None:
                        w.compare(g, s, k, before)
                if m.crashed:
                    raise Differs("machine", "crashed: the stack is outside of the RAM")
                for old in [f for f in os.listdir(d) if f.startswith("s") and f.endswith(".szx")]:
                    if d + "/" + old != m.state:
                        os.remove(d + "/" + old)
            def number(n, odd=False):
                p = model.Player(g, rnd)
                p.press("s")
                p.final(n, odd)
                play(p.keys)
            g.number = None
            # the digits are learned from three numbers
            for n in (12345, 6789, 10) if seed % 2 == 0 else (54321, 60879, 1):
                number(n)
            for how, mode, n in JOBS[seed % len(JOBS)]:
                if isinstance(how, int):
                    number(how, rnd.random() < .6)
                else:
                    play([how])
                p = plan(g, rnd, (mode, n))
                play(p.keys)
        except Differs as e:
            e.keys, e.total = hist, total
            raise
        t = w.distinct()
        if t:
            e = Differs("look", t)
            e.keys, e.total = hist, total
            raise e
        w.total = total
        return w

def by_model(four, name, code, seeds=(0, 1, 2), slow=1):
    notes, total = set(), 0
    for seed in seeds:
        try:
            w = script(four, name, code, seed, slow=slow)
            notes |= w.notes
            total += w.total
        except Differs as e:
            cls = "dead" if e.aspect == "dead" else "differs"
            return cls, e.aspect, e.words, len(getattr(e, "keys", [])), " ".join(getattr(e, "keys", [])[-12:])
    return "equal", ",".join(sorted(notes)) or "-", "", total, ""

def by_oracle(four, name, code, keys, seed=1, first=True, limit=400):
    with tempfile.TemporaryDirectory(dir=SHM) as d:
        open(d + "/t.tap", "wb").write(tide.tape(name, code))
        cmd = [four, "check", d + "/t.tap", "--machine", "48", "--rom", "free", "--keys", str(keys),
               "--seed", str(seed), "--json"] + (["--first"] if first else [])
        t = time.time()
        try:
            r = subprocess.run(cmd, capture_output=True, text=True, timeout=limit)
        except subprocess.TimeoutExpired:
            return -9, [], "time", time.time() - t
    try:
        j = json.loads(r.stdout)
    except ValueError:
        return r.returncode, [], (r.stdout + r.stderr)[:300].strip(), time.time() - t
    f = j.get("found") or [{}]
    w = "; ".join("%s: %s %s" % (x.get("class"), x.get("words"), x.get("steps")) for x in f[:4])
    return r.returncode, tide.classes(j), w, time.time() - t

def verdict(cls, code):
    if code == -9:
        return "time"
    if cls == "dead":
        return "dead" if code else "MISSED-DEAD"
    if cls == "differs":
        return "caught" if code else "MISSED"
    return "ok" if code == 0 else "ACCUSED"

def prove(four, names):
    bad = 0
    for n in names:
        code, _ = tide.assemble(n)
        r = by_model(four, n, code, seeds=range(6))
        print(n, *r, flush=True)
        bad += r[0] != "equal"
    return bad > 0

def main(a):
    four = a[0]
    if a[1] == "one":
        name, n = a[2], int(a[3])
        code, at, old, new, where = mutant(name, n)
        print(f"{name} {n}: {where} at {32768 + at:#06x}: {old:#04x} -> {new:#04x}")
        print("model:", *by_model(four, name, code))
        for keys in (3000, 20000)[:1 + ("-v" in a)]:
            print("oracle:", keys, *by_oracle(four, name, code, keys, first=False))
        return
    lo, hi = int(a[2]), int(a[3])
    names = list(tide.TAPES) if a[1] == "all" else [a[1]]
    limit = int(a[a.index("--limit") + 1]) if "--limit" in a else 400
    out = open(a[a.index("-o") + 1], "a") if "-o" in a else sys.stdout
    keys = int(a[a.index("--keys") + 1]) if "--keys" in a else 3000
    for n, name in [(n, name) for n in range(lo, hi) for name in names]:
        t = time.time()
        code, at, old, new, where = mutant(name, n)
        r = by_model(four, name, code)
        mid = time.time() - t
        o = by_oracle(four, name, code, keys, limit=400 if r[0] == "equal" else limit)
        if r[0] == "differs" and o[0] == 0:            # was it only slow?
            r = by_model(four, name, code, slow=4)
        print(json.dumps(dict(tape=name, n=n, at=at, old=old, new=new, where=where, model=r[0], aspect=r[1], words=r[2],
                              keys=r[3], last=r[4], code=o[0], classes=o[1], oracle=o[2], secs=[round(mid, 1), round(o[3], 1)],
                              verdict=verdict(r[0], o[0]))), file=out, flush=True)

if __name__ == "__main__":
    main(sys.argv[1:])
