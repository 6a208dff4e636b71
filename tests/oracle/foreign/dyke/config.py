"""Switches of a tape, chosen by a seed."""
import random

PICNAMES = ["rom", "own", "udg", "colourshape"]


def pick_marks(r, c):
    """Channels of the four marks. 1 FLASH 2 BRIGHT 3 PAPER 4 INK 5 frame 6 inverse 7 line 8 beside 9 ruler."""
    while True:
        cur = r.choice([1, 2, 3, 3, 4, 5, 5, 6, 6, 7, 8, 9])
        sel = r.choice([1, 1, 2, 3, 4, 5, 6, 7])
        kin = r.choice([1, 2, 2, 3, 3, 4, 4, 5, 6, 7])
        pai = r.choice([1, 1, 2, 3, 3, 4, 5, 6, 7, 8])
        used = [cur, sel, kin, pai]
        if any(used.count(ch) > 1 for ch in used if ch != 3) or used.count(3) > 2:
            continue
        if 8 in used and not (c["PX"] > c["CW"] or c["PY"] > c["CH"]):
            continue
        if cur in (1, 2, 4) and not c["_dot"]:
            continue
        return used


def config(seed):
    r = random.Random("dyke %s" % seed)
    c = {"_seed": seed}
    c["CW"], c["CH"] = r.choice([(1, 1), (1, 2), (2, 1), (2, 2)])
    c["PX"] = 2 if c["CW"] == 2 else r.choice([1, 2])
    c["PY"] = r.randint(c["CH"], 3)
    c["BAND"] = r.choice([0, 0, 1, 2])
    c["_dot"] = r.random() < 0.4
    cur, sel, kin, pai = pick_marks(r, c)
    c.update(CURC=cur, SELC=sel, KINC=kin, PAIC=pai)
    below = 1 if 8 in (cur, pai) and c["PX"] == c["CW"] else 0
    if cur == 9 or 8 in (cur, pai):
        c["BAND"] = 0
    if below and c["PY"] == 3:
        c["PY"] = max(2, c["CH"] + 1) if c["CH"] == 1 else 3
    edge = 1 if c["BAND"] or cur == 9 else 0
    right = 1 if c["BAND"] or (8 in (cur, pai) and c["PX"] > c["CW"]) else 0
    w, h = 13 * c["PX"] + c["CW"], 5 * c["PY"] + c["CH"]
    c["NUMROW"] = r.choice([21, 22, 23, 23])
    c["X0"] = r.randint(edge, 32 - w - right)
    c["Y0"] = r.randint(1 + edge, c["NUMROW"] - h - 1 - (below if c["NUMROW"] - h - 2 >= 1 + edge else 0))
    c["NUMCOL"] = r.choice([0, 0, 0, 1, 2])
    c["_label"] = r.choice(["", "", "No ", "Board ", "#"])
    if len(c["_label"]) + c["NUMCOL"] > 6:
        c["NUMCOL"] = 0
    c["FMT"] = r.choice([0, 0, 1, 2])
    # colours
    while True:
        back = r.choice([0, 1, 7, 7, 5])
        tp = r.choice([0, 1, 4, 5, 6, 7, 7])
        ep = r.choice([back, back, tp, r.choice([0, 1, 7])])
        c["_pic"] = r.choice(PICNAMES)
        ninks = {"rom": r.choice([1, 1, 4]), "own": r.choice([1, 3]), "udg": r.choice([1, 1, 3]),
                 "colourshape": 3}[c["_pic"]]
        free = [x for x in range(8) if x != tp]
        r.shuffle(free)
        inks, rest = free[:ninks], [x for x in free[ninks:] if x != ep and x != back]
        need = sum(1 for ch in (cur, sel, kin, pai) if ch in (3, 4))
        if len(rest) < need:
            continue
        vals = {}
        for n, ch in zip(("CURV", "SELV", "KINV", "PAIV"), (cur, sel, kin, pai)):
            vals[n] = rest.pop() if ch in (3, 4) else 0
        ei = r.choice([x for x in range(8) if x not in (ep,) and x not in vals.values()])
        break
    c.update(vals)
    c["BACK"] = back * 8 + r.choice([x for x in range(8) if x != back])
    c["TXTATT"] = back * 8 + (7 if back < 4 else 0)
    c["_attrs"] = [ep * 8 + ei] + [tp * 8 + inks[(k - 1) % ninks] for k in range(1, 22)]
    c["BANDATT"] = r.randint(0, 7) * 8 + r.randint(0, 7)
    c["LETTER"] = r.choice([65, 65, 97, 43, 70])
    c["PIC"] = 0 if c["_pic"] == "rom" and not c["_dot"] else 1
    if c["_pic"] == "rom" and c["_dot"]:
        c["_pic"] = "own"
    c["NB"] = 8 * c["CW"] * c["CH"]
    c["PICOFF"] = 8 * r.randrange(c["CW"] * c["CH"])
    # texts
    c["HEAD"] = r.choice([0, 0, 1])
    gt = r.choice([0, 0, 1, 2])
    c["GTXT"] = 1 if gt else 0
    c["GTROW"], c["GTCOL"] = {0: (0, 0), 1: (0, 12), 2: (c["NUMROW"], 28)}[gt]
    c["_gton"], c["_gtoff"] = [("", ""), ("gravity on ", "gravity off"), ("G+", "G-")][gt]
    c["COUNT"] = r.choice([0, 0, 1, 2])
    c["CNTROW"] = 0
    c["MSG"] = r.choice([0, 0, 1, 2, 3])
    c["REDRAW"] = r.choice([0, 1, 1, 1, 2])
    if c["REDRAW"] == 2 and c["MSG"] == 1:
        c["MSG"] = 2
    c["MSGROW"] = r.choice([0, c["NUMROW"]]) if gt != 1 else c["NUMROW"]
    c["NOTEXT"] = r.choice([0, 0, 1])
    eloc = r.choice([0, 0, 1, 2])
    if eloc == 2 and (gt == 1 or c["MSGROW"] == 0):
        eloc = 0
    if eloc == 1 and (c["MSGROW"] == c["NUMROW"]):
        eloc = 0
    c["EROW"], c["ECOL"] = [(c["NUMROW"], c["NUMCOL"]), (c["NUMROW"], 13), (0, 12)][eloc]
    c["_eprom"] = c["_label"] if eloc == 0 else r.choice(["No? ", "", "?"])
    c["EMAX"] = r.choice([5, 5, 6])
    c["EWID"] = len(c["_eprom"]) + c["EMAX"] + 2
    c["EDEL"] = r.choice([0, 0, 0, 1, 2, 3])
    c["EENT"] = r.choice([0, 1])
    c["EBAD"] = r.choice([0, 1, 2])
    if c["EBAD"] == 2 and c["EDEL"] == 2:
        c["EBAD"] = 0
    c["EFULL"] = r.choice([0, 0, 1])
    c["EAUTO"] = 1 if c["EMAX"] == 5 and r.random() < 0.25 else 0
    c["EOTH"] = r.choice([0, 0, 1, 2])
    c["EZERO"] = r.choice([0, 0, 1])
    c["ECAN"] = r.choice([0, 1])
    # play
    c["RING"] = 0 if r.random() < 0.2 else 1
    c["RIM"] = 0 if c["RING"] else 255
    for n, v in dict(HORD=[0, 1, 2, 3, 4], HEND=[0, 0, 1], HRES=[0, 1], AHINT=[0, 0, 1], HCUR=[0, 0, 1],
                     BLOCKED=[0, 1, 2], OKIND=[0, 1, 2], EMPTYC=[0, 1], WRAPX=[0, 1, 2], WRAPY=[0, 1, 2],
                     HOME=[0, 1, 2], BCUR=[0, 0, 1], IDLECH=[0, 1], IDLESEL=[0, 1], PREC=[0, 0, 1, 2],
                     HIST=[0, 1], READ=[0, 1, 2, 3], KEDGE=[0, 1], KFLUSH=[0, 1], CLICK=[0, 0, 1],
                     BUZZ=[0, 0, 1], TUNE=[0, 1], ZAP=[0, 1, 2, 3], SDI=[0, 1], SNDLATE=[0, 1],
                     ANIM=[0, 0, 1, 2, 3], TITLE=[0, 0, 1, 2, 3], FIRST=[0, 1], GEN=[0, 1, 2, 3],
                     SHUF=[0, 1, 2], DEALORD=[0, 1], ORGADR=[26000, 30000, 32768, 40000, 50000]).items():
        c[n] = r.choice(v)
    c["ANIMT"] = r.randint(10, 50)
    c["FIRSTNO"] = r.choice([1, 1, 12345, r.randint(1, 65535)])
    c["FAULT"] = 0
    return c
