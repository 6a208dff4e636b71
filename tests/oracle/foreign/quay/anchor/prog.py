"""Anchor: letters or UDGs printed through the ROM, snapshots for the history."""
import os
from common.art import Dice, symbols, defb
from common.build import pasmo

NAME = "anchor"
HERE = os.path.dirname(os.path.abspath(__file__))

FAULTS = [
    (1, "deal", "one of the tiles of kind 8 is dealt as kind 3 (3 and 5 of them)"),
    (2, "deal", "the same number deals another board (the frame counter leaks in)"),
    (3, "number", "the number shown is one more than the board dealt"),
    (4, "gravity", "gravity forgets the rightmost column"),
    (5, "gravity", "tiles fall by at most one row"),
    (6, "gravity", "tiles fall although gravity is off"),
    (7, "path", "a path may not run left of the board"),
    (8, "path", "the third segment along a row is not checked for tiles"),
    (9, "path", "a path passes over other tiles of the same kind"),
    (10, "path", "paths along a row are never tried (many three segment paths refused)"),
    (11, "hint", "H never shows a pair with the last cell of its search order"),
    (12, "hint", "H with a selected tile shows pairs without it"),
    (13, "hint", "H shows the same pair again and again"),
    (14, "undo", "L stops one removal before the last one"),
    (15, "undo", "the history keys do not turn the border red"),
    (16, "undo", "the history holds 16 boards only and mixes them up later"),
    (17, "cursor", "the cursor can leave the board on the right"),
    (18, "selection", "the selection survives B, F, R, L and removes tiles that differ"),
    (19, "sound", "removing a pair makes no sound"),
    (20, "crash", "the machine resets at the 30th removal"),
    (21, "end", "the border does not turn black when no move is left"),
    (22, "path", "a path may not run below the board"),
    (23, "selection", "ENTER on the selected tile removes that single tile"),
    (24, "number", "S takes numbers above 65535 (the carry is not tested)"),
]

LETTERS = ["ABCDEFGHIJKLMNOPQRSTU", "ABCDEFGHJKMNPRTUVWXYZ", "abcdefghijklmnopqrstu",
           "123456789ABCDEFGHIJKL", "!#$%&*+=?@ABCDEFGHKMX"]


def choose(seed):
    d = Dice(seed * 3 + 1)
    s = {"seed": seed}
    s["ORG"] = d.pick([24576, 26000, 30000, 32768, 40000])
    s["loader"] = d.below(4)
    s["glyphs"] = d.pick(["letters", "letters", "udg"])
    s["alphabet"] = d.below(len(LETTERS))
    s["spacing"] = d.pick([(1, 1), (2, 1), (2, 2), (2, 2)])
    px, py = s["spacing"]
    s["paper"], s["ink"] = d.pick([(7, 0), (0, 7), (1, 7), (0, 5), (6, 0), (0, 4)])
    s["bright"] = d.pick([0, 0, 64])
    s["colours"] = d.below(2)
    s["X0"] = 2 + d.below(2) if px == 2 else 2 + d.below(15)
    s["Y0"] = 3 + d.below(3) if py == 2 else 3 + d.below(8)
    s["empty"] = d.pick([" ", " ", " ", "."])
    high = ["yellow", "white on cyan"] + ([] if s["bright"] else ["bright", "bright"]) + ([] if s["colours"] else ["ink"])
    s["highlight"] = d.pick(high)
    curs = ["flash", "paper"] + (["brackets", "arrow"] if px == 2 else []) + (["inverse"] if s["glyphs"] == "letters" else [])
    s["cursor"] = d.pick(curs)
    sels = ["green"] + (["underline"] if py == 2 else []) + ([] if s["cursor"] == "flash" else ["flash"])
    if s["glyphs"] == "letters" and s["cursor"] != "inverse":
        sels.append("inverse")
    s["selection"] = d.pick(sels)
    s["hint"] = d.pick(["magenta", "red"] + ([] if "flash" in (s["cursor"], s["selection"]) else ["flash"]))
    s["number"] = d.pick(["plain", "Board: 00042", "#42", "leading spaces", "No. 42"])
    s["NROW"], s["NCOL"] = d.pick([21, 22, 23]), d.below(2)
    s["DIFF"] = d.below(2)
    s["blink"] = d.pick([0, 0, 1, 3])
    s["blink char"] = d.pick(["*", " ", "+"])
    s["GANIM"] = d.pick([0, 0, 1, 3])
    s["SND"] = d.below(4)
    s["CLICK"] = d.pick([0, 0, 1, 2])
    s["KEYM"] = d.below(3)
    s["TITLE"] = d.below(2)
    s["HELP"] = d.below(2)
    s["FRAME"] = d.pick([0, 131, 140, 61])
    s["MSGM"] = d.below(2)
    s["WRAP"] = d.below(2)
    s["MISS"] = d.below(3)
    s["CHP"] = d.below(3)
    s["NOOPCH"] = d.below(2)
    s["HORD"] = d.below(4)
    s["HSTAY"] = d.pick([0, 0, 1])
    s["HKEEP"] = d.pick([0, 0, 0, 1])
    s["HCONT"] = d.below(2)
    s["ASKBAD"] = d.below(2)
    s["home"] = d.pick(["corner", "middle", "stays"])
    s["first board"] = d.pick(["random", "1", "42"])
    s["QAOP"] = d.below(2)
    s["RNG"], s["SHUF"], s["FILL"], s["LAY"] = d.below(4), d.below(2), d.below(2), d.below(2)
    return s


def marks(s):
    """The attribute changes of highlight, selection, hint and cursor."""
    out = {}
    hl = {"bright": (255, 64), "ink": (0xF8, 2 if s["paper"] not in (1, 2) else 6),
          "yellow": (0, 48 if s["paper"] != 6 else 56), "white on cyan": (0, 0x28)}[s["highlight"]]
    out["HLA"], out["HLO"], out["HLI"] = hl[0], hl[1], 0
    se = {"green": (0, 0x20), "underline": (255, 0), "flash": (255, 128), "inverse": (255, 0)}[s["selection"]]
    out["SEA"], out["SEO"] = se
    out["SEI"] = int(s["selection"] == "inverse")
    out["SEU"] = ord("=") if s["selection"] == "underline" else 0
    hi = {"magenta": (0, 0x1F), "red": (0, 0x57), "flash": (255, 128)}[s["hint"]]
    out["HIA"], out["HIO"] = hi
    cu = {"flash": (127, 128), "paper": (0, 0x0F if s["paper"] != 1 else 0x38),
          "brackets": (255, 0), "arrow": (255, 0), "inverse": (255, 0)}[s["cursor"]]
    out["CUA"], out["CUO"] = cu
    out["CUI"] = int(s["cursor"] == "inverse")
    out["CUB"] = {"brackets": 0x5B5D, "arrow": 0x3E20}.get(s["cursor"], 0)
    return out


def text(label, value):
    return "\n%s: defb %s\n" % (label, ",".join(str(ord(c)) for c in value + "\xff"))


def build(s, fault):
    px, py = s["spacing"]
    base = s["paper"] * 8 + s["ink"] + s["bright"]
    last = s["Y0"] + py * 5
    pre = {k: s[k] for k in ("DIFF", "GANIM", "SND", "CLICK", "KEYM", "TITLE", "MSGM", "WRAP", "MISS", "CHP", "NOOPCH",
                             "HORD", "HSTAY", "HKEEP", "HCONT", "ASKBAD", "QAOP", "RNG", "SHUF", "FILL", "LAY",
                             "X0", "Y0", "NROW", "NCOL", "FRAME")}
    help_row = last + (3 if s["FRAME"] else 2)
    pre["HELP"] = int(s["HELP"] and help_row <= 18)
    if s["FRAME"] and s["Y0"] < 3:
        pre["FRAME"] = 0
    pre.update(FAULT=fault, BASEAT=base, PX=px, PY=py, UDGS=int(s["glyphs"] == "udg"), EMPTYCH=ord(s["empty"]),
               HOME=67 - 16 + 4 if s["home"] == "middle" else 17, KEEPCUR=int(s["home"] == "stays"),
               FIRST={"random": 0}.get(s["first board"]) if s["first board"] == "random" else int(s["first board"]),
               BLK=s["blink"], BLKCH=ord(s["blink char"]), TITPOS=8 + s["seed"] % 3, HELPPOS=help_row * 256,
               MSGPOS=20 * 256 + 9, STEPPED=int(bool(s["GANIM"]) or fault == 5),
               board=0xE000, shch=0xE100, snaps=0xE200)
    pre.update(marks(s))
    npre, nfill, npost = {"plain": ("", 0, "    "), "Board: 00042": ("Board: ", 48, ""), "#42": ("#", 0, "    "),
                          "leading spaces": ("", 32, ""), "No. 42": ("No. ", 0, "    ")}[s["number"]]
    pre["NFILL"] = nfill
    data = text("npre", npre) + text("npost", npost + "        ") + text("tittxt", ["SHISEN", "S H I S E N", "Anchor Shisen"][s["seed"] % 3])
    data += text("helptxt", "Arrows ENTER H:hint B/F/R/L N S:board BACKSPACE:gravity")
    data += text("anytxt", "PRESS ANY KEY") + text("asktxt", "Board? ") + text("curtxt", "\x12\x01L\x12\x00        ")
    data += text("msg0", "             ") + text("msg1", "NO MORE MOVES") + text("msg2", "  WELL DONE  ")
    inks = [i for i in range(8) if abs(i - s["paper"]) > 2] if s["colours"] else [s["ink"]]
    glyphs = range(144, 165) if pre["UDGS"] else [ord(c) for c in LETTERS[s["alphabet"]]]
    data += "glyphs:" + defb(glyphs) + defb((base & 0xF8) | inks[k % len(inks)] for k in range(21))
    if pre["UDGS"]:
        data += "udgs:" + defb(v for rows in symbols(s["seed"] + 5, 21, 8, 8) for v in rows)
    data += "\n".join("%s: defw 0" % n for n in "num rseed rs".split()) + "\n"
    data += "\n".join("%s: defb 0" % n for n in ("grav cheat nmov ntop cur sel selkind h1 h2 hidx state bcol p1 p2 kk "
                                                  "skip kfil filter hkind ocur osel").split())
    data += "\nord: defs 85\nlst: defs 84\n"
    setup = "\n ld hl,udgs\n ld (23675),hl\n" if pre["UDGS"] else "\n"
    code, syms = pasmo([setup, "core.asm", "path.asm", "show.asm", "rest.asm", "deal.asm", "\n" + data], HERE, pre, s["ORG"])
    return code, syms


def rules(s):
    """The open points of the specification as this program settles them."""
    return {"wrap": s["WRAP"], "miss": ["reselect", "clear", "keep"][s["MISS"]], "cheat": s["CHP"], "noop": s["NOOPCH"],
            "order": ["row", "col", "rev", "kind"][s["HORD"]], "stay": s["HSTAY"], "hkeep": s["HKEEP"],
            "hcont": s["HCONT"], "home": {"corner": (0, 0), "middle": (6, 2), "stays": None}[s["home"]],
            "start": (0, 0) if s["home"] != "middle" else (6, 2), "askbad": ["again", "cancel"][s["ASKBAD"]],
            "title": s["TITLE"], "empty enter": "nothing"}


def probe(mem, sy):
    """The game's variables out of a memory image."""
    def cell(v):
        return None if v == 0 else ((v & 15) - 1, (v >> 4) - 1)
    b = sy["board"]
    return {"board": [[mem[b + (y + 1) * 16 + x + 1] for x in range(14)] for y in range(6)],
            "cur": cell(mem[sy["cur"]]), "sel": cell(mem[sy["sel"]]),
            "hint": (cell(mem[sy["h1"]]), cell(mem[sy["h2"]])) if mem[sy["h1"]] else None,
            "num": mem[sy["num"]] + 256 * mem[sy["num"] + 1], "grav": mem[sy["grav"]]}


def place(s):
    """Screen cells of a tile: left column, top row, width, height, steps; for the check of the picture."""
    px, py = s["spacing"]
    return s["X0"], s["Y0"], px, py, 1, 1


def number_text(s, num):
    """Where the number stands: row, column, characters."""
    t = {"plain": "%d", "Board: 00042": "Board: %05d", "#42": "#%d", "leading spaces": "%5d", "No. 42": "No. %d"}[s["number"]] % num
    return s["NROW"], s["NCOL"], t + " "
