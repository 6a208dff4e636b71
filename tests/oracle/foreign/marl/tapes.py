"""The honest tapes: how they show and take the number of the board. MIT licence."""
from build import B1, IT, DH, DW, UL, INV, BIG, PROP


def F(label, var, digits, pad, x, y, style=1):
    return dict(label=label, var=var, digits=digits, pad=pad, x=x, y=y, style=style)


R8 = ('rom', 0, 8)
T = {}


def tape(name, styles, num, panel=(), attrs=(), prompt=None, input=None, **cfg):
    t = dict(cfg=cfg, styles=styles, num=num, panel=list(panel), attrs=list(attrs))
    if prompt:
        t['prompt'] = prompt
    if input:
        t['input'] = input
    T[name] = t


def row(r, c, n, a):
    return [(r, c + i, a) for i in range(n)]


tape('plain', [R8], dict(x=8, y=176, pad=0))
tape('zeros', [R8, R8], dict(x=0, y=184, pad=1), [F('LEFT ', 'left', 2, 1, 128, 184)], ECHO=1, ECUR=1, EAUTO=1, RNG=1)
tape('right', [R8, R8], dict(x=0, y=176, pad=2, label='BOARD '), [F('MOVES ', 'moves', 2, 2, 160, 176)], ECHO=1,
     NMODE=1, CURS=1)
tape('bold', [('rom', B1, 8), R8], dict(x=8, y=168, pad=0, label='No. '), [F('T ', 'secs', 3, 1, 200, 168)], TIME=1,
     ECHO=2, ESTYLE=1, ENX=8, ENY=8, NMODE=2, KEYS=1, prompt=dict(x=80, y=8, text='NUMBER?'), PROMPT=1)
tape('italic', [('rom', IT, 8), R8], dict(x=16, y=184, pad=2), [F('PREV ', 'prev', 5, 2, 160, 184)], ECHO=1, ESTYLE=0,
     NMODE=3, CURS=2, TILE=1, EEMPTY=1, ELET=1)
tape('tall', [('rom', DH, 8), R8], dict(x=0, y=176, pad=1), [F('PAIRS ', 'pairs', 2, 2, 120, 184)], ECHO=1, ESTYLE=0,
     NMODE=1, NREDRAW=1, EDEL=2)
tape('widened', [('rom', DW, 8), R8], dict(x=8, y=184, pad=0), [F('', 'score', 4, 1, 192, 184)], ECHO=2, ESTYLE=0,
     ENX=8, ENY=0, NMODE=4, RNG=1, ELONG=1)
tape('quad', [('rom', DW | DH, 8), R8], dict(x=0, y=176, pad=1), [F('PREVIOUS ', 'prev', 5, 0, 128, 176),
     F('LEFT ', 'left', 2, 1, 128, 184)], ECHO=1, ECUR=1, NMODE=1, EAUTO=1)
tape('segment', [('seg', 0, 8), R8], dict(x=8, y=176, pad=1), [F('TIME ', 'secs', 4, 1, 168, 176)], TIME=1, ECHO=1,
     NMODE=0, NSTART=9995)
tape('block', [('block', 0, 8), ('five', 0, 8)], dict(x=0, y=184, pad=0), [F('', 'moves', 2, 1, 80, 184),
     F('', 'left', 2, 1, 112, 184), F('', 'score', 4, 1, 144, 184)], ECHO=2, ESTYLE=1, ENX=192, ENY=184, NMODE=1)
tape('narrow4', [('three', 0, 4), ('three', 0, 4)], dict(x=3, y=179, pad=0), [F('', 'left', 2, 1, 43, 179),
     F('', 'prev', 5, 1, 66, 179)], NMODE=1, KEYS=1)
tape('narrow4z', [('three', 0, 4), R8], dict(x=13, y=170, pad=1, label='#'), [F('LEFT', 'left', 2, 2, 101, 170)],
     ECHO=1, ECUR=1, NMODE=2, TILE=1)
tape('narrow6', [('six', 0, 6), ('six', 0, 6)], dict(x=5, y=181, pad=2), [F('', 'secs', 4, 1, 61, 181)], TIME=1,
     ECHO=1, NMODE=3, EREF=1)
tape('narrow6l', [('six', 0, 6), ('six', 0, 6)], dict(x=10, y=173, pad=0, label='Nr '), [F('Mv ', 'moves', 3, 1, 97, 173)],
     ECHO=2, ESTYLE=0, ENX=99, ENY=11, NMODE=1, RNG=1, EDEL=3, EEMPTY=1)
tape('udg', [('tail', 0, 8)], dict(x=0, y=168, pad=1, via='udg'), NMODE=1, ECHO=0)
tape('udgleft', [('five', 0, 8), R8], dict(x=8, y=168, pad=0, via='udg', label='BOARD:'), [F('', 'moves', 2, 1, 200, 168)],
     ECHO=1, NMODE=4, NREDRAW=1, CONF=1)
tape('print', [R8, R8], dict(x=0, y=168, pad=0, via='fp', label='GAME '), [F('BEST ', 'best', 4, 1, 160, 168)], ECHO=1,
     TIME=1, NMODE=1, TILE=1)
tape('rst16', [R8], dict(x=16, y=160, pad=2, via='rom'), NMODE=3, BY=2, PROMPT=1,
     prompt=dict(x=104, y=160, text='Which board?'))
tape('big', [('big', BIG, 16), R8], dict(x=0, y=176, pad=1), [F('LEFT ', 'left', 2, 1, 160, 176),
     F('MOVE ', 'moves', 2, 1, 160, 184)], ECHO=1, ECUR=1, EAUTO=1, NMODE=1)
tape('bigtail', [('bigtail', BIG, 16), ('three', 0, 4)], dict(x=8, y=174, pad=0), ECHO=2, ESTYLE=1, ENX=220, ENY=180,
     NMODE=2, TILE=1, ANIM=2)
tape('inverse', [('rom', INV, 8), R8], dict(x=0, y=176, pad=1), [F('SCORE ', 'score', 4, 1, 96, 176)], ECHO=1, NMODE=1)
tape('inkwell', [R8, R8], dict(x=0, y=184, pad=2), [F('L', 'left', 2, 1, 64, 184), F('M', 'moves', 2, 1, 112, 184)],
     row(23, 0, 6, 0x0e) + row(23, 8, 8, 0x17), ECHO=1, NMODE=3, BGATT=0x07, EMPTY=0x07, NORMAL=0x38)
tape('rainbow', [('rom', B1, 8), R8], dict(x=8, y=176, pad=1), [F('PREV ', 'prev', 5, 1, 144, 176)],
     [(22, 1 + i, 0x40 | c) for i, c in enumerate((2, 3, 4, 5, 6))], ECHO=1, NMODE=1, BGATT=0, EMPTY=0, NORMAL=0x07,
     LIGHT=0x46, CHOSEN=0x45, HINTED=0x44, CURS=2)
tape('comma', [R8, R8], dict(x=8, y=184, pad=0, sep=1), [F('T', 'secs', 4, 1, 200, 184)], TIME=1, NMODE=1, ELARGE=2)
tape('dot', [('five', 0, 8), R8], dict(x=0, y=176, pad=2, sep=1, label='Nr '), [F('PAIRS ', 'pairs', 2, 1, 160, 176)], ECHO=2,
     ESTYLE=1, ENX=8, ENY=0, NMODE=4, ELARGE=1, EZERO=1, EEMPTY=1)
tape('roll', [('seg', 0, 8), R8], dict(x=8, y=176, pad=1), [F('LAST ', 'prev', 5, 1, 144, 176)], ECHO=1, ANIM=2, NMODE=1)
tape('dealing', [R8, R8], dict(x=0, y=176, pad=0, label='Board '), [F('LEFT ', 'left', 2, 1, 184, 176)], ANIM=1, NMODE=2,
     ECHO=1, KEYS=1)
tape('early', [('rom', UL, 8)], dict(x=8, y=168, pad=0), ANIM=3, NMODE=0, NSTART=32760, ECHO=2, ENX=120, ENY=168, TILE=1)
tape('cover', [('rom', B1, 8), R8], dict(x=8, y=184, pad=0, label='BOARD '), [F('MOVES ', 'moves', 2, 1, 144, 184)],
     ECHO=2, ESTYLE=1, ENX=104, ENY=96, PROMPT=2, prompt=dict(x=56, y=80, text='WHICH BOARD? 1-65535'), NMODE=1, HOME=0)
tape('confirm', [R8, R8], dict(x=8, y=184, pad=1), [F('PREV ', 'prev', 5, 2, 144, 184)], ECHO=2, ESTYLE=1, ENX=120,
     ENY=0, PROMPT=1, prompt=dict(x=8, y=0, text='Board number  ', conf='Sure? (Y/N)  '), CONF=2, NMODE=3)
tape('basic', [R8, R8], dict(x=0, y=168, pad=0, label='BOARD '), [F('LEFT ', 'left', 2, 1, 184, 168)], BASIN=1, NMODE=1,
     input=dict(text='Board number? '))
tape('basicz', [('seg', 0, 8)], dict(x=8, y=164, pad=1), BASIN=1, NMODE=2, TILE=1, BY=2, input=dict(text='Nr '))
tape('pinned', [R8, R8], dict(x=0, y=176, pad=0), [F('', 'moves', 2, 1, 48, 176), F('', 'left', 2, 1, 72, 176),
     F('', 'prev', 5, 1, 96, 176), F('', 'secs', 4, 1, 144, 176)], TIME=1, NMODE=1, ECHO=0, HOME=0, WRAP=0)
tape('under', [('rom', UL | IT | B1, 8), ('tail', 0, 8)], dict(x=0, y=184, pad=0), [F('', 'best', 4, 1, 64, 184),
     F('', 'secs', 4, 1, 112, 184), F('', 'score', 4, 1, 160, 184)], TIME=1, NMODE=1, ECHO=1, PREC=1, IDLECH=1)
tape('apart', [R8], dict(x=8, y=176, pad=1, label='('), NMODE=1)
T['apart']['num'].update(suffix=')')
tape('ofmany', [R8], dict(x=0, y=176, pad=0, label='Board ', suffix=' of 65535'), NMODE=1, ECHO=2, ENX=200, ENY=0)
tape('grav', [R8], dict(x=8, y=184, pad=0, suffix='G'), NMODE=3)
tape('dotted', [('five', 0, 8)], dict(x=8, y=176, pad=2, padglyph=[0, 0, 0, 0, 0, 0, 24, 24]), NMODE=1, ECHO=0)
tape('dashes', [R8], dict(x=8, y=176, pad=2, padglyph=[0, 0, 0, 0, 62, 0, 0, 0]), NMODE=1, ECHO=1)
tape('centred', [R8], dict(x=8, y=176, pad=0, centre=1), NMODE=1, RNG=1)
tape('centre2', [('seg', 0, 8), R8], dict(x=8, y=176, pad=0, centre=1), [F('L ', 'left', 2, 1, 80, 176)], NMODE=4)
tape('prop', [('five', PROP, 7), R8], dict(x=4, y=179, pad=0, suffix='  '), NMODE=1, ECHO=0)
tape('propz', [('five', PROP, 7), R8], dict(x=11, y=173, pad=1, suffix='   '), [F('M ', 'moves', 2, 1, 96, 173)], NMODE=1)
tape('odd', [R8, R8], dict(x=11, y=179, pad=0), [F('', 'left', 2, 1, 75, 179)], NMODE=1, ECHO=1)
tape('oddbold', [('rom', B1, 7), R8], dict(x=3, y=181, pad=1), NMODE=1, ECHO=1)
tape('dense', [('rom', 0, 7), ('rom', 0, 7)], dict(x=0, y=184, pad=1), [F('', 'left', 2, 1, 42, 184),
     F('', 'moves', 2, 1, 63, 184), F('', 'prev', 5, 1, 84, 184)], NMODE=1, ECHO=1, EAUTO=1)
tape('touch', [R8, R8], dict(x=0, y=184, pad=1), [F('/', 'left', 2, 1, 40, 184)], NMODE=1)
tape('touch2', [R8, R8], dict(x=16, y=176, pad=1), [F('', 'left', 1, 1, 56, 176)], NMODE=1)
tape('before', [R8, R8], dict(x=48, y=176, pad=0), [F('', 'left', 2, 1, 0, 176), F('', 'pairs', 2, 1, 24, 176)], NMODE=1)
tape('above', [R8, R8], dict(x=0, y=184, pad=0), [F('', 'prev', 5, 0, 0, 176), F('', 'score', 5, 1, 0, 168)], NMODE=1)
tape('gravcol', [R8], dict(x=8, y=176, pad=0, attrby='grav', att=(0x3a, 0x39)), NMODE=1)
tape('redcol', [('block', 0, 8)], dict(x=8, y=176, pad=1, attrby='cheat', att=(0x38, 0xba)), NMODE=1, ECHO=1)
tape('typed', [('seg', DH, 8)], dict(x=8, y=168, pad=0, label='Nr '), NMODE=1, ANIM=4, ECHO=1)
tape('gap', [R8], dict(x=8, y=184, pad=2, sep=1), NMODE=1)
tape('anykey', [R8, R8], dict(x=8, y=184, pad=0), NMODE=1, CONF=3, PROMPT=1, ECHO=2, ESTYLE=1, ENX=120, ENY=0,
     prompt=dict(x=8, y=0, text='Board number  ', conf='Press any key '))
tape('again', [R8, R8], dict(x=8, y=184, pad=0), NMODE=1, CONF=1, ECHO=1, ECUR=1)
tape('fivepad', [('five', 0, 8), R8], dict(x=0, y=176, pad=2, label='Nr '), [F('PAIRS ', 'pairs', 2, 1, 160, 176)], ECHO=2,
     ESTYLE=1, ENX=8, ENY=0, NMODE=4, ELARGE=1, EZERO=1, EEMPTY=1)
tape('limit', [R8, R8], dict(x=8, y=184, pad=0), [F('T', 'secs', 4, 1, 200, 184)], TIME=1, NMODE=1, ELARGE=2)
HONEST = list(T)

# number: (class, extra switches, two tapes)
FAULTS = {
    1: ('number', 'plain', 'big'), 2: ('number', 'zeros', 'italic'), 3: ('number', 'udg', 'narrow4'),
    4: ('number', 'right', 'segment'), 5: ('number', 'block', 'plain', 'print', 'limit'), 6: ('number', 'bold', 'quad'),
    7: ('number', 'narrow6', 'rst16'), 8: ('number', 'inverse', 'fivepad'), 9: ('number', 'roll', 'widened'),
    10: ('number', 'tall', 'narrow4z'), 11: ('number', 'rainbow', 'narrow6l'), 12: ('number', 'dealing', 'early'),
    13: ('number', 'zeros', 'narrow4'), 14: ('number', 'big', 'limit'), 15: ('number', 'cover', 'block'),
    16: ('number', 'inkwell', 'bigtail'), 17: ('number', 'plain', 'narrow6'), 18: ('number', 'limit', 'plain'),
    19: ('number', 'quad', 'udg'), 20: ('deal', 'segment', 'fivepad'), 21: ('deal', 'narrow4', 'inverse'),
    22: ('deal', 'rainbow', 'basic'), 23: ('deal', 'italic', 'tall'), 24: ('deal', 'print', 'bold'),
    25: ('deal', 'block', 'basicz'), 26: ('deal', 'roll', 'right'), 27: ('deal', 'big', 'fivepad'),
    28: ('deal', 'zeros', 'dealing'), 30: ('history', 'plain', 'narrow6l'), 31: ('history', 'udg', 'cover'),
    32: ('history', 'quad', 'basic'), 33: ('history', 'early', 'pinned'), 34: ('history', 'bold', 'bigtail'),
    37: ('status', 'rainbow', 'under'), 38: ('status', 'segment', 'rst16'), 39: ('status', 'block', 'tall'),
    40: ('status', 'fivepad', 'basicz'), 41: ('status', 'narrow4z', 'inkwell'), 42: ('status', 'print', 'zeros'),
    43: ('status', 'plain', 'italic'), 44: ('gravity', 'widened', 'narrow6'), 53: ('gravity', 'right', 'dealing'),
    46: ('machine', 'inverse', 'segment'), 47: ('machine', 'zeros', 'plain'), 48: ('machine', 'cover', 'pinned'),
    49: ('machine', 'roll', 'limit'), 50: ('machine', 'quad', 'narrow4'), 51: ('machine', 'plain', 'right'),
    52: ('deal', 'tall', 'udg'), 54: ('number', 'zeros'), 56: ('number', 'plain', 'narrow6l'),
    58: ('history', 'fivepad', 'italic'), 59: ('status', 'fivepad', 'narrow6l'), 60: ('number', 'italic', 'fivepad'),
    61: ('number', 'segment', 'pinned'), 62: ('number', 'limit', 'big'), 63: ('number', 'block', 'rainbow'),
    64: ('deal', 'plain', 'quad'), 65: ('deal', 'narrow6', 'cover'), 66: ('number', 'segment', 'narrow4'),
    67: ('highlight', 'right', 'big'), 68: ('hint', 'block', 'tall'), 72: ('gravity', 'plain', 'quad'),
    73: ('gravity', 'segment', 'inverse'), 74: ('highlight', 'cover', 'pinned'), 77: ('history', 'under', 'udg'),
    78: ('history', 'limit', 'narrow6')}
# switches a fault needs beside FAULT; classes also accepted, with the reason
NEEDS = {18: dict(ELARGE=2), 48: dict(HOME=0), 60: dict(ECHO=1, EEMPTY=1), 58: dict(EEMPTY=1), 59: dict(EEMPTY=1),
         46: dict(NSTART=101), 49: dict(EZERO=0), 54: dict(EAUTO=0)}
ALSO = {23: ('number',), 20: ('number',), 67: ('path', 'status'), 68: ('path', 'highlight'), 78: ('number', 'deal', 'status'),
        54: ('deal', 'machine'),        # the wrong number arises in the entry
        48: ('highlight', 'status', 'history', 'path', 'number'), 51: ('number',), 58: ('status',),
        26: (), 28: ('number',), 65: ('number',), 12: ('deal',), 1: ('deal',), 2: ('deal',), 3: ('deal',),
        18: ('deal',), 5: ('deal',), 9: ('deal',), 56: ('deal',), 52: ('number',), 22: ('number',), 40: ('number',)}
for no, (cls, *names) in FAULTS.items():
    for nm in names:
        b = T[nm]
        T['%s-%d' % (nm, no)] = dict(b, cfg=dict(b['cfg'], **NEEDS.get(no, {}), FAULT=no,
                                                       NMODE=b['cfg'].get('NMODE') or 1))
