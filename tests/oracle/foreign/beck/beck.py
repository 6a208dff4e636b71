#!/usr/bin/env python3
"""list | make TAPE FILE | judge FOURRIVERS KEYS TAPE...|all|faults | prove FOURRIVERS TAPE..."""
import json, os, shutil, subprocess, sys, tempfile, time
import build
from more_tapes import HONEST, FAULTS


def judge(fr, keys, name):
    tmp = tempfile.mkdtemp(prefix='beckjudge')
    try:
        tap = tmp + '/t.tap'
        build.make(name, tap)
        want = FAULTS[name][2] if name in FAULTS else []
        args = ['nice', fr, 'check', tap, '--machine', '48', '--rom', 'free', '--keys', str(keys),
                '--seed', '1', '--json'] + (['--first'] if want else [])
        t = time.time()
        r = subprocess.run(args, capture_output=True, text=True)
        t = time.time() - t
        found, words = [], r.stderr.strip()[:200]
        try:
            d = json.loads(r.stdout)
            found = [k for k, v in d['differences'].items() if v]
            if d['found']:
                words = d['found'][0]['words']
        except ValueError:
            pass
        if want:
            good = r.returncode == 1 and bool(set(found) & set(want))
        else:
            good = r.returncode == 0
        print('%s: code %d, %.1f s, %s / %s, %s%s' % (name, r.returncode, t, ' '.join(found) or '-',
              ' or '.join(want) or '-', 'right' if good else 'WRONG', '' if good else ' | ' + words), flush=True)
        return good
    finally:
        shutil.rmtree(tmp)


def main(a):
    if a[:1] == ['list']:
        print('\n'.join(list(HONEST) + list(FAULTS)))
    elif a[:1] == ['make'] and len(a) == 3:
        build.make(a[1], a[2])
    elif a[:1] in (['judge'], ['prove']) and len(a) > 2:
        names = a[3:] if a[0] == 'judge' else a[2:]
        names = {'all': list(HONEST), 'faults': list(FAULTS)}.get(names[0], names)
        fr = os.path.abspath(a[1])
        if a[0] == 'judge':
            return 0 if all([judge(fr, a[2], n) for n in names]) else 1
        from prove import prove
        bad = 0
        for n in names:
            r = prove(fr, n)
            print(n + ': ' + r, flush=True)
            bad += not r.startswith('ok')
        return 1 if bad else 0
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
