"""Turns the description of a tape into cfg.inc, gen.asm and a TAP file. MIT licence."""
import os
import shutil
import subprocess
import sys
import tempfile
import shapes

HERE = os.path.dirname(os.path.abspath(__file__))
DEFAULTS = dict(FAULT=0, BASIN=0, NREDRAW=0, NSTART=100, WRAP=1, HOME=1, IDLECH=0, PREC=0, RNG=0, NMODE=0, ANIM=0,
                TILE=0, CURS=0, BX=2, BY=3, NORMAL=0x38, EMPTY=0x38, LIGHT=0x70, CHOSEN=0x68, HINTED=0x60, BGATT=0x38,
                KEYS=0, TIME=0, ECHO=0, ECUR=0, EDEL=1, EEMPTY=0, EZERO=0, ELARGE=0, ELET=0, ELONG=0, EREF=0,
                EAUTO=0, CONF=0, PROMPT=0, ESTYLE=0, ENX=0, ENY=0, UDGADD=0)
VARS = dict(left='left', moves='moves', score='score', prev='prev', secs='secs', best='best', pairs='pairs')
B1, IT, DH, DW, UL, INV, BIG, PROP = 1, 2, 4, 8, 16, 32, 64, 128


def line_address(y):
    return 16384 + (y // 64) * 2048 + (y % 8) * 256 + (y % 64) // 8 * 32


def width(t, style, n=1, label=False):
    """Pixels of n digits, or of a label's characters."""
    f, flags, adv = t['styles'][style]
    a = 8 if label else adv
    if flags & DW and not (label and flags & BIG):
        a *= 2
    return a * n


def number_x(t):
    n = t['num']
    return n['x'] + width(t, 0, len(n.get('label', '')), True)


def field_asm(t, f, name):
    """Code that shows one counter."""
    o = ['%s: ld a,%d' % (name, f['style']), ' call style', ' ld a,%d' % f['x'], ' ld (px),a', ' ld a,%d' % f['y'],
         ' ld (py),a']
    if f['label']:
        o += [' ld hl,%s_l' % name, ' call putz']
    o += [' ld hl,(%s)' % VARS[f['var']], ' ld a,%d' % f['pad'], ' ld bc,%d' % (f['digits'] * 256), ' call fmt',
          ' jp putz']
    if f['label']:
        o += ['%s_l: db "%s",0' % (name, f['label'])]
    return o


def gen(t):
    n = t['num']
    o = []
    fonts = []
    for f, flags, adv in t['styles']:
        if f not in fonts:
            fonts.append(f)
    udg = n.get('via') == 'udg'
    o += ['fonts:']
    for f in fonts:
        if f == 'rom':
            o += [' ld hl,15744', ' ld de,font_rom', ' ld bc,80', ' ldir']
    if udg:
        o += [' ld hl,font_%s' % t['styles'][0][0], ' ld (23675),hl']
    o += [' ld a,BGATT', ' ld (23693),a', ' ld (23695),a', ' ret', 'styles:']
    for f, flags, adv in t['styles']:
        o += [' db %d,%d' % (flags, adv), ' dw font_%s' % f]
    for f in fonts:
        o += ['font_%s:' % f]
        data = shapes.font(f)
        if isinstance(data, tuple):
            if data[0] is None:
                o += [' ds 80']
            data = (data[0] or []) + data[1]
        if n.get('padglyph') and f == t['styles'][0][0]:
            data[-3] = n['padglyph']
        o += [' db ' + ','.join(map(str, g)) for g in data]
    o += ['lines:'] + [' dw ' + ','.join(str(line_address(y)) for y in range(i, i + 8)) for i in range(0, 192, 8)]
    if t['cfg'].get('TILE'):
        o += ['pics:'] + [' db ' + ','.join(map(str, shapes.picture(k))) for k in range(22)]
    # fixed colours
    o += ['marks: ld hl,markt', 'mk1: ld e,(hl)', ' inc hl', ' ld d,(hl)', ' inc hl', ' ld a,d', ' or e', ' ret z',
          ' ld a,(hl)', ' inc hl', ' ld (de),a', ' jr mk1', 'markt:']
    for row, col, attr in t.get('attrs', []):
        o += [' dw %d' % (22528 + 32 * row + col), ' db %d' % attr]
    o += [' dw 0']
    # number
    sep = 59 if n.get('sep') else 0
    lab = n.get('label', '')
    via = n.get('via', 'own')
    o += ['numlab: db "%s",0' % lab if lab else 'numlab: db 0']
    o += ['numpos: xor a', ' call style', ' ld a,%d' % n['x'], ' ld (px),a', ' ld a,%d' % n['y'], ' ld (py),a',
          ' ld hl,numlab', ' jp putz']
    o += ['shownum:']
    if via == 'own' and n.get('centre'):
        o += [' call numpos', ' ld hl,cent6', ' call putz', ' call numpos', ' ld hl,(shown)', ' call bend', ' xor a',
              ' ld bc,1280', ' call fmt', 'cen1: ld a,(hl)', ' cp 58', ' jr z,cen2', ' or a', ' jr z,cen2', ' inc hl',
              ' jr cen1', 'cen2: ld (hl),0', ' ld a,l', ' sub 200', ' ld b,a', ' ld a,5', ' sub b', ' add a,a', ' add a,a',
              ' ld hl,px', ' add a,(hl)', ' ld (hl),a', ' ld hl,dbuf', ' jp putz', 'cent6: db "::::::",0']
    elif via == 'own':
        o += [' call numpos']
    else:
        o += [' ld bc,%d' % (n['y'] // 8 * 256 + n['x'] // 8), ' call romat', ' ld hl,numlab', ' call romz']
    if n.get('centre'):
        pass
    elif n.get('suffix'):
        o += [' ld hl,(shown)', ' call bend', ' ld a,%d' % n['pad'], ' ld bc,%d' % (5 * 256 + sep), ' call fmt',
              ' call spoil', 'suf1: ld a,(hl)', ' or a', ' jr z,suf2', ' cp 58', ' jr z,suf2', ' call putone', ' jr suf1',
              'suf2: ld hl,suft', ' call putz', ' ld hl,sufe', ' jp putz', 'putone: push hl', ' call putch', ' pop hl',
              ' inc hl', ' ret', 'suft: db "%s",0' % n['suffix'], 'sufe: db "%s",0' % ('    ' if n['pad'] == 0 else '') if
              n['pad'] == 0 else 'sufe: db 0']
    elif via == 'fp':
        o += [' ld hl,(shown)', ' call bend', ' ld b,h', ' ld c,l', ' call 11563', ' call 11747']
        o += ['' if t['cfg'].get('FAULT') == 5 else ' ld hl,blanks', ' jp romz' if t['cfg'].get('FAULT') != 5 else ' ret',
              'blanks: db "::::",0']
    else:
        o += [' ld hl,(shown)', ' call bend', ' ld a,%d' % n['pad'], ' ld bc,%d' % (5 * 256 + sep), ' call fmt',
              ' call spoil', ' jp putz' if via == 'own' else ' jp romz']
    # counters
    o += ['panel:']
    for i, f in enumerate(t.get('panel', [])):
        o += [' call pf%d' % i]
    o += [' IF FAULT=13', ' ld a,(moves)', ' cp 3', ' jr c,f13', ' call numpos', ' ld a,(px)',
          ' add a,%d' % width(t, 0, 4), ' ld (px),a', ' ld hl,(moves)', ' xor a', ' ld bc,200h', ' call fmt',
          ' call putz', 'f13:', ' ENDIF']
    o += [' IF FAULT=63', ' ld a,(dead)', ' or a', ' jr z,f63', ' ld hl,(score)', ' ld (shown),hl', ' call shownum',
          'f63:', ' ENDIF']
    o += [' IF FAULT=43', ' ld a,5', ' out (254),a', ' ENDIF']
    if n.get('attrby'):
        o += [' ld a,(%s)' % n['attrby'], ' or a', ' ld a,%d' % n['att'][0], ' jr z,ab1', ' ld a,%d' % n['att'][1],
              'ab1: ld hl,%d' % (22528 + n['y'] // 8 * 32 + n['x'] // 8), ' ld b,8', 'ab2: ld (hl),a', ' inc l', ' djnz ab2']
    o += [' ret']
    tm = 'ptime: ret'
    for i, f in enumerate(t.get('panel', [])):
        o += field_asm(t, f, 'pf%d' % i)
        if f['var'] == 'secs':
            tm = 'ptime: jp pf%d' % i
    o += [tm]
    # prompts
    pr = t.get('prompt', dict(x=0, y=0, text=''))
    pstyle = t['cfg'].get('ESTYLE', 0)
    for name, text in (('pshow', pr['text']), ('phide', ' ' * len(pr['text'])), ('pconf', pr.get('conf', ''))):
        o += ['%s: ld a,%d' % (name, pstyle), ' call style', ' ld a,%d' % pr['x'], ' ld (px),a',
              ' ld a,%d' % pr['y'], ' ld (py),a', ' ld hl,%s_t' % name, ' jp putz', '%s_t: db "%s",0' % (name, text)
              if text else '%s_t: db 0' % name]
    return '\n'.join(l if ':' in l.split(' ')[0] else ' ' + l for l in o if l) + '\n'


def block(flag, data):
    body = bytes([flag]) + data
    c = 0
    for b in body:
        c ^= b
    body += bytes([c])
    return len(body).to_bytes(2, 'little') + body


def number_token(v):
    return str(v).encode() + bytes([14, 0, 0, v & 255, v >> 8, 0])


def basic(t):
    """The loader; with BASIN also the entry by INPUT LINE."""
    N = number_token
    lines = [(10, b'\xfd' + N(32767) + b':\xef"" \xaf')]
    if not t['cfg'].get('BASIN'):
        lines += [(20, b'\xf9\xc0' + N(32768))]
    else:
        x = t.get('input', dict(text='Board '))['text'].encode()
        lo, hi = 0xA0A2, 0xA0A3
        lines += [(20, b'\xf1z=\xc0' + N(32768)), (30, b'\xee"' + x + b'"; \xca n$'),
                  (40, b'\xfa\xb1n$<' + N(1) + b'\xc5\xb1n$>' + N(5) + b'\xcb\xec' + N(30)),
                  (50, b'\xebi=' + N(1) + b'\xcc\xb1n$:\xfan$(i)<"0"\xc5n$(i)>"9"\xcb\xec' + N(30)), (60, b'\xf3i'),
                  (70, b'\xf1n=\xb0n$:\xfan<' + N(1) + b'\xc5n>' + N(65535) + b'\xcb\xec' + N(30)),
                  (80, b'\xf4' + N(lo) + b',n-' + N(256) + b'*\xba(n/' + N(256) + b'):\xf4' + N(hi) + b',\xba(n/' +
                   N(256) + b')'), (90, b'\xf1z=\xc0' + N(32771)), (95, b'\xec' + N(30))]
    out = b''
    for no, text in lines:
        text += b'\r'
        out += no.to_bytes(2, 'big') + len(text).to_bytes(2, 'little') + text
    return out


def make(t, name, out):
    cfg = dict(DEFAULTS, **t['cfg'])
    if cfg['ECHO'] == 1:
        cfg['ENX'], cfg['ENY'] = number_x(t), t['num']['y']
    if t['num'].get('via') == 'udg':
        cfg['UDGADD'] = 96
    tmp = tempfile.mkdtemp()
    try:
        for f in os.listdir(HERE + '/src'):
            shutil.copy(HERE + '/src/' + f, tmp)
        ebuf = 0xA07D if cfg['FAULT'] == 48 else 0xA0B0
        with open(tmp + '/cfg.inc', 'w') as f:
            f.write(''.join('%s EQU %d\n' % kv for kv in cfg.items()) + 'EBUF EQU %d\n' % ebuf)
        with open(tmp + '/gen.asm', 'w') as f:
            f.write(gen(dict(t, cfg=cfg)))
        p = subprocess.run([os.environ.get('PASMO', 'pasmo'), 'main.asm', 'o.bin'], cwd=tmp, capture_output=True,
                           text=True)
        if p.returncode:
            sys.exit('%s: %s%s' % (name, p.stdout, p.stderr))
        code = open(tmp + '/o.bin', 'rb').read()
    finally:
        shutil.rmtree(tmp)
    assert 32768 + len(code) < 0xA000, len(code)
    prog = basic(t)
    nm = name[:10].ljust(10).encode()
    with open(out, 'wb') as f:
        f.write(block(0, b'\0' + nm + len(prog).to_bytes(2, 'little') + b'\x0a\0' + len(prog).to_bytes(2, 'little')))
        f.write(block(255, prog))
        f.write(block(0, b'\3' + nm + len(code).to_bytes(2, 'little') + b'\0\x80\0\x80'))
        f.write(block(255, code))
