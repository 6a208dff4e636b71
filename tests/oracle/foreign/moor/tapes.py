"""Switches and the forty honest tapes."""
DEFAULT = dict(
    RNG=0, DSTIR=0, RS=0, TICK=1, P_ROW0=0, P_ROW9=128, P_COL0=0, P_COL9=16, FALLTOP=16, UNDOM=0,
    HORD=0, HINTEND=0, HJEND=84, HIEND=83, HINTRES=0, HINTCUR=0, WONFROM=0, WONTO=128, PREC=0,
    B_WON=7, B_STUCK=0, B_CHEAT=2, RESTARTAT=1, IDLE=0, OTHER=0, EMPTYSEL=0, REMCUR=0, HOME=17,
    CHOME=0, WRAP=1, EMAX=5, EOVER=0, EAUTO=0, EDEL=0, EOTHER=0, EEMPTY=0, EBAD=0, PROMPT=76, DI_=0,
    KEYS=1, DELAY=0, BEEP=1, CLICK=0, TOP=3, LEFT=2, PW=2, PH=2, TW=1, TH=1, TILE=0, LET0=65,
    SUIT1=112, SUIT2=115, SUIT3=98, COLOURS=0, INK1=0, INK2=1, INK3=2, FIELD=56, TATTR=56,
    EMPTYATTR=56, EMPTYPIX=0, LEFTGAP=0, UNDERGAP=0, NATTR=56, NLINE=23, NCOL=0, NLABEL=0, NZEROS=1,
    GLABEL=0, GCOL=20, SHOWLEFT=0, SLINE=23, SCOL=30, CLOCK=0, MSG=0, MLINE=20, MCOL=9, MATTR=56,
    TITLE=0, C_LAST=14, UPWRAP=80, LEFTWRAP=13, DOWNEND=96)

NONE, FLASH, BRIGHT = (255, 0), (255, 128), (255, 64)


def paper(p):
    return (0xc7, p * 8)


def ink(i):
    return (0xf8, i)


def swap(i, p):
    return (255, (i ^ p) * 9)


def mark(letter, colour=NONE, pix=(0, 0, 0), left=0, under=0):
    values = (*colour, *pix, left and ord(left), under and ord(under))
    return {letter + n: v for n, v in zip(('_AND', '_XOR', '_M0', '_MM', '_M7', '_LEFT', '_UNDER'), values)}


INV, LINE, FRAME, OVER = (255, 255, 255), (0, 0, 255), (255, 129, 255), (255, 0, 0)


def marks(c, s, h, lit):
    """Each is a tuple for mark()."""
    d = {}
    for letter, m in zip('CSTL', (c, s, h, lit)):
        d.update(mark(letter, **m))
    return d


def m(colour=NONE, pix=(0, 0, 0), left=0, under=0):
    return dict(colour=colour, pix=pix, left=left, under=under)


# ways to mark: cursor, selected, shown pair, kind under the cursor
A = marks(m(FLASH), m(paper(4)), m(paper(5)), m(BRIGHT))
B = marks(m(pix=INV), m(paper(6)), m(FLASH), m(paper(5)))
C = {**marks(m(left='>'), m(paper(2)), m(FLASH), m(paper(6))), 'LEFTGAP': 1}
D = {**marks(m(left='>'), m(under='^'), m(FLASH), m(BRIGHT)), 'LEFTGAP': 1, 'UNDERGAP': 1}
E = marks(m(pix=LINE), m(FLASH), m(paper(4)), m(paper(6)))
F = marks(m(pix=FRAME), m(paper(4)), m(FLASH), m(BRIGHT))
G = marks(m(paper(3)), m(pix=INV), m(pix=LINE), m(BRIGHT))
H = marks(m(FLASH), m(pix=INV), m(paper(4)), m(ink(2)))
I = {**marks(m(under='-'), m(pix=INV), m(FLASH), m(paper(4))), 'UNDERGAP': 1}
J = marks(m((0, 0x96)), m((0, 0x70)), m((0, 0x60)), m((0, 0x68)))
DARK = dict(FIELD=7, TATTR=7, EMPTYATTR=7, NATTR=7, MATTR=70)
BLUE = dict(FIELD=15, TATTR=15, EMPTYATTR=15, NATTR=14, MATTR=78)
GREEN = dict(FIELD=32, TATTR=56, EMPTYATTR=32, NATTR=32, MATTR=32)
CARD = dict(FIELD=4, TATTR=120 - 64, EMPTYATTR=4, NATTR=4, MATTR=68)
TIGHT = dict(PW=1, PH=1, TOP=8, LEFT=9)
FLAT = dict(PW=2, PH=1, TOP=6, LEFT=2)
TALL = dict(PW=2, PH=3, TOP=2, LEFT=3)
BIG = dict(TW=2, TH=2, PW=2, PH=2, TOP=2, LEFT=2)
BIGGAP = dict(TW=2, TH=2, PW=2, PH=3, TOP=1, LEFT=2)
PAIR = dict(TW=2, TH=1, PW=2, PH=1, TOP=4, LEFT=2, TILE=1)
PAIRGAP = dict(TW=2, TH=1, PW=2, PH=2, TOP=4, LEFT=2, TILE=1)

TAPES = {
    'plain': A,
    'inverse': {**B, 'KEYS': 0, 'HORD': 1},
    'arrow': {**C, 'WRAP': 0, 'NZEROS': 0, 'BEEP': 2},
    'caret': {**D, 'PH': 3, 'TOP': 2, 'RNG': 1, 'PREC': 1},
    'underline': {**E, **FLAT, 'OTHER': 1, 'EDEL': 1},
    'frame': {**F, 'TOP': 5, 'LEFT': 3, 'RNG': 2, 'EDEL': 2, 'TITLE': 1},
    'violet': {**G, 'WRAP': 2, 'EAUTO': 1},
    'redink': {**H, 'OTHER': 2, 'MSG': 1, 'TILE': 6},
    'dark': {**A, **DARK, 'LET0': 97, 'HINTEND': 1, 'IDLE': 1},
    'darkinv': {**B, **DARK, 'L_XOR': 8, 'DI_': 1, 'BEEP': 2, 'RS': 1, 'KEYS': 1, 'TICK': 7},
    'blue': {**A, **BLUE, 'NLABEL': 1, 'PREC': 2, 'RS': 2},
    'card': {**F, **CARD, 'EMPTYPIX': 0, 'UNDOM': 1, 'MSG': 2},
    'table': {**G, **GREEN, 'COLOURS': 2, 'MSG': 3, 'BEEP': 2},
    'tight': {**A, **TIGHT, 'KEYS': 0, 'EOVER': 1},
    'tightinv': {**B, **TIGHT, **BLUE, 'L_XOR': 16, 'CHOME': 1, 'RNG': 1},
    'tightline': {**E, **TIGHT, **GREEN, 'NLINE': 22, 'NCOL': 1, 'KEYS': 2},
    'tightpics': {**H, **TIGHT, 'TILE': 2, 'HINTCUR': 1, 'EEMPTY': 1},
    'flatpics': {**F, **FLAT, 'TILE': 2, 'RNG': 2, 'DSTIR': 5, 'EBAD': 1},
    'pics': {**A, 'TILE': 2, 'COLOURS': 2, 'WRAP': 0, 'DELAY': 10},
    'picsarrow': {**C, **DARK, 'TILE': 2, 'S_XOR': 16, 'L_XOR': 8, 'HORD': 2},
    'tallpics': {**I, **TALL, 'TILE': 2, 'UNDOM': 1, 'KEYS': 3, 'NZEROS': 0},
    'both': {**A, **TALL, 'TILE': 5, 'TH': 2, 'CLICK': 1, 'EOTHER': 1},
    'bothdark': {**G, **TALL, **DARK, 'TILE': 5, 'TH': 2, 'C_XOR': 24, 'DELAY': 25, 'RNG': 1},
    'side': {**B, 'TW': 2, 'TILE': 5, 'REMCUR': 1, 'EMPTYSEL': 1},
    'big': {**A, **BIG, 'TILE': 4, 'BEEP': 2, 'CLICK': 2},
    'biginv': {**B, **BIG, 'TILE': 4, 'OTHER': 1, 'HINTEND': 2, 'KEYS': 0},
    'bigpics': {**A, **BIG, 'TILE': 3, 'COLOURS': 1, 'MSG': 1, 'WRAP': 2, **mark('S', pix=INV),
                **mark('T', pix=LINE)},
    'bigpics2': {**F, **BIGGAP, **GREEN, 'TILE': 3, 'EAUTO': 1, 'EOVER': 1, 'UNDOM': 1, 'MLINE': 20},
    'biggap': {**I, **BIGGAP, 'TILE': 4, 'RNG': 2, 'IDLE': 1, 'DELAY': 5},
    'bigdark': {**G, **BIG, **DARK, 'TILE': 3, 'C_XOR': 16, 'PREC': 1, 'HINTRES': 1},
    'pair': {**A, **PAIR, 'EMAX': 9, 'WRAP': 0},
    'pairline': {**E, **PAIR, 'SUIT1': 66, 'SUIT2': 67, 'SUIT3': 87, 'NLABEL': 2, 'PREC': 2},
    'pairgap': {**D, **PAIRGAP, 'LEFTGAP': 0, **mark('C', under='='), **mark('S', paper(6)), 'KEYS': 2},
    'pairblue': {**F, **PAIRGAP, **BLUE, 'S_XOR': 16, 'COLOURS': 0, 'CHOME': 1, 'MSG': 2, 'BEEP': 2},
    'suits': {**A, **PAIRGAP, 'COLOURS': 2, 'HORD': 1, 'HINTCUR': 1, 'GLABEL': 1},
    'colours': {**F, 'COLOURS': 1, **mark('S', pix=INV), 'SHOWLEFT': 1, 'EDEL': 3},
    'whole': {**J, 'TOP': 6, 'OTHER': 2, 'RS': 2, 'RNG': 1, 'BEEP': 2},
    'wholebig': {**J, **BIG, 'TILE': 4, 'MSG': 3, 'HOME': 56, 'GLABEL': 1},
    'counted': {**B, 'SHOWLEFT': 1, 'GLABEL': 1, 'GCOL': 10, 'REMCUR': 1, 'HORD': 2, 'RS': 1},
    'clock': {**A, 'CLOCK': 1, 'KEYS': 3, 'NZEROS': 0, 'MSG': 1},
}
assert len(TAPES) == 40
# tapes on whose honesty one may disagree: judged by name only
DEBATABLE = {
    'silent': {**TAPES['whole'], 'BEEP': 0},
    'shared': {**TAPES['tightinv'], 'RNG': 3},
    'greenongreen': {**TAPES['colours'], **mark('S', paper(4))},
    'greenbig': {**TAPES['bigpics'], **mark('S', paper(4)), **mark('T', paper(5))},
}
