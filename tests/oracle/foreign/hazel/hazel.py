#!/usr/bin/env python3
"""Makes, proves and judges the tapes. MIT licence."""
import json
import os
import subprocess
import sys
import tempfile
import time

import proof
from build import make
from faults import FAULTS, LEFT_OPEN, SHARES_BOARDS
from tapes import TAPES


def honest():
    return [name for name in TAPES if name not in SHARES_BOARDS]


def faulty():
    return [f"{base}+{name}" for name, f in FAULTS.items() if name not in LEFT_OPEN
            for base in f["on"]]


def chosen(names):
    out = []
    for n in names:
        out += honest() if n == "all" else faulty() if n == "faults" else [n]
    return out


def judge(program, keys, names):
    """Runs the oracle on each tape and prints a line; gives the number of wrong ones."""
    wrong = 0
    for name in chosen(names):
        fault = name.partition("+")[2]
        expect = FAULTS[fault]["classes"] if fault else []
        with tempfile.TemporaryDirectory() as d:
            tap = os.path.join(d, name + ".tap")
            make(name, tap)
            args = ["nice", program, "check", tap, "--machine", "48", "--rom", "free", "--keys",
                    keys, "--seed", "1", "--json"] + (["--first"] if fault else [])
            start = time.time()
            run = subprocess.run(args, capture_output=True, text=True, check=False)
            secs = time.time() - start
            words, found, warn = run.stderr.strip()[-300:], [], []
            try:
                data = json.loads(run.stdout)
                found = [k for k, v in data["differences"].items() if v]
                warn = data.get("warnings", [])
                if data.get("found"):
                    words = json.dumps(data["found"][0])[:400]
            except ValueError:
                pass
            if fault:
                warned = {"warning:" + w["name"] for w in warn}
                good = (run.returncode == 1 and bool(set(found) & set(expect))
                        or bool(warned & set(expect)))
            else:
                good = run.returncode == 0
            wrong += not good
            print(f"{name}: code {run.returncode}, {secs:.1f} s, found {','.join(found) or '-'}, "
                  f"expected {','.join(expect) or '-'}: {'right' if good else 'WRONG ' + words}"
                  + (f" warnings {warn}" if warn else ""), flush=True)
    print(f"{wrong} judged wrongly")
    return wrong


def prove(program, names):
    """Compares each tape with the model; gives the number of tapes that differ."""
    wrong = 0
    for name in chosen(names):
        bad = proof.run(program, name)
        wrong += bool(bad)
        print(f"{name}: {'agrees with the model' if not bad else f'{len(bad)} differences'}",
              flush=True)
        for b in bad[:4]:
            print("   ", b)
    return wrong


def main(args):
    if args[:1] == ["list"]:
        print("\n".join(honest() + faulty()))
        return 0
    if args[:1] == ["make"] and len(args) == 3:
        make(args[1], args[2])
        return 0
    if args[:1] == ["judge"] and len(args) > 3:
        return 1 if judge(args[1], args[2], args[3:]) else 0
    if args[:1] == ["prove"] and len(args) > 2:
        return 1 if prove(args[1], args[2:]) else 0
    print("usage: hazel.py list | make TAPE FILE | judge FOURRIVERS KEYS TAPE... | "
          "prove FOURRIVERS TAPE...", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
