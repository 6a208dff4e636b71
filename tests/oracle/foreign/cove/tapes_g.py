"""Tapes of the picture engine."""
from font5 import rows

BASIS = dict(BEGIN=32768, PAPER=56, TH=2, HOME=0, SIDE=0, TOP=0, ARROWH=0, RESUME=0, EMPTYK=0,
             BLOCKED=0, OTHER=0, SCAN=1, HEND=0, HCUR=0, PREC=0, IDLECH=0, IDLESEL=0, DROPSEL=0,
             SOTH=0, SBAD=0, NROW=23, NTEXT=0, NZERO=0, FIRST=1, OX=2, OY=4, RING=1, BACKCUR=0,
             FLASH=1, PITCH=12)
MARKS = ("frame", "grid", "invert", "lower", "under2", "leftie", "shade", "thin", "corner")


def letters(kind, height):
    """A letter of double size, or in a tile of one line a letter and a block."""
    name = chr(64 + kind)
    if height == 2:
        out = [0]
        for r in rows(name):
            wide = 0
            for i in range(5):
                wide |= (3 << (2 * i)) * (r >> i & 1)
            out += [wide << 3] * 2
        return out + [0]
    return [r << 9 | (0x3C if 0 < y < 6 else 0) & (kind * 37 & 0x3C | 0x24)
            for y, r in enumerate(rows(name))] + [0]


def art(kind, height):
    """A symmetric pattern."""
    x = kind * 7919 + 13
    out = []
    for y in range(height * 8):
        x = (x * 25173 + 13849) & 0xFFFF
        half = x >> 8 & 0x7F
        if y in (0, height * 8 - 1):
            half = 0
        out.append(half << 8 | int("{:08b}".format(half)[::-1], 2))
    return out


def domino(kind, height):
    """A domino: two numbers of 0 to 5 points."""
    both = [(a, b) for a in range(6) for b in range(a, 6)][kind - 1]
    out = [0] + [0x4002] * 14 + [0]
    out[1] = out[14] = 0x7FFE
    places = ((), (4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8))
    for side, points in enumerate(both):
        for p in places[points]:
            y, x = 3 + p // 3 * 4, (2 + p % 3 * 2) + 6 * side
            for dy in (0, 1):
                out[y + dy] |= 0x8000 >> x + (1 if side else 0)
    for y in range(2, 14, 2):
        out[y] |= 0x0080
    return out


PICTURES = {"letters": letters, "art": art, "domino": domino}


def tape(title, lines, pictures, marks, **switch):
    s = dict(BASIS, **switch)
    return dict(engine="g", source="gfx.asm", title=title, lines=lines, pictures=pictures,
                marks=dict(zip(("MSAME", "MHINT", "MSEL", "MCUR"), marks.split())), switch=s)


TAPES = {
    "g1": tape("TILES", [(1, 12, "T I L E S"), (19, 2, "ENTER=take H=hint N=new")], "letters",
               "under2 lower invert frame"),
    "g2": tape("DOMINO", [(0, 0, "DOMINO SHISEN")], "domino", "shade leftie invert frame", PAPER=7,
               OY=6, SIDE=1, TOP=1, OTHER=1, BLOCKED=1, SCAN=0, FLASH=0, PREC=1, PITCH=30),
    "g3": tape("PATTERNS", [(20, 8, "B F R L S H N")], "art", "corner lower grid frame", OY=3, OX=4,
               SIDE=2, OTHER=2, BLOCKED=2, EMPTYK=1, SCAN=3, HCUR=1, NZERO=1, RING=0),
    "g4": tape("LOW", [(2, 2, "Low tiles")], "letters", "under2 leftie invert frame", TH=1, OY=8,
               NTEXT=1, NROW=22, HEND=2, ARROWH=1, IDLECH=1, PREC=1, HOME=1),
    "g5": tape("THIN", [(0, 20, "THIN")], "art", "thin invert leftie corner", PAPER=7, BACKCUR=1,
               RESUME=1, IDLESEL=1, HOME=2, SBAD=1, SOTH=1, DROPSEL=1, FLASH=0, FIRST=777),
    "g6": tape("STONES", [], "art", "under2 leftie lower frame", TH=1, OX=3, OY=7, SCAN=0,
               OTHER=1, EMPTYK=1, HCUR=1, HEND=2, NROW=21, PITCH=7),
    "g7": tape("PICTURES", [(18, 1, "all tiles go in pairs")], "domino",
               "corner leftie lower invert", OY=2, BLOCKED=2, SIDE=2, TOP=1, IDLECH=1, BACKCUR=1,
               NZERO=1, SCAN=3, PREC=1),
    "g8": tape("SHADOW", [(1, 1, "shadow")], "letters", "shade grid invert frame", OX=1, OY=5,
               ARROWH=1, OTHER=2, SOTH=1, DROPSEL=1, FLASH=0, NTEXT=1, FIRST=9999, HOME=1),
    "g9": tape("HALVES", [(0, 5, "HALVES"), (21, 5, "gravity: DELETE")], "art",
               "leftie lower corner frame", PAPER=0x47, OY=7, SCAN=0, RESUME=1, HEND=2, IDLESEL=1,
               SIDE=1, SBAD=1, BLOCKED=1),
    "g10": tape("INK", [(22, 12, "Ink and paper")], "letters", "thin corner lower invert", OY=4, RING=0,
                PAPER=0x78, HOME=2, PREC=1, EMPTYK=1, OTHER=1, HCUR=1, SCAN=1, NZERO=1, PITCH=40),
}
FAULTS = {
    "samerow1": ("g", "g1 g5 g9", "highlight", "the highlight in the first row is not always drawn"),
    "hint2": ("g", "g2 g7 g1 g9", "hint highlight", "the mark of the second tile stays after an arrow"),
    "erase14": ("g", "g3 g9", "gravity", "a tile that leaves the last column empty is not erased"),
    "curwrap": ("g", "g4", "highlight", "the cursor stays when it leaves on the right"),
    "selback": ("g", "g8 g10", "highlight history", "the mark of the selection stays after B"),
    "digit5": ("g", "g6 g2", "number", "the fifth digit stays"),
    "backorder": ("g", "g1 g10", "history", "two tiles of one column come back in the wrong order"),
    "backlift": ("g", "g5", "history", "B lifts columns without gravity, too"),
    "fwdgrav": ("g", "g2", "history", "F does not let the tiles fall"),
    "winback": ("g", "g9", "history", "no B after a win"),
    "corner": ("g", "g6", "path hint", "a path may bend on a tile"),
    "novert": ("g", "g7", "path hint", "three segments beginning vertically are not found"),
    "topdup": ("g", "g4", "gravity", "the top cell of the right half is not emptied by a fall"),
    "hang1": ("g", "g10", "gravity", "nothing falls in the first column"),
    "hintlast": ("g", "g3", "hint status", "pairs late in the order are not found"),
    "hintafter": ("g", "g8", "hint", "with a selection only later tiles are shown"),
    "digit9": ("g", "g1", "number deal", "9 cannot be typed"),
    "hang0": ("g", "g2", "machine deal number", "boards that 256 divides hang"),
    "nowhite": ("g", "g4", "status", "no white border after a win"),
    "cheatstay": ("g", "g7", "status", "red stays on the next board"),
}


def order(scan):
    cells = [(r, c) for r in range(6) for c in range(14)]
    if scan == 1:
        cells.sort(key=lambda x: (x[1], x[0]))
    if scan == 3:
        cells.sort(key=lambda x: (x[1], -x[0]))
    return [(c + 1) * 8 + r + 1 for r, c in cells]


def pixels(spec, kind):
    if kind == 0:
        return [0] * (8 * spec["switch"]["TH"])
    return PICTURES[spec["pictures"]](kind, spec["switch"]["TH"])


def text(spec):
    out = ["%s equ %s" % pair for pair in spec["marks"].items()]
    out.append("text:")
    for y, x, line in spec["lines"]:
        out.append(" defb %d,%d" % (y, x))
        out += [" defb %d" % ord(c) for c in line] + [" defb 0"]
    out.append(" defb 255")
    out.append("places: defb " + ",".join(map(str, order(0))) + ",0")
    out.append("order: defb " + ",".join(map(str, order(spec["switch"]["SCAN"]))))
    out.append("pics:")
    for kind in range(22):
        out.append(" defb " + ",".join("%d,%d" % (p >> 8, p & 255) for p in pixels(spec, kind)))
    return "\n".join(out) + "\n"
