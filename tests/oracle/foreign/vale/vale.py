#!/usr/bin/env python3
"""Makes, proves and judges the tapes of this folder."""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import time

import build
import faults
import prover
import tapes1
import tapes2

HERE = os.path.dirname(os.path.abspath(__file__))
TAPES = {**tapes1.TAPES, **tapes2.TAPES}
FLAGS = sorted(set(re.findall(r'F_([A-Z0-9]+)', ''.join(
    open(f).read() for f in glob.glob(os.path.join(HERE, 'asm', '*.asm'))))))


def names(what):
    if what == 'all':
        return list(TAPES)
    if what == 'faults':
        return faults.chosen(TAPES)
    return [what]


def make(name, path):
    tape, _, fault = name.partition('+')
    if tape not in TAPES or fault and fault not in FLAGS:
        raise SystemExit(f'{name}: no such tape')
    build.make(tape, build.table(TAPES, tape), fault, FLAGS, path)


def judge(four, keys, name, work):
    path = os.path.join(work, 'tape.tap')
    make(name, path)
    fault = name.partition('+')[2]
    args = ['nice', four, 'check', path, '--machine', '48', '--rom', 'free', '--keys', keys, '--seed', '1',
            '--json'] + (['--first'] if fault else [])
    start = time.time()
    try:
        r = subprocess.run(args, capture_output=True, text=True, timeout=400)
        code, out, err = r.returncode, r.stdout, r.stderr
    except subprocess.TimeoutExpired:
        code, out, err = 'timeout', '', ''
    try:
        j = json.loads(out)
    except ValueError:
        j = {}
    found = sorted(k for k, v in j.get('differences', {}).items() if v)
    want = faults.FAULTS[fault][0].split() if fault else []
    right = code == 1 and any(f in want for f in found) if fault else code == 0
    words = '' if right else ' ' + (json.dumps(j['found'])[:600] if j.get('found') else err[-300:])
    warn = ' warnings: ' + json.dumps(j['warnings'])[:300] if j.get('warnings') else ''
    print(f'{name:22} code {code} {time.time() - start:5.1f} s found {",".join(found) or "-"} '
          f'expected {",".join(want) or "-"} {"right" if right else "WRONG"}{words}{warn}', flush=True)
    return right


def main(a):
    if a[:1] == ['list']:
        print('\n'.join(names('all') + names('faults')))
        return 0
    if a[:1] == ['make'] and len(a) == 3:
        make(a[1], a[2])
        return 0
    if a[:1] == ['judge'] and len(a) > 3:
        with tempfile.TemporaryDirectory() as work:
            return int(not all([judge(a[1], a[2], n, work) for w in a[3:] for n in names(w)]))
    if a[:1] == ['prove'] and len(a) > 2:
        ok = True
        with tempfile.TemporaryDirectory() as work:
            for name in [n for w in a[2:] for n in names(w)]:
                path = os.path.join(work, 'tape.tap')
                make(name, path)
                t = build.table(TAPES, name.partition('+')[0])
                boards = faults.boards(name.partition('+')[2])
                n, wins, bad = prover.prove(a[1], name, t, path, 600, boards=boards,
                                             extra=faults.EXTRA.get(name.partition('+')[2], ''))
                print(f'{name:22} {n} keys, {wins} won: {"; ".join(bad) or "agrees"}', flush=True)
                ok = ok and bool(bad) == ('+' in name)
        return int(not ok)
    print('usage: vale.py list | make TAPE FILE | judge FOURRIVERS KEYS TAPE... | prove FOURRIVERS TAPE...')
    return 2


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
