#!/usr/bin/env python3
"""Test tapes of a Shisen game: list, make, judge, prove."""
import sys
from pathlib import Path

from build import tap
from faults import FAULTS
from tapes import TAPES


def faulty():
    return [f"{base}+{name}" for name, f in FAULTS.items() for base in f["on"].split()]


def expand(args):
    out = []
    for arg in args:
        out += list(TAPES) if arg == "all" else faulty() if arg == "faults" else [arg]
    return out


def main(args):
    if args[:1] == ["list"]:
        print("\n".join(list(TAPES) + faulty()))
    elif args[:1] == ["make"] and len(args) == 3:
        Path(args[2]).write_bytes(tap(args[1]))
    elif args[:1] == ["judge"] and len(args) > 3:
        from judge import judge
        return judge(args[1], int(args[2]), expand(args[3:]))
    elif args[:1] == ["prove"] and len(args) > 2:
        from prove import prove
        bad = 0
        for name in expand(args[2:]):
            for seed in (1, 2):
                fault, model = prove(args[1], name, seed=seed)
                print(f"{name} seed {seed}: {fault or 'agrees'}", flush=True)
                bad |= fault is not None
        return bad
    else:
        print(__doc__, "\nsee README.md", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
