#!/usr/bin/env python3
"""Shisen tapes of "marl": list, make TAPE FILE, judge FOURRIVERS KEYS TAPE..., prove FOURRIVERS TAPE... MIT licence."""
import json
import os
import subprocess
import sys
import tempfile
import time
import build
import tapes


def judge(exe, keys, names):
    bad = 0
    if names in (['all'], ['honest']):
        names = tapes.HONEST
    elif names == ['faults']:
        names = [n for n in tapes.T if n not in tapes.HONEST]
    with tempfile.TemporaryDirectory() as d:
        for n in names:
            no = tapes.T[n]['cfg'].get('FAULT', 0)
            f = d + '/t.tap'
            build.make(tapes.T[n], n, f)
            s = time.time()
            cmd = ['nice', exe, 'check', f, '--machine', '48', '--rom', 'free', '--keys', keys, '--seed',
                   os.environ.get('SEED', '1'), '--json'] + (['--first'] if no else [])
            p = subprocess.run(cmd, capture_output=True, text=True)
            try:
                r = json.loads(p.stdout)
                found = sorted(k for k, v in r['differences'].items() if v)
                warn = [w['name'] for w in r.get('warnings', [])]
                what = '; '.join(str(x) for x in r.get('found', []))[:400]
            except ValueError:
                found, warn, what = ['?'], [], p.stdout[:200] + p.stderr[:300]
            if no:
                want = (tapes.FAULTS[no][0],) + tapes.ALSO.get(no, ())
                ok = p.returncode == 1 and bool(set(found) & set(want))
            else:
                want = ('none',)
                ok = p.returncode == 0
            bad += not ok
            print('%-14s code %d %5.1fs %s / %s %s %s' % (n, p.returncode, time.time() - s, ','.join(found) or 'none',
                  want[0], 'ok' if ok else 'WRONG', '' if ok and not warn else ' '.join(warn) + ' ' + ('' if ok else what)),
                  flush=True)
    print('%d judged wrongly' % bad)
    return bad > 0


def main():
    a = sys.argv[1:]
    if a[:1] == ['list']:
        print('\n'.join(tapes.T))
    elif a[:1] == ['make'] and len(a) == 3:
        build.make(tapes.T[a[1]], a[1], a[2])
    elif a[:1] == ['judge'] and len(a) > 3:
        sys.exit(judge(a[1], a[2], a[3:]))
    elif a[:1] == ['prove'] and len(a) > 2:
        import model
        sys.exit(model.prove(a[1], tapes.HONEST if a[2:] == ['all'] else a[2:]))
    else:
        sys.exit(__doc__)


main()
