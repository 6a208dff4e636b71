#!/usr/bin/env python3
"""Six small Shisen games by six kinds of programmers, and their faults: test tapes for an oracle."""
import json
import os
import subprocess
import sys
import tempfile
import time

import faults
import games
import prove


def once(fourrivers, name, keys):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "tape.tap")
        games.write(name, path)
        command = ["nice", fourrivers, "check", path, "--machine", "48", "--rom", "free", "--keys",
                   str(keys), "--seed", "1", "--json"] + (["--first"] if "+" in name else [])
        start = time.time()
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        return run, time.time() - start


def judge(fourrivers, name, keys):
    """Print one line; True if the oracle is right."""
    run, seconds = once(fourrivers, name, keys)
    words, found, warnings = run.stderr.strip().replace("\n", " / "), [], []
    try:
        report = json.loads(run.stdout)
        found = sorted(k for k, v in report["differences"].items() if v)
        warnings = report.get("warnings") or []
        if found:
            words = report["found"][0]["words"]
    except (ValueError, AttributeError):
        words = words or run.stdout.strip()[:300]
    if "+" in name:
        wanted = faults.FAULTS[name.split("+")[1]][1].split()
        right = run.returncode == 1 and bool(set(found) & set(wanted))
    else:
        wanted, right = [], run.returncode == 0
    print(f"{name}: code {run.returncode}, {seconds:.0f} s, found {','.join(found) or '-'}, "
          f"expected {','.join(wanted) or 'none'}: "
          + ("right" if right else f"WRONG {words[:700]}")
          + (f" | warnings: {warnings}" if warnings else ""), flush=True)
    return right


def every():
    return list(games.HONEST), [f"{host}+{name}" for name, (host, *_) in faults.FAULTS.items()]


def main(argv):
    honest, faulty = every()
    if argv[:1] == ["list"]:
        for name in honest:
            print(name)
        for name in faulty:
            print(f"{name:34}{faults.FAULTS[name.split('+')[1]][2]}")
        return 0
    if argv[:1] == ["make"] and len(argv) == 3:
        games.write(argv[1], argv[2])
        return 0
    if argv[:1] == ["judge"] and len(argv) > 3:
        names = {"all": honest, "faults": faulty}.get(argv[3], argv[3:])
        return 0 if all([judge(argv[1], n, int(argv[2])) for n in names]) else 1
    if argv[:1] == ["prove"] and len(argv) > 2:
        names = {"all": honest, "faults": faulty}.get(argv[2], argv[2:])
        return 0 if all([prove.prove(argv[1], n) for n in names]) else 1
    print("usage: wren.py list | make TAPE FILE | judge FOURRIVERS KEYS TAPE...|all|faults"
          " | prove FOURRIVERS TAPE...|all|faults", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
