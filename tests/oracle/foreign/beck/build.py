"""Makes a tape: switches, pictures, pasmo, TAP with a BASIC loader."""
import os, random, shutil, subprocess, tempfile
from more_tapes import D, LOOK, HONEST, FAULTS

HERE = os.path.dirname(os.path.abspath(__file__))
PASMO = os.environ.get('PASMO', 'pasmo')


def settings(name):
    base, fault = name, 0
    if name in FAULTS:
        base, fault, _ = FAULTS[name]
    c = dict(D)
    c.update(LOOK)
    c.update(HONEST[base])
    c['FAULT'] = fault
    return c


def pictures(c):
    """21 pictures that are symmetrical and differ a lot, and an empty one."""
    w, h = c['TW'] * 8, c['TH'] * 8
    rnd = random.Random(1948 + w * h)
    out = [[[0] * w for _ in range(h)]]
    while len(out) < 22:
        p = [[0] * w for _ in range(h)]
        for y in range(1, h - 1):
            for x in range(1, w // 2):
                if rnd.random() < 0.5:
                    p[y][x] = p[y][w - 1 - x] = 1
        if all(sum(a != b for r, s in zip(p, q) for a, b in zip(r, s)) > 9 for q in out):
            out.append(p)
    data = []
    for p in out:
        data += cells(p)
    return data


def cells(p):
    """Rows of pixels as bytes, cell by cell."""
    h, w, data = len(p), len(p[0]), []
    for cy in range(h // 8):
        for cx in range(w // 8):
            for y in range(8):
                v = 0
                for x in range(8):
                    v = v * 2 + p[cy * 8 + y][cx * 8 + x]
                data.append(v)
    return data


def masks(c):
    w, h = c['TW'] * 8, c['TH'] * 8
    g = range(h)
    inv = [[1] * w for _ in g]
    box = [[int(y in (0, h - 1) or x in (0, w - 1)) for x in range(w)] for y in g]
    under = [[int(y == h - 1) for x in range(w)] for y in g]
    corner = [[int((y < 2 or y >= h - 2) and (x < 2 or x >= w - 2)) for x in range(w)] for y in g]
    return [cells(p) for p in (inv, box, under, corner)]


def db(data):
    return ''.join('        db ' + ','.join(map(str, data[i:i + 16])) + '\n' for i in range(0, len(data), 16))


def block(flag, data):
    b = bytes([flag]) + bytes(data)
    x = 0
    for v in b:
        x ^= v
    b += bytes([x])
    return len(b).to_bytes(2, 'little') + b


def header(kind, name, length, p1, p2):
    return block(0, bytes([kind]) + name.ljust(10)[:10].encode() + length.to_bytes(2, 'little')
                 + p1.to_bytes(2, 'little') + p2.to_bytes(2, 'little'))


def number(n):
    return str(n).encode() + bytes([14, 0, 0, n & 255, n >> 8, 0])


def line(n, body):
    body += b'\r'
    return n.to_bytes(2, 'big') + len(body).to_bytes(2, 'little') + body


def make(name, out):
    c = settings(name)
    c['SIZE'] = 8 * c['TW'] * c['TH']
    c['FRW'] = 13 * c['DX'] + c['TW'] + 2
    c['FRH'] = 5 * c['DY'] + c['TH'] + 2
    tmp = tempfile.mkdtemp(prefix='beck')
    try:
        for f in os.listdir(HERE):
            if f.endswith('.asm'):
                shutil.copy(os.path.join(HERE, f), tmp)
        with open(tmp + '/cfg.inc', 'w') as f:
            for k, v in c.items():
                if isinstance(v, int):
                    f.write('%-8s EQU %d\n' % (k, v))
        with open(tmp + '/marks.inc', 'w') as f:
            f.write('mtab:\n')
            for k in ('hl', 'se', 'sh', 'cu'):
                f.write(db(c[k]))
            f.write('pmasks:\n')
            for m in masks(c):
                f.write(db(m))
        with open(tmp + '/pics.inc', 'w') as f:
            f.write('picdata:\n' + db(pictures(c)) if c['PIC'] == 1 else '\n')
        r = subprocess.run([PASMO, 'main.asm', 'o.bin'], cwd=tmp, capture_output=True, text=True)
        if r.returncode:
            raise SystemExit(name + ': ' + r.stdout + r.stderr)
        code = open(tmp + '/o.bin', 'rb').read()
        assert len(code) < 0x2000, len(code)
    finally:
        shutil.rmtree(tmp)
    basic = line(10, b'\xfd' + number(32767) + b':\xef""\xaf:\xf9\xc0' + number(32768))
    with open(out, 'wb') as f:
        f.write(header(0, 'shisen', len(basic), 10, len(basic)) + block(255, basic)
                + header(3, 'code', len(code), 32768, 32768) + block(255, code))
    return c
