"""Switches of the kiln tapes, and random but plausible settings of them."""
import random

BASE = dict(ORG=32768, LOADER=0, BG=0x38, CYAN=5, RED=2, WHITE=7, BLACK=0, BORD=0,
    X0=2, Y0=2, SX=2, SY=2, TW=1, CH0=65, ECH=32, TA=0x38, EA=0x38, KCOL=0, KINK=0, PM=1, DRAW=0,
    CUM=1, CUV=0, KIM=4, KIV=6, SEM=6, SEV=0x17, HIM=6, HIV=0x28, OVCH=95,
    NUMCH=0, NUMYX=21 * 256, NUMA=0x38, NUMLAB=0, NUMF=0, PROMPT=1, ECHO=1, EMAX=5, AUTO5=0,
    EDEL=1, EOTH=0, BIGE=0, EMPTYE=0, KEYM=0, WAIT=0, CLICK=0, SND=0, RSND=0, ERRB=0, NOBEEP=0,
    EDGEH=0, EDGEV=0, SKIP=0, HOMEP=17, NEWCUR=0, RCUR=0, MISS=0, BLK=0, EMPE=0, ANIM=0,
    RNG=0, SHUF=0, START=0, LINK=0, RING=1, HORD=0, HRES=0, HEND=0, HMOVE=0, HBLINK=0, HAFTER=0,
    HISTM=0, PREC=0, IDLE=0, IDLSEL=0, TRSEL=0, WONKEY=0, HKEEP=0, GIND=0, GYX=0, MSG=0, MYX=0,
    SELYX=0, TITLE=0, TYX=0, HELP=0, HYX=0, FAULT=0)


def mark(a, inv, ov, typ, val):
    if typ == 1: a |= 128
    elif typ == 2: a ^= 64
    elif typ == 3: inv = 1
    elif typ == 4: a = (a & 0xC7) | val * 8
    elif typ == 5: a = (a & 0xF8) | val
    elif typ == 6: a = val
    elif typ == 7: ov = 1
    elif typ == 8: a = (a & 0xC0) | ((a & 7) << 3) | ((a >> 3) & 7)
    return a, inv, ov


def seen(c, base, marks, space=False):
    """What can be seen: a tuple, or None if the picture cannot be read."""
    a, inv, ov = base, 0, 0
    for m in ("KI", "SE", "HI", "CU"):
        if m in marks:
            a, inv, ov = mark(a, inv, ov, c[m + "M"], c[m + "V"])
    ink, pap, br, fl = a & 7, (a >> 3) & 7, (a >> 6) & 1, a >> 7
    if ink == pap and not space:
        return None
    if space and not ov:
        if inv: ink, pap = pap, ink
        if not fl or ink == pap:
            return ("plain", pap, br if pap else 0)
        return ("flash", frozenset((ink, pap)), br)
    if br and not ink and not pap: return None
    return (ink, pap, br, fl, inv, ov)


def readable(c):
    bases = [c["TA"] + c["KINK"] + i for i in range(4)] if c["KCOL"] else [c["TA"]]
    for b in bases:
        sets = [(), ("KI",), ("KI", "CU"), ("SE",), ("SE", "KI"), ("SE", "KI", "CU"),
                ("SE", "HI"), ("HI",), ("KI", "HI"), ("KI", "HI", "CU"), ("SE", "KI", "HI")]
        v = [seen(c, b, s) for s in sets]
        if None in v: return False
        sel = c["SEM"] != 9
        first = v[:4] + v[5:6] if sel else v[:3]
        if sel and v[4] in v[:3] + v[5:6]: return False
        if len(set(first)) != len(first): return False
        hint = [v[i] for i in (0, 1, 2, 7, 8, 9)]
        if len({v[0], v[1], v[7]}) < 3 or v[8] in (v[1], v[0]) or v[9] == v[2]: return False
        if len({v[7], v[8]} & {v[3], v[4]}) and sel: return False
    if c["HIM"] == c["CUM"] and c["HIM"] in (1, 2, 3, 7, 8): return False
    e = " " if c["ECH"] == 32 else None
    if seen(c, c["EA"], ("CU",), bool(e)) == seen(c, c["EA"], (), bool(e)): return False
    if seen(c, c["EA"], ("CU",), bool(e)) is None: return False
    if c["EA"] & 7 == (c["EA"] >> 3) & 7: return False
    return True


def contrast(rng):
    p = rng.choice([7, 7, 7, 0, 0, 6, 5, 1, 4])
    i = rng.choice([x for x in range(8) if abs(x - p) > 2])
    return p * 8 + i


def colours(rng, c):
    while True:
        c["BG"] = contrast(rng)
        c["KCOL"] = rng.random() < .6
        c["TA"] = contrast(rng) | (64 if rng.random() < .25 else 0)
        if c["KCOL"]:
            c["KINK"] = rng.choice([1, 2, 4]) if True else 0
            c["TA"] = (c["TA"] & 0x40) | rng.choice([0, 7 * 8])
            if c["TA"] & 0x38 and c["KINK"] == 4: continue
        c["KCOL"] = int(c["KCOL"])
        c["EA"] = c["BG"] if rng.random() < .6 or c["KCOL"] else c["TA"]
        c["ECH"] = 32 if rng.random() < .75 or c["CH0"] == 33 else 46
        c["NUMA"] = c["BG"] if rng.random() < .8 else contrast(rng)
        c["CUM"] = rng.choice([1, 1, 1, 2, 3, 4, 7, 8, 6])
        c["KIM"] = rng.choice([2, 3, 4, 4, 5, 8])
        c["SEM"] = rng.choice([1, 2, 3, 4, 5, 6, 6, 9, 7])
        c["HIM"] = rng.choice([1, 2, 3, 4, 5, 6, 6, 8])
        for m in ("CU", "KI", "SE", "HI"):
            c[m + "V"] = contrast(rng) | rng.choice([0, 64]) if c[m + "M"] == 6 else rng.randrange(8)
        if c["DRAW"] == 0 and False: continue
        if readable(c): return


def make(seed, **want):
    rng = random.Random(seed)
    pick = rng.choice
    while True:
        c = dict(BASE)
        c["ORG"] = pick([32768, 32768, 25600, 40000, 51234])
        c["LOADER"] = pick([0, 0, 1])
        c["BORD"] = pick([0, 0, 1])
        c["SX"] = pick([1, 1, 2, 2, 2]); c["TW"] = 1 if c["SX"] == 1 else pick([1, 1, 2, 3])
        c["SY"] = pick([1, 1, 2, 2, 2, 3])
        w = 13 * c["SX"] + (2 if c["TW"] > 1 else 1)
        c["X0"] = rng.randrange(0, 32 - w + 1) if w < 32 else 0
        h = 5 * c["SY"] + 1
        c["Y0"] = rng.randrange(0, 19 - h + 1)
        c["CH0"] = pick([65, 65, 65, 65, 97, 97, 33, 48, 64, 102, 144])
        c["NUMCH"] = pick([0, 0, 1, 1, 2])
        row = {0: pick([20, 21, 21]), 1: pick([22, 22]), 2: pick([0, 1])}[c["NUMCH"]]
        c["NUMYX"] = row * 256 + pick([0, 0, 0, 1])
        c["NUMLAB"] = pick([0, 0, 0, 1, 2]); c["NUMF"] = pick([0, 0, 0, 32, 48])
        side = (21 if c["NUMCH"] == 2 else row) * 256
        c["GIND"] = pick([0, 1, 1, 2]); c["GYX"] = side + 22
        c["MSG"] = pick([0, 0, 1])
        c["MYX"] = side + 13; c["SELYX"] = side + 11 if c["NUMCH"] == 2 else side + 20
        if c["NUMCH"] != 2: c["MYX"] = 19 * 256 + 12
        c["TITLE"] = int(c["Y0"] > 0 and rng.random() < .4); c["TYX"] = 12
        c["HELP"] = int(c["Y0"] + h <= 18 and rng.random() < .3); c["HYX"] = 18 * 256 + 4
        c["PM"] = pick([0, 1]); c["DRAW"] = pick([0, 0, 1, 1, 2])
        c["PROMPT"] = pick([1, 1, 1, 0, 2]); c["ECHO"] = pick([1, 1, 1, 1, 0])
        if c["PROMPT"] == 0 : c["ECHO"] = 1
        c["EMAX"] = 5 if c["NUMLAB"] == 2 else pick([5, 5, 6, 8]); c["AUTO5"] = pick([0, 0, 0, 1])
        c["EDEL"] = pick([0, 1, 1, 2, 3]); c["EOTH"] = pick([0, 0, 1]); c["BIGE"] = pick([0, 1, 2, 3])
        c["EMPTYE"] = pick([0, 0, 1, 2])
        c["KEYM"] = pick([0, 0, 1, 2]); c["WAIT"] = pick([0, 0, 1]); c["CLICK"] = pick([0, 0, 1, 2])
        c["SND"] = pick([0, 1, 2, 3]); c["RSND"] = pick([0, 0, 1]); c["ERRB"] = pick([0, 0, 1])
        c["NOBEEP"] = pick([0, 1])
        c["EDGEH"] = pick([0, 1, 2]); c["EDGEV"] = pick([0, 1]); c["SKIP"] = int(rng.random() < .1)
        c["HOMEP"] = pick([17, 17, 17, 24, 97, 55, 110]); c["NEWCUR"] = pick([0, 0, 1])
        if c["SKIP"]: c["EDGEH"] = pick([0, 0])
        c["RCUR"] = pick([0, 0, 0, 1, 2]); c["MISS"] = pick([0, 0, 1, 2]); c["BLK"] = pick([0, 0, 1, 2])
        c["EMPE"] = pick([0, 0, 1]); c["ANIM"] = pick([0, 0, 1, 2])
        c["RNG"] = pick([0, 1, 2]); c["SHUF"] = pick([0, 1]); c["START"] = pick([0, 0, 1])
        c["LINK"] = pick([0, 1]); c["RING"] = int(rng.random() < .94)
        c["HORD"] = pick([0, 0, 1, 2, 3]); c["HRES"] = pick([0, 0, 1]); c["HEND"] = pick([0, 0, 1, 2])
        c["HMOVE"] = pick([0, 0, 0, 1]); c["HBLINK"] = pick([0, 0, 0, 2]); c["HAFTER"] = pick([0, 1, 2])
        c["HISTM"] = pick([0, 1]); c["PREC"] = pick([0, 0, 1, 2]); c["IDLE"] = pick([0, 1])
        c["IDLSEL"] = pick([0, 1]); c["TRSEL"] = pick([0, 0, 1]); c["WONKEY"] = pick([0, 0, 0, 1])
        if c["ANIM"] == 1 and c["CH0"] == 33: c["ANIM"] = 0
        if c["NUMCH"] == 0 and row == 20 and c["ECHO"] and c["NUMLAB"] == 2: pass
        if c["ECH"] == 32: pass
        if any(c[k] != v for k, v in want.items() if k in (
                "HBLINK", "NUMLAB", "KEYM", "CH0", "SKIP", "WONKEY")): 
            for k, v in want.items(): c[k] = v
        c.update(want)
        colours(rng, c)
        return c
