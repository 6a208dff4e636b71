#!/usr/bin/env python3
"""Makes, proves and judges the tapes of this family."""
import json
import os
import subprocess
import sys
import tempfile

import tiny
from prove import prove

ENGINES = [tiny]


def engine_of(name):
    """Return the engine that makes a tape."""
    return next(e for e in ENGINES if name.startswith(e.__name__ + '-'))


def names(wanted):
    """Return the list of tapes; `all` stands for every honest one."""
    every = [name for engine in ENGINES for name in engine.NAMES]
    return [n for want in wanted for n in (every if want == 'all' else
            [x for x in every if x.startswith(want[:-1])] if want[-1] == '*' else [want])]


def made(name, folder, fault=None):
    """Write a tape into a folder; return its path and description."""
    engine = engine_of(name)
    changes = {**engine.FAULTS, **engine.VARIANTS}
    tape = engine.make(name, changes[fault][1] if fault else {})
    path = os.path.join(folder, f'{name}.tap')
    with open(path, 'wb') as out:
        out.write(tape['bytes'])
    return path, tape


def check(program, path, machine, options):
    """Return exit code, number of warnings and accusations of a check."""
    command = [program, 'check', path, '--json', '--threads', '1', '--machine', machine]
    done = subprocess.run(command + options, capture_output=True, text=True, check=False)
    try:
        report = json.loads(done.stdout)
    except ValueError:
        return done.returncode, 0, [done.stderr.strip()[:300]]
    found = [f"{d['class']}: {d['words']} [{' '.join(d['steps'][-12:])}]"
             for d in report.get('found', [])]
    return done.returncode, len(report.get('warnings', [])), found


def faults(program, keys, wanted):
    """Judge tapes with one change each; return 1 if one of them is judged wrongly."""
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for engine in ENGINES:
            for fault, (name, _) in {**engine.FAULTS, **engine.VARIANTS}.items():
                if wanted and fault not in wanted:
                    continue
                path, tape = made(name, folder, fault)
                options = ['--first', '--keys', str(keys)]
                code, warnings, found = check(program, path, tape['machine'], options)
                print(f'{fault} {name} {code} {warnings} | {"; ".join(found)}', flush=True)
                wrong |= code != int(fault in engine.FAULTS)
    return wrong


def main(words):
    """Do what the command line asks; return the exit code."""
    bad = 0
    if not words or words[0] == 'list':
        print('\n'.join(names(['all'])))
        return 0
    if words[0] == 'make':
        path, tape = made(words[1], os.path.dirname(words[2]) or '.')
        os.replace(path, words[2])
        print(f'{tape["size"]} bytes of code')
        return 0
    program, keys = words[1], int(words[2])
    if words[0] == 'faults':
        return faults(program, keys, words[3:])
    with tempfile.TemporaryDirectory() as folder:
        for name in names(words[3:]):
            path, tape = made(name, folder)
            if words[0] == 'prove':
                text = prove(program, path, tape, keys, name)
                print(f'{name} {"disproved: " + text if text else "proved"} {tape.get("ends")}',
                      flush=True)
                bad |= bool(text)
            else:
                options = ['--keys', str(keys)] if keys else []
                code, warnings, found = check(program, path, tape['machine'], options)
                print(f'{name} {code} {warnings} | {"; ".join(found)}', flush=True)
                bad |= code != 0
    return int(bad)


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
