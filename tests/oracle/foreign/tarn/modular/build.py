"""Makes the assembly text of a modular tape from its switches."""
import os

HERE = os.path.dirname(os.path.abspath(__file__))
MARKS = {"none": "nop", "bright": "set 6,a", "flash": "set 7,a",
         "paper1": "and 0xc7\n        or 0x08",
         "paper2": "and 0xc7\n        or 0x10", "paper4": "and 0xc7\n        or 0x20",
         "paper6": "and 0xc7\n        or 0x30", "paper5": "and 0xc7\n        or 0x28",
         "paper3": "and 0xc7\n        or 0x18",
         "ink6": "and 0xf8\n        or 6", "ink7": "and 0xf8\n        or 7",
         "swap": "ld e,a\n        rrca\n        rrca\n        rrca\n        and 7\n        ld d,a\n"
                 "        ld a,e\n        rlca\n        rlca\n        rlca\n        and 0x38\n"
                 "        or d\n        ld d,a\n        ld a,e\n        and 0xc0\n        or d"}


def switches(**k):
    """Returns the table of switches, filled with defaults."""
    w = dict(BACK=0xc000, SHADOW=0, ARROWDROP=1, WRAPX=1, WRAPY=1, OTHER=0, CHEATFIRST=1, RING=0,
             HOMECUR=1, GROUND=7, TILECOL=0x38, INKS=0, INK0=0x38, INK1=0x39, INK2=0x3a,
             INK3=0x3b, CLOCK=0, NUMLINE=23, MSGLINE=21, HAND=1, STEP=2, TOP=5, LEFT=2, BOLD=1,
             AY=0, JOY=1, MSGTIME=60, SNDDI=0, GIVEUP=0, HC=0, HR=0, MUSIC=0,
             SKIN0=0x38, SKIN1=0x30, SKIN2=0x0f, SKIN3=0x28, PIXSCROLL=0, SKINGRAV=0, CURSEL=0,
             PAIRHIDE=0, ROLL=0, NUMFONT=0, SKIN=0, KEYUP=0, READY=0, SCROLL=0, STEPS=0, BLINK=0,
             PAIRBLINK=0, LIFT=0, ANIM=0, BOX=0, SURE=0, COUNTER=0, LEADZERO=0, QAOP=0,
             hl="bright", pair="flash", sel="swap", cur="paper5")
    w.update(k)
    return w


def assembly(w):
    """Returns the whole assembly text."""
    out = ["%s equ %d" % (n, v) for n, v in w.items() if n.isupper()]
    out += ["brd equ 0xbb00", "FLOOD equ 0xba00", "HISTORY equ 0x6000"]
    for f in ("main", "history", "search", "video", "tile", "system", "pages",
              "data"):
        s = open(os.path.join(HERE, f + ".asm")).read()
        for n in ("hl", "pair", "sel", "cur"):
            s = s.replace("        %sCODE\n" % n.upper(), "        " + MARKS[w[n]] + "\n")
        for a, b in w.get("patch", []):
            s = s.replace(a, b)
        out.append(s)
    return "\n".join(out)
