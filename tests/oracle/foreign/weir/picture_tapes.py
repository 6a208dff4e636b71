"""The named tapes of the program with pictures: their switches by name.

Tapes b, c and d begin with three sets of switches; tapes e have rare ones.
"""

from switches import Mark

B0 = dict(
    TEXTS=[(0, 12, 0x39, "S H I S E N"), (21, 1, 56, "ARROWS ENTER H=HELP N=NEW S=NO")],
    COUNT=(23, 14, "TILES "), MOVES=(23, 24, "MOVES "), NUMPRE="BOARD ", TITLE=1,
    TITLETEXT="S H I S E N",
)
C0 = dict(
    TILES="dbl", KEYS=1, CLICK=1, ANIM=1, BLINK=4, PAIRFLASH=3, MSG=2, MSGROW=10, SND=1,
    HISTSNAP=1, PAIR=Mark("ring2", "xor"), KIND=Mark(keep=0xC7, set=48),
    SELECTED=Mark(keep=0xC0, set=23), CURSOR=Mark("frame"), NPMSG=1, WAIT=200,
)
D0 = dict(
    TILES="two", CH=1, PY=2, BASE=7, AY=5, IM2=1, OWNTIME=1, KEYS=1, SND=1, BOLD=1,
    COL="kinds", CLOCK=(23, 26, "sec"), PULSE=(16, 0x78, 0x46), KIND=Mark(set=0x40),
    PAIR=Mark(keep=0, set=0x68), SELECTED=Mark(keep=0, set=0x57), CURSOR=Mark(),
)
TAPES = {
    "b0": B0,
    "b1": dict(
        CH=3, PY=3, AY=2, AX=2, BASE=0x38,
        TEXTS=[(0, 10, 0x78, " SHISEN SEN "), (20, 3, 0x39, "ENTER SELECT  B BACK  F FORW")],
        COUNT=(22, 20, "LEFT "), NUMROW=22, CURSOR=Mark("arrow"),
        KIND=Mark(keep=0xC7, set=0x30), SELECTED=Mark(keep=0xC7, set=0x28),
        PAIR=Mark(set=0x80), WRAP=1, MISM=1, COL="kinds", COLORS=[0, 1, 2, 3, 0, 1, 2],
        CURSTART=1,
    ),
    "b2": dict(
        B0, BASE=0x0F,
        TEXTS=[(1, 9, 0x0E, "** SHISEN **"), (20, 0, 0x0D, "N new S number H hint BFRL undo")],
        KIND=Mark("corners"), SELECTED=Mark("all", "xor"), PAIR=Mark(keep=0xC7, set=0x20),
        CURSOR=Mark(keep=0xC7, set=0x10), MISM=2, HKEEP=1, LEADZ=1, NUMPRE="No.", TCOL=0x0D,
    ),
    "b3": dict(
        B0, TILES="card", CARD="ring2", BASE=0x20, TATT=0x78, EATT=0x20,
        KIND=Mark(keep=0, set=0x70), SELECTED=Mark(keep=0, set=0x6F),
        PAIR=Mark(keep=0, set=0x57), CURSOR=Mark("frame"), HCUR=1, NPMSG=1, MSGROW=1, MSG=1,
        MSGX=2, TCOL=0x20,
    ),
    "b4": dict(
        B0, TITLE=0, AY=5, AX=4, COL="kinds", BASE=0x07, KIND=Mark("dots", "xor"),
        SELECTED=Mark(keep=0xC7, set=0x28), PAIR=Mark(set=128),
        CURSOR=Mark(keep=0xC7, set=0x08), COLORS=[7, 2, 3, 4, 6],
        TEXTS=[(2, 12, 0x47, "SHISEN"), (19, 2, 0x45, "H HINT N NEW S SELECT BOARD")],
        SKIP=1, CURFALL=1, HORD=1, NUMROW=22, TCOL=0x46, NCOL=0x44,
    ),
    "b5": dict(
        B0, CH=3, PY=3, AY=2,
        TEXTS=[
            (0, 0, 0x17, "            SHISEN              "),
            (21, 0, 0x39, "CURSOR KEYS, ENTER, B F R L H"),
        ],
        TILES="dbl", EMPTY="", CURSOR=Mark("bar"), KIND=Mark("under"), PAIR=Mark("left"),
        SELECTED=Mark("all", "xor"), STATUSCOL=(22, 20), HSTOP=1, CURNEW=1, BADNUM=1,
        CHPRI=1, COUNT=(23, 16, "TILES "),
    ),
    "b6": dict(
        B0, TILES="two", CH=1, PY=2, AY=6,
        TEXTS=[(1, 8, 0x79, "SHISEN FOR TWO"), (19, 1, 56, "H HELP ENTER REMOVE B BACK")],
        CURSOR=Mark("all", "xor"), KIND=Mark(keep=0xC7, set=0x30),
        SELECTED=Mark(keep=0xC7, set=0x20), PAIR=Mark(keep=0xC7, set=0x28), MISM=2, AUTO5=1,
        ESCNUM=1, RNG=1, CHPRI=2, WRAP=1,
    ),
    "b7": dict(
        B0, EMPTY="dots", COL="kinds", COLORS=[0, 1, 2], CURSOR=Mark("ring2"),
        KIND=Mark(flip=4), SELECTED=Mark("frame", set=0x80), PAIR=Mark("cheq", "xor"),
        MOVES=(0, 24, "MV "), COUNT=(0, 0, "TL "), CURFALL=2, PLAIN5=1, HISTSNAP=1,
    ),
    "b8": dict(
        B0, TILES="card", CARD="frame", NAMES="abcdefghijkmnpqrstuvw", BASE=0x28, TATT=0x38,
        EATT=0x28, KIND=Mark(keep=0xF8, set=0x02), SELECTED=Mark(keep=0xC7, set=0x18),
        PAIR=Mark("ring2"), CURSOR=Mark("corners", "xor", keep=0xC0, set=0x17), HORD=1,
        HKEEP=1, SKIP=1, MSG=2, MSGROW=9, NPMSG=1, TCOL=0x28,
    ),
    "c0": C0,
    "c1": dict(
        C0, MSG=1, MSGROW=22, PAIRFLASH=2, NPMSG=0, SLOWDEAL=1,
        TEXTS=[(0, 12, 56, "SHISEN")], WAIT=400, BLINK=2, FALL=5,
    ),
    "c2": dict(
        C0, TILES="pic", BASE=0x07, SLOWDEAL=1, BLINK=6, FALL=6,
        KIND=Mark(keep=0xC7, set=0x08), PAIR=Mark(keep=0xC7, set=0x20),
        SELECTED=Mark(keep=0xC7, set=0x10), CURSOR=Mark("frame", set=64), MSGROW=20, NPMSG=1,
        WRAP=1, MISM=1, REPD=10, REPR=2, WAIT=450,
    ),
    "c3": dict(
        C0, TILES="card", CARD="ring2", MSGROW=4, PAIRFLASH=5, CURFALL=1, HCUR=1, AUTO5=1,
        MISM=2, WAIT=300,
    ),
    "c4": dict(
        C0, TILES="two", CH=1, PY=2, AY=6, BLINK=1, FALL=1, PAIRFLASH=0, PAIR=Mark(set=0x80),
        CURSOR=Mark("under", keep=0xC7, set=0x28), HKEEP=1, HORD=1, MSGROW=11,
        COUNT=(0, 20, "LEFT "),
    ),
    "c5": dict(
        C0, BLINK=0, FALL=10, PAIRFLASH=1, CURSTART=1, CURNEW=1, MSG=2, MSGROW=12, NPMSG=0,
        HSTOP=1, BADNUM=1, KEYS=0, SND=0, WAIT=300,
    ),
    "c6": dict(
        C0, CH=3, PY=3, AY=2, TILES="pic", CURSOR=Mark("arrow"),
        SELECTED=Mark("bar", keep=0xC7, set=0x28), KIND=Mark(keep=0xC7, set=0x30),
        PAIR=Mark(keep=0xC7, set=0x20), SLOWDEAL=1, MSG=1, MSGROW=0, CHPRI=1, ESCNUM=1,
        RNG=1, WAIT=400, COL="kinds", COLORS=[0, 1, 2, 3],
    ),
    "c7": dict(
        C0, BASE=0x30, KIND=Mark(keep=0xC7, set=0x28), SELECTED=Mark(keep=0xC0, set=0x17),
        PAIR=Mark(keep=0xC0, set=0x0F), CURSOR=Mark("all", "xor"), SKIP=1, CURFALL=2, MISM=1,
        CHPRI=2, LEADZ=1, CLICK=0, REPD=25, REPR=8, NUMPRE="# ", MOVES=(23, 20, "PAIRS "),
        WAIT=250,
    ),
    "c8": dict(
        C0, NAMES="!#$%&*+=?@<>/()0XZOWM",
        TEXTS=[(0, 4, 0x39, "THE GAME OF SHISEN"), (22, 0, 57, "H:HELP B:BACK N:NEW S:BOARD")],
        MSG=2, MSGROW=21, NPMSG=1, BLINK=3, ANIM=0, GRAV0=0, PLAIN5=1, WAIT=250,
    ),
    "d0": D0,
    "d1": dict(
        D0, TILES="pic", CH=2, PY=2, AY=4, BASE=0x07, COLORS=[2, 3, 4, 5, 6, 7],
        PULSE=(8, 0x78, 0x4F), CLOCK=(0, 26, "fr"), PAIR=Mark("frame"),
        SELECTED=Mark("all", "xor"), BOLD=2,
    ),
    "d2": dict(
        D0, TILES="dbl", CH=2, PY=2, AY=4, BOLD=3, PULSE=None, CURSOR=Mark(set=0x80),
        CLOCK=(22, 25, "sec"), COLORS=[3, 4, 5, 6, 7], MISM=1, HKEEP=1,
        SELECTED=Mark("frame"), PAIR=Mark(keep=0xC7, set=0x10),
    ),
    "d3": dict(
        D0, TILES="card", CARD="frame", CH=2, PY=2, AY=3, EATT=7, PULSE=(32, 0x70, 0x60),
        CLOCK=None, TEXTS=[(0, 6, 0x45, "+++ SHISEN DEMO +++")], COLORS=[2, 3, 4, 5, 6, 7],
        KIND=Mark(keep=0xC7, set=0x48), PAIR=Mark("ring2"), SELECTED=Mark("cheq", "xor"),
        CURSOR=Mark("corners", "xor"), CURFALL=2, WRAP=1, COUNT=(23, 20, "TILES "),
    ),
    "d4": dict(
        D0, AX=4, AY=8, PULSE=(4, 0x47, 0x38), CLOCK=(1, 0, "fr"), COLORS=[5, 6, 7, 4],
        HCUR=1, HORD=1, MISM=2, BADNUM=1, CURSTART=1,
    ),
    "d5": dict(
        D0, TILES="pic", CH=3, PY=3, AY=2, PULSE=None, CURSOR=Mark("arrow", set=0x40),
        KIND=Mark(keep=0xC7, set=0x08), SELECTED=Mark(keep=0xC7, set=0x20),
        PAIR=Mark(keep=0xC7, set=0x28), COLORS=[2, 3, 6, 7], CLOCK=(22, 0, "sec"), MSG=1,
        MSGROW=22, MSGX=20, CHPRI=1, SLOWDEAL=1, WAIT=400,
    ),
    "d6": dict(
        D0, TILES="pic", CH=2, BASE=0x38, COLORS=[0, 1, 2, 3],
        KIND=Mark(keep=0xC7, set=0x30), PAIR=Mark(keep=0xC7, set=0x20),
        SELECTED=Mark(keep=0xC7, set=0x28), PULSE=(16, 0x38, 0x07), AY=4, TITLE=1,
        TITLETEXT="- SHISEN AT WEIR -", ANIM=1, FALL=2, BLINK=2, AUTO5=1, HSTOP=1, WAIT=200,
    ),
    "d7": dict(
        D0, TILES="two", NAMES="aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuU",
        PULSE=(64, 0x46, 0x06), CURSOR=Mark("all", "xor"), KIND=Mark(keep=0xF8, set=0x47),
        SKIP=1, CURNEW=1, CLOCK=(0, 0, "sec"), NUMPRE="GAME ", ESCNUM=1, CURFALL=1, GRAV0=0,
    ),
    "d8": dict(
        D0, COL="mono", BASE=0x41, KIND=Mark(flip=5), PAIR=Mark(keep=0, set=0x72),
        SELECTED=Mark(keep=0, set=0x6A), PULSE=(16, 0x4F, 0x57), CLOCK=(23, 24, "sec"),
        LEADZ=1, HISTSNAP=1, RNG=1, CHPRI=2, MISM=1, WRAP=1, PAIRFLASH=4, MSG=2, MSGROW=15,
    ),
    "e0": dict(
        B0, HORD=2, HIDEK=1, CURB=1, BG=(0x55, 0xAA), CARD="frame",
        CURSOR=Mark("all", "xor"), KIND=Mark(keep=0xC7, set=0x30),
    ),
    "e1": dict(
        B0, KNOTC=1, SCLS=1, MISMMSG=1, MSGROW=2, KIND=Mark(keep=0xC7, set=0x30),
        SELECTED=Mark(keep=0xC7, set=0x20), PAIR=Mark(set=0x80),
    ),
    "e2": dict(
        C0, NEWONWIN=1, HIDEK=2, WAIT=250,
    ),
    "e3": dict(
        D0, TILES="pic", CH=2, PY=2, AY=4, SHAPE7=1, COLORS=[7, 6, 2], BASE=0x07,
        KIND=Mark(keep=0xC7, set=0x08), PAIR=Mark("frame"),
        SELECTED=Mark(keep=0xC7, set=0x28), PULSE=None, CURSOR=Mark("corners", set=0x40),
    ),
    "e4": dict(
        C0, HORD=2, SCLS=1, MISMMSG=1, CURB=1, NPMSG=1, BLINK=1, FALL=2, WAIT=250,
        HISTSNAP=0,
    ),
    "e5": dict(
        D0, HIDEK=1, KNOTC=1, BG=(0x11, 0x44), TEXTS=[(0, 8, 0x47, " SHISEN 1994 ")], CURB=1,
        HORD=2, CURFALL=2,
    ),
}
