# Switches and data of engine B, chosen by a seed.
import random
from looks import db, glyph, habits, order, pictures, rows_of, strings, FONT

def mask(way, w, h):
    """Lines of a mark that is drawn over a tile by XOR."""
    full, edge = (1 << 8 * w) - 1, (1 << 8 * w - 1) | 1
    if way == "frame": return [full] + [edge] * (h - 2) + [full]
    if way == "corners":
        c = 0b11100000 << 8 * (w - 1) | 0b111
        return [c, edge, edge] + [0] * (h - 6) + [edge, edge, c]
    if way == "whole": return [full] * h
    if way == "low": return [0] * (h - 2) + [full] * 2
    if way == "top": return [full] * 2 + [0] * (h - 2)
    if way == "left": return [0b11000000 << 8 * (w - 1)] * h
    if way == "dither": return [(0xaaaa if i & 1 else 0x5555) & full for i in range(h)]
    if way == "stripes": return [full if i & 2 else 0 for i in range(h)]
    if way == "hand":
        hand = [0b00010000, 0b00011000, 0b11111100, 0b11111110, 0b11111100, 0b00011000, 0b00010000]
        return [0] * (h - 8) + hand + [0]
    if way == "inner": return [0, full & ~edge] + [edge << 1 & full & ~edge | 2] * (h - 4) + [full & ~edge, 0]
    return [0] * h

def engine_b(seed, force):
    rng = random.Random("sorrel b %s" % seed)
    pick = lambda *v: rng.choice(v)
    while True:
        c = habits(rng)
        c.update(TW=pick(1, 2, 2), TH=pick(8, 10, 12, 14, 16, 16, 18, 20, 24), KIN=pick(0, 1), KREP=pick(0, 1), DBUF=pick(0, 0, 1),
                 SKEY=pick(0, 0, 0, 30), SBAD=pick(0, 0, 1), SND=pick(0, 1, 2), SFIRST=pick(0, 1), RFX=pick(0, 1, 2, 3, 4),
                 MSG=pick(0, 1, 1), MTIME=pick(0, 0, 1), CLK=pick(0, 0, 1, 2, 3), HT=pick(0, 0, 0, 100, 200),
                 HANIM=pick(0, 0, 1, 2, 3), MUSIC=pick(0, 0, 1), PSPEED=pick(8, 12, 16, 25), GWAIT=pick(2, 3, 5), STK=300,
                 ATT=pick(0, 1))
        c.update(force)
        c["HANIM3"] = int(c["HANIM"] == 3)
        if c["EWAIT"] and not c["MSG"]: continue
        if c["MUSIC"] and not c["KIN"]: continue
        if c["HANIM"] == 1 and c["CLK"] in (1, 3): continue
        if c["CLK"] == 1 and c["EWAIT"]: continue
        if c["HT"] and c["AHINT"]: continue
        c["PX"] = 2 if c["TW"] == 2 else pick(1, 2)
        c["PY"] = c["TH"] + pick(0, 0, 1, 2, 4, 8)
        if c["ATT"]:
            c["TH"] = c["TH"] // 8 * 8
            c["PY"] = c["TH"] + pick(0, 0, 8)
        high = 5 * c["PY"] + c["TH"]
        if high > 148: continue
        c["Y0"] = rng.randrange(18, 167 - high)
        if c["ATT"]: c["Y0"] = (c["Y0"] + 7) // 8 * 8
        if c["Y0"] + high > 168: continue
        wide = 13 * c["PX"] + c["TW"]
        c["X0"] = rng.randrange(1 if c["TW"] == c["PX"] else 2, 31 - wide + 1) if wide < 30 else 1
        break
    c["RSTEPS"] = {0: 1, 1: 4, 2: 6, 3: 4, 4: 6}[c["RFX"]]
    c["RWAIT"] = pick(2, 3, 4)
    c["SBASE"] = 0xc0 if c["DBUF"] else 0x40
    data = []
    strings(rng, c, data)
    c["NY"] = pick(184, 184, 176, 172)
    c["AY"], c["ACOL"] = pick((c["NY"], 0), (c["NY"], 0), (c["NY"], 13), (8, 2) if c["Y0"] > 20 else (c["NY"], 0))
    if c["ACOL"] == 13: c["ASKLEN"], data[1] = 0, "asklab: db 255\n"
    c["AY"] = c["AY"] // 8 * 8 if c["AY"] == 8 else c["AY"]
    if c["NY"] == 172: c["NY"] = 176; c["AY"] = 176 if c["AY"] == 172 else c["AY"]
    c["MY"], c["MCOL"] = pick((8, 16), (c["NY"], 17)) if c["ACOL"] == 0 else (8, 16)
    c["CY"] = pick(0, 8) if c["MY"] != 8 else 0
    paper = pick(0, 0, 1, 4, 5, 6, 7, 7)
    ink = pick(0, 1, 2) if paper >= 4 else pick(5, 6, 7)
    bright = pick(0, 64)
    c["SATT"] = paper * 8 + ink + bright
    tp = pick(*[x for x in (0, 1, 5, 6, 7, 7)])
    c["TATT"] = tp * 8 + (pick(0, 1, 2) if tp >= 4 else pick(5, 6, 7)) + pick(0, 64) if c["ATT"] else c["SATT"]
    pixel = ["frame", "corners", "whole", "low", "top", "left", "dither", "stripes", "hand", "inner"]
    while True:
        table, atts, masks = [], [], []
        for i in range(4):                      # cursor, selected, pair, kind
            if c["ATT"] and pick(0, 1):
                table.append(pick(64, 8, 16, 32, 24, 128) if i else pick(128, 16, 32))
                atts.append(table[-1]); masks.append([0] * c["TH"])
            else:
                table.append(pick(*(pixel if c["TW"] == 2 or c["TH"] > 8 else pixel[:4] + pixel[6:8])))
                atts.append(0); masks.append(mask(table[-1], c["TW"], c["TH"]))
        if len(set(table)) < 4: continue
        looks = {}
        for m in range(16):
            a, p = c["TATT"], [0] * c["TH"]
            for i in range(4):
                if m >> i & 1: a, p = a ^ atts[i], [x ^ y for x, y in zip(p, masks[i])]
            looks[(a, tuple(p))] = m
            if a & 7 == a >> 3 & 7: break
            if c["TATT"] & 56 == 0 and atts[0] == 64: break
        else:
            if len(looks) == 16: break
    c["BLINK"] = 0
    if not table[0] in (64, 8, 16, 32, 24, 128) and pick(0, 0, 1): c["BLINK"] |= 1
    if c["HANIM"] == 2: c["BLINK"] |= 4
    w = c["TW"]
    kind = pick(0, 1, 1)
    f = rng.randrange(4)
    if kind:
        pics = pictures(rng, w, c["TH"])
    else:                                       # big letters or pairs of signs
        pics = []
        g = rng.randrange(4)
        for k in range(21):
            ch = chr(65 + k)
            g8 = glyph(ch, g)
            up = max(1, min(2, c["TH"] // 8))
            rows = [r for r in g8 for _ in range(up)]
            if w == 2: rows = [sum(3 << 2 * b for b in range(8) if r >> b & 1) for r in rows]
            pad = c["TH"] - len(rows)
            pics.append([0] * (pad // 2) + rows + [0] * (pad - pad // 2))
    data.append("pics:   ds %d\n" % (w * c["TH"]) + "".join(db(p) for p in rows_of(pics, w)))
    data.append("masks:\n" + "".join(db(p) for p in rows_of(masks, w)) + "matt:   db %d,%d,%d,%d\n" % tuple(atts))
    data.append("font:\n" + "".join(db(glyph(chr(i), f) if chr(i) in FONT else [0] * 8) for i in range(32, 96)))
    px = [c["X0"] * 8 + (x - 1) * c["PX"] * 8 + w * 4 for x in range(16)]
    py = [c["Y0"] + (y - 1) * c["PY"] + c["TH"] // 2 for y in range(8)]
    data.append("xs:     db %s\nys:     db %s\n" % (",".join(str(min(255, max(0, x))) for x in px), ",".join(str(min(191, max(0, y))) for y in py)))
    title = pick('0,1,"SHISEN",255', '0,3,"RIVER TILES",255', "")
    data.append("txt:    db %s254\n" % (title + "," if title else ""))
    data = "".join(data)
    import re
    data = re.sub(r'"[^"]*"', lambda m: m.group(0).upper().replace("#", "N"), data)
    return c, data, order(rng), "%s blink %d" % (table, c["BLINK"])
