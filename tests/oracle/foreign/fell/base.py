# fell: draws a base (a set of switches) from a seed, and assembles a tape. MIT licence.
import os, random, re, subprocess, tempfile
HERE = os.path.dirname(os.path.abspath(__file__))

def contrast(r, p):
    return r.choice([i for i in range(8) if abs(i - p) >= 3])

def base(seed, **over):
    r = random.Random('fell%s' % seed)
    b = {'SEED': seed}
    b['ORG'] = r.choice([25600, 26624, 30000, 32768, 40000, 45056]) + r.randrange(0, 64)
    b['PG'] = (b['ORG'] >> 8) + 0x14 + r.randrange(0, 4)
    b['DX'] = r.choice([1, 2, 2]); b['DY'] = r.choice([1, 2, 2, 3])
    b['PW'] = r.randint(1, b['DX']); b['PH'] = r.randint(1, min(2, b['DY']))
    oymin = r.choice([0, 1, 2, 3])
    b['OX'] = r.randint(0, 32 - 14 * b['DX'])
    b['OY'] = r.randint(oymin, 21 - 6 * b['DY'])
    b['ROMG'] = r.choice([33, 65, 97, 40]) if b['PW'] == 1 and r.random() < .45 else 0
    b['TITLE'] = r.random() < .7; b['HELP'] = r.random() < .4
    b['NROW'] = r.choice([23, 23, 23, 22]); b['NCOL'] = r.choice([0, 0, 1])
    b['PRE'] = r.choice(['', '', 'No ', '#', 'Board ']); b['NPRE'] = len(b['PRE'])
    b['NFMT'] = r.choice([0, 0, 1])
    e = r.choice(['same', 'right', 'above'])
    b['EROW'] = b['NROW'] if e != 'above' else 21
    b['ECOL'] = b['NCOL'] + b['NPRE'] if e == 'same' else 15 if e == 'right' else r.randrange(0, 10)
    b['MSG'] = r.choice([0, 1]); b['MROW'] = r.choice([22, 23]); b['MCOL'] = 24
    p = r.choice([0, 7, 1, 6, 5]); b['TATTR'] = p * 8 + contrast(r, p)
    b['START0'] = r.choice([0, 0, 1, r.randint(1, 65535)])
    b['KM'] = r.randrange(3); b['WRAPX'] = r.randrange(2); b['WRAPY'] = r.randrange(2)
    b['HOME'] = r.choice([17, 17, 110, 16 * 3 + 7, 16 * 6 + 1]); b['CURHOME'] = r.randrange(2)
    b['HARR'] = r.choice([0, 0, 1]); b['HEND'] = r.choice([0, 0, 1])
    b['HORD'] = r.choice(['rows', 'rows', 'back', 'cols', 'colsback', 'snake', 'mixed'])
    b['OTHER'] = r.randrange(3); b['BLK'] = r.randrange(3)
    b['IDLECH'] = r.randrange(2); b['IDLESEL'] = r.randrange(2)
    b['PREC'] = r.randrange(2); b['UNDOM'] = r.randrange(2); b['PATHM'] = r.randrange(2)
    b['RDM'] = r.choice([0, 0, 1])
    b['DFILL'] = r.randrange(2); b['DCOL'] = r.randrange(2); b['DMIX'] = r.randrange(2)
    b['LA'] = r.randrange(1000, 60000) * 8 % 65536 | 5; b['LC'] = r.randrange(65536) | 1
    b['ELET'] = r.randrange(2); b['EDCAN'] = r.randrange(2); b['EDALL'] = r.randrange(2)
    b['EEMPTY'] = r.randrange(2); b['EOVF'] = r.randrange(2)
    b['SLEN'] = r.randint(20, 90); b['SPIT'] = r.randint(30, 160); b['SPIT2'] = r.randint(30, 160)
    b['COLK'] = r.random() < .4
    b['GSEED'] = r.random(); b['ULSET'] = 0
    b.update(over)
    b['r'] = r
    looks(b)
    return b

def looks(b):
    r = b['r']
    p = r.choice([0, 0, 7, 7, 1, 6]); i = contrast(r, p)
    inks = [x for x in range(8) if abs(x - p) >= 3]
    b['kattr'] = [p * 8 + i] + [p * 8 + (r.choice(inks) if b['COLK'] else i) for _ in range(21)]
    papers = [x for x in range(8) if x != p]; r.shuffle(papers)
    ink2 = r.choice([x for x in inks if x != i] or [i]) if len(inks) > 1 else i
    ch = {'FLASH': (255, 128, 0), 'BRIGHT': (255, 64, 0), 'INV': (255, 0, 1), 'UNDER': (255, 0, 2),
          'OVER': (255, 0, 4), 'INK': (0xF8, ink2, 0)}
    for n, q in (('PAPER', papers[0]), ('PAPER2', papers[1]), ('PAPER3', papers[2])):
        ch[n] = (0xC0, q * 8 + contrast(r, q), 0)
    can = [['BRIGHT', 'PAPER3', 'UNDER', 'OVER'] + (['INK'] if not b['COLK'] and ink2 != i else []),
           ['PAPER2', 'BRIGHT', 'UNDER', 'OVER', 'FLASH', 'INV'], ['PAPER', 'FLASH', 'BRIGHT', 'UNDER', 'INV'],
           ['FLASH', 'PAPER', 'INV', 'UNDER', 'OVER']]
    while 1:
        m = [r.choice(c) for c in can]
        if len(set(m)) == 4: break
    b['marks'] = m; b['rattr'] = [ch[x] for x in m]
    g = random.Random(b['GSEED']); out = []
    while len(out) < 21:
        w, h = 8 * b['PW'], 8 * b['PH']; rows = []
        for y in range(h):
            half = [g.random() < .5 for _ in range(w // 2)]
            row = half + half[::-1] if len(out) % 2 else half + [g.random() < .5 for _ in half]
            row[-1] = False
            rows.append([False] * w if y in (0, h - 1) else row)
        d = bytes(sum(rows[py * 8 + y][px * 8 + x] << (7 - x) for x in range(8))
                  for py in range(b['PH']) for px in range(b['PW']) for y in range(8))
        if all(sum(bin(x ^ y).count('1') for x, y in zip(d, o)) > 9 for o in out): out.append(d)
    b['glyphs'] = out
    cells = [row * 16 + col for row in range(1, 7) for col in range(1, 15)]
    key = {'rows': lambda c: c, 'back': lambda c: -c, 'cols': lambda c: (c & 15, c >> 4),
           'colsback': lambda c: (-(c & 15), c >> 4), 'snake': lambda c: (c >> 4, c & 15 if c & 16 else -(c & 15)),
           'mixed': lambda c: g.random()}[b['HORD']]
    b['ord'] = sorted(cells, key=key)

def source(b, fault=None):
    out = []; used = 0
    names = ('ORG PG DX DY PW PH OX OY ROMG NROW NCOL NPRE NFMT EROW ECOL MSG MROW MCOL TATTR START0 KM WRAPX WRAPY '
             'HOME CURHOME HARR HEND OTHER BLK IDLECH IDLESEL PREC UNDOM PATHM RDM DFILL DCOL DMIX LA LC ELET EDCAN '
             'EDALL EEMPTY EOVF SLEN SPIT SPIT2 ULSET').split()
    for n in names: out.append('%s equ %d' % (n + 'A' * (n == 'ORG'), b[n]))
    for i in range(1, 8):
        for line in open(os.path.join(HERE, 'fell%d.asm' % i)):
            line = line.rstrip('\n')
            m = re.search(r';[?+-][a-z0-9_]+', line)
            if not m: out.append(line); continue
            code, alts = line[:m.start()], line[m.start():]
            extra = []
            for k, n, t in re.findall(r';([?+-])([a-z0-9_]+)(?:: ([^;]*))?', alts):
                if n != fault: continue
                used += 1
                if k in '?-':
                    lab = re.match(r'[a-z0-9]+:', code)
                    code = lab[0] if lab else ''
                extra += t.split(' / ')
            out.append(code)
            for x in extra:
                x = x.strip(); lab = re.match(r'([a-z0-9]+:) ?(.*)', x)
                if lab: out.append(lab[1]); x = lab[2]
                out.append('        ' + x)
    if fault and not used: raise SystemExit('no such fault: ' + fault)
    db = lambda v: '        db ' + ','.join(str(x) for x in v)
    out += ['ordtab:', db(b['ord']), 'kattr:', db(b['kattr']), 'rattr:', db([x for t in b['rattr'] for x in t]),
            'pretxt:', db(list(b['PRE'].encode()) + [0]), 'decot:']
    if b['TITLE'] and b['OY'] > 0: out.append(db([0, 10] + list(b'SHISEN fell') + [0]))
    if b['HELP'] and b['OY'] > 1: out.append(db([1, 1] + list(b'H hint B back F fwd S board') + [0]))
    out += [db([255])]
    for n, t in (('msg0', ' ' * 8), ('msg1', 'YOU WIN!'), ('msg2', 'NO MOVES')): out += [n + ':', db(list(t.encode()) + [0])]
    out.append('glyphs:')
    if b['ROMG']: out.append('        ds 21*PW*PH*8')
    else: out += [db(g) for g in b['glyphs']]
    out += ['finish:', '        end']
    return '\n'.join(out) + '\n'

def assemble(b, fault=None):
    with tempfile.TemporaryDirectory() as d:
        s, o, y = (os.path.join(d, x) for x in ('a.asm', 'a.bin', 'a.sym'))
        open(s, 'w').write(source(b, fault))
        p = subprocess.run([os.environ.get('PASMO', 'pasmo'), s, o, y], capture_output=True, text=True)
        if p.returncode:
            m = re.search(r'line (\d+)', p.stdout + p.stderr)
            raise SystemExit('%s %s: %s %s' % (b['SEED'], fault, p.stderr + p.stdout,
                             open(s).read().split('\n')[int(m[1]) - 1] if m else ''))
        syms = {m[1]: int(m[2], 16) for m in re.finditer(r'^(\w+)\s+EQU 0?([0-9A-F]+)H', open(y).read(), re.M)}
        code = open(o, 'rb').read()
    if b['ORG'] + len(code) > b['PG'] * 256: raise SystemExit('code reaches the tables')
    return code, syms

def block(flag, d):
    d = bytes([flag]) + d; x = 0
    for c in d: x ^= c
    d += bytes([x]); return bytes([len(d) & 255, len(d) >> 8]) + d

def tape(b, fault=None):
    code, _ = assemble(b, fault)
    num = lambda n: b'\xb0"%d"' % n
    line = b'\xfd' + num(b['ORG'] - 1) + b':\xef""\xaf:\xf9\xc0' + num(b['ORG']) + b'\r'
    prog = b'\0\x0a' + bytes([len(line) & 255, len(line) >> 8]) + line
    w = lambda n: bytes([n & 255, n >> 8])
    return (block(0, b'\0fell      ' + w(len(prog)) + w(10) + w(len(prog))) + block(255, prog) +
            block(0, b'\3fellcode  ' + w(len(code)) + w(b['ORG']) + w(0x8000)) + block(255, code))
