"""Capstan: written in C, tiles two cells apart in a grid, undo by lifting the columns."""
import os
from common.art import Dice, symbols
from common.build import sdcc

NAME = "capstan"
HERE = os.path.dirname(os.path.abspath(__file__))

FAULTS = [
    (1, "deal", "one tile of the last kind is dealt as the first kind (5 and 3 of them)"),
    (2, "deal", "the deal depends on the time as well as on the number"),
    (3, "number", "numbers from 32768 on are shown with a minus for the first digit"),
    (4, "gravity", "above a tile taken from the bottom row nothing falls (second tile)"),
    (5, "gravity", "two tiles of one column: the lower is dropped first, a tile is lost"),
    (6, "cursor", "the cursor can leave the board on the left"),
    (7, "path", "a path may not run right of the board"),
    (8, "path", "a path may not run below the board"),
    (9, "path", "a path passes over tiles of the same kind"),
    (10, "path", "four segments (three turns) are accepted"),
    (11, "hint", "H never shows a pair whose second tile is in the last column"),
    (12, "hint", "H shows pairs of one row that cannot be joined"),
    (13, "selection", "ENTER on the selected tile does not deselect it"),
    (14, "undo", "B puts two tiles of one column back in the wrong order"),
    (15, "undo", "B lifts the columns although gravity is off (the known fault of version 1.1)"),
    (16, "undo", "F after a new removal goes on with removals that were undone before"),
    (17, "undo", "B and R are not counted as cheating"),
    (18, "selection", "the selection is not cleared; an empty selected cell goes with any tile"),
    (19, "sound", "removing a pair makes no sound"),
    (20, "crash", "the 34th removal overwrites the system variables"),
    (21, "end", "black border with four tiles left that can go"),
    (22, "end", "white border with two tiles left"),
    (23, "selection", "kinds 13 apart count as the same when selected in this order"),
    (24, "hint", "H skips every second pair"),
    (25, "number", "S with a wrong number deals board 0"),
]

LETTERS = ["ABCDEFGHIJKLMNOPQRSTU", "ABCDEFGHJKLMNPQRSTUVW", "0123456789ABCDEFGHJKL", "abcdefghijkmnopqrstuv"]


def choose(seed):
    d = Dice(seed * 3 + 3)
    s = {"seed": seed}
    s["ORG"] = d.pick([25000, 32768, 30720, 36000])
    s["loader"] = d.below(4)
    s["pictures"] = d.pick(["letters", "letters", "symbols"])
    s["alphabet"], s["BOLD"] = d.below(len(LETTERS)), d.below(2)
    s["paper"], s["ink"] = d.pick([(7, 0), (0, 7), (1, 7), (0, 4), (5, 0)])
    s["tile paper"] = d.pick([s["paper"], s["paper"], 7 if s["paper"] != 7 else 6])
    s["bright"] = d.pick([0, 0, 64])
    s["colours"] = d.below(2)
    s["GRID"] = d.below(4)
    s["X0"], s["Y0"] = 1 + d.below(4), 3 + d.below(3)
    s["empty"] = d.pick(["blank", "blank", "dot", "cross"])
    s["cursor"] = d.pick(["flash", "frame", "corners", "arrow", "brackets", "paper"])
    s["highlight"] = d.pick(["yellow", "inverse"] + ([] if s["bright"] else ["bright"]) + ([] if s["colours"] else ["ink"]))
    s["selection"] = d.pick(["green", "magenta"] + ([] if s["cursor"] == "flash" else ["flash"])
                            + ([] if s["highlight"] == "inverse" else ["inverse"]))
    s["hint"] = d.pick(["cyan", "red"] + ([] if "flash" in (s["cursor"], s["selection"]) else ["flash"]))
    s["number"] = d.pick(["plain", "Board: 00042", "#42", "leading spaces", "Board 42"])
    s["NROW"], s["NCOL"] = d.pick([21, 22, 23, 23]), d.pick([0, 0, 1])
    s["DIFF"] = d.below(2)
    s["BLINK"], s["GANIM"] = d.pick([0, 0, 1, 3]), d.pick([0, 0, 5, 12])
    s["SND"], s["CLICK"] = d.below(4), d.pick([0, 0, 1, 2])
    s["KEYM"] = d.below(3)
    s["TITLE"], s["HELP"], s["MSGM"] = d.below(2), d.below(2), d.below(2)
    s["WRAP"], s["MISS"], s["CHP"], s["NOOPCH"] = d.below(2), d.below(3), d.below(3), d.below(2)
    s["EMPTYENT"] = d.pick([0, 0, 1])
    s["HORD"] = d.below(4)
    s["HSTAY"], s["HKEEP"], s["HCONT"] = d.pick([0, 0, 1]), d.pick([0, 0, 0, 1]), d.below(2)
    s["ASKBAD"], s["WASD"] = d.below(2), d.below(2)
    s["ask place"] = d.pick(["number", "bottom line"])
    s["home"] = d.pick(["corner", "middle", "stays"])
    s["first board"] = d.pick(["random", "random", "1", "2003"])
    s["RNG"], s["SHUF"], s["FILL"], s["LAY"] = d.below(4), d.below(3), d.below(2), d.below(2)
    if d.below(5) == 0:                 # the deal of RANDOMIZE n and RND
        s["RNG"], s["SHUF"], s["FILL"], s["LAY"] = 3, 0, 0, 0
    return s


def marks(s):
    out = {"HLI": int(s["highlight"] == "inverse"), "SEI": int(s["selection"] == "inverse")}
    hl = {"bright": (255, 64), "ink": (0xF8, 2 if s["tile paper"] not in (1, 2) else 6), "inverse": (255, 0),
          "yellow": (0, 0x30 if s["tile paper"] != 6 else 0x38)}[s["highlight"]]
    out["HLA"], out["HLO"] = hl
    out["SEA"], out["SEO"] = {"green": (0, 0x20), "magenta": (0, 0x5F), "flash": (255, 128), "inverse": (255, 0)}[s["selection"]]
    out["HIA"], out["HIO"] = {"cyan": (0, 0x68), "red": (0, 0x57), "flash": (255, 128)}[s["hint"]]
    out["CUA"], out["CUO"] = {"flash": (127, 128), "paper": (0, 0x4F if s["tile paper"] != 1 else 0x38)}.get(s["cursor"], (255, 0))
    out["CURSOR"] = {"frame": 1, "corners": 2, "arrow": 3, "brackets": 4}.get(s["cursor"], 0)
    return out


def c_bytes(name, rows):
    return "static const u8 %s[8] = {%s};\n" % (name, ", ".join(str(r) for r in rows))


def build(s, fault):
    base = s["paper"] * 8 + s["ink"]
    tile = s["tile paper"] * 8 + s["bright"]
    names = ("BOLD GRID X0 Y0 NROW NCOL DIFF BLINK GANIM SND CLICK KEYM TITLE HELP MSGM WRAP MISS CHP NOOPCH EMPTYENT HORD "
             "HSTAY HKEEP HCONT ASKBAD WASD RNG SHUF FILL LAY").split()
    pre = {k: s[k] for k in names}
    pre.update(marks(s))
    home = (6, 2) if s["home"] == "middle" else (0, 0)
    last = s["Y0"] + 11
    pre.update(FAULT=fault, SEGMENTS=4 if fault == 10 else 3, ROMFONT=int(s["pictures"] == "letters"), BASEAT=base,
               EMPTYAT=base, GRIDAT=base, FRAMEAT=0x12 if s["paper"] != 2 else 0x30, FRAMEINK=(base & 0x38) | (2 if s["paper"] != 1 else 6) | 64,
               NUMAT=base, HOMEX=home[0], HOMEY=home[1], KEEPCUR=int(s["home"] == "stays"),
               FIRST=0 if s["first board"] == "random" else int(s["first board"]), TITX=4 + s["seed"] % 9, MSGX=8,
               ASKROW=s["NROW"] if s["ask place"] == "number" else 23, ASKCOL=0, ASKLEN=7, ASKAT=base)
    pre["HELP"] = int(s["HELP"] and last < 18)
    if fault == 6:
        pre["WRAP"] = 0
    if fault == 25:
        pre["ASKBAD"] = 1
    npre, nfill, blank = {"plain": ("", 0, 6), "Board: 00042": ("Board: ", 48, 6), "#42": ("#", 0, 6),
                          "leading spaces": ("", 32, 6), "Board 42": ("Board ", 0, 6)}[s["number"]]
    pre["NFILL"] = nfill
    paper = s["tile paper"]
    inks = [i for i in range(8) if abs(i - paper) > 2] if s["colours"] else [0 if paper > 3 else 7]
    data = '#define NPRE "%s"\n#define NBLANK "%s"\n' % (npre, " " * blank)
    data += '#define TITLE_TEXT "%s"\n#define ASKTEXT "Board? "\n' % ["Capstan Shisen", "SHISEN '03", "Tile Pairs"][s["seed"] // 3 % 3]
    data += c_bytes("g_across", [0, 0, 0, 0, 255, 0, 0, 0]) + c_bytes("g_down", [8] * 8)
    data += c_bytes("g_cross", [8, 8, 8, 8, 255, 8, 8, 8]) + c_bytes("g_dot", [0, 0, 0, 24, 24, 0, 0, 0])
    data += c_bytes("g_block", [170, 85] * 4) + c_bytes("g_arrow", [0, 16, 56, 124, 16, 16, 16, 0])
    data += c_bytes("g_empty", {"blank": [0] * 8, "dot": [0, 0, 0, 16, 0, 0, 0, 0], "cross": [0, 0, 0, 16, 56, 16, 0, 0]}[s["empty"]])
    data += "static const u8 g_corners[4][8] = {{0,0,0,15,8,8,8,8},{0,0,0,240,16,16,16,16},{8,8,8,8,15,0,0,0},{16,16,16,16,240,0,0,0}};\n"
    data += "static const u8 inks[21] = {%s};\n" % ", ".join(str(tile | inks[k % len(inks)]) for k in range(21))
    data += "static const char letters[] = \"%s\";\n" % LETTERS[s["alphabet"]]
    pics = symbols(s["seed"] + 11, 21, 8, 8, False)
    data += "static const u8 pictures[21][8] = {%s};\n" % ", ".join("{%s}" % ",".join(str(r) for r in p) for p in pics)
    return sdcc(["core.c", "search.c", "show.c", "rest.c"], HERE, pre, s["ORG"], 0xE000, {"data.h": data})


def rules(s):
    return {"wrap": s["WRAP"], "miss": ["reselect", "clear", "keep"][s["MISS"]], "cheat": s["CHP"], "noop": s["NOOPCH"],
            "order": ["row", "col", "rev", "kind"][s["HORD"]], "stay": s["HSTAY"], "hkeep": s["HKEEP"], "hcont": s["HCONT"],
            "home": {"corner": (0, 0), "middle": (6, 2), "stays": None}[s["home"]],
            "start": (0, 0) if s["home"] != "middle" else (6, 2), "askbad": ["again", "cancel"][s["ASKBAD"]],
            "title": s["TITLE"], "empty enter": "clear" if s["EMPTYENT"] else "nothing"}


def probe(mem, sy):
    v = {n: mem[sy[n]] for n in ("cx", "cy", "sx", "sy", "hx1", "hy1", "hx2", "hy2", "hinted", "gravity")}
    b = sy["grid"]
    return {"board": [[mem[b + y * 14 + x] for x in range(14)] for y in range(6)],
            "cur": (v["cx"], v["cy"]), "sel": (v["sx"], v["sy"]) if v["sx"] != 255 else None,
            "hint": ((v["hx1"], v["hy1"]), (v["hx2"], v["hy2"])) if v["hinted"] else None,
            "num": mem[sy["number"]] + 256 * mem[sy["number"] + 1], "grav": v["gravity"]}


def place(s):
    return s["X0"], s["Y0"], 2, 2, 1, 1


def number_text(s, num):
    t = {"plain": "%d", "Board: 00042": "Board: %05d", "#42": "#%d", "leading spaces": "%5d", "Board 42": "Board %d"}[s["number"]] % num
    return s["NROW"], s["NCOL"], t
