# Switches and data of each engine, chosen by a seed.
import random
FONT = dict(zip("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", """75557 26227 71747 71717 55711 74717 74757 71122 75757 75717
25755 65656 34443 65556 74647 74644 34553 55755 72227 11152 55655 44447 57755 65555 25552 65644 25563 65655 34216
72222 55557 55552 55775 55255 55222 71247""".split()))
FONT.update({" ": "00000", ".": "00002", "-": "00700", ":": "02020", "?": "71202", "/": "11244"})

def glyph(ch, font):
    """Eight bytes of a sign in one of four own fonts."""
    wide, tall = font & 1, font >> 1
    rows = [int(c) for c in FONT[ch]]
    out = []
    for i, r in enumerate(rows):
        if wide:
            r = sum((3 << 2 * b) for b in range(3) if r >> b & 1) << 1
        else:
            r <<= 3
        out += [r] * (2 if tall and i in (1, 3) else 1)
    return ([0] + out + [0] * 8)[:8]

def picture(rng, w, h):
    """Symmetrical picture, w bytes wide and h lines high."""
    rows = []
    half = w * 4 - 1
    block = 2 if w == 2 else 1
    while len(rows) < h - 2:
        bits = [rng.random() < .5 for _ in range((half + block - 1) // block)]
        line = [0] + [int(bits[i // block]) for i in range(half)]
        rows += [line + line[::-1]] * block
    rows = ([[0] * w * 8] + rows[:h - 2] + [[0] * w * 8])
    return [int("".join(map(str, r)), 2) for r in rows]

def pictures(rng, w, h):
    out = []
    while len(out) < 21:
        p = picture(rng, w, h)
        if all(sum(bin(a ^ b).count("1") for a, b in zip(p, q)) > w * h // 2 + 4 for q in out) and sum(p):
            out.append(p)
    return out

def rows_of(pics, w):
    return [[(r >> 8 * (w - 1 - i)) & 255 for r in p for i in range(w)] for p in pics]

def db(values):
    return "\n".join("        db " + ",".join(str(v) for v in values[i:i + 24]) for i in range(0, len(values), 24)) + "\n"

def order(rng):
    """Order of the cells for hints; also a full shuffle."""
    cells = [(r, c) for r in range(1, 7) for c in range(1, 15)]
    way = rng.randrange(9)
    if way == 1: cells.sort(key=lambda x: (x[1], x[0]))
    if way == 2: cells.reverse()
    if way == 3: cells.sort(key=lambda x: (-x[1], x[0]))
    if way == 4: cells.sort(key=lambda x: (x[0], x[1] if x[0] & 1 else -x[1]))
    if way == 5: cells.sort(key=lambda x: (abs(2 * x[0] - 7) + abs(2 * x[1] - 15), x))
    if way == 6: cells.sort(key=lambda x: (x[0] + x[1], x))
    if way >= 7: rng.shuffle(cells)
    return [r * 16 + c for r, c in cells]

def habits(rng):
    pick = lambda *v: rng.choice(v)
    return {"HOME": pick(0, 1, 2), "SIDE": pick(0, 1, 2), "TOP": pick(0, 1), "AHINT": pick(0, 0, 1), "HRES": pick(0, 1),
            "HKIND": pick(0, 0, 1), "BLOCK": pick(0, 1, 2), "OTHER": pick(0, 1, 2), "EMPTYSEL": pick(0, 0, 1),
            "IDLECH": pick(0, 0, 1), "PREC": pick(0, 1), "BREPLAY": pick(0, 1), "NEBIG": pick(0, 0, 1),
            "NEBAD": pick(0, 1), "NEEMP": pick(0, 1), "NELET": pick(0, 1), "NEDEL": pick(0, 1), "NEDE": pick(0, 1),
            "NEARROW": pick(0, 1), "AUTO5": pick(0, 0, 0, 1), "GUSEL": pick(0, 1), "EWAIT": pick(0, 0, 0, 1),
            "QN": 0, "NUMZ": pick(0, 1), "MIXH": rng.randrange(256), "MIXL": rng.randrange(256),
            "SEED0": rng.randrange(1, 65536), "GSTEP": pick(0, 0, 1), "STK": 300, "REDRAW": 0}

def strings(rng, c, data):
    pick = lambda *v: rng.choice(v)
    data.append("numlab: db %s255\n" % pick("", '"Board ",', '"No.",', '"#",', '"BOARD:",'))
    lab = pick("", "Board? ", "No: ", "NUMBER ")
    c["ASKLEN"] = len(lab)
    data.append('asklab: db %s255\n' % ('"%s",' % lab if lab else ""))
    data.append('yestxt: db "NEW? Y/N",255\nwontxt: db "%s",255\nlosttxt: db 255\nlostxt: db "%s",255\nnontxt: db "%s",255\n' % (
        pick("YOU WIN", "WELL DONE", "ALL GONE"), pick("NO MOVES", "GAME OVER", "DEADLOCK"),
        pick("NO PAIR", "NO MORE PAIRS", "THAT IS ALL")))

def marks_a(rng, c):
    """Attribute, mask and inverse of the four marks; tried until all states look different."""
    while True:
        paper, bright = rng.choice([1, 4, 5, 6, 7, 7, 0]), rng.randrange(2)
        dark = paper >= 4
        if c["TF"] in (1, 5):
            inks = rng.sample([0, 1, 2, 3] if dark else [4, 5, 6, 7], 4)
            ink = inks[0]
        else:
            ink = rng.choice([0, 1, 2] if dark else [5, 6, 7])
            inks = [ink] * 4
        if paper in inks: continue
        base = ink + paper * 8 + bright * 64
        empty = rng.choice([base, c["PAB"] * 8 + c["IKB"] + c["BRB"] * 64])
        ways = ["F", "B", "I", "P", "P", "O"] + (["S", "S"] if c["PH"] == 2 and c["TCOLS"] == 1 else [])
        cur, sel, hint, kind = [rng.choice(ways) for _ in range(4)]
        if "O" in (sel, hint, kind) or "S" in (sel, hint, kind): continue
        if cur == "O" and c["TROWS"] == 2: continue
        used = [cur, sel, hint, kind]
        if "F" in used and "I" in used: continue
        table = []
        for bit, way in ((8, kind), (4, hint), (2, sel), (1, cur)):
            p = rng.choice([x for x in range(8) if x not in inks and x != paper])
            table.append((bit, way, {"F": (255, 128, 0), "B": (255 - 64, (1 - bright) * 64, 0), "I": (255, 0, 1),
                                    "P": (255 - 56, p * 8, 0), "O": (255, 0, 0), "S": (255, 0, 0)}[way]))
        def look(m, attr):
            inv, extra = 0, 0
            for bit, way, (a, o, i) in table:
                if m & bit:
                    attr, inv = attr & a | o, inv ^ i
                    if way in "OS": extra = 1
            return attr, inv, extra
        seen, good = {}, True
        for m in range(16):
            if m & 1 and not m & 8: continue
            key = m & 7
            if key == 0: key = m
            if seen.setdefault(look(m, base), key) != key: good = False
        e0, e1 = look(0, empty), look(1, empty)
        black = (empty & 63) < 8
        if e0 == e1 or (cur == "B" and (empty >> 3 & 7) == 0) or any(look(m, base)[0] >> 3 & 7 == 0 for m in (1, 8, 4) if "B" in used) : good = False
        if empty & 7 == empty >> 3 & 7: good = False
        if cur == "P" and any((look(m, empty)[0] >> 3 & 7) == (empty >> 3 & 7) for m in (1,)): good = False
        if not good: continue
        c.update(ABASE=base, AEMPTY=empty, CURO=int(cur == "O"), CURB=int(cur == "S"))
        for i in range(4): c["INK%d" % i] = inks[i]
        return "mtab:   db " + ",".join("%d,%d,%d,%d" % ((b,) + t) for b, w, t in table) + "\n", "".join(used)

def engine_a(seed, force):
    rng = random.Random("sorrel a %s" % seed)
    pick = lambda *v: rng.choice(v)
    for _ in range(10000):
        c = habits(rng)
        c.update(TF=rng.randrange(6), PH=pick(1, 2, 2), PV=pick(1, 2, 2, 3), TROWS=1, TCOLS=1, REDRAW=pick(0, 0, 0, 1, 2),
                 KMODE=pick(0, 1), KREP=pick(0, 1), SKEY=pick(0, 0, 1, 2), SBAD=pick(0, 0, 1), SND=rng.randrange(4),
                 RFX=pick(0, 0, 1, 2), MSG=pick(0, 1, 1), MTIME=pick(0, 0, 1), MFLASH=pick(0, 0, 1), CH0=pick(65, 65, 97),
                 CHE=pick(32, 32, 32, 46), PAB=pick(0, 1, 5, 7, 7, 4), BRB=pick(0, 1), NROW=pick(21, 22, 23, 23))
        c["IKB"] = pick(0, 1, 2) if c["PAB"] >= 4 else pick(5, 6, 7)
        if c["TF"] == 2: c["TCOLS"] = pick(1, 2)
        if c["TF"] in (3, 4): c["TCOLS"] = 2
        if c["TF"] == 4 or c["TF"] == 2 and c["TCOLS"] == 2 and pick(0, 1): c["TROWS"] = 2
        c.update(force)
        if c["TCOLS"] > c["PH"] or c["TROWS"] > c["PV"]: continue
        if c["EWAIT"] and not c["MSG"]: continue
        if c["REDRAW"] == 2 and (c["GSTEP"] or c["PV"] == 3): continue
        high = 5 * c["PV"] + c["TROWS"]
        if high > 16: continue
        c["ROW0"] = rng.randrange(3, 20 - high)
        lo = 1 if c["PH"] == 2 and c["TCOLS"] == 1 else 0
        c["COL0"] = rng.randrange(lo, 32 - (13 * c["PH"] + c["TCOLS"]) - lo + 1)
        data = []
        strings(rng, c, data)
        c["AROW"], c["ACOL"] = pick((c["NROW"], 0), (c["NROW"], 0), (c["NROW"], 12), (20, 3), (1, 6))
        c["MROW"], c["MCOL"] = pick((2, 8), (2, 0), (20, 10), (20, 2))
        if c["AROW"] == c["MROW"]: continue
        c["CHL"], c["CHR"] = pick((91, 93), (40, 41), (62, 60), (62, 32), (62, 32), (123, 125))
        if c["ACOL"] + c["ASKLEN"] + 12 > 31: c["ACOL"] = 0
        if c["ACOL"] and c["AROW"] == c["NROW"] and c["ACOL"] < 12: continue
        break
    table, used = marks_a(rng, c) if "CURB" not in force else (None, None)
    if "CURB" in force: del c["CURB"]
    while "CURB" in force and not c.get("CURB") == 1:
        c.update(PH=2, TCOLS=1, TROWS=1, TF=pick(0, 1, 5), COL0=pick(1, 2, 3), PV=pick(1, 2))
        table, used = marks_a(rng, c)
    data.append(table)
    title = pick('0,12,"SHISEN",255', '0,9,"S H I S E N  1K",255', '0,0,"Shisen (c) 2002 Sorrel",255', "")
    help_ = pick('', '1,0,"H hint B/F back R L N S DEL",255' if c["AROW"] != 1 else '')
    data.append("txt:    db %s254\n" % "".join(x + "," for x in (title, help_) if x))
    data.append("pics:\n" + "".join(db(p) for p in rows_of(pictures(rng, 1, 8), 1)))
    two = rng.sample([a + b for a in "ABCDEFGH" for b in "KLMNOPQR"], 21) if pick(0, 1) else [chr(65 + i) + pick(*"abcde") for i in range(21)]
    data.append('pairs:  db "%s"\n' % "".join(two))
    return c, "".join(data), order(rng), used
