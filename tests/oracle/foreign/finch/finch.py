#!/usr/bin/env python3
"""Makes, judges and proves the tapes of finch."""
import json
import os
import subprocess
import sys
import tempfile
import time

import faults
import prove
import tapes


def judge(program, keys, names):
    """Runs the oracle on each tape and prints one line for it."""
    wrong = 0
    for tape in names:
        faulty = tapes.config(tape)[1]
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'tape.tap')
            tapes.build(tape, path)
            command = ['nice', program, 'check', path, '--machine', '48', '--rom', 'free', '--keys',
                       keys, '--seed', '1', '--json'] + (['--first'] if faulty else [])
            start = time.time()
            done = subprocess.run(command, capture_output=True, text=True)
            spent = time.time() - start
        try:
            report = json.loads(done.stdout)
        except ValueError:
            report = {'differences': {}, 'found': [], 'warnings': []}
        found = [name for name, count in report['differences'].items() if count]
        wanted = sorted({name for item in faulty for name in tapes.FAULTS[item][0]})
        if faulty:
            right = done.returncode == 1 and bool(set(found) & set(wanted))
        else:
            right = done.returncode == 0
        words = ''
        if not right or os.environ.get('FINCH_WORDS'):
            words = done.stderr.strip()
            if report['found']:
                first = report['found'][0]
                words = ' '.join([first['class'], first['words'], first['start']] + first['steps'])
        print(tape, done.returncode, f'{spent:.0f}s', ','.join(found) or '-',
              'expected', ','.join(wanted) or '-', 'right' if right else 'WRONG ' + words,
              report['warnings'] or '', report.get('won'), report.get('stuck'), flush=True)
        wrong += not right
    print(len(names) - wrong, 'right of', len(names))
    return wrong


def main(args):
    if args[:1] == ['list']:
        print('\n'.join(tapes.HONEST + faults.FAULTY))
    elif args[:1] == ['make'] and len(args) == 3:
        tapes.build(args[1], args[2])
    elif args[:1] in (['judge'], ['prove']) and len(args) > 2:
        names = []
        for item in args[3 if args[0] == 'judge' else 2:]:
            names += {'all': tapes.HONEST, 'faults': faults.FAULTY}.get(item, [item])
        if args[0] == 'judge':
            return 1 if judge(args[1], args[2], names) else 0
        return 0 if all([prove.prove(args[1], name) for name in names]) else 1
    else:
        print('finch.py list | make TAPE FILE | judge FOURRIVERS KEYS TAPE... | '
              'prove FOURRIVERS TAPE...')
        return 2
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
