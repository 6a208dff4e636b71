"""Seed -> the switches of one program."""
import pathlib
import random

from pictures import as_bytes, picture

ROM = pathlib.Path(__file__).resolve().parents[4] / "roms-free" / "fourrivers48.rom"
TYPES = {"flash": 1, "bright": 2, "swap": 3, "paper": 4, "ink": 5, "invert": 6, "frame": 7,
         "bar": 8, "attr": 14, "none": 0}


def font():
    with open(ROM, "rb") as file:
        return file.read()[0x3D00:0x4000]


def letter_rows(code, bold):
    rows = []
    for byte in font()[(code - 32) * 8:(code - 32) * 8 + 8]:
        byte = byte | byte >> 1 if bold == 1 else byte
        rows.append([byte >> bit & 1 for bit in range(7, -1, -1)])
    return rows


def tile_rows(o, kind):
    """Dots of kind 0..20, near enough for the check of the looks."""
    if o["TILEK"] == 1:
        return picture(o["tileset"], kind, o["TW"], o["TH"])
    rows = letter_rows(ord(o["letters"][kind]), o["FONTK"])
    if o["TILEK"] == 2:
        big = [[0] * 16 for _ in range(16)]
        for i in range(16):
            big[0][i] = big[15][i] = big[i][0] = big[i][15] = 1
        for y in range(8):
            for x in range(8):
                big[4 + y][4 + x] |= rows[y][x]
        return big
    return [[d for d in row for _ in range(o["TW"])] for row in rows for _ in range(o["TH"])]


def look(o, kind, marks):
    """What a player sees of a cell: kind 0 is empty; marks as letters of K H S C."""
    attr = o["kattr"][kind]
    rows = tile_rows(o, kind - 1) if kind else o["empty_rows"]
    rows = [list(row) for row in rows]
    for mark, (name, value) in o["styles"]:
        if mark not in marks:
            continue
        if name == "flash":
            attr |= 128
        elif name == "bright":
            attr |= 64
        elif name == "swap":
            attr = attr & 0xC0 | (attr & 7) << 3 | attr >> 3 & 7
        elif name == "paper":
            attr = attr & 0xC7 | value << 3
        elif name == "ink":
            attr = attr & 0xF8 | value
        elif name == "attr":
            attr = value
        elif name == "invert":
            rows = [[1 - d for d in row] for row in rows]
        elif name == "frame":
            rows[0] = rows[-1] = [1] * len(rows[0])
            for row in rows:
                row[0] = row[-1] = 1
        elif name == "bar":
            rows[-1] = rows[-2] = [1] * len(rows[0])
    return seen(attr, rows)


def seen(attr, rows):
    bright = 8 if attr & 64 else 0
    ink, paper = attr & 7, attr >> 3 & 7
    ink, paper = ink and ink + bright, paper and paper + bright
    one = tuple(ink if d else paper for row in rows for d in row)
    if attr & 128 and ink != paper:
        other = tuple(paper if d else ink for row in rows for d in row)
        return ("flash", min(one, other), max(one, other))
    return ("still", one)


def near(one, other):
    """True if two looks of one tile differ in few dots only."""
    if one[0] != other[0]:
        return False
    dots = sum(a != b for a, b in zip(one[1], other[1]))
    return dots < max(8, len(one[1]) // 10)


def styles_fit(o, strict):
    """True if a player can tell everything apart that matters."""
    def cursor(marks):
        kind = "K" if o["KCUR"] else ""
        return "C" + kind + marks
    for kind in range(1, 22):
        groups = [[""], ["K"], ["S", "SK"], ["H", "HK"]]
        shown = [{look(o, kind, m) for m in group} for group in groups]
        for i, one in enumerate(shown):
            for other in shown[:i]:
                if any(near(a, b) for a in one for b in other):
                    return False
        still = set().union(*shown)
        here = [look(o, kind, cursor(m)) for m in ("", "S", "H")]
        if o["CURGAP"] == 0 and any(near(a, b) for a in still for b in here):
            return False
        if strict and here[0] in here[1:]:
            return False
    for marks in ("", "K", "S", "SK", "H", "HK", "SH", "SHK", cursor(""), cursor("S"), cursor("H"),
                  cursor("SH")):
        looks = {look(o, kind, marks) for kind in range(1, 22)}
        if len(looks) < 21 or look(o, 0, "") in looks:
            return False
    return o["CURGAP"] != 0 or look(o, 0, "C") != look(o, 0, "")


def papers_differ(o):
    """Styles with a paper of their own have papers that an eye tells apart."""
    papers = [o["kattr"][1] >> 3 & 7]
    for _, (name, value) in o["styles"]:
        if name == "paper":
            papers.append(value)
        elif name == "attr":
            papers.append(value >> 3 & 7)
    return len(papers) == len(set(papers))


def pick_style(r, cursor=False):
    name = r.choice(["bright", "swap", "paper", "paper", "ink", "invert", "frame", "attr", "bar",
                     "flash"] if not cursor else
                    ["flash", "flash", "swap", "paper", "paper", "invert", "frame", "attr"])
    if name in ("paper", "ink"):
        return name, r.randrange(8)
    if name == "attr":
        paper = r.randrange(8)
        ink = r.choice([i for i in range(8) if abs(i - paper) >= 3])
        return name, paper << 3 | ink | r.choice([0, 64, 64])
    return name, 0


def colours(r, o):
    paper = r.choice([0, 0, 0, 7, 7, 1, 1, 6, 5])
    ink = 7 if paper < 3 else 0
    if paper == 0:
        ink = r.choice([7, 7, 4, 6, 5])
    o["SCRATTR"] = o["TXTATTR"] = paper << 3 | ink | r.choice([0, 0, 64])
    tile_paper = r.choice([paper, paper, 7, 6, 0, 1, 5])
    dark = [i for i in range(8) if abs(i - tile_paper) >= 3]
    bright = r.choice([0, 0, 64])
    if o["tileset"] == "patterns":
        tile_paper = r.choice([0, 7])
        inks = [i for i in range(8) if i != tile_paper]
        kinds = [inks[k % 7] for k in range(21)]
    elif o["tileset"] == "shapes":
        dark = dark if len(dark) >= 3 else [i for i in range(8) if i != tile_paper]
        inks = r.sample(dark, 3)
        kinds = [inks[k // 7] for k in range(21)]
    elif r.random() < 0.5 and len(dark) > 1:
        inks = r.sample(dark, r.randint(2, min(4, len(dark))))
        kinds = [inks[k % len(inks)] for k in range(21)]
    else:
        kinds = [r.choice(dark)] * 21
    empty = o["SCRATTR"] if r.random() < 0.7 else tile_paper << 3 | kinds[0] | bright
    o["kattr"] = [empty] + [tile_paper << 3 | k | bright for k in kinds]
    width, height = o["TW"] * 8, o["TH"] * 8
    o["empty_rows"] = [[0] * width for _ in range(height)]
    if r.random() < 0.25:
        o["empty_rows"][height // 2][width // 2] = 1


def layout(r, o):
    shape = r.choice([(1, 1, 1, 1), (1, 1, 2, 2), (1, 1, 2, 2), (1, 1, 2, 3), (1, 1, 1, 2),
                      (1, 1, 2, 1), (1, 2, 1, 2), (1, 2, 2, 3), (1, 2, 2, 2), (1, 2, 1, 3),
                      (2, 1, 2, 1), (2, 1, 2, 2), (2, 1, 2, 3), (2, 2, 2, 2), (2, 2, 2, 2),
                      (2, 2, 2, 3), (2, 2, 2, 2)])
    o["TW"], o["TH"], o["PX"], o["PY"] = shape
    width, height = 13 * shape[2] + shape[0], 5 * shape[3] + shape[1]
    o["NUMROW"] = r.choice([23, 23, 23, 22, 21])
    room = o["NUMROW"] - height - 1
    o["OY"] = r.randint(1, max(1, room)) if r.random() < 0.5 else max(1, min(room, 2 + room // 3))
    left = 32 - width
    o["OX"] = left // 2 if r.random() < 0.6 or left < 3 else r.randint(1, left - 1)
    o["width"], o["height"] = width, height


def choose_styles(r, o):
    gaps = ["none"]
    if o["PX"] > o["TW"] and o["PY"] > o["TH"]:
        gaps += ["frame", "frame", "line"]
    if o["PX"] > o["TW"]:
        gaps += ["arrow", "brackets"]
    elif o["PY"] > o["TH"]:
        gaps += ["line"]
    for attempt in range(6000):
        if attempt % 400 == 0:
            colours(r, o)
        gap = r.choice(gaps)
        o["CURGAP"] = ["none", "frame", "arrow", "brackets", "line"].index(gap)
        o["KCUR"] = r.randrange(2) if gap == "none" else int(r.random() < 0.85)
        order = r.choice(["KHSC", "KHSC", "KSHC"])
        o["styles"] = [(m, pick_style(r, m == "C")) if m != "C" or o["CURGAP"] == 0
                       else (m, ("none", 0)) for m in order]
        if papers_differ(o) and styles_fit(o, attempt < 5000):
            return
    raise ValueError("no styles fit")


def texts(r, o):
    """Places for words around the board."""
    n, top, end = o["NUMROW"], o["OY"], o["OY"] + o["height"]
    slots = [(n, 16)]
    if top >= 2:
        slots += [(0, 1), (0, 17)]
    if top >= 3:
        slots += [(1, 1), (1, 17)]
    for row in range(end + 1, 24):
        if row != n:
            slots += [(row, 1), (row, 17)]
    r.shuffle(slots)
    o["texts"] = []
    o["NUMCOL"] = r.choice([0, 0, 1])
    o["numword"] = r.choice(["", "", "Board ", "BOARD:", "No.", "#", "Nr "])
    o["NUMFMT"] = r.choice([0, 1, 1, 2])
    o["entword"] = r.choice(["", "Board? ", "? ", "No:", "Number: "])
    o["MAXD"] = r.choice([5, 5, 5, 6])
    o["ENTROW"], o["ENTCOL"] = n, o["NUMCOL"]
    o["entcur"] = r.choice("LLL_#")
    o["MSG"] = r.choice([0, 1, 1, 2, 3, 4])
    o["MSGROW"], o["MSGCOL"] = 0, 0
    if o["MSG"] == 3:
        o["MSGROW"], o["MSGCOL"] = top + o["height"] // 2, 8
    elif o["MSG"]:
        o["MSGROW"], o["MSGCOL"] = slots.pop(0)
    for name, row, col, chance in (("STATUS", "STROW", "STCOL", 0.5),
                                   ("GRAVTXT", "GRROW", "GRCOL", 0.5),
                                   ("CLOCK", "CLKROW", "CLKCOL", 0.07)):
        o[name] = int(bool(slots) and r.random() < chance)
        o[row], o[col] = slots.pop(0) if o[name] else (0, 0)
    o["leftword"] = r.choice(["Tiles ", "Left: ", "LEFT ", "Tiles left "[:9]])
    words = ["SHISEN", "* SHISEN *", "Shisen 48", "HARBOUR", "N S H B F R L", "H=hint B=back",
             "(c) 1987", "Score 0000", "HI 01500", "ENTER=select"]
    while slots and r.random() < 0.6:
        row, col = slots.pop(0)
        o["texts"].append((row, col, words.pop(r.randrange(len(words)))))
    o["panels"] = []
    if r.random() < 0.3 and top >= 1 and o["OX"] >= 1 and o["OX"] + o["width"] < 32:
        o["panels"].append((top - 1, o["OX"] - 1, o["height"] + 2, o["width"] + 2,
                            o["kattr"][0] if r.random() < 0.5 else o["SCRATTR"] ^ 64))
    if o["CURGAP"] == 0 and r.random() < 0.3 and 1 <= o["OX"] and o["OX"] + o["width"] < 32:
        line = "+" + "-" * o["width"] + "+"
        for row in (top - 1, end):
            o["texts"].append((row, o["OX"] - 1, line))
        for row in range(top, end):
            o["texts"].append((row, o["OX"] - 1, "!"))
            o["texts"].append((row, o["OX"] + o["width"], "!"))


def options(seed):
    r = random.Random(seed * 7919 + 13)
    o = {"seed": seed}
    layout(r, o)
    sets = ["letters", "letters", "letters", "icons", "shapes", "patterns", "icons"]
    if (o["TW"], o["TH"]) == (2, 2):
        sets += ["mahjong", "mahjong", "outlined", "outlined"]
    o["tileset"] = r.choice(sets)
    o["TILEK"] = {"letters": 0, "outlined": 2}.get(o["tileset"], 1)
    o["letters"] = r.choice(["ABCDEFGHIJKLMNOPQRSTU", "ABCDEFGHIJKLMNOPQRSTU",
                             "abcdefghijklmnopqrstu", "0123456789ABCDEFGHIJK",
                             "ABCDEFGHJKLMNPRSTUVWX", "!#$%&()*+/<=>?@ZXWVKN"])
    o["FONTK"] = r.choice([0, 0, 1, 2]) if o["tileset"] in ("letters", "outlined") \
        else r.choice([0, 0, 1])
    choose_styles(r, o)
    texts(r, o)
    o["TEXTRST"] = int(o["FONTK"] == 0 and r.random() < 0.4)
    o["KEYLAYER"] = r.choice([0, 0, 1, 1, 2, 2, 3])
    o["SCAN"] = r.choice([1, 2, 3]) if o["KEYLAYER"] else 0
    o["IMTWO"] = int(o["KEYLAYER"] == 3 or r.random() < 0.12)
    o["FLUSH"] = r.randrange(2)
    o["REPEAT"] = r.randrange(2)
    o["REPDEL"], o["REPPER"] = r.choice([(20, 4), (25, 5), (35, 5), (30, 3)])
    o["REPFAST"] = int(r.random() < 0.3)
    o["CAPSONLY"] = int(o["KEYLAYER"] == 0 and r.random() < 0.3)
    o["PAUSEK"] = r.choice([0, 0, 1])
    for name, values in (
            ("WRAP", [0, 1]), ("MISKIND", [0, 0, 1, 2]), ("MISPATH", [0, 0, 1, 2]),
            ("EMPTYENT", [0, 0, 1]), ("ring", [1] * 6 + [0]), ("HORDER", [0, 0, 1, 2, 3]),
            ("HEND", [0, 0, 1]), ("HARROW", [0, 1]), ("HRESTART", [0, 1]),
            ("NEWCUR", [0, 0, 1, 2]), ("HISTSEL", [0, 0, 0, 1]), ("CHEATNIL", [0, 0, 1]),
            ("NILCLEAR", [0, 1]), ("CHEATWIN", [0, 1]), ("CHEATSTUCK", [0, 0, 1]),
            ("SEMPTY", [0, 1]), ("SBAD", [0, 0, 1, 2]), ("DEALK", [0, 1, 2]), ("FILL", [0, 1, 2]),
            ("SND", [0, 0, 1, 2, 2, 3, 4]), ("ROMTWICE", [0, 1]), ("ROMPITCH", [800, 400, 1200]),
            ("ROMLEN", [20, 40, 10]), ("AYTONE", [90, 150, 60]), ("MOVESND", [0, 0, 1]),
            ("ERRSND", [0, 1]), ("FANFARE", [0, 1]), ("ANIMN", [0, 0, 2, 3, 4]),
            ("ANIMT", [3, 6]), ("FALLVIEW", [0, 0, 1]), ("FALLTIME", [2, 4]),
            ("TITLE", [0, 0, 0, 1]), ("FIRST", [0, 0, 1]), ("BASICIN", [0] * 6 + [1]),
            ("origin", [32768, 32768, 25000, 30000, 40000, 0]),
            ("animstyle", ["flash", "invert", "swap"])):
        o[name] = r.choice(values)
    o["REM"] = int(o["origin"] == 0)
    o["ORIGIN"] = o["origin"] or 23760
    o["RINGV"] = 0 if o["ring"] else 255
    o["machine"] = "128" if o["SND"] == 3 else "48"
    o["KEEPBCR"] = 0
    if o["BASICIN"]:
        o["SEMPTY"], o["SBAD"], o["MAXD"] = 0, 0, 99
    return o


def kind_bytes(o):
    return [b for kind in range(21) for b in as_bytes(tile_rows(o, kind))]
