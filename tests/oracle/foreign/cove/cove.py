#!/usr/bin/env python3
"""Lists, builds, judges and proves the tapes of the author cove."""
import json
import os
import subprocess
import sys
import tempfile
import time

import build
import tapes


def judge(program, keys, names):
    wrong = 0
    for name in names:
        fault = name.partition("+")[2]
        with tempfile.TemporaryDirectory(prefix="cove") as folder:
            path = os.path.join(folder, "t.tap")
            build.make(name, path)
            words = ["nice", program, "check", path, "--machine", "48", "--rom", "free", "--keys", keys,
                     "--seed", "1", "--json"] + (["--first"] if fault else [])
            begin = time.time()
            done = subprocess.run(words, capture_output=True, text=True)
        try:
            report = json.loads(done.stdout)
        except ValueError:
            report = {}
        if os.environ.get("COVE_REPORTS"):
            with open(os.path.join(os.environ["COVE_REPORTS"], name + ".json"), "w") as f:
                f.write(done.stdout + done.stderr)
        found = sorted(k for k, n in report.get("differences", {}).items() if n)
        expected = tapes.FAULTS[fault][2].split() if fault else []
        right = done.returncode == 1 and set(found) & set(expected) if fault else done.returncode == 0
        words = ""
        if not right:
            wrong += 1
            words = "%(words)s; steps %(steps)s, board %(board)s" % report["found"][0] if report.get("found") else done.stderr.strip()
        print(name, done.returncode, "%.1f s" % (time.time() - begin), ",".join(found) or "-",
              "expected", ",".join(expected) or "-", "right" if right else "WRONG " + words,
              "; ".join("warning %(count)s %(name)s" % w for w in report.get("warnings", [])), flush=True)
    return 1 if wrong else 0


def expand(names):
    out = []
    for name in names:
        if name == "all":
            out += list(tapes.TAPES)
        elif name == "faults":
            out += tapes.faulty()
        else:
            out.append(name)
    return out


def main(args):
    if args[:1] == ["list"]:
        print("\n".join(expand(["all", "faults"])))
    elif args[:1] == ["make"] and len(args) == 3:
        build.make(args[1], args[2])
    elif args[:1] == ["judge"] and len(args) > 3:
        return judge(args[1], args[2], expand(args[3:]))
    elif args[:1] == ["prove"] and len(args) > 2:
        import proof
        results = [proof.prove(args[1], name) for name in expand(args[2:])]
        return 0 if all(results) else 1
    else:
        print("usage: cove.py list | make TAPE FILE | judge PROGRAM KEYS TAPE... | prove PROGRAM TAPE...")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
