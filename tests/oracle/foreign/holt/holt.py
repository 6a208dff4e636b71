"""Makes, judges and proves Shisen tapes for the ZX Spectrum 48K."""
import json
import os
import subprocess
import sys
import tempfile
import time

from build import tap
from faults import FAULTS
from tapes import faulty, table

HONEST = list(table())


def judge_one(program, keys, tape):
    """Runs the check of one tape, prints a line and returns whether it is right."""
    fault = tape.partition("+")[2]
    with tempfile.TemporaryDirectory() as tmp:
        path = os.path.join(tmp, tape.replace("+", "-") + ".tap")
        with open(path, "wb") as f:
            f.write(tap(tape))
        command = ["nice", program, "check", path, "--machine", "48", "--rom", "free", "--keys", keys,
                   "--seed", "1", "--json"] + (["--first"] if fault else []) + os.environ.get("MORE", "").split()
        begin = time.time()
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    seconds = time.time() - begin
    try:
        report = json.loads(done.stdout)
    except ValueError:
        report = {}
    classes = [k for k, n in report.get("differences", {}).items() if n]
    expected = FAULTS[fault].split() if fault else []
    seen = classes if done.returncode == 1 else [f"warning:{w['name']}" for w in report.get("warnings", [])]
    right = bool(set(seen) & set(expected)) or done.returncode == 0 and (not fault or "free" in expected)
    words = ""
    if not right:
        found = report.get("found", [])
        words = f"{found[0].get('words')} AFTER {found[0].get('steps')}"[:1500] if found else done.stderr.strip()[:300]
    warnings = " ".join(map(str, report.get("warnings", [])))
    print(f"{tape:20} code {done.returncode} {seconds:6.1f} s  found {','.join(classes) or '-'}  expected "
          f"{','.join(expected) or '-'}  {'right' if right else 'WRONG ' + words}"
          + (f"  WARNINGS {warnings}" if warnings else ""), flush=True)
    return right


def names(words):
    """Expands `all` and `faults`."""
    out = []
    for w in words:
        out += HONEST if w == "all" else faulty(FAULTS) if w == "faults" else [w]
    return out


def main(args):
    """Runs a command of the command line."""
    if args[:1] == ["list"]:
        print("\n".join(HONEST + faulty(FAULTS)))
    elif args[:1] == ["make"] and len(args) == 3:
        with open(args[2], "wb") as f:
            f.write(tap(args[1]))
    elif args[:1] == ["judge"] and len(args) > 3:
        results = [judge_one(args[1], args[2], t) for t in names(args[3:])]
        print(f"{sum(results)} of {len(results)} right")
        return 0 if all(results) else 1
    elif args[:1] == ["prove"] and len(args) > 2:
        from prove import prove
        results = [prove(args[1], t) for t in names(args[2:])]
        print(f"{sum(results)} of {len(results)} agree")
        return 0 if all(results) else 1
    else:
        print("usage: holt.py list | make TAPE FILE | judge FOURRIVERS KEYS TAPE... | prove FOURRIVERS TAPE...")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
