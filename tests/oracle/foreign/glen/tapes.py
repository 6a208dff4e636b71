"""The honest tapes: which value each switch of the Z80 game has."""

DEFAULT = dict(
    KEYS=0, BEEPM=0, EDGE=1, BADSEL=0, EMPTYSEL=0, HKEEP=0, HJUMP=0, HEND=0, ORDER=0,
    ENTRY=1, BADNUM=0, EMPTYENT=0, NSTYLE=0, NMODE=0, RNG=0, FILL=0, HOME=17, GRAV0=1,
    PREC=0, MSGMODE=0, BCUR=0, REDRAWFIRST=0, TW=1, TH=1, PX=2, PY=2, OX=2, OY=4, IMG=0,
    SRC=0, BOLD=0, FRAMED=0, ATTRM=0, TILEATTR=0x38, EMPTYATTR=7, TEXTATTR=7, MSGATTR=7,
    MS=2, MSC=0, MH=4, MHC=0x20, ML=4, MLC=0x10, MC=1, MCC=0, GAPCH=0, GDX=0, GDY=0,
    NX=0, NY=23, NATTR=7, GRAVX=20, GRAVY=23, MSGX=9, MSGY=21, OUTLINE=0, OUTX=0, OUTY=0,
    OUTW=32, OUTH=18, OUTCH=ord("*"), TITLE="SHISEN", TITLEAT=(13, 1), HELP=True,
    HELPAT=(0, 18), ON="GRAVITY ON ", OFF="GRAVITY OFF", COLOURS=[0] * 21,
    BLINK=0, HTIME=0, WAITKEY=0, ANIM=0, NFONT=0, OVERMSG=0, OFFGRID=0,
    STEPS=0, WONKEY=0, COLSHIFT=0)

# colours of tiles: ink by kind, paper by kind, two papers by kind
INKS = [0x38 + (0, 1, 2, 3)[k % 4] for k in range(21)]
PAPERS = [(8 * (1, 2, 3, 4, 5, 6)[k % 6]) + (7 if k % 6 in (0, 1, 2) else 0) for k in range(21)]
PAIRS = []
for a in range(1, 7):
    for b in range(a, 7):
        PAIRS += [8 * a + (7 if a < 4 else 0), 8 * b + (7 if b < 4 else 0)]

TWOS = [8 * p + i for p in range(1, 7) for i in range(7) if i < p]

TAPES = {
    # letters with gaps, flash cursor, port reads in a busy loop
    "alpha": dict(),
    # letters in the middle of framed tiles of 2 x 2 cells
    "brick": dict(TW=2, TH=2, OY=3, IMG=1, FRAMED=1, KEYS=1, BEEPM=1, EDGE=0, BADSEL=1, ORDER=1,
                  ENTRY=0, NSTYLE=1, RNG=1, FILL=1, HOME=255, MC=4, MCC=0x30, ML=3, MH=1, MS=5,
                  MSC=2, NX=25, NY=20, GRAVX=2, GRAVY=20, MSGMODE=1, MSGX=2, MSGY=22,
                  HELPAT=(0, 16), TEXTATTR=15, EMPTYATTR=15, NATTR=15, MSGATTR=0x4f),
    # two solid colours for each tile, a frame for the cursor
    "cubes": dict(TW=2, OY=3, IMG=4, ATTRM=2, COLOURS=PAIRS, KEYS=2, BEEPM=2, EDGE=2, BADSEL=2,
                  ENTRY=2, NSTYLE=2, RNG=2, MC=6, ML=1, MH=7, MS=2, NX=12, NY=15, PREC=1,
                  HOME=255, NMODE=2, HELPAT=(0, 17)),
    # large pictures, a mark below the tile
    "dune": dict(TW=2, TH=2, PY=3, OY=1, IMG=2, SRC=1, KEYS=3, BEEPM=0, HEND=1, EMPTYSEL=1,
                 BADNUM=1, RNG=3, HOME=70, MC=10, GAPCH=94, GDY=2, ML=3, MH=4, MHC=0x28, MS=2,
                 TILEATTR=0x30, NX=2, NY=21, GRAVX=12, GRAVY=21, TITLEAT=(13, 0), HELP=False,
                 MSGMODE=1, MSGX=2, MSGY=22, BCUR=1),
    # high letters, a dot for the same kind, HALT in each frame
    "ember": dict(TH=2, PY=3, OY=1, OX=3, IMG=3, KEYS=4, BEEPM=2, EDGE=0, ENTRY=3, EMPTYENT=1,
                  MC=11, ML=9, MH=1, MS=8, TEXTATTR=0x30, EMPTYATTR=0x30, NATTR=0x38,
                  TILEATTR=0x38, NX=13, NY=20, GRAVX=255, HELPAT=(0, 21), HOME=81, ORDER=2,
                  TITLEAT=(13, 0), HELP=False, NSTYLE=1, RNG=1, HKEEP=1),
    # pictures between the cells, the hint moves the cursor
    "flint": dict(TW=2, TH=2, OY=6, IMG=1, SRC=1, KEYS=1, BEEPM=0, HJUMP=1, MC=7, ML=6, MH=4,
                  MHC=0x20, MS=5, MSC=1, TEXTATTR=0x28, EMPTYATTR=0x28, NATTR=0x28, MSGATTR=0x28,
                  MSGMODE=1, MSGX=9, MSGY=2, NX=2, NY=4, GRAVX=19, GRAVY=4, HELPAT=(0, 19),
                  FILL=1, BADSEL=1, HEND=1, NSTYLE=2, ENTRY=1, BADNUM=1, TITLEAT=(13, 0)),
    # small letters without gaps inside a frame of stars
    "grain": dict(PX=1, PY=1, OX=9, OY=8, SRC=2, KEYS=3, BEEPM=1, OUTLINE=1, OUTX=8, OUTY=7,
                  OUTW=16, OUTH=7, MC=1, ML=3, MH=4, MHC=0x28, MS=2, TILEATTR=0x38, ENTRY=0,
                  EDGE=2, GRAVX=11, GRAVY=5, NX=27, NY=23, RNG=3, BADSEL=2, NSTYLE=1,
                  PREC=1, HOME=255),
    # small pictures in bright ink on black, an arrow to the left of the tile
    "heath": dict(PX=2, PY=1, OX=3, OY=7, SRC=1, KEYS=2, BEEPM=0, MC=10, GAPCH=62, GDX=-1, ML=1,
                  MH=3, MS=5, MSC=6, TILEATTR=7, EMPTYATTR=7, NX=13, NY=15, ORDER=1, EDGE=0,
                  ENTRY=2, NSTYLE=0, RNG=2, FILL=1, HELPAT=(0, 19), REDRAWFIRST=1, NMODE=2),
    # wide letters on coloured paper
    "inlet": dict(TW=2, OY=5, IMG=5, ATTRM=1, COLOURS=PAPERS, KEYS=4, BEEPM=1, MC=6, ML=3, MH=1,
                  MS=2, NX=1, NY=21, GRAVX=15, GRAVY=21, ENTRY=1, EMPTYENT=1, HJUMP=1, BCUR=1,
                  ORDER=2, NSTYLE=2, MSGMODE=1, MSGX=9, MSGY=3, EDGE=1, HELPAT=(0, 17)),
    # bold letters with a bar below and dots
    "jetty": dict(TW=2, TH=2, PY=3, OY=2, IMG=0, BOLD=1, KEYS=0, BEEPM=2, MC=9, ML=4, MLC=0x10,
                  MH=3, MS=8, TILEATTR=0x38, TEXTATTR=0x0f, EMPTYATTR=0x0f, NATTR=0x0f, NX=0,
                  NY=21, GRAVX=10, GRAVY=21, HELP=False, EMPTYSEL=1, ENTRY=3, RNG=3, PREC=1,
                  HOME=104, REDRAWFIRST=1, NSTYLE=1, MSGMODE=1, MSGX=9, MSGY=22, MSGATTR=0x0f,
                  HKEEP=1, NMODE=2),
    # digits and signs with coloured ink, bright cursor on grey paper
    "kiln": dict(SRC=3, PX=2, PY=2, OX=3, OY=6, ATTRM=1, COLOURS=INKS, KEYS=1, BEEPM=2, MC=2, ML=1,
                 MH=12, MHC=0x46, MS=4, MSC=0x28, EMPTYATTR=0x38, TEXTATTR=0x38, NATTR=0x38,
                 NX=27, NY=2, GRAVX=2, GRAVY=2, ENTRY=0, BADSEL=2, EDGE=2, FILL=1, RNG=1,
                 NSTYLE=0, HELPAT=(0, 18), TITLEAT=(13, 0)),
    # frames of one cell, the colour of the tile changes for the cursor
    "loam": dict(TW=2, TH=2, OX=2, OY=5, IMG=1, SRC=0, KEYS=3, BEEPM=0, MC=12, MCC=0x16, ML=12,
                 MLC=0x46, MH=12, MHC=0x20, MS=12, MSC=0x28, FRAMED=1, NX=0, NY=22, GRAVX=15,
                 GRAVY=22, ORDER=1, HEND=1, BADNUM=1, ENTRY=2, HELPAT=(0, 19), NMODE=0,
                 TITLE="RIVERS", RNG=2, EDGE=0, HOME=255),
    # the cursor blinks by software, tiles flicker before they go, a long tune
    "marsh": dict(KEYS=4, BEEPM=3, BLINK=1, ANIM=1, TW=2, TH=2, OY=3, IMG=1, SRC=2, FRAMED=1, MC=12,
                  MCC=0x30, ML=4, MLC=0x10, MH=3, MS=2, NX=20, NY=17, GRAVX=2, GRAVY=17,
                  HELPAT=(0, 20), RNG=1, ENTRY=2, EDGE=2),
    # a first screen, own digits, the message over the board
    "nook": dict(KEYS=1, BEEPM=0, WAITKEY=1, NFONT=1, OVERMSG=1, MSGMODE=1, MSGX=9, MSGY=8, TW=1,
                 TH=2, PY=2, PX=2, OX=3, OY=3, IMG=3, SRC=0, MC=1, ML=4, MLC=0x10, MH=4, MHC=0x20,
                 MS=2, NX=3, NY=17, GRAVX=18, GRAVY=17, HELPAT=(0, 20), RNG=3, ENTRY=1, ORDER=1,
                 EMPTYSEL=1, NSTYLE=1),
    # one shape in 21 pairs of ink and paper, a shown pair goes after two seconds
    "opal": dict(KEYS=4, BEEPM=1, HTIME=1, ATTRM=1, IMG=7, COLOURS=TWOS, PX=2, PY=2, OX=2, OY=4,
                 MC=6, ML=1, MH=7, MS=2, NX=1, NY=17, GRAVX=18, GRAVY=17, HELPAT=(0, 20), RNG=2,
                 ENTRY=0, EDGE=0),
    # an upper and a lower solid colour for each tile, with gaps
    "quartz": dict(KEYS=3, BEEPM=0, TH=2, PX=2, PY=3, OX=3, OY=3, IMG=4, ATTRM=3, COLOURS=PAIRS,
                   MC=6, ML=1, MH=7, MS=2, NX=1, NY=22, GRAVX=18, GRAVY=22, HELP=False, RNG=0,
                   ENTRY=3, NMODE=0),
    # tiles of 12 x 12 pixels that share cells, all marks are pixels
    "raster": dict(OFFGRID=1, KEYS=2, BEEPM=0, OX=43, OY=37, TW=2, TH=2, IMG=8, MC=11, ML=13, MH=15,
                   MS=14, TILEATTR=0x38, EMPTYATTR=0x38, TEXTATTR=0x38, NATTR=0x38, NX=2, NY=17,
                   GRAVX=18, GRAVY=17, HELPAT=(0, 20), RNG=3, ENTRY=1, EDGE=1, ORDER=1, BADSEL=1),
    # moves are shown step by step, ENTER after a win deals, other colours on each board
    "shale": dict(STEPS=1, WONKEY=1, COLSHIFT=1, KEYS=4, BEEPM=0, IMG=5, TW=2, OY=4, OX=2, SRC=0,
                  ATTRM=1, COLOURS=PAPERS, MC=1, ML=6, MH=7, MS=2, NX=1, NY=17, GRAVX=18, GRAVY=17,
                  HELPAT=(0, 20), RNG=1, ENTRY=0, EDGE=1, BCUR=1, FILL=1),
}


def switches(name):
    """All switches of one honest tape."""
    if name not in TAPES:
        raise SystemExit(f"no such tape: {name}")
    return {**DEFAULT, **TAPES[name]}
