"""Builds a tape from a table of settings with pasmo."""
import os
import shutil
import subprocess
import tempfile

import base
import gfx

HERE = os.path.dirname(os.path.abspath(__file__))
POSN = [16 * (r + 1) + c + 1 for r in range(6) for c in range(14)]


def order(name):
    """Gives the 84 cells in the order in which hints are searched."""
    rc = [(r, c) for r in range(6) for c in range(14)]
    key = {'rows': lambda p: p, 'back': lambda p: (-p[0], -p[1]),
           'columns': lambda p: (p[1], p[0]), 'rightcol': lambda p: (-p[1], p[0]),
           'up': lambda p: (-p[0], p[1]), 'snake': lambda p: (p[0], p[1] if p[0] % 2 == 0 else -p[1]),
           'middle': lambda p: (abs(2 * p[1] - 13) + abs(2 * p[0] - 5), p),
           'outside': lambda p: (-abs(2 * p[1] - 13), p), 'diag': lambda p: (p[0] + p[1], p),
           'mirror': lambda p: (p[0], -p[1])}[name]
    return [16 * (r + 1) + c + 1 for r, c in sorted(rc, key=key)]


def db(label, data):
    out = [f'{label}:']
    for i in range(0, len(data), 24):
        out.append('        defb ' + ','.join(str(b) for b in data[i:i + 24]))
    return out


def text_bytes(items, textattr):
    out = []
    for row, col, attr, text in items:
        out += [row, col, textattr if attr is None else attr]
        out += [b if isinstance(b, int) else ord(b) for b in text] + [0]
    return out + [255]


def blank(items):
    return [(r, c, None, ' ' * len(t)) for r, c, _, t in items]


def data_inc(t):
    """Gives the text of data.inc."""
    w, h = 8 * t['TW'], 8 * t['TH']
    ta = t['TEXTA']
    out = db('posn', POSN) + ['POSN    equ posn'] + db('horder', order(t['order']))
    if not t['TSRC']:
        pics = []
        void = [[0] * w for _ in range(h)]
        if t['emptypic']:
            void = gfx.mask(t['emptypic'], w, h)
        pics += gfx.cells(void)
        for k in range(21):
            g = gfx.stretch(gfx.base(t['pic'], k), w, h, t['fit'])
            if t['edge']:
                m = gfx.mask(t['edge'], w, h)
                g = [[a | b for a, b in zip(p, q)] for p, q in zip(g, m)]
            if t['invert']:
                g = [[1 - a for a in p] for p in g]
            pics += gfx.cells(g)
        out += db('tilegfx', pics)
    attr = t['attr']
    attrs = [attr(k) if callable(attr) else attr for k in range(21)]
    empty = t['BGATTR'] if t['empty'] is None else t['empty']
    out += db('tileattr', [empty] + attrs)
    masks = {}
    for i, (a, o, s, pm, m) in enumerate(t['marks']):
        masks[m] = 1
        out += [f'mark{i}:  defb {a},{o},{s},{pm}', f'        defw mask_{m}']
    for m in masks:
        out += db(f'mask_{m}', gfx.cells(gfx.mask(m, w, h)))
    out += db('signs', [b for s in t['signs'] for b in s] or [0])
    if t['GAPM']:
        sign = t['gap']
        out += db('gapsign', sign if len(sign) == 16 else sign * 2) + db('gapnone', [0] * 16)
    if t['font'] == 'rom':
        out += ['FONT    equ 3D00h']
    else:
        out += db('ownfont', gfx.font(t['font'] == 'bold', 2 if t['font'] == 'right' else 1))
        out += ['FONT    equ ownfont']
    out += db('tscreen', text_bytes(t['texts'], ta))
    if t['prompt']:
        out += db('tprompt', text_bytes(t['prompt'], ta))
        out += db('tclear', text_bytes(blank(t['prompt']), ta))
    msgs = t['msgs'] or {}
    clear = []
    for name in ('win', 'stuck', 'bad', 'none'):
        m = msgs.get(name, [])
        clear += blank(m)
        out += db('m' + name, text_bytes(m, ta))
    out += db('mclear', text_bytes(clear, ta))
    for name in ('grav', 'cheat'):
        if t[name]:
            for i in (0, 1):
                out += db(f't{name}{i}', text_bytes([t[name][i]], ta))
    if t['TITLE']:
        out += db('ttitle', text_bytes(t['title'], ta))
    out += db('sndtab', [v for pair in t['sound'] for v in pair] + [0])
    return '\n'.join(out) + '\n'


def block(flag, data):
    body = bytes([flag]) + data
    x = 0
    for b in body:
        x ^= b
    body += bytes([x])
    return len(body).to_bytes(2, 'little') + body


def header(kind, name, length, p1, p2):
    return block(0, bytes([kind]) + name.ljust(10)[:10].encode() + length.to_bytes(2, 'little')
                 + p1.to_bytes(2, 'little') + p2.to_bytes(2, 'little'))


def number(n):
    return str(n).encode() + b'\x0e\0\0' + n.to_bytes(2, 'little') + b'\0'


def tap(name, code, origin):
    """Gives a TAP file: CLEAR, LOAD ""CODE, RANDOMIZE USR."""
    line = (b'\xfd' + number(origin - 1) + b':\xef""\xaf:\xf9\xc0' + number(origin) + b'\r')
    prog = (10).to_bytes(2, 'big') + len(line).to_bytes(2, 'little') + line
    return (header(0, name, len(prog), 10, len(prog)) + block(255, prog)
            + header(3, name, len(code), origin, 32768) + block(255, code))


def build(name, t, fault, faults, work):
    """Assembles a tape in the folder work: gives the TAP and the settings."""
    for f in os.listdir(os.path.join(HERE, 'asm')):
        if f.endswith('.asm'):
            shutil.copy(os.path.join(HERE, 'asm', f), work)
    equ = {k: v for k, v in t.items() if k.isupper()}
    equ['TSZ'] = 8 * t['TW'] * t['TH']
    equ['EPROMPT'] = int(bool(t['prompt']))
    equ['GRAVT'] = int(bool(t['grav']))
    equ['CHEATT'] = int(bool(t['cheat']))
    equ['BADMSG'], equ['NOMSG'] = t['badmsg'], t['nomsg']
    for f in faults:
        equ['F_' + f] = int(f == fault)
    with open(os.path.join(work, 'cfg.inc'), 'w') as f:
        f.write(''.join(f'{k} equ {v}\n' for k, v in equ.items()))
    with open(os.path.join(work, 'data.inc'), 'w') as f:
        f.write(data_inc(t))
    r = subprocess.run([os.environ.get('PASMO', 'pasmo'), 'main.asm', 'out.bin', 'out.sym'], cwd=work,
                       capture_output=True, text=True)
    if r.returncode:
        raise SystemExit(f'{name}: {r.stdout}{r.stderr}')
    code = open(os.path.join(work, 'out.bin'), 'rb').read()
    end = t['ORIGIN'] + len(code)
    assert end <= t['RAM'] or t['ORIGIN'] >= t['RAM'] + 1100, (name, hex(end))
    return tap(name, code, t['ORIGIN'])


def make(name, t, fault, faults, path):
    with tempfile.TemporaryDirectory() as work:
        out = build(name, t, fault, faults, work)
    with open(path, 'wb') as f:
        f.write(out)


def table(tapes, name):
    return {**base.DEFAULTS, **tapes[name]}
