#!/usr/bin/env python3
# fell: random Shisen tapes with and without faults, and a judge for an oracle. MIT licence.
#   fell.py list | make TAPE FILE | judge FOURRIVERS KEYS TAPE...|all|faults | prove FOURRIVERS TAPE...
# A tape is hSEED (honest), NAME-a or NAME-b (fault NAME in its base A or B).
import json, os, subprocess, sys, tempfile, time, zlib
import base
HERE = os.path.dirname(os.path.abspath(__file__))

def faults():
    t = {}
    for f in ('faults1.txt', 'faults2.txt'):
        for line in open(os.path.join(HERE, f)):
            n, cl, ov, why = line.rstrip('\n').split('|')
            t[n] = (cl.split(), {k: int(v) for k, v in (x.split('=') for x in ov.split())}, why)
    return t
FAULTS = faults()
HONEST = ['h%d' % i for i in range(1, 25)] + ['hlines']

def parts(t):
    if t == 'hlines': return base.base(9192, ULSET=1), None
    if t[0] == 'h' and t[1:].isdigit(): return base.base(int(t[1:])), None
    n, ab = t.rsplit('-', 1)
    over = dict(FAULTS[n][1])
    if 'ECOL' in over: over['EROW'] = 23; over['NROW'] = 23
    return base.base(1000 + zlib.crc32((n + ab).encode()) % 9000, **over), n

def make(t, f):
    b, n = parts(t)
    open(f, 'wb').write(base.tape(b, n))

def check(exe, keys, t, first):
    with tempfile.TemporaryDirectory() as d:
        f = os.path.join(d, t + '.tap'); make(t, f); t0 = time.time()
        cmd = ['nice', exe, 'check', f, '--machine', '48', '--rom', 'free', '--keys', str(keys), '--seed', '1', '--json']
        try: p = subprocess.run(cmd + ['--first'] * first, capture_output=True, text=True, timeout=400)
        except subprocess.TimeoutExpired: return 'timeout', 400, None
        sec = time.time() - t0
        try: j = json.loads(p.stdout)
        except ValueError: j = {'error': (p.stdout + p.stderr)[:300]}
        return p.returncode, sec, j

def judge(exe, keys, tapes):
    bad = 0
    for t in tapes:
        honest = t == 'hlines' or t[0] == 'h' and t[1:].isdigit()
        want = [] if honest else FAULTS[t.rsplit('-', 1)[0]][0]
        code, sec, j = check(exe, keys, t, not honest)
        fo = (j or {}).get('found') or []
        got = [(x.get('class') or x.get('kind') or '?') if isinstance(x, dict) else str(x) for x in fo]
        if code not in (0, 1): v = 'REFUSED'
        elif honest: v = 'ok' if code == 0 else 'WRONGLY ACCUSED'
        else: v = 'MISSED' if code == 0 else 'ok' if set(got) & set(want) else 'CLASS'
        bad += v != 'ok'
        why = '' if v == 'ok' else json.dumps(fo[:1] or (j or {}).get('error', ''))[:330]
        print('%-14s %s %5.1f s %-10s / %-24s %s %s' % (t, code, sec, ','.join(got[:3]) or '-', ','.join(want) or 'none', v, why), flush=True)
    return bad

def main(a):
    if a[:1] == ['list']: print('\n'.join(HONEST + [n + x for n in FAULTS for x in ('-a', '-b')]))
    elif a[:1] == ['make']: make(a[1], a[2])
    elif a[:1] == ['judge']:
        tp = []
        for x in a[3:]:
            tp += HONEST if x == 'all' else []
            tp += [n + s for n in FAULTS for s in ('-a', '-b')] if x in ('all', 'faults') else []
            tp += [n + '-' + x[-1] for n in FAULTS] if x in ('faults-a', 'faults-b') else []
            tp += [x] if x not in ('all', 'faults', 'faults-a', 'faults-b') else []
        return 1 if judge(a[1], int(a[2]), tp) else 0
    elif a[:1] == ['prove']:
        import prove
        return 1 if sum(prove.prove(a[1], t, parts(t)[0]) for t in a[2:]) else 0
    else: print(__doc__ or open(__file__).read()[:400]); return 2
    return 0
if __name__ == '__main__': sys.exit(main(sys.argv[1:]))
