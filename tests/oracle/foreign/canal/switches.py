"""Switches: what an honest tape may do, drawn from the tape's name or set by hand."""
import random
from layout import Look

KEEP = (255, 0)
RULES = {                       # value: weight
    "RING": {1: 3, 0: 1}, "OTHER": {0: 4, 1: 2, 2: 2}, "BLOCKED": {0: 4, 1: 2, 2: 2},
    "EMPTYENTER": {0: 3, 1: 1}, "HORD": {0: 4, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1},
    "HFROM": {0: 4, 1: 1}, "HEND": {0: 4, 1: 1}, "HCUR": {0: 4, 1: 1}, "HRESUME": {0: 3, 1: 1},
    "ARROWHINT": {0: 3, 1: 1}, "HTIME": {0: 8, 120: 1}, "NONESEL": {0: 3, 1: 1},
    "HSER": {0: 2, 2: 1}, "HOME": {0: 3, 1: 1, 2: 1}, "EDGEX": {1: 3, 0: 2, 2: 1},
    "EDGEY": {1: 3, 0: 2, 2: 1}, "SKIP": {0: 5, 1: 1}, "IDLESEL": {0: 1, 1: 1},
    "IDLEHINT": {0: 1, 1: 1}, "BCUR": {0: 4, 1: 1}, "FCUR": {0: 5, 1: 1}, "RCUR": {0: 6, 1: 1},
    "PREC": {0: 3, 1: 2, 2: 1}, "WONKEY": {0: 3, 1: 1, 2: 1}, "STUCKKEY": {0: 6, 1: 1, 2: 1},
    "ENDWAIT": {0: 3, 1: 1}, "SWALLOW": {0: 6, 1: 1}, "GIVESEL": {0: 2, 1: 1},
    "EMPTYENT": {0: 2, 1: 2, 2: 1}, "BADENT": {0: 2, 1: 1, 2: 1}, "LETENT": {0: 3, 1: 1, 2: 1},
    "ARRENT": {0: 3, 1: 1, 2: 1}, "EMPTYDEL": {0: 2, 1: 1}, "AUTO5": {0: 4, 1: 1},
    "DEAL": {0: 1, 1: 1, 2: 1, 3: 1}, "REPEAT": {0: 1, 1: 1},
}
DRESS = {
    "GRID": {"22": 6, "11": 1, "21": 1, "12": 1, "23": 2, "p22": 3, "p23": 1, "wide": 1},
    "PICTURES": {"letter": 3, "small": 2, "shadow": 1, "solid": 2, "pips": 2, "sign": 2,
                 "face": 1, "form": 1},
    "INKS": {(): 3, (0, 1, 2): 1, (0, 1, 3, 2): 1}, "GROUND": {"plain": 4, "dots": 1, "weave": 1},
    "DOT": {0: 3, 1: 1}, "RIM": {0: 3, 1: 1}, "FRAME": {0: 1, 1: 2},
    "FONTMODE": {0: 2, 1: 2, 2: 1, 3: 1, 4: 1}, "HEAD": {"": 1, "SHISEN": 1, "FOUR RIVERS": 1},
    "NUMPRE": {"": 2, "No.": 1, "Board ": 1, "#": 1}, "NUMDBL": {0: 3, 1: 1}, "ZPAD": {0: 2, 1: 1},
    "SHOWGRAV": {0: 1, 1: 1}, "SHOWLEFT": {0: 1, 1: 1}, "SHOWMOVES": {0: 2, 1: 1},
    "SHOWSCORE": {0: 2, 1: 1}, "SHOWCLOCK": {0: 2, 1: 1}, "NONEMSG": {0: 1, 1: 1},
    "ENDMSG": {0: 1, 1: 1, 2: 1}, "ENDTUNE": {0: 1, 1: 1}, "SPR": {0: 4, 1: 1, 2: 1},
    "SPRITE": {"ring": 1, "hand": 1, "cross": 1}, "GLIDE": {0: 1, 2: 1},
    "BLINKT": {0: 2, 8: 1, 16: 1, 25: 1}, "BLINK": {1: 3, 2: 1, 4: 1, 3: 1, 8: 0},
    "PATHT": {0: 2, 10: 1, 25: 1}, "REMANIM": {0: 2, 1: 1, 2: 1}, "STEPFALL": {0: 2, 2: 1, 4: 1},
    "DEALSHOW": {0: 3, 1: 1, 15: 1}, "SOUND": {0: 2, 1: 2, 2: 1, 4: 1}, "CLICK": {0: 2, 1: 1, 2: 1},
    "TRAVELBEEP": {0: 2, 1: 1}, "TITLE": {0: 1, 1: 1, 2: 1, 3: 1, 4: 1},
    "KM": {0: 2, 1: 1, 2: 1, 3: 1, 4: 1}, "IM2": {0: 2, 1: 1}, "INTS": {1: 3, 0: 1},
    "MUSIC": {0: 3, 2: 1}, "P128": {0: 5, 1: 1}, "ENTRY": {0: 1, 1: 1, 2: 1, 3: 1},
    "NUMROW": {23: 2, 22: 1, 21: 1}, "PAPER": {7: 3, 6: 1, 5: 1, 0: 1},
    "LOADER": {"code": 3, "screen": 1},
}
STYLES = ("inverse", "frame", "outer", "hatch", "under", "corners", "bar", "foot", "spot", "arrow",
          "whole")
ATTRIBUTES = ((0xC7, 0x30), (0xC7, 0x28), (0xC7, 0x20), (0xFF, 0x40), (0x7F, 0x80), (0, 0x46),
              (0, 0x57), (0, 0x4F), (0xF8, 0x02), (0, 0x70), (0, 0x68), (0xFF, 0x38))


def pick(chance, table):
    """Returns a key of the table, by weight."""
    return chance.choices(list(table), list(table.values()))[0]


def draw(name, fixed=None):
    """Returns the switches of a tape, and its Look."""
    fixed = fixed or {}
    chance = random.Random("canal " + name)
    base = {key: pick(chance, table) for key, table in RULES.items()}
    for _ in range(4000):
        s = {key: pick(chance, table) for key, table in DRESS.items()}
        for mark in ("kind", "hint", "sel", "cursor"):
            s["M_" + mark] = style(chance)
        s["M_path"] = ("line", KEEP)
        s.update(base)
        s.update(fixed)
        try:
            fit(s, chance, fixed)
            look = Look(s)
        except ValueError:
            continue
        if look.distinct():
            return s, look
    raise ValueError("no look for " + name)


def style(chance):
    """Returns pixels and attribute of a mark."""
    what = chance.randrange(3)
    pixels = chance.choice(STYLES) if what != 1 else None
    return pixels, chance.choice(ATTRIBUTES) if what else KEEP


def fit(s, chance, fixed):
    """Completes the switches that follow from others; ValueError if they do not go together."""
    geometry(s, chance)
    if s["SPR"]:
        s["M_cursor"] = (None, KEEP)
        s["SW"] = 2 if s["CW"] > 1 else 1
        s["SH"] = min(16, s["CH"] * 8)
        s["SOX"], s["SOY"] = chance.choice(((0, 0), (1, 4), (0, 6), (1, 0), (1, 8), (0, 4)))
        right = s["X0"] + 13 * s["CW"] + s["SOX"] + s["SW"]
        if right > 32 or s["Y0"] * 8 + s["PY"] + 5 * s["CH"] * 8 + s["SOY"] + s["SH"] > 168:
            raise ValueError("sprite")
        points(s)
    else:
        s.update(SW=1, SH=1, SOX=0, SOY=0, GLIDE=0)
    if s["KM"] in (0, 1) or s["ENTRY"] == 3:
        s["INTS"] = 1
    if s["ENTRY"] == 3 and s["KM"] > 2:
        raise ValueError("editor without the ROM's interrupt")
    if s["ENTRY"] == 3:
        s["AUTO5"] = 0
    if s["KM"] == 4:
        s["INTS"] = s["IM2"] = 1
    if not s["INTS"]:
        s["IM2"] = 0
    if s["MUSIC"] in (1, 2) and not s["IM2"]:
        s["MUSIC"] = 0
    if s["SOUND"] == 3 and not s["P128"] or s["MUSIC"] in (1, 3) and not s["P128"]:
        raise ValueError("no AY")
    if s["HFROM"] and s["HCUR"] and "HFROM" not in fixed:
        s["HCUR"] = 0
    colours(s)
    places(s)


def points(s):
    """ValueError if the sprite does not point to its own tile."""
    x, y = (2, 2) if s["SPRITE"] == "hand" else (s["SW"] * 4, s["SH"] // 2)
    x, y = x + s["SOX"] * 8 - s["PX"], y + s["SOY"]
    if not (s["TX"] <= x < s["TX"] + s["TWP"] and s["TY"] <= y < s["TY"] + s["THP"]):
        raise ValueError("sprite beside its tile")


def geometry(s, chance):
    """Sets the cells' size and place."""
    name = s["GRID"]
    s["PX"] = s["PY"] = s["TX"] = s["TY"] = 0
    cw, ch = {"wide": (2, 3)}.get(name) or tuple(map(int, name[-2:]))
    if name[0] == "p":
        s["PX"], s["PY"] = chance.randrange(1, 8), chance.randrange(8)
        s["TWP"], s["THP"] = 16 - chance.choice((1, 2, 3)), ch * 8 - chance.choice((1, 2, 4))
        s["TX"] = chance.randrange(16 - s["TWP"] + 1)
        s["TY"] = chance.randrange(ch * 8 - s["THP"] + 1)
        s["ATTRS"] = 0
    else:
        s["TWP"] = 8 * chance.randint(1, cw)
        s["THP"] = 8 * chance.randint(1, ch)
        s["TX"] = chance.randrange(0, cw * 8 - s["TWP"] + 1, 8)
        s["TY"] = chance.randrange(0, ch * 8 - s["THP"] + 1, 8)
        s["ATTRS"] = 1
    s.update(CW=cw, CH=ch)
    if s["RIM"] and (s["TX"] + s["TWP"] >= cw * 8 or s["TY"] + s["THP"] >= ch * 8):
        s["RIM"] = 0
    if s["PICTURES"] in ("face", "shadow") and (s["TWP"] < 13 or s["THP"] < 13):
        raise ValueError("small")
    if s["PICTURES"] == "form" and not s["ATTRS"]:
        raise ValueError("form")
    wide = 14 * cw + (1 if s["PX"] else 0)
    high = 6 * ch + (1 if s["PY"] else 0)
    margin = 1 if s["FRAME"] else 0
    if wide + 2 * margin > 32 or high + 2 * margin > 21:
        raise ValueError("wide")
    s["X0"] = chance.randint(margin, 32 - wide - margin)
    s["Y0"] = chance.randint(margin, 21 - high - margin)
    s["BOTTOM"] = s["Y0"] + high + margin


def colours(s):
    """Sets attributes."""
    paper = s["PAPER"]
    ink = 7 if paper == 0 else 0
    s["BGATTR"] = paper << 3 | ink
    s["EMPTYATTR"] = s["BGATTR"]
    s["TILEATTR"] = 0x38 if s["ATTRS"] else s["BGATTR"]
    s["STATATTR"] = s["NUMATTR"] = s["HEADATTR"] = s["BGATTR"]
    s["BGPAT"] = {"plain": [0] * 8, "dots": [0, 0x44, 0, 0, 0, 0x11, 0, 0],
                  "weave": [0xAA, 0x55] * 4}[s["GROUND"]]
    if s["GROUND"] != "plain" and "DOT" in s:
        s["DOT"] = 0


def places(s):
    """Sets where the texts are."""
    row = s["NUMROW"]
    if s["NUMDBL"]:
        row = s["NUMROW"] = min(row, 22)
    if row < s["BOTTOM"]:
        raise ValueError("no room")
    s["NUMCOL"] = 0
    s["MSGROW"], s["MSGCOL"] = (21 if row == 23 else 23), 8
    if s["MSGROW"] < s["BOTTOM"]:
        raise ValueError("no room")
    s.setdefault("HEADROW", 0)
    s["HEADCOL"] = 10
    if s["Y0"] - s["FRAME"] < 1:
        s["HEAD"] = ""
    col, row2 = 13, row
    for name, width in (("GRAV", 4), ("LEFT", 5), ("MOVE", 5), ("CLOCK", 5), ("SCORE", 6)):
        shown = s["SHOW" + {"MOVE": "MOVES"}.get(name, name)]
        if shown and col + width > 32:
            s["SHOW" + {"MOVE": "MOVES"}.get(name, name)] = 0
        s[name + "AT"] = (row2, min(col, 26))
        s[name + "PRE"] = ""
        col += width + 1 if shown else 0
    s.setdefault("GRAVWORDS", ("grav", "flat"))
    s.setdefault("PROMPT", "Board? ")
    s.setdefault("FIXED", [])
    s["T1"] = [(4, 10, 0x46, "S H I S E N", 1), (9, 4, 0x38, "Cursor keys and ENTER", 0),
               (11, 4, 0x38, "H B F R L  N S DELETE", 0), (20, 6, 0x38 | 0x80, "PRESS ENTER", 0)]
    s["T2"] = [(3, 2, 0x38, "Remove all pairs of tiles.", 0), (6, 2, 0x28, "Any key begins", 1)]
    texts(s)


def texts(s):
    """Sets the messages and the window of the number entry."""
    if s["ENDMSG"] == 2:
        mid, left = s["Y0"] + 3 * s["CH"] - 2, s["X0"] + 1
        wide = 12
        s["WON"] = [(mid, left, 0x57, " " * wide, 0), (mid + 1, left, 0x57, "  WELL DONE ", 0),
                    (mid + 2, left, 0x57, " " * wide, 0)]
        s["STUCK"] = [(mid, left, 0x4F, " " * wide, 0), (mid + 1, left, 0x4F, "  NO MOVES  ", 0),
                      (mid + 2, left, 0x4F, " " * wide, 0)]
    else:
        s["WON"] = [(s["MSGROW"], s["MSGCOL"], 0x57, "YOU WIN!", 0)]
        s["STUCK"] = [(s["MSGROW"], s["MSGCOL"], 0x4F, "NO MOVES LEFT", 0)]
    s["ENTAT"] = (s["MSGROW"], s["MSGCOL"], )
    s["ENTBOX"] = []
    if s["ENTRY"] == 1:
        top, left = s["Y0"] + 1, s["X0"] + 1 if s["CW"] == 1 else s["X0"] + 4
        s["ENTBOX"] = [(top + i, left, 0x70, " " * 13, 0) for i in range(3)]
        s["ENTAT"], s["PROMPT"] = (top + 1, left + 1), "No: "
    if s["ENTRY"] == 2:
        s["ENTBOX"] = [(5, 3, s["BGATTR"], "Choose a board", 1),
                       (9, 3, s["BGATTR"], "from 1 to 65535", 0)]
        s["ENTAT"] = (12, 3)
    if s["ENTRY"] == 1:
        s["STATATTR"] = s["BGATTR"]
