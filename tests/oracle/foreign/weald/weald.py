#!/usr/bin/env python3
# weald: many Shisen tapes from one source. MIT licence.
import json, os, subprocess, sys, tempfile, time
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
from cfgen import rand
PASMO = os.environ.get('PASMO', 'pasmo')
def db(v): return '\n'.join('        db ' + ','.join(str(x & 255) for x in v[i:i + 16]) for i in range(0, len(v), 16))
def txt(y, x, a, s): return [y, x, a] + [ord(k) for k in s] + [0]
def tables(c):
    o = []
    def t(name, v): o.append(name + ':\n' + db(v))
    n = c['TW'] * c['TH']
    t('rowy', c['rowy']); t('colx', c['colx']); t('pixx', c['px']); t('pixy', c['py'])
    t('glyphs', [b for k in [c['EG']] + c['G'] for cell in k for b in cell])
    t('atab', c['EA'] + [a for k in c['A'] for a in k])
    o.append('mtab:')
    for m in c['MO']:
        b, a, orr, k1, k2 = c['marks'][m]
        o.append(f'        db {b},{a},{orr}\n        dw pat{m}\n        db {k1},{k2},0')
    for m in range(4): t(f'pat{m}', [b for cell in c['pats'][m] for b in cell])
    t('g1def', c['g1']); t('g2def', c['g2']); t('ordt', c['ordt'] + [0]); t('brank', c['brank'])
    tt = []
    for y, x, a, s in c['title']: tt += txt(y, x, a, s)
    t('ttxt', tt + [255])
    t('sttxt', sum([txt(*z) for z in c['start']], []) + [255])
    t('numtx', txt(c['NUMR'], c['numx'], c['NUMATTR'], c['numpre']))
    at = c['SATTR']
    if 'pairs' in c['T']:
        (y, x), s = c['T']['pairs']; t('paitx', txt(y, x, at, s[0][:-2]))
    if 'g' in c['T']:
        (y, x), s = c['T']['g']; t('goff', txt(y, x, at, s[0])); t('gon', txt(y, x, at, s[1]))
    if 'msg' in c['T']:
        (y, x), s = c['T']['msg']
        for k, z in zip(('msg0', 'msgn', 'msgh', 'msgs', 'msgw'), s): t(k, txt(y, x, c['at2'] if k != 'msg0' else at, z))
    t('asktx', txt(c['ASKR'], c['ASKC'] - c['PLEN'], c['ASKATTR'], c['pr']))
    t('mqtxt', [ord(k) for k in c['marq']] + [255])
    tw, th = c['TW'], c['TH']
    f = {1: [(0, 0, 128, c['x0'] - 1, '>'), (128, c['y0'] - 1, 0, 0, 'v')], 3: [(0, 0, -1, 0, '>'), (0, 0, tw, 0, '<')],
         2: [(-1, 0, -1, 0, '+'), (-1, 0, tw, 0, '+'), (th, 0, -1, 0, '+'), (th, 0, tw, 0, '+')], 0: []}[c['OVL']]
    t('ovoff', [v for z in f for v in z[:4]] or [0]); t('ovch', [ord(z[4]) for z in f] + [0]); t('ovnone', [32] * len(f) + [0])
    return '\n'.join(o) + '\n'
def num(n, val=False):
    if val: return b'\xb0"' + str(n).encode() + b'"'
    return str(n).encode() + b'\x0e\0\0' + bytes([n & 255, n >> 8, 0])
def line(no, b): b += b'\r'; return bytes([no >> 8, no & 255, len(b) & 255, len(b) >> 8]) + b
def block(flag, data):
    d = bytes([flag]) + data; x = 0
    for k in d: x ^= k
    d += bytes([x]); return bytes([len(d) & 255, len(d) >> 8]) + d
def head(typ, name, ln, a, b): return block(0, bytes([typ]) + name.encode().ljust(10)[:10] + ln.to_bytes(2, 'little') + a.to_bytes(2, 'little') + b.to_bytes(2, 'little'))
def build(c, syms=None):
    with tempfile.TemporaryDirectory() as d:
        for f in os.listdir(HERE + '/src'): open(d + '/' + f, 'w').write(open(HERE + '/src/' + f).read())
        keys = {k: v for k, v in c.items() if k.isupper() and isinstance(v, int) and k not in ('SP', 'TI', 'TP', 'TB')}
        keys.setdefault('GROM', 0)
        open(d + '/cfg.inc', 'w').write('FONT EQU 3d00h\n' + ''.join(f'{k} EQU {v}\n' for k, v in keys.items()) + ''.join(f'{k} EQU {v}\n' for k, v in (('CKR', c['T'].get('ck', ((0, 0), 0))[0][0]), ('CKC', c['T'].get('ck', ((0, 0), 0))[0][1]))) + (('PAIC EQU 0\n')))
        open(d + '/tables.inc', 'w').write(tables(c))
        p = subprocess.run([PASMO, '--bin', 'weald.asm', 'o.bin', 'o.sym'], cwd=d, capture_output=True, text=True)
        if p.returncode: raise SystemExit('pasmo: ' + p.stdout[-500:] + p.stderr[-500:])
        code = open(d + '/o.bin', 'rb').read()
        if syms is not None:
            for l in open(d + '/o.sym'):
                w = l.split(); syms[w[0]] = int(w[2][:-1], 16)
    org = c['ORG0']; end = org + len(code)
    assert end < 65250 and (not c['IM2'] or end < 0xfc00), (org, len(code))
    bp = c['BP'] * 256; assert bp >= end or bp + 512 <= org
    L = c['loader']; clr = min(org, bp if bp < org else org) - 1
    col = bytes([0xe7]) + num(5) + b':'
    if L == 'rem':
        b = line(1, b'\xea' + code); assert org == 23760
        b += line(2, b'\xf9\xc0' + num(org))
        return head(0, 'shisen', len(b), 2, len(b)) + block(255, b)
    v = L == 'val'
    go = b'\xf9\xc0' + num(org, v)
    if L == 'noclear': b = line(10, b'\xef""\xaf:' + go)
    elif L == 'pause': b = line(10, b'\xfd' + num(clr) + b':\xef""\xaf') + line(20, b'\xfb:\xf5"Press a key":\xf2' + num(0)) + line(30, go)
    elif L == 'scr': b = line(10, b'\xfd' + num(clr) + b':' + col + b'\xef""\xaa:\xef""\xaf:' + go)
    else: b = line(10, b'\xfd' + num(clr, v) + b':\xef""\xaf') + line(20, go)
    t = head(0, 'shisen', len(b), 10, len(b)) + block(255, b)
    if L == 'scr':
        scr = bytearray(6912)
        for i in range(768): scr[6144 + i] = 0x38 + (i * 7 // 32 % 8 if (i // 32) % 4 == 0 else 0)
        t += head(3, 'screen', 6912, 16384, 32768) + block(255, bytes(scr))
    return t + head(3, 'code', len(code), org, 32768) + block(255, code)
from faults import FAULTS
def config(name):
    if name[0] == 'r': return rand(int(name[1:]))
    f = FAULTS[name]; c = rand(f[0]); c['FAULT'] = f[1]; c.update(f[3] if len(f) > 3 else {}); return c
LIMIT = int(os.environ.get('LIMIT', 600))
def judge(fr, keys, names, seed=1):
    bad = 0
    for n in names:
        with tempfile.TemporaryDirectory() as d:
            p = d + '/t.tap'; open(p, 'wb').write(build(config(n)))
            t = time.time()
            try: q = subprocess.run([fr, 'check', p, '--machine', '48', '--rom', 'free', '--keys', str(keys), '--seed', str(seed), '--json'] + (['--first'] if n[0] == 'f' else []), capture_output=True, text=True, timeout=LIMIT)
            except subprocess.TimeoutExpired: print(f'{n} - >{LIMIT}s not finished', flush=True); continue
            try: j = json.loads(q.stdout); found = [k for k, v in j['differences'].items() if v]
            except Exception: j = None; found = ['?' + (q.stdout + q.stderr)[:150].replace('\n', ' ')]
            want = FAULTS[n][2] if n[0] == 'f' else ''
            ok = (q.returncode == 1 and any(w in found for w in want.split('|'))) if want else q.returncode == 0
            sk = '' if not j else ' skip:' + ','.join('%s %d/%d' % (k, v['skipped'], v['made']) for k, v in j['comparisons'].items() if v['skipped'] > v['made'])
            if j and j.get('warnings'): sk += ' warn:%d' % len(j['warnings'])
            bad += not ok
            print(f"{n} {q.returncode} {time.time()-t:.1f}s {'+'.join(found) or '-'} / {want or '-'} {'ok' if ok else 'WRONG'}{sk}", flush=True)
    return bad
if __name__ == '__main__':
    a = sys.argv[1:]
    allr = ['r%03d' % i for i in range(80)]
    if a[:1] == ['list']: print('\n'.join(allr + sorted(FAULTS)))
    elif a[:1] == ['make']: open(a[2], 'wb').write(build(config(a[1])))
    elif a[:1] == ['judge']:
        ns = [];
        for x in a[3:]: ns += allr if x == 'all' else sorted(FAULTS) if x == 'faults' else [x]
        sys.exit(1 if judge(a[1], int(a[2]), ns) else 0)
    elif a[:1] == ['prove']:
        import prove; sys.exit(prove.main(a[1], a[2:]))
    elif a[:1] == ['show']:
        c = config(a[1]); print({k: v for k, v in c.items() if k not in ('G', 'A', 'pats', 'ordt')})
    else: print(__doc__ or 'list | make TAPE FILE | judge FR KEYS TAPE.. | prove FR TAPE..'); sys.exit(2)
