"""Describes the other twenty honest tapes."""
from base import (A, BRIGHT, FLASH, HELP, INK, INVERT, O, P, PAPER, SWAP, X, both)
from tapes1 import end, num, paper

TAPES = {
    # The ordinary keys 5 to 8 move without CAPS SHIFT; a right arrow left of the tile.
    'umber': dict(paper(A(6, 2)), PLAIN5=1, KMODE=2, GAPM=1, gap=[16, 24, 28, 254, 28, 24, 16, 0],
                  X0=3, Y0=4, pic='letters', attr=A(7, 2), marks=(INK(6, 1), P(2, 7), P(0, 5), P(2, 6)), HIDESEL=1, **num(22, 1, 1)),
    # Two columns wide, a nick in the corner marks the kind; hints in columns from the sides.
    'vetch': dict(TW=2, TH=2, X0=2, Y0=4, pic='noise', fit='mid', edge='frame', order='outside', KMODE=4,
                  marks=(X('nick'), INVERT, X('half'), PAPER(4)), GRAVM=1, RCUR=2, **num(23, 0)),
    # The frame of the selected tile flashes; a line with the number of moves.
    'wren': dict(TH=2, PY=3, X0=2, Y0=2, pic='runes', KMODE=0, CNTM=2, CNTR=23, CNTC=28, HISTM=1,
                 texts=[(23, 20, None, 'PAIRS')], marks=(PAPER(6), FLASH, PAPER(5), PAPER(4)), **num(23, 0)),
    # A board at the lower edge of the screen, title at the right.
    'xenon': dict(PX=1, PY=2, X0=9, Y0=9, pic='bold', KMODE=2, DEBNC=1, ANDEAL=2, EDGEH=1, EDGEV=0,
                  marks=(PAPER(6), PAPER(3), PAPER(5), X('full')), texts=[(2, 9, None, 'S-H-I-S-E-N')],
                  **num(23, 0, 2)),
    # White on black, cyan cursor, messages above; keys read by a loop with interrupts off.
    'yarrow': dict(paper(A(7, 0)), X0=2, Y0=6, pic='mahjong', attr=A(7, 0), KMODE=3, PREC=2, HCUR=1,
                   marks=(INK(6), PAPER(2), PAPER(4), FLASH), texts=[(0, 0, A(5, 0), 'SHISEN')], **num(21, 0),
                   **end(3, 2, 'WELL DONE', 'NO MORE MOVES', 'THAT WAS ALL')),
    # Tiles three rows tall and one cell wide with a grey side, mirrored order of hints.
    'zephyr': dict(TH=3, PY=3, X0=2, Y0=2, pic='letters', fit='mid', edge='left', order='mirror', KMODE=2,
                   marks=(both(INK(0), O('under')), PAPER(5), PAPER(4), PAPER(6)), HIDESEL=1, BLOCKED=1, **num(22, 0)),
    # The selected tile looks like the pair shown but with another frame; a key 1 starts.
    'alder': dict(TITLE=6, title=[(3, 3, None, 'SHISEN 2002'), (8, 3, None, '1 PLAY'), (10, 3, None, 'HAVE FUN')],
                  TW=2, X0=3, Y0=5, pic='letters', fit='mid', KMODE=1, HISTM=1, RNGM=2, NUMA=A(2, 7),
                  marks=(PAPER(6), both(PAPER(5), X('frame')), PAPER(5), SWAP), **num(22, 0)),
    # Messages take the place of the title; wrong ENTER makes a low sound.
    'birch': dict(X0=2, Y0=5, pic='digits', KMODE=2, ERRSND=200, SNDM=2, HEND=1, OTHER=1, BLOCKED=1,
                  marks=(PAPER(6), SWAP, PAPER(5), FLASH), **end(1, 4, 'THE END', 'YOU ARE STUCK', 'NO PAIR', 'NOT A PAIR'),
                  texts=[(18, 4, None, 'S START  N NEW  H HELP')], **num(23, 0, 1)),
    # Only the colour of the letters tells the marks; a label at the right of the number.
    'cedar': dict(X0=3, Y0=4, pic='bold', KMODE=4, marks=(INK(2), INK(1), INK(3), SWAP), AREP=0, SNDM=1,
                  texts=[(21, 6, None, 'IS THE BOARD')], EDEL=1, **num(21, 0)),
    # Falls are shown row by row after a long blink; a click for each arrow.
    'delta': dict(TW=2, TH=2, X0=2, Y0=3, pic='runes', fit='mid', edge='frame', KMODE=2, GRAVM=1, ANFALL=3,
                  ANBLINK=1, CLICK=12, marks=(PAPER(6), PAPER(4), PAPER(5), both(BRIGHT, X('inner'))), **num(20, 0)),
    # Magenta on green with an own bold font; the left cell of the bottom line is free.
    'ember': dict(paper(A(3, 4)), font='bold', TW=1, TH=2, PY=2, X0=4, Y0=2, attr=A(0, 4), pic='letters',
                  marks=(PAPER(6), PAPER(7), PAPER(5), FLASH), KMODE=1, IDLEC=1, PREC=1, **num(23, 1, 1)),
    # The cursor keeps to its row and column ends and goes over gaps; hints keep on at arrows.
    'fjord': dict(SKIPMT=1, EDGEH=1, EDGEV=1, HRES=1, ARRHINT=1, X0=2, Y0=3, TSRC=1, KMODE=2, RNGM=1,
                  marks=(PAPER(5), both(PAPER(6), X('frame')), both(PAPER(4), X('corner')), INVERT), **num(22, 2)),
    # A chess board ground below the tiles; the gravity is named at the top right.
    'grove': dict(TW=2, TH=2, X0=2, Y0=4, pic='letters', fit='big', emptypic='stripes', KMODE=0, SNDM=3,
                  BEEPHL=300, BEEPDE=90, grav=[(1, 24, None, 'FLOATS'), (1, 24, None, 'FALLS ')],
                  marks=(PAPER(6), PAPER(5), PAPER(4), both(FLASH, X('frame'))), **num(21, 0)),
    # The number stands inside a line of stars below; keys only after the key is released twice.
    'hazel': dict(X0=2, Y0=7, pic='noise', KMODE=1, DEBNC=1, OTHER=2, EMPTYE=1, TRAVCUR=1, HISTM=1,
                  marks=(PAPER(6), BRIGHT, PAPER(5), X('full')), EEMPTY=1, ELET=1,
                  prompt=[(21, 0, None, 'TYPE IT:')], NUMR=23, NUMC=0, ENTR=21, ENTC=9),
    # Pairs left are counted; the end is a line of text in the border's colour, taken away by a key.
    'iris': dict(TH=2, PY=2, X0=2, Y0=5, pic='bold', KMODE=4, CNTM=3, CNTR=1, CNTC=4, ENDKEY=1,
                 **end(20, 6, 'FINISHED, WELL DONE', 'FINISHED, NO MOVES'),
                 marks=(PAPER(6), PAPER(5), PAPER(3), both(BRIGHT, X('under'))), **num(23, 0)),
    # Bright white tiles on grey, dark frames for the cursor, numbers up to 4095 by chance.
    'juno': dict(attr=A(0, 7, 1), TW=2, TH=1, PY=2, X0=2, Y0=3, pic='digits', fit='mid', NSMALL=15, KMODE=2,
                 marks=(INK(2), PAPER(6, 1), PAPER(5, 1), both(BRIGHT, X('frame'))), ECLR=0, NCUR=1, **num(22, 0)),
    # The kind is shown in inverse, the cursor flashes in colours; the hint order is a snake.
    'kelp': dict(paper(A(0, 5)), attr=A(0, 5), X0=3, Y0=3, pic='runes', order='snake', KMODE=2, AREP=30,
                 marks=(INVERT, PAPER(6), PAPER(4), FLASH), SNDDI=1, sound=[(20, 90), (30, 60), (40, 30)],
                 EBAD=1, texts=HELP, **num(23, 0)),
    # A cursor that is a hollow frame of two cells with a sign below; no text at all but the number.
    'lotus': dict(TW=2, TH=2, PY=3, X0=2, Y0=1, pic='shapes', fit='big', attr=lambda k: A((0, 1, 2)[k // 7], 7),
                  KMODE=1, GAPM=4, gap=[255, 126, 60, 24, 0, 0, 0, 0], HRES=1, NOSEL=1, GAPA=A(2, 7),
                  marks=(PAPER(6), PAPER(5), PAPER(4), X('corner')), **num(20, 0)),
    # Data below the code, interrupts by an own routine, title with a key; back makes a sound.
    'mica': dict(ORIGIN=0xD000, RAM=0x7400, KMODE=4, TITLE=1, BACKSND=40, X0=2, Y0=4, pic='mahjong', RNGM=2,
                 title=[(8, 6, None, 'PRESS ANY KEY TO PLAY')], marks=(PAPER(6), PAPER(5), PAPER(4), X('frame')),
                 PREC=2, EDGEH=2, **num(22, 0, 2)),
    # The pair shown flashes, the selection is a darker ground, the cursor a bright ground.
    'nettle': dict(paper(A(1, 7)), TW=1, TH=1, X0=2, Y0=2, PY=2, pic='letters', attr=A(1, 7), KMODE=3, HOMEPOS=72,
                   marks=(PAPER(5), PAPER(3), FLASH, X('frame')), TRAVSEL=1, RESTHOME=1, MAXDIG=7,
                   texts=[(15, 2, None, '- - - - - - - - - - - - - -')], **num(19, 0)),
}
