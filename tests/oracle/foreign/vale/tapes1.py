"""Describes the first twenty honest tapes."""
from base import (A, BRIGHT, FLASH, HELP, INK, INVERT, N, O, P, PAPER, SWAP, X, both)


def num(row, col, fmt=0, attr=None):
    """Puts the number, and the entry of a number, at one place."""
    out = dict(NUMR=row, NUMC=col, ENTR=row, ENTC=col, NUMFMT=fmt)
    return out if attr is None else dict(out, NUMA=attr)


def paper(attr):
    """Sets the colour of the screen and all texts."""
    return dict(BGATTR=attr, TEXTA=attr, NUMA=attr, ENTA=attr, CNTA=attr, GAPA=attr,
                LATTR=attr | 128)


def end(row, col, win='YOU WIN', stuck='NO MOVES', none=None, bad=None):
    """Gives messages at one place."""
    m = dict(win=[(row, col, None, win)], stuck=[(row, col, None, stuck)])
    if none:
        m['none'] = [(row, col, None, none)]
    if bad:
        m['bad'] = [(row, col, None, bad)]
    return dict(MSGS=1, msgs=m, nomsg=int(bool(none)), badmsg=int(bool(bad)))


TITLE = [(0, 13, None, 'SHISEN')]
TAPES = {
    # Letters of the ROM, colours only, keys by the ROM's interrupt; hints from the middle outwards.
    'amber': dict(paper(A(6, 0)), TSRC=1, attr=A(6, 0), order='middle', X0=3, Y0=4,
                  marks=(PAPER(1), P(0, 6), P(0, 4), FLASH), texts=TITLE + HELP, **num(22, 1)),
    # Sixteen points square, binary numbers as pictures, XOR outline, port reads.
    'binary': dict(TW=2, TH=2, X0=2, Y0=2, pic='binary', edge='frame', KMODE=2, DEBNC=1, HISTM=1,
                   marks=(PAPER(6), PAPER(5), PAPER(4), X('inner')), RNGM=1, EDGEH=1, EDGEV=1,
                   **num(21, 0, 1)),
    # A small board in the upper left corner, no gaps; a small number and the cursor's row above.
    'corner': dict(PX=1, PY=1, X0=1, Y0=1, pic='runes', KMODE=1, BLOCKED=1, OTHER=1, order='columns',
                   marks=(INK(2), PAPER(6), PAPER(5), FLASH), SNDM=2,
                   texts=[(3, 18, None, 'SHISEN'), (5, 18, None, 'SMALL AS')], HOMEPOS=55,
                   **num(20, 0)),
    # Mahjong tiles of two by three cells, bright cursor frame by corners, interrupt routine.
    'dragon': dict(TW=2, TH=3, PY=3, X0=2, Y0=1, pic='mahjong', fit='mid', edge='frame', KMODE=4,
                   attr=A(0, 7, 1), BGATTR=A(7, 4), TEXTA=A(7, 4), NUMA=A(7, 4), ENTA=A(7, 4),
                   LATTR=A(7, 4, 0, 1), marks=(PAPER(6), PAPER(5, 1), PAPER(3), both(FLASH, X('corner'))),
                   GRAVM=1, ANFALL=2, PREC=1, CLICK=20, **num(22, 0)),
    # Seven colours by three patterns, an arrow below the tile.
    'elbow': dict(pic='patches', attr=lambda k: A((0, 1, 2, 3, 4, 0, 1)[k % 7], (7, 7, 7, 7, 0, 6, 5)[k % 7]),
                  KMODE=2, GAPM=4, gap=[24, 60, 126, 255, 24, 24, 24, 24], TRAVCUR=1,
                  marks=(BRIGHT, X('frame'), SWAP, X('under')), font='own', HISTM=1,
                  texts=[(1, 2, None, 'SHISEN WITH COLOURS')], **num(22, 0, 2)),
    # Tall letters, a bracket on both sides of the cursor's tile, a list of messages.
    'finch': dict(TH=2, PY=3, X0=2, Y0=1, pic='bold', KMODE=1, GAPM=2, DEBNC=1, RNGM=2,
                  gap=[28, 16, 16, 16, 16, 16, 16, 28, 56, 8, 8, 8, 8, 8, 8, 56],
                  marks=(INK(2), SWAP, INK(3, 1), PAPER(6)), ANBLINK=2, order='back',
                  **end(20, 4, 'ALL TILES ARE GONE', 'NO PAIR IS LEFT', 'NO OTHER PAIR', 'THEY DO NOT MEET'),
                  **num(22, 0)),
    # White on blue; a title that waits for ENTER; hints continue after an arrow.
    'gulf': dict(paper(A(7, 1)), TW=2, PY=2, Y0=4, X0=2, pic='letters', fit='mid', attr=A(0, 7), KMODE=2,
                 marks=(PAPER(6), PAPER(4), PAPER(5), SWAP), TITLE=2, HRES=1, PREC=2, HEND=1,
                 title=[(10, 8, None, 'S H I S E N'), (14, 8, None, 'PRESS ENTER')], SNDDI=1,
                 **end(19, 2, 'WON', 'STUCK', 'NOTHING MORE'), **num(23, 0, 1)),
    # Empty places keep a grey ground; an entry that is begun by a question.
    'heron': dict(TH=2, PX=2, PY=2, X0=3, Y0=5, pic='runes', emptypic='grey', KMODE=0, SNDM=3,
                  marks=(PAPER(6), PAPER(5), PAPER(4), FLASH), IDLESEL=0, ECLR=0,
                  prompt=[(22, 0, None, 'WHICH BOARD?')], NUMR=23, NUMC=0, ENTR=22, ENTC=13,
                  texts=[(1, 8, None, 'SHISEN ON WATER')], EEMPTY=1, EBAD=1),
    # Keys Q A O P and space as well; black tiles with white letters.
    'ivory': dict(TW=1, TH=1, X0=2, Y0=3, pic='letters', invert=1, QAOP=1, SPACESEL=1, KMODE=3,
                  marks=(INK(6), PAPER(1), PAPER(2), X('frame')), EDGEH=2, texts=TITLE, **num(23, 1)),
    # Digits as tiles; the cursor moves over empty places; the counters of tiles and moves.
    'jetty': dict(X0=1, Y0=4, pic='digits', SKIPMT=1, KMODE=2, CNTM=1, CNTR=0, CNTC=30, ERRSND=90,
                  marks=(both(PAPER(7), O('under')), PAPER(5), PAPER(4), FLASH), NOSEL=1,
                  texts=[(0, 24, None, 'TILES')], RNGM=1, order='up', **num(23, 0)),
    # Hints put the cursor on the pair; a box on the board at the end, which a key takes away.
    'knoll': dict(TW=2, TH=2, X0=3, Y0=3, pic='mahjong', fit='mid', edge='frame', HCUR=1, ENDKEY=1, MSGS=1,
                  MSGOVER=1, KMODE=4, BACKSND=70, SNDM=1,
                  marks=(PAPER(6), PAPER(5), PAPER(4), INVERT),
                  msgs=dict(win=[(8, 8, A(7, 2), ' YOU DID IT! ')], stuck=[(8, 8, A(7, 2), ' NO MOVES.   ')]),
                  **num(22, 2)),
    # A number with label; the board starts with number 1; the new numbers are small.
    'larch': dict(X0=3, Y0=2, TW=1, TH=1, PY=3, pic='shapes', FIRSTNO=1, NSMALL=1, KMODE=1,
                  attr=lambda k: A((1, 2, 0)[k // 7], 7), GRAVM=1,
                  marks=(PAPER(6), PAPER(5), PAPER(4), X('full')), texts=[(22, 0, None, 'NO.')],
                  grav=[(22, 20, None, 'NO GRAVITY'), (22, 20, None, 'GRAVITY   ')], **num(22, 4)),
    # Bright colours on black, a blinking line with the word cheat.
    'meteor': dict(paper(A(7, 0)), TW=2, TH=1, X0=2, Y0=3, pic='noise', fit='mid',
                   attr=lambda k: A(2 + k % 6, 0), KMODE=2, PREC=1, IDLEC=1,
                   marks=(BRIGHT, both(BRIGHT, X('frame')), SWAP, FLASH), HISTM=1,
                   cheat=[(0, 25, None, '      '), (0, 25, A(2, 0, 1), 'CHEAT!')], **num(22, 0, 1)),
    # The cursor stays where it is in a new game; five digits start without ENTER.
    'nacre': dict(PX=2, PY=2, X0=4, Y0=6, pic='bold', NCUR=1, HOMEPOS=103, EAUTO=1, KMODE=2, AREP=25,
                  marks=(X('over'), PAPER(5), PAPER(6), FLASH), order='rightcol', **num(21, 1)),
    # Own narrow font; a menu that asks for gravity first; other kinds give the selection up.
    'otter': dict(TITLE=4, font='right', TH=2, PY=2, X0=2, Y0=4, pic='digits', KMODE=4, OTHER=2, BLOCKED=2,
                  title=[(6, 12, None, 'SHISEN'), (10, 9, None, '1 WITH GRAVITY'), (12, 9, None, '2 WITHOUT')],
                  marks=(PAPER(6), PAPER(3), PAPER(4), both(FLASH, X('sides'))), EDEL=1, ELET=1, **num(23, 2)),
    # Half tones mark the kind; yellow screen with white tiles, no sound but a click for the pair.
    'poplar': dict(paper(A(0, 6)), TW=2, TH=3, PY=3, X0=2, Y0=2, pic='letters', fit='mid2', attr=A(1, 7),
                   KMODE=1, marks=(PAPER(5), X('stripes'), PAPER(4), X('frame')), sound=[(30, 10)],
                   EDGEH=2, EDGEV=1, EMPTYE=1, **num(22, 0)),
    # A plain screen, everything is drawn again for each key; code in the contended memory.
    'quartz': dict(ORIGIN=0x6000, RAM=0x7800, X0=2, Y0=4, TSRC=1, FULLRD=1, KMODE=0, MAXDIG=6,
                   marks=(PAPER(4), PAPER(3), PAPER(5), SWAP), texts=HELP, **num(23, 0)),
    # Code in high memory, its data below; a title that goes by itself; zeros are not taken first.
    'raven': dict(ORIGIN=0xC000, RAM=0x7000, TITLE=5, TITLET=90, KMODE=2, ELEAD0=1, EOVER=1, X0=3, Y0=3,
                  title=[(4, 10, None, 'THE RIVER')], TW=1, TH=2, pic='runes', PY=3, ARRHINT=1,
                  marks=(INK(1), PAPER(6), PAPER(5), X('frame')), **num(23, 0)),
    # A diagonal order of hints; the cursor goes home after each pair; frames of signs round the board.
    'sedge': dict(X0=2, Y0=3, pic='letters', order='diag', RCUR=1, HOMEPOS=40, KMODE=2, SNDM=2, SWEEP1=200,
                  SWEEPD=246, SWEEP2=20, signs=[[255] * 8, [0, 0, 0, 255, 255, 0, 0, 0]],
                  texts=[(1, 1, A(2, 7), [1] * 30), (15, 1, A(2, 7), [1] * 30)],
                  marks=(PAPER(5), both(PAPER(6), X('under')), PAPER(4), both(BRIGHT, X('full'))), **num(20, 0)),
    # A restart brings the cursor home; back leaves the selection; the pair blinks by points.
    'tansy': dict(TW=2, TH=2, X0=2, Y0=6, pic='shapes', attr=lambda k: A((0, 1, 2)[k // 7], 7), TRAVSEL=1,
                  RESTHOME=1, KMODE=1, HINTSND=50, TAKESND=30, fit='mid', edge='corner',
                  marks=(N('greykeep'), X('frame'), X('half'), PAPER(6)), **num(22, 0)),
}
