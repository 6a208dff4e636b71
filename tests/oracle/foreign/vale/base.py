"""Holds the settings that all tapes share, and short names for colours and marks."""


def A(ink, paper, bright=0, flash=0):
    """Gives an attribute."""
    return flash * 128 + bright * 64 + paper * 8 + ink


# A mark is: attribute AND, attribute OR, swap ink and paper, picture operation, mask.
FLASH = (0x7f, 0x80, 0, 0, 'full')
BRIGHT = (0xbf, 0x40, 0, 0, 'full')
SWAP = (0xff, 0, 1, 0, 'full')
NOMARK = (0xff, 0, 0, 0, 'full')
INVERT = (0xff, 0, 0, 1, 'full')


def X(mask):
    return (0xff, 0, 0, 1, mask)


def O(mask):
    return (0xff, 0, 0, 2, mask)


def N(mask):
    return (0xff, 0, 0, 3, mask)


def P(ink, paper, bright=0, flash=0):
    return (0, A(ink, paper, bright, flash), 0, 0, 'full')


def PAPER(p, bright=None):
    return (0xc7 if bright is None else 0x87, p * 8 + (bright or 0) * 64, 0, 0, 'full')


def INK(i, bright=None):
    return (0xf8 if bright is None else 0xb8, i + (bright or 0) * 64, 0, 0, 'full')


def both(colour, point):
    """Joins a mark of colours and a mark of points."""
    return colour[:3] + point[3:]


RULES = dict(EDGEH=0, EDGEV=0, SKIPMT=0, ARRHINT=0, EMPTYE=0, BLOCKED=0, OTHER=0, RCUR=0, NCUR=0,
             HRES=0, HEND=0, HCUR=0, NOSEL=0, TRAVSEL=0, TRAVCUR=0, IDLESEL=1, IDLEC=0, RESTHOME=0,
             PREC=0, ENDKEY=0, EBAD=0, EOVER=0, EDEL=0, ELET=0, EEMPTY=0, ELEAD0=0, EAUTO=0, ECLR=1,
             MAXDIG=5, HISTM=0, GRAVM=0, RNGM=0, FIRSTNO=0, NSMALL=0, PLAIN5=0, QAOP=0, SPACESEL=0,
             HOMEPOS=17)
MACHINE = dict(ORIGIN=32768, RAM=0xF000, KMODE=0, DEBNC=0, AREP=0, SNDM=0, SNDDI=0, CLICK=0,
               TAKESND=0, HINTSND=0, BACKSND=0, ERRSND=0, SWEEP1=20, SWEEP2=220, SWEEPD=10,
               BEEPHL=800, BEEPDE=60, ANBLINK=0, ANFALL=0, ANDEAL=0, TITLE=0, TITLET=100, FULLRD=0,
               IMTAB=0xFC00, IMBYTE=0xFB)
LOOK = dict(TW=1, TH=1, PX=2, PY=2, X0=2, Y0=3, TSRC=0, BGATTR=A(0, 7), TEXTA=A(0, 7), NUMA=A(0, 7),
            ENTA=A(0, 7), LATTR=A(0, 7, 0, 1), CNTA=A(0, 7), GAPM=0, GAPA=A(0, 7), NUMR=23, NUMC=0,
            NUMFMT=0, ENTR=23, ENTC=0, CNTM=0, CNTR=0, CNTC=30, MSGS=0, MSGOVER=0)
# Settings for Python only.
DATA = dict(pic='letters', fit='big', attr=A(0, 7), empty=None, emptypic=None, edge=None, invert=0,
            marks=(PAPER(6), PAPER(5), PAPER(4), FLASH), gap=None, font='rom', texts=[], prompt=None,
            grav=None, cheat=None, msgs=None, badmsg=0, nomsg=0, title=[], sound=[(60, 40), (60, 25)],
            order='rows', signs=[], HIDESEL=0)
DEFAULTS = {**RULES, **MACHINE, **LOOK, **DATA}
# Text about the keys in a few lines.
HELP = [(18, 3, None, 'ARROWS MOVE   ENTER TAKES'), (19, 3, None, 'H HELP  B BACK  F FORWARD'),
        (20, 3, None, 'R RESTART L LAST N NEW S SET')]
