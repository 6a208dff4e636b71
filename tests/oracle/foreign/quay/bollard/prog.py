"""Bollard: pictures drawn into the screen, keys read at the ports, a journal for the history."""
import os
from common.art import Dice, symbols, dots, defb
from common.build import pasmo

NAME = "bollard"
HERE = os.path.dirname(os.path.abspath(__file__))

FAULTS = [
    (1, "deal", "the last kind is dealt as the one before it (8 of that one)"),
    (2, "deal", "the generator is not set anew: a number deals another board each time"),
    (3, "number", "the first digit of a five digit number is overwritten"),
    (4, "number", "S takes 0"),
    (5, "gravity", "nothing falls in the leftmost column"),
    (6, "gravity", "tiles fall by one row only, also if both tiles of one column went"),
    (7, "gravity", "backspace toggles gravity in mid game and deals no new board"),
    (8, "path", "four segments (three turns) are accepted"),
    (9, "path", "a path may not run above the board"),
    (10, "path", "side by side neighbours cannot be joined directly"),
    (11, "path", "a path that leaves on the right comes back on the left"),
    (12, "hint", "H never shows the last pair of the list"),
    (13, "hint", "ENTER on a shown pair removes the tile under the cursor instead of the second one"),
    (14, "hint", "the list of pairs is not renewed after a removal"),
    (15, "undo", "B replays with gravity although it is off"),
    (16, "undo", "F after a new removal brings back undone ones"),
    (17, "undo", "R is not counted as cheating"),
    (18, "cursor", "the cursor can leave the board at the bottom"),
    (19, "selection", "ENTER on the selected tile does not deselect it"),
    (20, "selection", "only four bits of the kinds are compared: 0 to 4 match 16 to 20"),
    (21, "sound", "removing a pair that H shows makes no sound"),
    (22, "crash", "the program hangs at the 36th removal"),
    (23, "end", "the border does not turn white when the board is empty"),
    (24, "end", "black border while pairs are left (the search stops after a third of the cells)"),
    (25, "undo", "the journal holds 32 removals and overwrites itself"),
]


def choose(seed):
    d = Dice(seed * 3 + 2)
    s = {"seed": seed}
    s["ORG"] = d.pick([28000, 32768, 33333, 40960, 50000])
    s["loader"] = d.below(4)
    s["TH"] = d.pick([2, 2, 3])
    s["pictures"] = d.pick(["dots", "symbols", "doubled", "bare symbols"])
    s["paper"], s["ink"] = d.pick([(0, 7), (7, 0), (1, 7), (0, 6), (5, 0)])
    s["tile paper"] = d.pick([s["paper"], 7, 7, 0 if s["paper"] else 6])
    s["bright"] = d.pick([0, 64])
    s["colours"] = d.below(2)
    s["empty"] = d.pick(["blank", "blank", "dot", "hatched"])
    s["X0"], s["Y0"] = d.below(5), (1 + d.below(2) if s["TH"] == 3 else 2 + d.below(5))
    s["cursor"] = d.pick(["flash", "paper", "box", "hand", "inverse"])
    high = ["yellow"] + ([] if s["bright"] else ["bright", "bright"]) + ([] if s["colours"] else ["ink"])
    s["highlight"] = d.pick(high)
    s["selection"] = d.pick(["green"] + [m for m in ("inverse", "box", "flash") if m != s["cursor"]])
    s["hint"] = d.pick(["magenta", "red"] + ([] if "flash" in (s["cursor"], s["selection"]) else ["flash"]))
    s["number"] = d.pick(["plain", "Board: 00042", "#42", "leading spaces", "Game 42", "00042"])
    s["NROW"], s["NCOL"] = d.pick([21, 22, 23, 23]), d.pick([0, 0, 1])
    s["number colours"] = d.below(2)
    s["BOLD"], s["DIFF"] = d.below(2), d.below(2)
    s["BLK"], s["BLKN"] = d.below(3), 2 + d.below(3)
    s["GANIM"] = d.pick([0, 0, 1, 2])
    s["SND"] = d.below(4)
    s["CLICK"] = d.pick([0, 0, 1, 2])
    s["KEYM"] = d.below(3)
    s["repeat"] = d.below(2)
    s["TITLE"], s["HELP"], s["MSGM"], s["GSIGN"] = d.below(2), d.below(2), d.below(2), d.below(2)
    s["WRAP"], s["MISS"], s["CHP"], s["NOOPCH"] = d.below(2), d.below(3), d.below(3), d.below(2)
    s["EMPTYENT"] = d.pick([0, 0, 1])
    s["HORD"] = d.below(3)
    s["HSTAY"], s["HKEEP"], s["HCONT"] = d.pick([0, 0, 1]), d.pick([0, 0, 0, 1]), d.below(2)
    s["ASKBAD"], s["ALIAS"] = d.below(2), d.below(2)
    s["home"] = d.pick(["corner", "middle", "stays"])
    s["first board"] = d.pick(["random", "random", "1", "1234"])
    s["RNG"], s["SHUF"], s["FILL"] = d.below(3), d.below(3), d.below(2)
    return s


def marks(s):
    out = {}
    hl = {"bright": (255, 64), "ink": (0xF8, 2 if s["tile paper"] not in (1, 2) else 6), "yellow": (0, 0x30)}[s["highlight"]]
    if s["highlight"] == "yellow" and s["tile paper"] == 6:
        hl = (0, 0x38)
    out["HLA"], out["HLO"], out["HLD"] = hl[0], hl[1], 0
    se = {"green": (0, 0x60, 0), "flash": (255, 128, 0), "inverse": (255, 0, 1), "box": (255, 0, 2)}[s["selection"]]
    out["SEA"], out["SEO"], out["SED"] = se
    out["HIA"], out["HIO"] = {"magenta": (0, 0x1F), "red": (0, 0x57), "flash": (255, 128)}[s["hint"]]
    cu = {"flash": (127, 128, 0), "paper": (0, 0x4F if s["tile paper"] != 1 else 0x38, 0), "box": (255, 0, 2),
          "hand": (255, 0, 4), "inverse": (255, 0, 1)}[s["cursor"]]
    out["CUA"], out["CUO"], out["CUD"] = cu
    return out


def text(label, value):
    return "\n%s: defb %s\n" % (label, ",".join(str(ord(c)) for c in value + "\xff"))


def art(s):
    high = s["TH"] * 8
    if s["pictures"] == "dots":
        pics = [dots(k, 16, high) for k in range(21)]
    elif s["pictures"] == "doubled":
        small = symbols(s["seed"] + 9, 21, 8, 8, True)
        pics = []
        for rows in small:
            wide = [int("".join(c + c for c in format(r, "08b")), 2) for r in rows]
            tall = [w for w in wide for _ in (0, 1)]
            pad = (high - 16) // 2
            pics.append([0] * pad + tall + [0] * pad)
    else:
        pics = symbols(s["seed"] + 7, 21, 16, high, s["pictures"] == "symbols")
    return pics


def build(s, fault):
    th = s["TH"]
    base = s["paper"] * 8 + s["ink"]
    tile = s["tile paper"] * 8 + s["bright"]
    names = ("TH X0 Y0 NROW NCOL BOLD DIFF BLK BLKN GANIM SND CLICK KEYM TITLE MSGM GSIGN WRAP MISS CHP NOOPCH EMPTYENT HORD "
             "HSTAY HKEEP HCONT ASKBAD ALIAS RNG SHUF FILL").split()
    pre = {k: s[k] for k in names}
    last = s["Y0"] + th * 6 - 1
    delay = 60 if s["KEYM"] == 0 else 22
    pre.update(FAULT=fault, BASEAT=base, EMPTYAT=base, HOME=34 if s["home"] == "middle" else 0,
               KEEPCUR=int(s["home"] == "stays"), FIRST=0 if s["first board"] == "random" else int(s["first board"]),
               NUMAT=base if not s["number colours"] else 0x47, TITPOS=s["seed"] % 12, HELP=int(s["HELP"] and last < 18),
               HELPPOS=19 * 256, MSGPOS=20 * 256 + 9, REPDEL=delay * s["repeat"], REPPER=delay // 4,
               map=0xE000, font=0xE100, hlist=0xE400, hlist2=0xE500, stack=0xDFF0)
    pre.update(marks(s))
    npre, nfill, npost = {"plain": ("", 0, "    "), "Board: 00042": ("Board: ", 48, ""), "#42": ("#", 0, "    "),
                          "leading spaces": ("", 32, ""), "Game 42": ("Game ", 0, "    "), "00042": ("", 48, "")}[s["number"]]
    pre["NFILL"] = nfill
    data = text("npre", npre) + text("npost", npost + "       ") + text("tittxt", ["SHISEN-SHO", "Bollard", "FOUR OF A KIND"][s["seed"] // 3 % 3])
    data += text("helptxt", "Arrows,ENTER H B F R L N S DEL=G") + text("anytxt", "Any key to start")
    data += text("asktxt", "Number? ") + text("blanks", "       ") + text("gtxt", "GRAVITY ") + text("ngtxt", "FLOATING")
    data += text("msg0", "                  ") + text("msg1", "No more moves left") + text("msg2", "   You made it!   ")
    paper = s["tile paper"]
    inks = [i for i in range(8) if abs(i - paper) > 2] if s["colours"] else [0 if paper > 3 else 7]
    data += "inks:" + defb(tile | inks[k % len(inks)] for k in range(21))
    data += "pics:" + defb(v for rows in art(s) for r in rows for v in (r >> 8, r & 255))
    empty = {"blank": lambda y: 0, "dot": lambda y: 0x180 if y in (th * 4 - 1, th * 4) else 0,
             "hatched": lambda y: 0x8888 >> (y & 3) if y % 4 == 0 else 0}[s["empty"]]
    data += "bkg:" + defb(v for y in range(th * 8) for v in (empty(y) >> 8, empty(y) & 255))
    data += "hand:" + defb([0x06, 0, 0x09, 0, 0x09, 0, 0x09, 0xC0, 0x49, 0x30, 0xA8, 0x28, 0x40, 0x08, 0x3F, 0xF0])
    data += "\n".join("%s: defw 0" % n for n in "num rs hptr".split()) + "\n"
    data += "\n".join("%s: defb 0" % n for n in (
        "grav cheat nm nt cur sel h1 h2 hpos hvalid hcount hcopy state bcol p1 p2 pk known want filter judging quiet slow shrink "
        "lcell lkind hkind tattr rseed mix phase asking cand lastk krep kbuf ndig").split())
    data += "\nbrd: defs 84\nord: defs 85\nshk: defs 252\ndigs: defs 6\nbuf: defs 48\n"
    data += "mp: defs 42\n" + ("mq equ mp+32\n defs 42\n" if fault == 25 else "mq: defs 42\n")
    parts = ["core.asm", "hist.asm", "think.asm", "text.asm", "show.asm", "vanish.asm", "keys.asm", "rest.asm", "\n" + data]
    return pasmo(parts, HERE, pre, s["ORG"])


def rules(s):
    return {"wrap": s["WRAP"], "miss": ["reselect", "clear", "keep"][s["MISS"]], "cheat": s["CHP"], "noop": s["NOOPCH"],
            "order": ["row", "col", "rev"][s["HORD"]], "stay": s["HSTAY"], "hkeep": s["HKEEP"], "hcont": s["HCONT"],
            "home": {"corner": (0, 0), "middle": (6, 2), "stays": None}[s["home"]],
            "start": (0, 0) if s["home"] != "middle" else (6, 2), "askbad": ["again", "cancel"][s["ASKBAD"]],
            "title": s["TITLE"], "empty enter": "clear" if s["EMPTYENT"] else "nothing"}


def probe(mem, sy):
    def cell(v):
        return None if v == 255 else (v % 14, v // 14)
    b = sy["brd"]
    h = (mem[sy["h1"]], mem[sy["h2"]])
    return {"board": [[(mem[b + y * 14 + x] + 1) & 255 for x in range(14)] for y in range(6)],
            "cur": cell(mem[sy["cur"]]), "sel": cell(mem[sy["sel"]]),
            "hint": (cell(h[0]), cell(h[1])) if h[0] != 255 else None,
            "num": mem[sy["num"]] + 256 * mem[sy["num"] + 1], "grav": mem[sy["grav"]]}


def place(s):
    return s["X0"], s["Y0"], 2, s["TH"], 2, s["TH"]


def number_text(s, num):
    t = {"plain": "%d", "Board: 00042": "Board: %05d", "#42": "#%d", "leading spaces": "%5d", "Game 42": "Game %d",
         "00042": "%05d"}[s["number"]] % num
    return s["NROW"], s["NCOL"], t + " "
