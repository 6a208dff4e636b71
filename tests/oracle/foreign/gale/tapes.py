"""The tapes of gale: switches of each honest tape and of each fault."""
DEFAULTS = dict(
    TILE=1, PY=2, OX=2, OY=3, GLY=0, BACK=0, SHADOW=0, KCOL=0,
    HLM=1, HLPAP=0x30, SELM=0, HINTM=3, CURM=1, AMASK=0, ANIM=0,
    ATILE=0x38, AEMPTY=0x28, ASEL=0x1f, AHINT=0x22, ACUR=0x17, ASCREEN=0x28, TEXTINK=0x28,
    TITLE=0, TITLEINK=0x38, TBORD=7, FRAME=0, FRINK=0x29, LOGO=0, LOGOINK=0x2a,
    NUMROW=23, NUMFMT=0, NUMBIG=0, LABEL="", EROW=23, EAUTO=0, EDEL=0, EEMPTY=0, EBAD=0,
    CROW=21, C_LEFT=0, C_MOVES=0, C_SCORE=0, C_GRAV=0, C_BEST=0, C_TIME=0, TROW=22,
    MSG=0, MSGROW=22, MSGCOL=8, MSGW=16, MSGINK=0x28, MSGT=0, MSGCLR=0, OVERINK=0x57,
    KEYS=0, AREPT=0, RDELAY=25, RSPEED=4, QAOP=0, CLICK=0, DISND=1, SND=0, BUZZ=0, SNDLATE=0, IM2=0,
    WINTUNE=0, WINANIM=0, WIN=0, WINKEY=0, STUCKOVER=0, PREC=0, IDLECH=0, HOME=17, MISS=0,
    HARROW=0, HRES=0, WRAP=1, CURJUMP=0, FALLANIM=0, DEALANIM=0, PATHLINE=0, FLT=0)

DARK = dict(ATILE=0x38, AEMPTY=0x07, ASCREEN=0x07, TEXTINK=0x47, MSGINK=0x46, FRINK=0x04, LOGOINK=0x46, TITLEINK=0x47,
            TBORD=0)
GREEN = dict(ATILE=0x38, AEMPTY=0x20, ASCREEN=0x20, TEXTINK=0x27, MSGINK=0x26, FRINK=0x26, LOGOINK=0x21, TITLEINK=0x39)
TALL = dict(TILE=3, PY=3, OY=2, SHADOW=1, NUMROW=23, CROW=21, TROW=22, MSGROW=22)
PLAIN = dict(TILE=0, OX=3, ATILE=0x38, AEMPTY=0x38, ASCREEN=0x38, TEXTINK=0x38, MSGINK=0x39, FRINK=0x39, SELM=0, CURM=3,
             ACUR=0x0f, HLM=1)
STATUS = dict(MSG=1, C_LEFT=1, C_MOVES=12)

def mix(*ds, **kw):
    r = {}
    for d in ds:
        r.update(d)
    r.update(kw)
    return r

HONEST = {
    "card": {},
    "key": mix(TITLE=1, C_LEFT=1, MSG=1),
    "enter": mix(DARK, TITLE=2, C_MOVES=1, FRAME=1, LOGO=11),
    "space": mix(GREEN, TITLE=3, C_SCORE=1, MSG=1, MSGT=20, BACK=1, CURM=3, WIN=2),
    "menu0": mix(DARK, TITLE=4, C_TIME=1, C_LEFT=1, TILE=2, GLY=1, HLM=0, SELM=3, CURM=4, ANIM=8, AMASK=8),
    "level": mix(GREEN, TITLE=5, C_SCORE=1, C_TIME=1, C_BEST=14, NUMFMT=1, LABEL="BOARD ", WIN=2, WINTUNE=1),
    "keys": mix(PLAIN, TITLE=6, NUMFMT=2, LABEL="No.", C_GRAV=1, MSG=1, MSGCLR=1),
    "pages": mix(TALL, TITLE=7, C_LEFT=1, NUMFMT=1, CLICK=1),
    "cursor": mix(DARK, TALL, TITLE=8, C_LEFT=1, C_MOVES=14, MSG=1, MSGT=0, PATHLINE=12, LABEL="BOARD "),
    "book": mix(TITLE=9, TILE=2, GLY=1, KCOL=1, HLM=3, SELM=4, ANIM=16, AMASK=2, C_TIME=1, MSG=1, MSGT=30),
    "ready": mix(GREEN, TITLE=10, FALLANIM=1, MSG=1, C_SCORE=1, PATHLINE=20),
    "big": mix(DARK, NUMBIG=1, EROW=21, LABEL="", MSG=1, MSGROW=0, C_LEFT=12, CROW=23),
    "hand": mix(GREEN, TITLE=1, CURM=2, ANIM=16, AMASK=8, SELM=1, HLM=1, HINTM=0, MSG=1, C_LEFT=1),
    "fall": mix(DARK, FALLANIM=2, C_LEFT=1, C_TIME=1, SND=1, WRAP=0),
    "tiled": mix(DEALANIM=1, TITLE=2, MSG=1, MSGT=15, SNDLATE=1),
    "rows": mix(TALL, GREEN, DEALANIM=2, BACK=2, C_TIME=1, MSG=1, MSGCLR=1),
    "party": mix(DARK, WINTUNE=1, WINANIM=1, WIN=2, WINKEY=1, MSG=1, C_SCORE=1, C_BEST=14),
    "stripes": mix(WINTUNE=1, WINANIM=2, WIN=2, MSG=1, TITLE=1, C_LEFT=1, FRAME=1),
    "over": mix(GREEN, STUCKOVER=1, WIN=2, WINKEY=1, MSG=1, C_MOVES=1),
    "over2": mix(DARK, STUCKOVER=1, WIN=2, MSG=0, C_MOVES=1, PREC=1),
    "jump": mix(CURJUMP=1, WRAP=2, AREPT=1, CLICK=1, MSG=1, C_LEFT=1),
    "repeat": mix(PLAIN, AREPT=1, RDELAY=18, RSPEED=3, WRAP=0, C_LEFT=1, HLM=2),
    "tune": mix(DARK, IM2=1, TITLE=3, C_TIME=1, TILE=2, C_LEFT=1),
    "noise": mix(SND=2, BUZZ=1, MISS=1, MSG=1, MSGT=10, CLICK=1, HINTM=4, ANIM=16, AMASK=4, SELM=1),
    "rom": mix(KEYS=1, TITLE=1, MISS=2, MSG=1, C_GRAV=1, DISND=0),
    "auto": mix(EAUTO=1, EEMPTY=1, EBAD=1, EDEL=1, MSG=1, MSGCLR=1, HARROW=1, NUMFMT=1),
    "backdrop": mix(TALL, DARK, BACK=1, CURM=5, ANIM=16, AMASK=8, HLM=0, HINTM=2, SELM=1, IDLECH=1, HRES=1),
    "qaop": mix(PLAIN, QAOP=1, TITLE=8, GLY=1, C_TIME=1, C_LEFT=1, HOME=0x37, CURM=0, SELM=3),
    "still": mix(GREEN, HOME=0, PREC=1, HARROW=1, HRES=1, MISS=1, LABEL="BOARD: ", NUMFMT=2, BUZZ=1, MSG=1),
    "works": mix(DARK, TALL, TITLE=10, DEALANIM=1, FALLANIM=1, PATHLINE=15, WINTUNE=1, WINANIM=2, WIN=2, WINKEY=1,
                 MSG=1, MSGT=20, C_SCORE=1, C_TIME=1, CLICK=1, AREPT=1, FRAME=1, LOGO=11, CURM=4, ANIM=8, AMASK=10,
                 SELM=4, BACK=2),
    "white": mix(PLAIN, C_TIME=1, MSG=1, MSGT=45, C_MOVES=1, HINTM=0, SELM=2, STUCKOVER=1, NUMBIG=1, EROW=21, CROW=20,
                 TROW=19, MSGROW=0),
}
# number: (what is wrong, classes that are right)
FAULTS = {
    1: ("no way over the top row", "path"), 2: ("no way below the bottom row", "path"),
    3: ("no way left of the board", "path"), 4: ("no way right of the board", "path"),
    5: ("a way passes over tiles of the same kind", "path"), 6: ("only vertical-horizontal-vertical missing", "path"),
    7: ("a tile in the second corner is not seen", "path"), 8: ("two tiles one below the other are refused", "path"),
    9: ("kinds that differ in bit 0 are a pair", "path"),
    10: ("same column: only the upper tile's column falls", "gravity"), 11: ("lower tile falls first", "gravity"),
    12: ("column 14 does not fall", "gravity"), 13: ("a hinted removal falls with gravity off", "gravity"),
    15: ("the top tile stays when a column falls", "gravity"), 51: ("the fifth DELETE does not toggle", "gravity"),
    16: ("back does not lift the lower column", "history"), 17: ("a removal keeps the old later moves", "history"),
    18: ("history of 16 moves only", "history"), 19: ("L goes one step only", "history"),
    20: ("R leaves one removal", "history"), 21: ("back lifts with gravity off", "history"),
    22: ("hints leave out second tiles of the last row", "hint"), 23: ("kind 7 is hinted without a way", "hint"),
    24: ("a selected tile does not limit the hints", "hint"), 25: ("ENTER does not take a hint in the first 12 moves",
                                                                   "hint"),
    26: ("the last pair is not hinted", "hint"),
    27: ("61440 and more: wrong number shown", "number"), 29: ("65535 is refused", "number"),
    30: ("32768 to 36863 typed: 256 less", "number"),
    31: ("the high byte of the seed is kept for large numbers", "deal"), 32: ("five of one kind", "deal"),
    33: ("another deal with gravity off", "deal"),
    34: ("no black after a hinted removal", "status"), 35: ("no white once a hint was taken", "status"),
    36: ("R is not cheating", "status"), 37: ("red stays after N", "status"),
    39: ("highlight not renewed after a removal", "highlight"), 40: ("column 14 is never highlighted", "highlight"),
    41: ("highlight not renewed after B", "highlight"),
    42: ("right from column 14 leaves the board", "machine highlight"),
    52: ("each 100th cursor key moves twice", "machine highlight"),
    45: ("no sound after a hint", "sound"), 46: ("no sound with gravity off", "sound"),
    48: ("hangs at the 40th deal", "machine"), 49: ("hangs at the 90th removal", "machine"),
    50: ("second 60: two tiles change places", "machine deal gravity path status highlight"),
}
BASES = ["key", "level", "jump", "auto", "party", "enter", "over", "big", "still", "keys"]
def fault_tapes():
    """each fault in two tapes, NAME+NUMBER"""
    r = {}
    for k in (0, 3):
        for i, n in enumerate(FAULTS):
            b = BASES[(i + k) % len(BASES)]
            extra = {}
            if n == 50 and not HONEST[b].get("C_TIME"):
                extra = dict(C_TIME=1)
            if n == 42:
                extra = dict(WRAP=2)
            r["%s+%d" % (b, n)] = mix(HONEST[b], extra, FLT=n)
    return r
