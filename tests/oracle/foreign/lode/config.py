"""A whole game chosen by a number."""
import random, os, subprocess, tempfile, struct, shutil
HERE = os.path.dirname(os.path.abspath(__file__))
PASMO = os.environ.get("PASMO", "pasmo")
LAY = [(1,1,0,0),(1,1,1,0),(1,1,1,1),(1,1,1,2),(2,1,0,0),(2,1,0,1),(2,2,0,0),(2,2,0,1),(1,2,1,0),(1,2,1,1),(2,3,0,0),
       (1,1,1,1),(2,2,0,0),(2,2,0,1)]
def cell(r, c): return (r+2)*17+c+2
ROWS = [(r, c) for r in range(6) for c in range(14)]

def mark_options(name):
    return {"KIND": ["paper","bright","swap","inv","under","ink","over","paper","bright"],
            "SEL": ["flash","paper","inv","frame","bright","swap","corner","ink"],
            "PAIR": ["flash","paper","inv","over","bright","swap","frame","bar","paper"],
            "CUR": ["flash","frame","paper","brk","inv","swap","corner","under","flash"]}[name]

def config(seed, over=None):
    g = random.Random("lode%d" % seed)
    c = {"seed": seed}
    o = over or {}
    def pick(name, vals):
        v = g.choice(vals)
        c[name] = o.get(name, v)
        return c[name]
    lay = LAY[seed % len(LAY)] if "LAY" not in o else o["LAY"]
    c["CW"], c["CH"], gx, gy = lay
    c["PX"], c["PY"] = c["CW"]+gx, c["CH"]+gy
    w, h = 14*c["PX"]-gx, 6*c["PY"]-gy
    lo = 1 if gx else 0
    c["BX"] = g.randint(lo, max(lo, 31-w))
    c["BY"] = g.randint(1, 21-h)
    c["NROW"] = g.choice([23, 22])
    c["MROW"], c["MCOL"] = g.choice([(45-c["NROW"], 0), (c["NROW"], 14), (45-c["NROW"], 10), (0, 8)])
    c["NPRE"] = g.choice(["", "", "Board ", "#", "No. ", "No:"])
    pick("NFMT", [0, 1, 2]); pick("TBOLD", [0, 0, 1]); pick("BOLD", [0, 1])
    c["PSZ"] = c["CW"]*c["CH"]*8
    pm = [0, 1] if lay[:2] != (1, 2) else [0, 1, 2, 2]
    pick("PICM", pm)
    c["LPOSN"] = 0 if c["PICM"] == 2 else g.randrange(c["CW"]*c["CH"])
    c["letters"] = g.choice(["ABCDEFGHIJKLMNOPQRSTU", "ABCDEFGHJKLMNPRSTUVWX", "123456789ABCDEFGHJKLM",
                             "abcdefghijkmnpqrstuvw", "!#$%&()*+/<=>?@ABCDEF", "AaBbDdEeFGgHhJKLMQRTZ"])
    dark = g.random() < .5
    inks, paps = ([7,6,5,4], [0,1,2]) if dark else ([0,1,2], [7,6,5,4])
    back = g.choice(paps)
    ink = g.choice(inks)
    tp = g.choice(paps) if g.random() < .5 else back
    multi = g.random() < .3
    c["BACKA"] = back*8+ink
    c["KATTR"] = [back*8+ink]+[tp*8+(g.choice(inks) if multi else ink) for _ in range(21)]
    # marks: no two in one channel; paper may be used twice with other colours
    while True:
        m = {k: g.choice(mark_options(k)) for k in ("KIND", "SEL", "PAIR", "CUR")}
        v = list(m.values())
        if m["CUR"] == "brk" and not gx: continue
        if "swap" in v and "inv" in v: continue
        if v.count("paper") > 2: continue
        nop = [x for x in v if x != "paper"]
        if len(set(nop)) != len(nop): continue
        if "ink" in v and (multi or "swap" in v): continue
        need = [p for p in paps if p not in (tp, back)]
        if v.count("paper") > len(need): continue
        break
    m.update(o.get("MARKS", {}))
    c["marks"] = m
    g.shuffle(need)
    c["mops"], c["masks"] = [], {}
    for k in ("KIND", "SEL", "PAIR", "CUR"):
        x = m[k]
        a, xo, fl, mask = 255, 0, 0, None
        if x == "paper": a, xo = 0xC7, need.pop()*8
        if x == "ink": a, xo = 0xF8, g.choice([i for i in inks if i != ink])
        if x == "bright": a, xo = 0xBF, 0x40
        if x == "flash": a, xo = 0x7F, 0x80
        if x == "swap": fl = 1
        if x in ("inv", "under", "frame", "over", "corner", "bar"): fl, mask = 2, x
        c["mops"].append((a, xo, fl, mask))
    c["BRK"] = int(m["CUR"] == "brk")
    c["BRKC"] = g.choice(["[]", "()", "><", "<>"])
    pick("KCUR", [1, 1, 0])
    c["EMPTY"] = g.choice(["blank", "blank", "blank", "dot", "hatch"])
    pick("MATTR", [c["BACKA"]]); pick("NATTR", [c["BACKA"], c["BACKA"] ^ 0x40])
    # behaviour
    pick("KEYM", [0, 1, 2, 3]); pick("INTS", [1, 1, 0]); pick("KREP", [1000])
    c["NSRC"] = o.get("NSRC", g.choice([0, 1, 2]))
    if c["KEYM"] in (0, 2): c["INTS"] = 1
    if c["NSRC"] == 0 and (c["KEYM"] == 2 or not c["INTS"]): c["NSRC"] = 1
    if c["KEYM"] == 2 and c["NSRC"] == 0: c["NSRC"] = 2
    pick("DEFGRAV", [1])
    pick("HOME", [0, 1, 2]); pick("CURM", [0, 1, 2, 0, 3])
    pick("KEEPH", [0, 0, 1]); pick("RESUME", [0, 1]); pick("HEND", [0, 0, 1]); pick("HMSG", [0, 1])
    pick("HCUR", [0, 0, 1, 2]); pick("HFROM", [0, 0, 1]); pick("HKIND", [0, 0, 1])
    pick("EMPTYE", [0, 1]); pick("BLOCK", [0, 1, 2]); pick("OTHER", [0, 1, 2])
    pick("IDLEC", [0, 1]); pick("IDLES", [0, 1]); pick("BCUR", [0, 0, 1, 2]); pick("FCUR", [0, 0, 1])
    pick("UNDOM", [0, 1]); pick("PREC", [0, 0, 1, 2])
    pick("FANF", [0, 1]); pick("EMSG", [0, 1, 2])
    pick("EECHO", [1, 1, 0]); pick("EFIX", [0, 0, 1, 2]); pick("EDEL", [0, 1, 1, 2, 3]); pick("EBAD", [0, 1])
    pick("EEMPT", [0, 1]); pick("ELET", [0, 1]); pick("EOVER", [0, 0, 1])
    pick("SNDM", [0, 1, 2, 3]); pick("SNDI", [0, 1]); pick("SNDP", [30, 60, 90]); pick("SNDL", [40, 80, 120])
    pick("SHUF", [0, 1, 2]); pick("DLAY", [0, 1]); pick("RRED", [0, 1])
    c["MULA"] = g.randrange(61, 4000)*8+5; c["ADDC"] = g.randrange(500, 32000)*2+1
    c["MULB"] = g.randrange(61, 4000)*8+5; c["XORK"] = g.randrange(65536)
    c["WARM"] = g.randint(1, 12)
    if c["BRK"]: c["EMPTY"] = "blank"
    c["order"] = o.get("order", g.choice(["rows", "cols", "back", "snake", "random", "colsback"]))
    if c["order"] == "random":
        c["perm"] = g.sample(range(84), 84)
    c["STK"] = o.get("STK", 0xFC00)
    c["FAULT"] = o.get("FAULT", 0)
    c["art"] = g.randrange(1 << 30)
    return c

def order(c):
    k = c["order"]
    if k == "rows": l = ROWS
    elif k == "cols": l = [(r, x) for x in range(14) for r in range(6)]
    elif k == "back": l = ROWS[::-1]
    elif k == "colsback": l = [(r, x) for x in range(13, -1, -1) for r in range(5, -1, -1)]
    elif k == "snake": l = [(r, x if r % 2 == 0 else 13-x) for r in range(6) for x in range(14)]
    else: l = [ROWS[i] for i in c["perm"]]
    return l

def pixels(c, f):
    """PSZ bytes, character after character, of a function of the pixel."""
    out = []
    for cy in range(c["CH"]):
        for cx in range(c["CW"]):
            for y in range(8):
                b = 0
                for x in range(8): b = b*2+(1 if f(cx*8+x, cy*8+y) else 0)
                out.append(b)
    return out

def mask(c, name):
    W, H = c["CW"]*8, c["CH"]*8
    fs = {"inv": lambda x, y: 1, "under": lambda x, y: y == H-1, "over": lambda x, y: y == 0,
          "frame": lambda x, y: x in (0, W-1) or y in (0, H-1), "bar": lambda x, y: x == 0,
          "corner": lambda x, y: (x < 3 or x >= W-3) and (y < 3 or y >= H-3) and (x in (0, W-1) or y in (0, H-1))}
    return pixels(c, fs[name])

def pictures(c):
    g = random.Random(c["art"])
    W, H = c["CW"]*8, c["CH"]*8
    e = {"blank": lambda x, y: 0, "dot": lambda x, y: x in (W//2, W//2-1) and y in (H//2, H//2-1),
         "hatch": lambda x, y: y == H//2 and x % 4 == 0}[c["EMPTY"]]
    pics = [pixels(c, e)]
    while len(pics) < 22:
        half = {(x, y): g.random() < .5 for x in range(W//2) for y in range(1, H-1)}
        p = pixels(c, lambda x, y: half.get((min(x, W-1-x), y), 0) if 1 <= x < W-1 else 0)
        if all(sum(bin(a ^ b).count("1") for a, b in zip(p, q)) >= 10 for q in pics): pics.append(p)
    return pics

def db(v):
    return "\n".join("        db "+",".join(str(x) for x in v[i:i+24]) for i in range(0, len(v), 24))+"\n"

def make(c, path):
    d = tempfile.mkdtemp()
    try:
        for f in os.listdir(HERE+"/src"): shutil.copy(HERE+"/src/"+f, d)
        skip = ("seed", "NPRE", "letters", "KATTR", "marks", "mops", "masks", "EMPTY", "order", "perm", "art", "BACKA")
        cfg = "".join("%s equ %d\n" % (k, v) for k, v in c.items() if k not in skip and isinstance(v, int))
        cfg += "HEAT equ 0\nXORKH equ %d\nXORKL equ %d\n" % (c["XORK"]//256, c["XORK"]%256)
        cfg += "BRKC equ %d\n" % (ord(c["BRKC"][0])*256+ord(c["BRKC"][1]))
        open(d+"/cfg.asm", "w").write(cfg)
        pics = pictures(c)
        s = "BACKA:  db %d\nletters:\n%s" % (c["BACKA"], db([ord(x) for x in c["letters"]]))
        s += "kattr:\n"+db(c["KATTR"])
        s += "npre:\n"+db([ord(x) for x in c["NPRE"]]+[0])
        for lab, t in (("mwon", "WELL DONE"), ("mstuck", "NO MOVES LEFT"), ("mnone", "NO MORE PAIRS")):
            s += lab+":\n"+db([ord(x) for x in t]+[0])
        s += "mops:\n"
        for a, x, f, m in c["mops"]: s += "        db %d,%d,%d\n        dw %s\n" % (a, x, f, "mk_"+m if m else "0")
        for m in sorted({m[3] for m in c["mops"] if m[3]}): s += "mk_%s:\n%s" % (m, db(mask(c, m)))
        s += "EMPTYPIC:\n"+db(pics[0])
        if c["PICM"] == 1: s += "pictab:\n"+db(sum(pics, []))
        s += "cells:\n"+db([v for r, x in ROWS for v in (cell(r, x), c["BY"]+r*c["PY"], c["BX"]+x*c["PX"])]+[0])
        s += "ord0:\n"+db([cell(*p) for p in ROWS]+[0])
        s += "hord:\n"+db([cell(*p) for p in order(c)]*2)
        open(d+"/data.asm", "w").write(s)
        r = subprocess.run([PASMO, "main.asm", "out.bin"], cwd=d, capture_output=True, text=True)
        if r.returncode: raise SystemExit("pasmo: "+r.stdout+r.stderr)
        code = open(d+"/out.bin", "rb").read()
        assert len(code) < 0x5000
    finally: shutil.rmtree(d)
    def block(flag, data):
        b = bytes([flag])+data
        x = 0
        for v in b: x ^= v
        return struct.pack("<H", len(b)+1)+b+bytes([x])
    def num(n): return str(n).encode()+b"\x0e\0\0"+struct.pack("<H", n)+b"\0"
    line = b"\xfd"+num(32767)+b":\xef\"\"\xaf:\xf9\xc0"+num(32768)+b"\r"
    prog = b"\0\x0a"+struct.pack("<H", len(line))+line
    t = block(0, b"\0lode      "+struct.pack("<HHH", len(prog), 10, len(prog)))+block(255, prog)
    t += block(0, b"\x03code      "+struct.pack("<HHH", len(code), 32768, 32768))+block(255, code)
    open(path, "wb").write(t)
    return code
