"""Random switches of an honest tape, and the tables that belong to them."""
import random

LETTERS, PICTURES, SHAPES = 0, 1, 2


def draw(name):
    """A dict of the switches of the tape NAME, which may end in +SWITCH=VALUE."""
    name, *changes = name.split("+")
    s = simple() if name == "simple" else drawn(name)
    s.update((key, int(value)) for key, value in (c.split("=") for c in changes))
    return s


def simple():
    """The simplest switches."""
    s = dict.fromkeys(drawn("simple"), 0)
    s.update(CW=1, CH=1, PX=2, PY=2, OX=2, OY=3, BACK=56, EMPTYAT=56, PLAIN=56, HILIGHT=48,
             SELAT=23, PAIRAT=40, CURAT=78, LEAD=48, RING=1, ORGADR=32768, KEYS=1)
    return s


def drawn(name):
    """Random switches, the same for the same name."""
    r = random.Random(name)
    s = {}
    s["CURSOR"] = r.choice([0, 0, 1, 1, 2, 3, 4])
    s["CW"], s["CH"] = r.choice([(1, 1), (1, 1), (1, 2), (2, 1), (2, 2), (2, 2), (2, 3)])
    s["DOUBLE"] = int((s["CW"], s["CH"]) == (2, 2) and r.random() < 0.6)
    s["PX"] = 2 if s["CW"] == 2 or s["CURSOR"] == 2 else r.choice([1, 2, 2])
    if s["CURSOR"] == 2:
        s["CW"] = 1
        s["DOUBLE"] = 0
    low = s["CH"] + (s["CURSOR"] == 3)
    s["CH"] = min(s["CH"], 2) if s["CURSOR"] == 3 else s["CH"]
    s["PY"] = r.choice([p for p in (1, 2, 3) if p >= min(low, 3)])
    s["GC"] = r.randrange(s["CW"] * s["CH"])
    s["RIM"] = int(s["CW"] * s["CH"] > 1 and r.random() < 0.4)
    width, height = 13 * s["PX"] + s["CW"], 5 * s["PY"] + max(low, s["CH"])
    s["OX"] = r.randint(int(s["CURSOR"] == 2), 32 - width)
    s["OY"] = r.randint(1, max(1, 22 - height))
    s["GLYPH"] = r.choice([LETTERS, LETTERS, PICTURES, SHAPES])
    s["COLOURS"] = 1 if s["GLYPH"] == SHAPES else r.choice([0, 0, 1])
    back, plain, light, sel, pair, cur = r.choice([
        (56, 56, 48, 23, 40, 78), (7, 7, 71, 87, 104, 46), (48, 120, 112, 87, 96, 15),
        (56, 7, 70, 66, 68, 49), (15, 48, 112, 23, 39, 66), (32, 56, 120, 87, 79, 114)])
    s.update(BACK=back, EMPTYAT=r.choice([back, back, plain]), PLAIN=plain, HILIGHT=light,
             SELAT=sel, PAIRAT=pair, CURAT=cur)
    if s["COLOURS"]:
        s["SELAT"], s["PAIRAT"], s["CURAT"] = 23, 32, 105
    s["KEYS"] = r.randrange(4)
    s["SOUND"] = r.randrange(3)
    s["PAUSE"] = r.randrange(4)
    s["TITLE"] = r.randrange(3)
    s["MESSAGES"] = r.randrange(3)
    s["MSGROW"] = 0
    s["NUMX"] = r.choice([0, 0, 1])
    s["LEAD"] = r.choice([48, 32, 0])
    s["BADNUM"] = r.randrange(2)
    s["ENTDROP"] = r.randrange(2)
    s["HORDER"] = r.randrange(4)
    s["HRESUME"] = r.randrange(2)
    s["HCURSOR"] = r.choice([0, 0, 1])
    s["AHINT"] = r.choice([0, 0, 1])
    s["EDGE"] = r.randrange(2)
    s["HOME"] = r.randrange(3)
    s["OTHER"] = r.choice([0, 0, 1, 2])
    s["BLOCKED"] = r.choice([s["OTHER"], s["OTHER"], 0, 1, 2])
    s["EMPTYC"] = r.choice([0, 0, 1])
    s["IDLEDROP"] = r.randrange(2)
    s["RING"] = r.choice([1, 1, 0])
    s["WONKEY"] = r.choice([0, 0, 1])
    s["PREC"] = r.randrange(2)
    s["PATH"] = r.randrange(2)
    s["HISTORY"] = r.randrange(2)
    s["DEALV"] = r.randrange(3)
    s["ORGADR"] = r.choice([32768, 40000] if s["KEYS"] == 3 else [25000, 28672, 32768, 40000])
    s["KEEPINK"] = int(name.startswith("ink"))
    if s["KEEPINK"]:
        s["SELAT"], s["PAIRAT"], s["CURAT"] = 48, 32, 104
        s["COLOURS"] = 1
    return s


def cells(order):
    """The 84 indices of cells: 0 and 3 in reading order, 1 in columns, 2 backwards."""
    out = [16 * row + col for row in range(1, 7) for col in range(1, 15)]
    if order == 1:
        out.sort(key=lambda i: (i % 16, i))
    return out[::-1] if order == 2 else out


def pictures(name, glyph):
    """The 21 pictures of 8 bytes each, or None for the letters of the ROM."""
    if glyph == LETTERS:
        return None
    r = random.Random("pictures of " + name)
    count = 7 if glyph == SHAPES else 21
    out = []
    for _ in range(count):
        half = [r.randrange(1, 16) for _ in range(7)]
        out.append([h << 4 | int(f"{h:04b}"[::-1], 2) for h in half] + [0])
    return [out[kind % count] for kind in range(21)]


def colours(switches):
    """The attributes of the 21 kinds."""
    return [56 + ((0, 1, 2)[kind // 7]) for kind in range(21)]


def rows(values):
    """Lines of db with at most 12 values each."""
    return "".join("        db " + ",".join(map(str, values[i:i + 12])) + "\n"
                   for i in range(0, len(values), 12))


def tables(name, switches):
    """The text of tables.inc."""
    out = "CELLTAB:\n" + rows(cells(0) + [0])
    out += "ORDTAB:\n" + rows(cells(switches["HORDER"]) + [0])
    out += "COLTAB:\n" + rows(colours(switches))
    chars = pictures(name, switches["GLYPH"])
    if chars is None:
        return out + "FONT    EQU 15880\n"
    return out + "FONT:\n" + rows(sum(chars, []))


def constants(switches):
    """The text of switches.inc."""
    return "".join(f"{key:<8} EQU {value}\n" for key, value in sorted(switches.items()))
