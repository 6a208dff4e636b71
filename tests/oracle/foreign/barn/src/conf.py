"""Settings of the tapes: defaults, schemes of marks, themes, layouts, the list of tapes. MIT licence."""
import random

# numeric switches of the Z80 source (48) and their values when a tape says nothing
DEFAULT = dict(KEYS=0, DEB=2, REPD=25, REPP=4, BUFMAX=6, DIGMOVE=0, WRAP=0, SHARR=0, HRES=0, ECELL=0, MISK=0, MISB=0,
    HOME=0, NEWCLS=0, HMODE=0, DEALS=0, PREC=0, PATH=0, RMSEL=0, RMFX=0, RMHOME=0, PDRAW=1, PTIME=8, ANIM=1, ATIME=2,
    SNDLATE=0, SNDK=0, SNDB=1, SNDP=0, SNDE=1, TSEL=0, IDLECH=0, IDLES=0, HORD=0, HEND=0, HCUR=0, HT=0, HBLINK=0, HLINE=0,
    MS=1, MTIME=100, TT=1, SSH=1, EWIN=0, EARR=0, EMAX=0, EBIGD=0, EFULL=0, ELET=0, ECAN=0, EDEL=0, EEMP=0, EZER=0,
    EBIG=0, NMODE=0, DHN=0, SMMODE=0, FLT=0)
# not in the Z80 source: art and layout
ART = dict(CH=2, OX=2, OY=4, tiles="frame", font=0, theme="paper", scheme=0, status="line", wide=0, cursorch=0, nlab=1)

# themes: background, empty cell, list of tile attributes by kind, 
THEMES = {
    "paper": (0x0F, 0x08, [0x38], 0), "white": (0x38, 0x38, [0x38], 0), "ink": (0x07, 0x07, [0x38, 0x39, 0x3A, 0x3B], 0),
    "black": (0x07, 0x07, [0x07], 1), "neon": (0x07, 0x07, [0x04, 0x05, 0x06, 0x07], 1), "green": (0x20, 0x20, [0x30], 0),
    "yellow": (0x28, 0x28, [0x70 & 0x3F], 0), "table": (0x27, 0x20, [0x38, 0x3A, 0x39], 0)}
ALL, TOP, LEFT, BOT = 0, 1, 2, 3
XOR, OR, AND = 0, 1, 2

def paper(base, i):
    v = (1, 2, 3)[i] if base == 0 else (7 if base == 6 else 6, 5, 4)[i]
    return (0xC7, v << 3)

def schemes(d):
    """(pattern, operation, region, mask, value) for kind, selected, shown, cursor"""
    N = (0xFF, 0)
    P = lambda i: paper(d, i)
    A, B, C = P(0), P(1), P(2)
    br, fl = (0xFF, 0x40), (0xFF, 0x80)
    brA = (0xC7, A[1] | 0x40)
    return [
        ((0, XOR, ALL, *br), (0, XOR, ALL, *B), (0, XOR, ALL, *fl), ("inset", XOR, ALL, *N)),
        ((0, XOR, ALL, *A), ("invert", XOR, ALL, *N), (0, XOR, ALL, C[0], C[1] | 0x40), ("corners", XOR, ALL, *N)),
        (("invert", XOR, ALL, *N), (0, XOR, ALL, *fl), (0, XOR, ALL, *C), ("hand", XOR, ALL, *N)),
        (("thick", OR, ALL, *N), (0, XOR, ALL, *B), (0, XOR, ALL, *fl), ("corners", XOR, ALL, *A)),
        ((0, XOR, ALL, *brA), (0, XOR, ALL, *B), (0, XOR, ALL, *C), ("hand", XOR, ALL, *N)),
        (("under", XOR, ALL, *A), ("invert", XOR, ALL, *N), (0, XOR, ALL, *fl), (0, XOR, TOP, *C)),
        ((0, XOR, TOP, *A), (0, XOR, LEFT, *B), ("corners", XOR, ALL, *N), (0, XOR, ALL, *fl)),
        ((0, XOR, ALL, *br), ("under", XOR, BOT, *B), ("thick", XOR, ALL, *N), (0, XOR, ALL, *A)),
        (("outer", XOR, ALL, *brA), (0, XOR, ALL, *fl), ("invert", XOR, ALL, *N), ("inset", XOR, ALL, *N)),
        ((0, XOR, BOT, *A), ("inset", XOR, ALL, *B), (0, XOR, ALL, *C), ("thick", XOR, ALL, *N)),
        (("under", XOR, ALL, *br), ("corners", XOR, ALL, *B), ("thick", XOR, ALL, *C), ("hand", XOR, ALL, *A)),
        ((0, XOR, ALL, *A), (0, XOR, ALL, *B), (0, XOR, ALL, *C), ("inset", XOR, ALL, *br)),
        (("grey", XOR, ALL, *N), ("invert", XOR, ALL, *N), (0, XOR, ALL, *A), (0, XOR, ALL, *fl)),
    ]

def honest():
    """b001 to b072: name -> settings"""
    r = random.Random(1988)
    out = {}
    tiles = ["frame", "round", "big", "shadow", "solid", "number", "shapes", "inks", "mah"]
    for n in range(1, 73):
        c = dict(DEFAULT); c.update(ART)
        pick = lambda **kw: c.update({k: r.choice(v) for k, v in kw.items()})
        pick(KEYS=[0, 0, 1, 1, 2, 3], DEB=[1, 2, 2, 3], REPD=[0, 15, 25, 35], REPP=[3, 4, 6], BUFMAX=[1, 4, 6],
             DIGMOVE=[0, 0, 0, 1], WRAP=[0, 0, 1, 2], SHARR=[0, 0, 1], HRES=[0, 0, 1], ECELL=[0, 0, 1], MISK=[0, 0, 1, 2],
             MISB=[0, 0, 1, 2], HOME=[0, 0, 1, 2, 3], NEWCLS=[0, 1], HMODE=[0, 1, 2], DEALS=[0, 1, 2], PREC=[0, 1, 2],
             PATH=[0, 1], RMSEL=[0, 1], RMFX=[0, 0, 1], RMHOME=[0, 0, 0, 0, 1], PDRAW=[0, 1, 1, 1], PTIME=[4, 8, 15, 25],
             ANIM=[0, 1, 1], ATIME=[1, 2, 4], SNDLATE=[0, 0, 1], SNDK=[0, 0, 1], SNDB=[0, 1, 1], SNDP=[0, 1, 2], SNDE=[0, 1],
             IDLECH=[0, 0, 1], IDLES=[0, 1], HORD=[0, 0, 1, 2, 3], HEND=[0, 0, 1, 2], HCUR=[0, 0, 0, 1],
             HT=[0, 0, 0, 100, 250], HBLINK=[0, 0, 1], HLINE=[0, 0, 1], MS=[0, 1, 1, 2, 2, 3, 3, 4], MTIME=[60, 150],
             TT=[0, 1, 1, 2, 2, 3, 4, 5], SSH=[0, 1], EWIN=[0, 0, 1], EARR=[0, 0, 1], EMAX=[0, 0, 1], EBIGD=[0, 0, 1],
             EFULL=[0, 0, 0, 1], ELET=[0, 0, 1, 2], ECAN=[0, 1], EDEL=[0, 0, 1], EEMP=[0, 1], EZER=[0, 1], EBIG=[0, 1],
             NMODE=[0, 1, 2], DHN=[0, 0, 0, 1], SMMODE=[0, 1, 2],
             CH=[2, 2, 3], OX=[0, 1, 2, 3, 4], tiles=tiles, font=[0, 1, 2], theme=list(THEMES), scheme=range(13),
             status=["line", "top", "min", "full", "side"], wide=[0, 0, 1], cursorch=[0, 1, 2], nlab=[0, 1, 1, 2])
        c["OY"] = r.choice([2, 3, 4, 5, 6, 7]) if c["CH"] == 2 else r.choice([2, 3])
        c["tiles"] = tiles[n % 9] if n <= 45 else c["tiles"]
        c["scheme"] = n % 13 if n <= 52 else c["scheme"]
        if n > 16 and c["HT"] == 100: c["HT"] = 250      # two seconds: b001 b009 b014 only
        if n != 3: c["DEB"] = min(c["DEB"], 2)     # b003 wants a key to be held for four frames
        out["b%03d" % n] = fix(c)
    return out

def fix(c):
    """settings that do not go together"""
    if c["tiles"] == "inks":
        c["theme"] = "ink" if not THEMES[c["theme"]][3] else "neon"
    if c["HLINE"] or c["HT"]:
        c["SSH"] = 1; c["SHARR"] = 0
    if c["HLINE"]:
        c["HT"] = 0
    if c["KEYS"] == 3:
        c["HT"] = 0
        if c["TT"] == 4: c["TT"] = 1
    if c["EWIN"] and c["HLINE"]: c["SSH"] = 1
    if c["scheme"] == 5 and c["theme"] in ("green", "table"):
        c["scheme"] = 0     # a green bar on a green place cannot be seen
    if c["DHN"]:
        c["status"] = {"line": "top", "full": "min"}.get(c["status"], c["status"])
    return c
