"""The honest tapes and the faults, as assembler constants."""
BASE = dict(
    BASEADR=32768, CYAN=5, RED=2, WHITE=7, BLACK=0, HOME=17, TITLEPAGE=0,
    RNG=0, NMIX=0, HRES=0, HKEEP=0, HORD=0, HEND=0, HCUR=0, HTIME=0, HBLINK=0,
    EDGE=0, KEEPCUR=0, EMPTYSEL=0, MISS=0, IDLECH=0, IDLECLR=1, BTIME=1,
    ANIM=0, RSTEP=0, LSTEP=0, REDR=1, FQUIET=0, ENDF=0, TOP=0, SND=0,
    LOOK=0, SZW=1, SZH=1, DY=2, X0=2, Y0=4, COLK=0, CURMODE=0,
    A_TEXT=0x07, A_TILE=0x38, A_EMPTY=0x07, A_LIT=0x30, A_SEL=0x57, A_HINT=0x68,
    A_CUR=0x46, A_CURS=0x56, A_CURH=0x6A, A_MSG=0x46,
    NUMPRE=0, NUMCOL=0, NUMZERO=0, GSHOW=0, GPOS=0x1714, TITLEPOS=0x010C,
    TPOSATT=0x582C, HELP=1, HELPPOS=0x1301, KBD=0, GIVEUP=1, ENTEMPTY=1,
    ENTBAD=0, MIDROW=9, MSGROW=22, MSGCOL=6,
    W_MSG=0, W_SND=0, W_BLINK=0, W_PAUSE=0, W_KEY=0, W_AUTO=0,
    C_MSG=0, C_SND=0, C_BLINK=0, C_PAUSE=0, C_KEY=0, C_AUTO=0,
    L_MSG=0, L_SND=0, L_BLINK=0, L_PAUSE=0, L_KEY=0, TITLE='"TEAL"')


def end(p, msg=0, snd=0, blink=0, pause=0, key=0, auto=0):
    """Constants of the end W (won), C (won after cheating) or L (lost)."""
    d = {p + "_MSG": msg, p + "_SND": snd, p + "_BLINK": blink,
         p + "_PAUSE": pause, p + "_KEY": key}
    if p != "L":
        d[p + "_AUTO"] = auto
    return d


BIG = dict(LOOK=1, SZW=2, SZH=2, HELPPOS=0x1301)
TALL = dict(LOOK=3, SZW=2, DY=3, Y0=2, HELP=0, MSGROW=21)
TAPES = {
    "plain": {},
    "below": dict(TOP=1, KBD=1, ANIM=1, BTIME=0, SND=1, MISS=1, HRES=1, ENDF=1,
                  **end("W", 1, 8, key=2), **end("C", 1, 4, key=2), **end("L", 1, 3, key=2)),
    "middle": dict(**BIG, KBD=1, ANIM=2, HBLINK=2, NMIX=1, EDGE=1, REDR=0,
                   **end("W", 2, 10, pause=50), **end("C", 2, 5, pause=50),
                   **end("L", 3, 4, pause=60)),
    "boxed": dict(**TALL, RNG=1, KBD=0, ANIM=3, TOP=1, IDLECH=1, HORD=1, GSHOW=1,
                  GPOS=0x171F, **end("W", 3, 12, key=1), **end("C", 3, 12, key=1),
                  **end("L", 3, 6, key=1)),
    "again": dict(TOP=1, RNG=1, KBD=2, NMIX=2, COLK=1, SND=2, KEEPCUR=1, HEND=1,
                  **end("W", 2, 10, pause=120, auto=1),
                  **end("C", 2, 5, pause=100, auto=1), **end("L", 1, 2, key=2)),
    "blinker": dict(LOOK=2, KBD=1, TOP=1, ANIM=3, NMIX=1, RSTEP=1, LSTEP=1, MISS=2,
                    **end("W", 1, 4, 10, key=2), **end("C", 1, 4, 6, key=2),
                    **end("L", 0, 0, 4)),
    "steps": dict(RSTEP=1, LSTEP=1, ANIM=1, TOP=0, CURMODE=1, A_EMPTY=0x07, GSHOW=2,
                  HRES=1, HKEEP=1, IDLECLR=0, **end("W", 2, 20, key=2),
                  **end("C", 2, 2, key=2), **end("L", 1, 8, key=2)),
    "timed": dict(HTIME=150, KBD=2, ANIM=2, TOP=1, EMPTYSEL=1, BTIME=0, FQUIET=1,
                  **end("W", 0, 25), **end("C", 0, 25), **end("L", 0, 10)),
    "follow": dict(HCUR=1, RNG=1, CURMODE=1, ENDF=1, IDLECH=1, HORD=1, SND=1, NUMZERO=1,
                   ENTBAD=1, **end("W", 3, 3, pause=100), **end("C", 1, 0, 8, key=2),
                   **end("L", 3, 3, pause=100)),
    "first": dict(TITLEPAGE=1, NMIX=2, NUMPRE=1, NUMCOL=3, KBD=1, BASEADR=40000, HOME=0x38,
                  TOP=1, BTIME=0, ANIM=1, REDR=0, GIVEUP=0, IDLECLR=0,
                  **end("W", 1, 6, key=1), **end("C", 1, 6, key=1), **end("L", 1, 6, key=1)),
    "night": dict(A_TILE=0x41, A_LIT=0x46, A_SEL=0x72, A_HINT=0x61, A_EMPTY=0x00 + 7, COLK=1,
                  HEND=1, HRES=1, KBD=0, NMIX=1, SND=2, RNG=1, FQUIET=1, MISS=1, ENTEMPTY=0,
                  **end("W", 2, 0, 12), **end("C", 0), **end("L", 2, 0, 6)),
    "wide": dict(**TALL, KBD=2, HBLINK=3, ANIM=2, TOP=1, ENDF=1, EDGE=1, REDR=0, COLK=1,
                 **end("W", 1, 16, 4, 50, 2), **end("C", 1, 8, 4, 50, 2),
                 **end("L", 1, 4, 4, 50, 2)),
    "swallow": dict(**BIG, TOP=0, KBD=2, ANIM=3, BTIME=1, HORD=1, IDLECH=1, KEEPCUR=1,
                    **end("W", 3, 8, 5, key=1), **end("C", 2, 4, 0, key=1), **end("L", 3, key=1)),
    "quiet": dict(LOOK=2, CURMODE=1, TOP=1, GSHOW=1, FQUIET=1, LSTEP=1, EMPTYSEL=1, HRES=1,
                  HTIME=220, **end("W", 0, pause=100, auto=1), **end("C", 0), **end("L", 0)),
    "late": dict(RNG=1, ANIM=2, BTIME=1, TOP=1, REDR=0, NMIX=2, BASEADR=30000, HOME=0x6E, KBD=1,
                 **end("W", 1, 5, 0, 100, 2, 0), **end("C", 1, 5, 0, 100, 2, 1),
                 **end("L", 2, 5, pause=20)),
    "early": dict(**BIG, RNG=0, ANIM=1, BTIME=0, TOP=0, COLK=1, HCUR=1, HKEEP=1, HRES=1, SND=2,
                  **end("W", 3, 6, 6, key=2), **end("C", 3, 3, 3, key=2), **end("L", 1, key=2)),
}

# Each fault: the classes that are right for it, and what it does.
FAULTS = {
    "arrowborder": ("status", "an arrow makes a white border cyan"),
    "backzero": ("status", "taking back the first move forgets the cheating"),
    "bhint": ("hint gravity history path highlight", "B leaves the shown pair, which ENTER removes"),
    "btoggle": ("status", "each B, F, R, L inverts the mark of cheating"),
    "delborder": ("status", "DELETE does not set the border for the new board"),
    "delmid": ("gravity deal number", "DELETE changes gravity in the running game"),
    "delnum": ("number deal", "DELETE does not print the new number"),
    "hangwon": ("machine status", "the game hangs when won after cheating"),
    "hcheat": ("status", "H is cheating"),
    "hfirst": ("hint", "with a selection, only pairs that begin with it are shown"),
    "hintleft": ("hint gravity path history", "a removed pair stays shown, ENTER removes again"),
    "hist16": ("history", "the history has room for 16 moves and overwrites the first"),
    "hsel": ("hint", "H ignores the selection"),
    "lastone": ("history", "L stops one move early"),
    "lastpair": ("status", "a won board has a black border or none"),
    "lateborder": ("status", "moves left are looked for before the tiles are gone"),
    "lostfew": ("status", "with four tiles left a lost board is not recognised"),
    "losthint": ("status", "after removing a shown pair a lost board is not recognised"),
    "lostkind": ("status", "black border though a pair of the last kind is left"),
    "lostlast": ("status", "black border though a pair with the last cell is left"),
    "lostring": ("status", "black border though a pair around the outside is left"),
    "lostrow": ("status", "equal tiles in one row count as a pair that can be removed"),
    "loststraight": ("status", "black border unless a pair is in one row or column"),
    "nborder": ("status", "N does not set the border for the new board"),
    "ncheat": ("status", "cheating is kept over N"),
    "nghost": ("highlight path gravity", "an invisible selection is kept over N"),
    "ngrav": ("gravity", "N turns gravity on"),
    "nhist": ("history", "after N, F repeats moves of the old board"),
    "nosndcheat": ("sound", "no sound after cheating"),
    "nosndcol": ("sound", "no sound when both tiles are in one column"),
    "nosndhint": ("sound", "no sound when a shown pair is removed"),
    "nosndlast": ("sound", "no sound when the last pair is removed"),
    "nshown1": ("number deal", "N prints the number of the next board"),
    "numdigits": ("number deal", "N leaves digits of the old longer number"),
    "onefall": ("gravity", "of two tiles in one row only one column falls"),
    "redocyan": ("status", "F makes the border cyan"),
    "redofall": ("gravity history", "F removes tiles and nothing falls"),
    "resetwon": ("machine status", "the game resets when won with a shown pair"),
    "restboard": ("history deal", "R deals another board"),
    "restborder": ("status", "R does not set the border"),
    "restcheat": ("status", "R forgets the cheating"),
    "restforget": ("history", "R forgets the moves"),
    "restnum": ("number", "R prints another number"),
    "restone": ("history", "R leaves one move"),
    "sborder": ("status", "S does not set the border for the new board"),
    "seed": ("deal", "one number gives different boards"),
    "sgrav": ("gravity", "S turns gravity on"),
    "shist": ("history", "after S, F repeats moves of the old board"),
    "snumcheat": ("status", "cheating is kept over S"),
    "stale": ("history", "a new move does not remove the moves taken back"),
    "topfall": ("gravity", "the top row does not fall"),
    "undocol": ("gravity history", "B does not raise the column of the second tile"),
    "undohint": ("history", "B restores one tile of a pair removed with a hint"),
    "undolost": ("status", "B leaves the border black"),
    "undoorder": ("history gravity", "B restores tiles of one column in the wrong order"),
    "undowon": ("status", "B leaves the border white"),
}
FAULTY = ("below+arrowborder plain+backzero below+bhint middle+btoggle blinker+delborder "
          "plain+delmid boxed+delnum below+hangwon night+hcheat steps+hfirst "
          "plain+hintleft blinker+hist16 early+hsel swallow+lastone wide+lastpair below+lateborder "
          "first+lostfew follow+losthint wide+lostkind night+lostlast "
          "blinker+lostring boxed+lostrow plain+loststraight first+nborder blinker+ncheat first+nghost "
          "steps+ngrav wide+nhist below+nosndcheat blinker+nosndcol follow+nosndhint plain+nosndlast "
          "early+nshown1 blinker+numdigits swallow+onefall plain+redocyan night+redofall "
          "first+resetwon middle+restboard steps+restborder night+restcheat early+restforget "
          "follow+restnum steps+restone wide+sborder early+seed night+sgrav boxed+shist "
          "wide+snumcheat first+stale follow+topfall below+undocol early+undohint blinker+undolost "
          "below+undoorder boxed+undowon").split()
