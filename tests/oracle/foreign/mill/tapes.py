"""Switches of the Shisen engine "mill", honest combinations, assembling."""
import os, random, shutil, subprocess, tempfile
HERE = os.path.dirname(os.path.abspath(__file__))
SRC = os.path.join(HERE, "src")
# name: values an honest tape may have
SW = dict(
    KEYM=[0, 1, 2], REP=[0, 1], TW=[1, 2], TH=[1, 2], GX=[0, 1], GY=[0, 1], PIC=[0, 1], PSEED=list(range(1, 50)),
    CURM=[0, 1, 2, 3, 4, 5, 6, 7], KINDM=["A", "BR", "INV", "DOT", "LINE"], SELM=["A", "BR", "FL", "INV", "DOT", "FRM"],
    HINTM=["A", "FL", "INV", "LINE", "FRM", "BR"], COL=[0, 1, 2, 3, 4], DRAW=[0, 1], SLOW=[0, 0, 0, 1, 2],
    SND=[0, 1, 2, 3], SNDF=[0, 1], KCLICK=[0, 0, 1], FAN=[0, 1, 2], MSG=[0, 1, 2], ENDKEY=[0, 0, 0, 1], TITLE=[0, 1, 2, 3],
    ANIM=[0, 1, 2], HORD=[0, 1, 2, 3, 4, 5], HEND=[0, 1], RESUME=[0, 1], ARROWH=[0, 1], SMODE=[0, 1, 2, 3],
    SPOS=[0, 1, 2, 3, 4], SCAN=[0, 32, 81, 83], SBAD=[0, 1], EEMPTY=[0, 1], CLRSEL=[0, 1], NFMT=[0, 1, 2, 3],
    PREC=[0, 1, 2], IDLE=[0, 1, 2], BLOCK=[0, 1, 2], OTHER=[0, 1, 2], EMPTYC=[0, 1], WRAP=[0, 1, 2], HOME=[0, 1, 2],
    BCUR=[0, 1], RCUR=[0, 1], DEAL=[0, 1], HIST=[0, 1], SHOWG=[0, 1], OXS=[0, 1, 2, 3], OYS=[0, 1, 2, 3])
COLS = [(0x38, 0x38, 0x38), (0x07, 0x07, 0x07), (0x38, 0x0F, 0x0F), (0x38, 0x07, 0x38), (0x0F, 0x38, 0x20)]  # tile, screen, gap
PAPER = dict(KIND=0x30, HINT=0x28, SEL=0x17, CUR=0x20)
CURMETHOD = {0: "FRM", 1: "INV", 2: "FL", 3: "BR", 4: None, 5: None, 6: "FRM", 7: "A"}


def honest(o):
    """True if the switches go together."""
    if o["TW"] + o["GX"] > 2 or (o["CURM"] == 4 and (o["TW"] != 1 or o["GX"] != 1)):
        return False
    ms = [CURMETHOD[o["CURM"]], o["KINDM"], o["SELM"], o["HINTM"]]
    used = [m for m in ms if m and m != "A"]
    if len(set(used)) != len(used):
        return False
    if o["CURM"] == 6 and o["SPOS"] == 4:
        return False
    t, b, e = COLS[o["COL"]]
    if o["CURM"] == 3 and e & 0x38 == 0:
        return False
    if o["COL"] == 4 and o["CURM"] == 7:
        return False
    if o["SLOW"] == 1 and (o["DRAW"] == 1 or o["ANIM"] == 2):
        return False
    return not (o["KEYM"] == 0 and o["REP"] == 0)


def layout(o):
    px, py = o["TW"] + o["GX"], o["TH"] + o["GY"]
    room = 20 - 6 * py
    oy = [2, room, room // 2 + 1, min(3, room)][o["OYS"]]
    if o["SPOS"] == 2 or o["MSG"] == 2:
        oy = max(oy, 2)
    ox = 1 + [0, 32 - 14 * px - 1, (31 - 14 * px) // 2, min(2, 31 - 14 * px)][o["OXS"]]
    return px, py, ox, oy


def pick(seed):
    r = random.Random(seed)
    while True:
        o = {k: r.choice(v) for k, v in SW.items()}
        if honest(o):
            return o


def mask(m, w, h):
    """Pixels that mark M changes: bytes in the order of the engine's cells."""
    p = [[0] * (8 * w) for _ in range(8 * h)]
    for y in range(8 * h):
        for x in range(8 * w):
            edge = y in (0, 8 * h - 1) or x in (0, 8 * w - 1)
            p[y][x] = int({"INV": True, "FRM": edge, "DOT": x < 2 and y < 2, "LINE": y == 8 * h - 1}[m])
    return cells(p, w, h)


def cells(p, w, h):
    return [sum(p[8 * cy + y][8 * cx + b] << (7 - b) for b in range(8)) for cy in range(h) for cx in range(w) for y in range(8)]


def pictures(seed, w, h):
    r = random.Random(seed)
    out, seen = [], set()
    while len(out) < 21:
        p = [[0] * (8 * w) for _ in range(8 * h)]
        for y in range(1, 8 * h - 1):
            for x in range(1, 4 * w):
                p[y][x] = p[y][8 * w - 1 - x] = int(r.random() < 0.5)
        c = tuple(cells(p, w, h))
        if c not in seen:
            seen.add(c)
            out.append(list(c))
    return out


def attr(m, who):
    if m == "A":
        return 0xC0, PAPER[who]
    return {"FL": (0x7F, 0x80), "BR": (0xBF, 0x40)}.get(m, (0xFF, 0))


def marks(o):
    return [("KIND", o["KINDM"]), ("HINT", o["HINTM"]), ("SEL", o["SELM"]), ("CUR", CURMETHOD[o["CURM"]])]


def homep(o):
    return 17 if o["HOME"] == 0 else 3 * 16 + 7


def write(o, folder, fault=0):
    px, py, ox, oy = layout(o)
    t, b, e = COLS[o["COL"]]
    er, ec = [(23, 0), (22, 0), (1, 8), (23, 12), (oy + 1 + 2 * py, 9)][o["SPOS"]]
    eq = {k: v for k, v in o.items() if isinstance(v, int)}
    eq.update(FAULT=fault, PX=px, PY=py, OX=ox, OY=oy, TSZ=8 * o["TW"] * o["TH"], TATTR=t, BGATTR=b, EATTR=e, EROW=er, ECOL=ec,
              MROW=0 if o["MSG"] == 2 else 21, HOMEP=homep(o), DIELIM=o.get("DIELIM", 6000))
    with open(os.path.join(folder, "conf.inc"), "w") as f:
        f.writelines("%s\tEQU %d\n" % kv for kv in eq.items())
    with open(os.path.join(folder, "data.inc"), "w") as f:
        tab, data = [], []
        for i, (who, m) in enumerate(marks(o)):
            a, r = attr(m, who)
            pix = m in ("INV", "FRM", "DOT", "LINE")
            tab.append("\tDEFW %s\n\tDEFB %d,%d\n" % ("mask%d" % i if pix else "0", a, r))
            if pix:
                data.append("mask%d:\tDEFB %s\n" % (i, ",".join(map(str, mask(m, o["TW"], o["TH"])))))
        f.write("mtab:\n" + "".join(tab) + "".join(data) + "GFX:\tDEFS TSZ\n")
        for p in pictures(o["PSEED"], o["TW"], o["TH"]):
            f.write("\tDEFB %s\n" % ",".join(map(str, p)))


def make(o, tap, fault=0):
    with tempfile.TemporaryDirectory() as d:
        for n in os.listdir(SRC):
            shutil.copy(os.path.join(SRC, n), d)
        write(o, d, fault)
        r = subprocess.run([os.environ.get("PASMO", "pasmo"), "--tapbas", "mill.asm", "out.tap", "out.sym"], cwd=d,
                           stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if r.returncode:
            raise SystemExit("pasmo: " + r.stdout[-600:])
        shutil.copy(os.path.join(d, "out.tap"), tap)
