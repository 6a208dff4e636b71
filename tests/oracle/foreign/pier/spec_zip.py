"""ZIP-A-TILE: assembly, a type-in that prints with the ROM."""
import os
import random
import subprocess

import tape

HERE = os.path.dirname(os.path.abspath(__file__)) + "/zip"
FAULTS = {1: ("deal", "a board is dealt on from the last one"),
          2: ("machine", "the sixth board resets the machine"),
          3: ("deal", "five tiles of one kind and three of another"),
          4: ("path", "no way left of the board"),
          5: ("path", "the second line is not looked at"),
          6: ("path", "only lines along the rows with one up or down"),
          7: ("path", "no way below the board"),
          8: ("number", "numbers above 32767 are shown less 32768"),
          9: ("number", "S takes 65536 to 69999 less 65536"),
          10: ("gravity", "the bottom right place is not filled"),
          11: ("gravity", "only the lower rows fall"),
          12: ("gravity", "tiles fall one row only"),
          13: ("history", "B goes back two"), 14: ("history", "L goes on by one"),
          15: ("history", "a removal after B keeps the undone ones"),
          16: ("history", "boards after 20 removals are not kept"),
          17: ("hint", "H ignores the selected tile"),
          18: ("hint", "H shows one pair for each first tile"),
          19: ("highlight", "only tiles in the cursor's row are highlighted"),
          20: ("highlight", "ENTER does not deselect"),
          21: ("status", "white border with two tiles left"),
          22: ("status", "no black border"), 23: ("status", "R is not called cheating"),
          24: ("sound", "no sound when a pair goes")}


def switches(seed):
    r = random.Random(seed * 31337 + 11)
    s = {"TILE": (0, 1, 2, 0, 1, 2, 0, 2)[seed % 8], "SIGNS": seed // 4 % 2,
         "CURST": (2, 0, 1, 3, 4, 0, 3, 1)[seed % 8], "KINDST": seed % 3,
         "SELST": r.randrange(2), "HINTST": r.randrange(2), "PAPER": r.randrange(3),
         "BLINKS": r.randrange(2, 5), "SHOWFALL": r.randrange(2), "CLICKS": r.randrange(2),
         "FANFARE": r.randrange(2), "LABEL": r.randrange(2), "SHOWLEFT": r.randrange(2),
         "SHOWMOVE": r.randrange(2), "MESSAGE": r.randrange(2), "ASKROW": r.randrange(2),
         "KEYS": seed // 2 % 2, "NOMATCH": r.randrange(3), "EMPTY": r.randrange(2),
         "WRAP": r.randrange(2), "HKEEP": r.randrange(2), "HOME": r.choice((0, 17, 55)),
         "CHEAT0": r.randrange(2), "REDFIRST": r.randrange(2), "ASKMODE": r.randrange(3),
         "IDLECLR": r.randrange(2), "STARTKEY": r.choice((0, 13, 115)), "LOADER": seed % 2,
         "CURSOR0": 55, "LEFTX": 2, "MIXED": r.randrange(2)}
    if s["CURST"] == 1:
        s["SELST"], s["HINTST"] = 0, 1
    if s["CURST"] == 0 and s["KINDST"] == 2:
        s["KINDST"] = 0
    if s["SELST"] == 1:
        s["HINTST"] = 1
    s["TOPY"] = 2 if s["TILE"] == 2 else 5
    s["BPAPER"], s["TPAPER"], s["TINK"], s["TBRIGHT"] = \
        ((7, 7, 0, 0), (0, 0, 7, 0), (1, 7, 0, 0))[s["PAPER"]]
    s["BACK"] = s["BPAPER"] * 8 + (7 if s["BPAPER"] < 4 else 0)
    s["LOWATTR"] = 40
    return s


def habits(s):
    c = lambda p: (p // 16 - 1) * 14 + p % 16 - 1
    return {"wrap": s["WRAP"], "nomatch": ("new", "drop", "keep")[s["NOMATCH"]],
            "empty": ("nothing", "drop")[s["EMPTY"]], "horder": "row",
            "hmove": ("drop", "keep")[s["HKEEP"]], "cheat0": s["CHEAT0"],
            "redfirst": s["REDFIRST"], "home": c(s["HOME"]) if s["HOME"] else None,
            "ask": s["ASKMODE"], "cur0": c(55), "idleclears": s["IDLECLR"]}


def deal(number, grav):
    bag = [k for k in range(21, 0, -1) for _ in range(4)]
    r = number
    for n in range(84, 0, -1):
        r = (r * 77 + 12121) & 0xffff
        j = (r >> 8) * n >> 8
        bag[j], bag[n - 1] = bag[n - 1], bag[j]
    return bag


def pictures():
    """15 signs of 8 x 8 dots, alike left and right."""
    r = random.Random(1984)
    out = []
    while len(out) < 15:
        half = [r.choice((0, 1, 3, 6, 7, 4, 5)) for _ in range(6)]
        rows = [h << 3 | int(f"{h:03b}"[::-1], 2) for h in half]
        if sum(bin(x).count("1") for x in rows) in range(12, 28):
            out.append([0] + [x << 1 for x in rows] + [0])
    return out


SUITS = [[0, 0x10, 0x38, 0x7c, 0xfe, 0x7c, 0x38, 0x10], [0, 0x6c, 0xfe, 0xfe, 0x7c, 0x38, 0x10, 0],
         [0x18, 0x3c, 0x18, 0x66, 0xff, 0x66, 0x18, 0x3c]]
POINT, FRAME = [0, 0x10, 0x18, 0xfc, 0xfe, 0xfc, 0x18, 0x10], [255] + [129] * 6 + [255]


def tables(s):
    udgs = SUITS + [POINT, FRAME, [0] * 8] + pictures()
    if s["TILE"]:
        ranks = "A23456K" if s["SIGNS"] else "3579JQK"
        signs = [(ord(ranks[k % 7]), 144 + k // 7) for k in range(21)]
    elif s["SIGNS"]:
        signs = [(150 + k, 32) if k < 15 else (ord("*#$%&@"[k - 15]), 32) for k in range(21)]
    else:
        signs = [(65 + k, 32) for k in range(21)]
    light = s["TPAPER"] == 7
    inks = [((0, 2, 1) if light else (7, 6, 5))[k // 7 if s["MIXED"] else 0] for k in range(21)]
    at = lambda y, x, t: f"22,{y},{x},\"{t}\","
    start = {0: "PRESS ANY KEY", 13: "PRESS ENTER", 115: "PRESS S TO START"}[s["STARTKEY"]]
    page = (at(1, 10, "ZIP-A-TILE") + at(4, 2, "TAKE PAIRS OF TILES WITH A")
            + at(5, 2, "FREE LINE OF 1 TO 3 PARTS") + at(8, 2, "CURSOR KEYS AND ENTER")
            + at(10, 2, "N NEW GAME  S SET BOARD NO.") + at(11, 2, "H HELP  DELETE GRAVITY")
            + at(12, 2, "B BACK F FORWARD R RESTART") + at(13, 2, "L LAST MOVE")
            + at(19, 8, start))
    db = lambda name, v: f"{name}: db {v}255\n"
    return ("udgs: db " + "\n db ".join(",".join(map(str, u)) for u in udgs) + "\n"
            + "signs: db " + ",".join(f"{a},{b}" for a, b in signs) + "\n"
            + "inks: db " + ",".join(map(str, inks)) + "\n"
            + db("pages", page) + db("heading", at(0, 11, "ZIP-A-TILE"))
            + db("tboard", '"BOARD ",') + db("tleft", '" LEFT ",') + db("tmove", '" MOVE ",')
            + db("mnone", '"              ",') + db("mwon", '"YOU DID IT!   ",')
            + db("mstuck", '"NO MOVE LEFT  ",') + db("tnumber", '"NUMBER? ",')
            + db("tcursor", '18,1,"L",18,0,"  ",') + db("blank", '"' + " " * 31 + '",')
            + db("plain", f"16,{7 if s['BPAPER'] < 4 else 0},17,{s['BPAPER']},18,0,19,0,20,0,21,0,"))


def loader(s, data):
    t = tape
    LET, IF, THEN, GOTO, LEN, STEP = b"\xf1", b"\xfa", b"\xcb", b"\xec", b"\xb1", b"\xcd"
    n = t.number
    if not s["LOADER"]:
        rows = [t.line(10, t.CLEAR, n(31999)), t.line(20, t.LOAD, '""', t.CODE),
                t.line(30, t.RANDOMIZE, t.USR, n(32000))]
        return t.program("ZIP", rows) + t.code("zipcode", 32000, data)
    rows = [t.line(10, t.CLEAR, n(31999), ":", LET, "a=", n(32000)),
            t.line(20, t.PRINT, '"PLEASE WAIT"'),
            t.line(30, t.READ, "h$:", IF, ' h$="*"', THEN, GOTO, n(70)),
            t.line(40, t.FOR, "i=", n(1), t.TO, LEN, "h$", STEP, n(2)),
            t.line(50, LET, "b=", t.CODE, "h$(i)-", n(65), ":", LET, "c=", t.CODE, "h$(i+",
                   n(1), ")-", n(65), ":", t.POKE, "a,", n(16), "*b+c:", LET, "a=a+", n(1)),
            t.line(60, t.NEXT, "i:", GOTO, n(30)),
            t.line(70, t.RANDOMIZE, t.USR, n(32000))]
    code = "".join(chr(65 + b // 16) + chr(65 + b % 16) for b in data)
    for i in range(0, len(code), 48):
        rows.append(t.line(100 + i // 48 * 10, t.DATA, f'"{code[i:i + 48]}"'))
    rows.append(t.line(9000, t.DATA, '"*"'))
    return t.program("ZIP", rows)


def build(seed, fault, work):
    s = switches(seed)
    os.makedirs(work, exist_ok=True)
    with open(f"{work}/tables.inc", "w") as f:
        f.write(tables(s))
    flags = [x for k, v in {**s, "FAULT": fault}.items() for x in ("--equ", f"{k}={v}")]
    subprocess.run([os.environ.get("PASMO", "pasmo"), "-I", work, "-I", HERE, *flags, f"{HERE}/zip.asm",
                    f"{work}/zip.bin", f"{work}/zip.sym"], check=True, cwd=HERE,
                   stdout=subprocess.DEVNULL)
    symbols = {}
    for row in open(f"{work}/zip.sym"):
        p = row.split()
        symbols[p[0]] = int(p[2].rstrip("H"), 16)
    return loader(s, open(f"{work}/zip.bin", "rb").read()), symbols


def shown(g):
    names = ("cursor", "chosen", "hint1", "hint2", "falls", "cheat", "done", "made")
    parts = [(0xbf00, 128)] + [(g[n], 1) for n in names] + [(g["number"], 2)]

    def read(p):
        cell = lambda v: (v // 16 - 1) * 14 + v % 16 - 1 if v else None
        a, b = cell(p[3][0]), cell(p[4][0])
        return {"board": [p[0][(i // 14 + 1) * 16 + i % 14 + 1] for i in range(84)],
                "cur": cell(p[1][0]), "sel": cell(p[2][0]),
                "hint": (a, b) if a is not None else None, "grav": p[5][0] // 8,
                "cheat": p[6][0], "at": p[7][0], "made": p[8][0],
                "number": int.from_bytes(p[9], "little")}
    return parts, read, g["busy"], g["taken"]


def title_keys(s):
    return [{0: "x", 13: "{enter}", 115: "s"}[s["STARTKEY"]]]


def cells(s):
    h, w = ((1, 1), (1, 2), (2, 2))[s["TILE"]]
    return [(s["TOPY"] + i // 14 * (3 if s["TILE"] == 2 else 2), s["LEFTX"] + i % 14 * 2, h, w)
            for i in range(84)]


def loose(s, game):
    return s["CURST"] == 2
