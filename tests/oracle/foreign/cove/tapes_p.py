"""Tapes of the panel engine."""
from font5 import rows

BASIS = dict(BEGIN=32768, GROUND=0x07, TILEA=0x38, INKS=0, TW=2, HOME=0, SIDE=0, TOP=0, ARROWH=0,
             RESUME=0, EMPTYK=0, BLOCKED=0, OTHER=0, SCAN=0, HEND=0, HCUR=0, PREC=0, IDLECH=0,
             IDLESEL=0, DROPSEL=0, SOTH=0, SDEL=0, SBAD=0, NROW=23, NTEXT=0, NZERO=0, FIRST=1, OX=2,
             OY=5, AUTO=0, BOXES=1, NONEBOX=0, BOXKEY=0, BOXY=9, BOXA=0x57, ANIM=0, SPEED=7,
             PAT=255, CURA=0x70, CURB=0x46, HINTA=0x68, SELA=0x57, SAMEP=0x70, PX=1, PY=2,
             SOUND=0x3060)
START = {0: 0x10, 2: 0x6F}


def tape(title, lines, style, glyphs="ABCDEFGHIJKLMNOPQRSTU", panel="REMOVED  LEFT ", bold=0, **switch):
    s = dict(BASIS, **switch)
    s["SC0"] = START[s["SCAN"]]
    return dict(engine="p", source="panel.asm", title=title, lines=lines, style=style,
                glyphs=glyphs, bold=bold, panel=(panel[:8], panel[8:]), switch=s)


TAPES = {
    "p1": tape("PANEL", [(0, 10, "PANEL GAME"), (21, 2, "H HINT  N NEW  S NUMBER")], "big"),
    "p2": tape("BOXES", [(0, 0, "BOXES")], "boxed", ANIM=1, PAT=0x33, GROUND=0x38, TILEA=0x78,
               SELA=0x4E, HINTA=0x62, SAMEP=0x68, BOXKEY=1, SIDE=1, TOP=1, OTHER=1, BLOCKED=1,
               PREC=1, SCAN=2, SPEED=3, NROW=22, PY=1, NTEXT=1),
    "p3": tape("COLOURS", [(19, 4, "ALL KINDS COLOURED")], "plain", TW=1, INKS=1, TILEA=0x30,
               SAMEP=0x78, ANIM=2, CURA=0x42, CURB=0x47, SELA=0x16, HINTA=0x21, OTHER=2, BLOCKED=2,
               EMPTYK=1, HEND=2, HCUR=1, NZERO=1, AUTO=1, PY=22, PX=8, IDLECH=1),
    "p4": tape("MESSAGE", [], "big", NONEBOX=1, BOXY=6, ARROWH=1, BOXKEY=1, PREC=1, HOME=1,
               IDLESEL=1, SBAD=1, SOTH=1, GROUND=0x0F, TILEA=0x28, SELA=0x72, HINTA=0x60,
               SAMEP=0x38, FIRST=4242, SPEED=15),
    "p5": tape("NUMERALS", [(1, 9, "NUMERALS")], "boxed", "0123456789ABCDEFGHIJK", bold=1, ANIM=1,
               PAT=0x0F, SCAN=2, RESUME=1, DROPSEL=1, SDEL=1, NTEXT=1, BOXES=0, PY=0, PX=5, OX=1,
               GROUND=0x30, TILEA=0x38, SELA=0x0F, HINTA=0x29, SAMEP=0x60, SPEED=1),
    "p6": tape("COUNTER", [(0, 2, "COUNTER")], "plain", panel="MOVES   OF 42 T", TW=1, BOXY=8,
               NONEBOX=1, SIDE=1, OTHER=1, HOME=2, PREC=1, INKS=1, TILEA=0x38, SAMEP=0x68,
               SELA=0x50, HINTA=0x30, OY=6, OX=3, ANIM=1, PAT=0x11),
    "p7": tape("PALE", [(20, 0, "B BACK F FORWARD R FIRST L LAST")], "boxed", bold=1, GROUND=0x38,
               TILEA=0x39, INKS=0, SELA=0x05, HINTA=0x0E, SAMEP=0x30, ANIM=2, CURA=0x79, CURB=0x61,
               TOP=1, BLOCKED=2, OTHER=2, HEND=2, AUTO=1, SBAD=1, IDLECH=1, HOME=2),
    "p8": tape("WIDE", [(0, 0, "FOUR OF EACH KIND")], "big", "ZYXWVUTSRQPONMLKJIHGF", OY=4, OX=4,
               BOXY=5, BOXKEY=1, EMPTYK=1, SCAN=2, HCUR=1, NZERO=1, NROW=22, PY=19, PX=4,
               IDLESEL=1, SOTH=1, ANIM=1, PAT=0x55, TILEA=0x28),
    "p9": tape("DARK", [(2, 20, "DARK")], "plain", "ABCDEFGHKLMNPRSTUVXYZ", bold=1, TW=1,
               GROUND=0x01, TILEA=0x06, SAMEP=0x48, SELA=0x17, HINTA=0x20, BOXES=0, NONEBOX=1,
               ANIM=0, SPEED=31, PREC=1, ARROWH=1, OTHER=1, BLOCKED=2, DROPSEL=1, SDEL=1, PY=20),
    "p10": tape("LATE", [(0, 22, "LATE")], "big", bold=1, INKS=1, TILEA=0x38, SAMEP=0x70, SELA=0x0F,
                HINTA=0x57, OY=7, BOXY=12, NONEBOX=1, BOXKEY=1, SIDE=1, RESUME=1, HOME=1, FIRST=31,
                NTEXT=1, SBAD=1, PREC=1, SOUND=0x0828),
}
FAULTS = {
    "boxrow": ("p", "p1 p4", "highlight machine status hint", "lower rows are not drawn after a message"),
    "fallstop": ("p", "p8", "gravity path hint", "the top tile of a column is not erased after a fall"),
    "hinterase": ("p", "p10", "hint gravity path", "one tile of a shown pair stays on the screen"),
    "ghost": ("p", "p6 p8", "highlight", "the cursor leaves its frame when it goes over the top edge"),
    "emptyattr": ("p", "p7 p3 p4", "highlight hint", "an emptied cell keeps the colours of marks"),
    "restart1": ("p", "p3", "history", "R goes back to the first removal only"),
    "backtwo": ("p", "p9", "history", "B takes back two removals if the last one was a shown pair"),
    "oldlist": ("p", "p1", "history", "F goes to the boards of the game before"),
    "fourseg": ("p", "p3", "path hint", "four segments connect"),
    "markblock": ("p", "p8", "path hint", "some connections are not found"),
    "fallhole": ("p", "p10", "gravity", "the tile of the top row does not fall"),
    "staleflood": ("p", "p4", "hint status", "H looks at the right half with old marks"),
    "fourdig": ("p", "p4", "number", "the fifth digit is not taken"),
    "samenum": ("p", "p7", "number history deal status", "the same number does not begin the board anew"),
    "noblack": ("p", "p3", "status", "no black border"),
    "keylog": ("p", "p6", "machine", "all keys are written down until memory is destroyed"),
}


def glyph(spec, char):
    """Eight rows of a character of the own font."""
    wide = [r << 2 for r in rows(char)]
    if spec["bold"]:
        wide = [r | r << 1 for r in wide]
    return wide + [0]


def picture(spec, kind):
    """The rows of a tile, 8 or 16 bits wide."""
    tw = spec["switch"]["TW"]
    if kind == 0:
        return [0] * (8 * tw)
    shape = glyph(spec, spec["glyphs"][kind - 1])
    if spec["style"] == "plain":
        return shape
    if spec["style"] == "big":
        out = []
        for r in shape:
            out += [int("".join(c * 2 for c in "{:08b}".format(r)), 2)] * 2
        return out
    out = [0, 0x7FFE] + [0x4002] * 12 + [0x7FFE, 0]
    for y, r in enumerate(shape):
        out[4 + y] |= r << 4
    return out


def label(name, y, x, words):
    return "%s: defb %d,%d,%s,0,255" % (name, y, x, ",".join(str(ord(c)) for c in words))


def plain(name, words):
    return "%s: defb %s0" % (name, "".join("%d," % ord(c) for c in words))


def text(spec):
    s = spec["switch"]
    out = ["labels:"]
    for y, x, words in spec["lines"] or [(0, 0, " ")]:
        out.append(" defb %d,%d,%s,0" % (y, x, ",".join(str(ord(c)) for c in words)))
    out.append(" defb 255")
    out.append(label("won", s["BOXY"] + 1, 11, "WELL DONE"))
    out.append(label("lost", s["BOXY"] + 1, 11, "NO MOVES"))
    out.append(label("none", s["BOXY"] + 1, 11, "NO PAIR"))
    out += [plain("done", spec["panel"][0]), plain("rest", spec["panel"][1])]
    out += [plain("mode1", " FALL"), plain("mode0", " STAY"), plain("nolabel", "NO ")]
    out.append("font:")
    for code in range(32, 91):
        out.append(" defb " + ",".join(map(str, glyph(spec, chr(code)))))
    out.append("pics:")
    for kind in range(22):
        for r in picture(spec, kind):
            out.append(" defb %d,%d" % (r >> 8, r & 255) if s["TW"] == 2 else " defb %d" % r)
    return "\n".join(out) + "\n"
