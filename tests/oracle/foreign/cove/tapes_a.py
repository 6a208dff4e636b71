"""Tapes of the attribute engine."""
BASIS = dict(BEGIN=32768, BASE=56, TILEA=56, EMPTYA=56, KINDA=0x70, HINTA=0x68, SELA=0x57, CURM=0,
             CURA=0x4F, WIDE=0, KEYMODE=0, HOME=0, SIDE=0, TOP=0, ARROWH=0, RESUME=0, EMPTYK=0,
             BLOCKED=0, OTHER=0, SCAN=0, HEND=0, HCUR=0, PREC=0, IDLECH=0, IDLESEL=0, DROPSEL=0,
             SOTH=0, SDEL=0, SBAD=0, NROW=21, NTEXT=0, NZERO=0, FIRST=1, OX=2, OY=4, RY=2,
             BEEPN=60, BEEPW=120)
START = {0: 0x10, 1: 0x01, 2: 0x6F}


def tape(title, lines, signs="ABCDEFGHIJKLMNOPQRSTU", rem=False, **switch):
    s = dict(BASIS, **switch)
    if rem:
        s["BEGIN"] = 23760
    s["SC0"] = START[s["SCAN"]]
    return dict(engine="a", source="attr.asm", title=title, lines=lines, signs=signs, rem=rem,
                switch=s)


TAPES = {
    "a1": tape("SHISEN", [(1, 12, "SHISEN"), (18, 2, "ENTER H N S B F R L DELETE")], rem=True),
    "a2": tape("PAIRS", [(0, 0, "PAIRS IN FOURS")], SIDE=1, TOP=1, ARROWH=1, OTHER=1, BLOCKED=1,
               SCAN=1, HEND=1, BASE=7, TILEA=0x07, EMPTYA=7, KINDA=0x06, HINTA=0x44, SELA=0x42,
               CURM=1, CURA=0x78, NROW=23, PREC=1, OX=3, OY=5),
    "a3": tape("FOURFOLD", [(2, 3, "four of a kind, take two")], "abcdefghijklmnopqrstu", RY=1,
               OY=8, OX=2, WIDE=1, CURM=2, BASE=0x38, TILEA=0x70, EMPTYA=0x38, KINDA=0x68,
               HINTA=0x60, SELA=0x58, OTHER=2, BLOCKED=2, EMPTYK=1, HCUR=1, SCAN=2, NROW=22,
               NZERO=1, IDLECH=1, HOME=1),
    "a4": tape("RIVERS", [(0, 10, "R I V E R S")], "0123456789ABCDEFGHIJK", BASE=0x0F, TILEA=0x0F,
               EMPTYA=0x0F, KINDA=0x4E, HINTA=0x4D, SELA=0x57, NROW=21, NTEXT=1, KEYMODE=1,
               PREC=1, RESUME=1, HEND=2, HOME=2, IDLESEL=1, SBAD=1, SOTH=1, FIRST=0x7123),
    "a5": tape("SIGNS", [(21, 20, "(c) nobody")], "!#$%&()*+,-./:;<=>?@^", rem=True, BASE=0x07,
               TILEA=0x47, EMPTYA=0x07, KINDA=0x45, HINTA=0x61, SELA=0x72, CURM=2, OY=3, OX=2,
               SIDE=1, OTHER=1, SDEL=1, DROPSEL=1, NROW=23, KEYMODE=1, BEEPN=20, BEEPW=60),
    "a6": tape("LETTERS", [(0, 0, "Take all letters.")], "ZYXWVUTSRQPONMLKJIHGF", WIDE=1, OX=4,
               OY=6, RY=1, BASE=0x30, TILEA=0x38, EMPTYA=0x30, KINDA=0x3A, HINTA=0x3C, SELA=0x39,
               CURM=1, CURA=0x07, SCAN=1, TOP=1, ARROWH=1, NZERO=1, SBAD=1, IDLECH=1, PREC=1,
               HOME=1),
    "a7": tape("ONEK", [], rem=True, RY=2, OY=2, OX=1, CURM=0, TILEA=0x38, KINDA=0x78,
               HINTA=0x3A, SELA=0xB9, NROW=23, BLOCKED=2, RESUME=1, HEND=1, SDEL=1, SOTH=1),
    "a8": tape("NIGHT", [(0, 13, "NIGHT"), (20, 6, "H=hint  S=number  N=new")], BASE=0x01,
               TILEA=0x04, EMPTYA=0x01, KINDA=0x44, HINTA=0x14, SELA=0x0C, CURM=1, CURA=0x66,
               OX=2, OY=6, NROW=22, NTEXT=1, SIDE=1, TOP=1, OTHER=2, EMPTYK=1, SCAN=2, IDLESEL=1,
               HOME=2, FIRST=0x0101),
    "a9": tape("BRIGHT", [(1, 1, "BRIGHT")], "AbCdEfGhIjKlMnOpQrStU", TILEA=0x28, EMPTYA=0x38,
               KINDA=0x68, HINTA=0x30, SELA=0x20, CURM=0, RY=2, HCUR=1, HEND=2, PREC=1, IDLECH=1,
               NROW=21, NZERO=1, DROPSEL=1, KEYMODE=1, BEEPN=200, BEEPW=20),
    "a10": tape("QUARTETS", [(0, 9, "Q U A R T E T S")], WIDE=1, OX=2, OY=5, BASE=0x39,
                TILEA=0x79, EMPTYA=0x39, KINDA=0x51, HINTA=0x59, SELA=0x61, CURM=2, ARROWH=1,
                BLOCKED=1, OTHER=2, SCAN=1, SBAD=1, NROW=22, SOTH=1, TOP=1, FIRST=0x3039),
}
# Fault: engine, tapes, classes that fit, what it does.
FAULTS = {
    "lastcol": ("a", "a1 a8", "gravity hint path", "the last column is not printed again after a fall"),
    "toprow": ("a", "a2 a10", "gravity", "the top row is not printed again after a fall"),
    "backrow": ("a", "a3 a9", "history", "B, F, R, L do not print the last row"),
    "selstay": ("a", "a4 a1", "highlight hint", "a selection outlives the removal of a shown pair"),
    "digits": ("a", "a2 a9", "number", "digits or the L to the right of the number are left"),
    "kindrow": ("a", "a6", "highlight", "tiles of the last row are not highlighted"),
    "nocut": ("a", "a5", "history", "a removal after B does not end the list"),
    "lastless": ("a", "a8", "history", "L stops one removal before the last"),
    "hist32": ("a", "a10", "history", "the list holds 32 removals"),
    "rforget": ("a", "a2", "history", "R forgets the removals"),
    "wrap": ("a", "a6", "path hint", "a path leaves on the right and comes in a row lower"),
    "samecol": ("a", "a5", "gravity", "two tiles of one column fall wrongly, lower one selected first"),
    "noleft": ("a", "a3", "path hint", "no path may begin to the left"),
    "hintsel": ("a", "a7", "hint", "H with a selection shows other pairs"),
    "hskip": ("a", "a1", "hint", "pairs side by side are not shown"),
    "signed": ("a", "a9", "number deal", "numbers from 32768 are refused"),
    "five": ("a", "a6", "deal", "boards from 59904 have a kind with five tiles"),
    "leak": ("a", "a4", "machine", "each H leaves two bytes on the stack"),
    "blackstay": ("a", "a2", "status", "black stays after B"),
    "mute": ("a", "a7", "sound", "removal of a shown pair is silent"),
    "nocheat": ("a", "a10", "status", "B and R back to the first board do not count as cheating"),
}


def text(spec):
    rows = ["title:"]
    for y, x, words in spec["lines"]:
        rows.append(" defb 22,%d,%d" % (y, x))
        rows += [" defb %d" % ord(c) for c in words]
    rows.append(" defb 255")
    rows.append("signs: defb 32")
    rows += [" defb %d" % ord(c) for c in spec["signs"]]
    return "\n".join(rows) + "\n"
