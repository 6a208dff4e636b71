#!/usr/bin/env python3
"""Random Shisen tapes by "dyke": list | make TAPE FILE | judge FOURRIVERS KEYS TAPE...|all|faults | prove FOURRIVERS TAPE..."""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

import build
import config
import faults
import prove

HONEST = ["r%03d" % i for i in range(1, 61)]
FAULTY = ["f%02d%s" % (n, ab) for n in sorted(faults.F) for ab in "ab"]


def conf(name):
    if name[0] == "r":
        return config.config(int(name[1:]))
    n = int(name[1:3])
    c = config.config("fault f" + name[1:])
    c["FAULT"] = n if name[0] == "f" else 0     # b03a: the honest combination of f03a
    if n in (44,):
        c["EZERO"] = 0
    return c


def judge(fr, keys, names, extra):
    wrong = 0
    for name in names:
        c = conf(name)
        tmp = tempfile.mkdtemp(prefix="dyke")
        try:
            tap = os.path.join(tmp, "t.tap")
            build.make(c, tap)
            t = time.time()
            cmd = ["nice", fr, "check", tap, "--machine", "48", "--rom", "free", "--keys", keys, "--seed", "1", "--json"]
            try:
                p = subprocess.run(cmd + extra, capture_output=True, text=True, timeout=600)
                code, out, err = p.returncode, p.stdout, p.stderr
            except subprocess.TimeoutExpired:
                code, out, err = "timeout", "", ""
            t = time.time() - t
        finally:
            shutil.rmtree(tmp)
        try:
            d = json.loads(out)
            found = [k for k, v in d["differences"].items() if v]
            words = "; ".join(f["class"] + ": " + f["words"] + " <" + " ".join(f["steps"])[-60:] + ">" for f in d["found"])
            warn = " WARN " + "; ".join(w["words"] for w in d["warnings"]) if d["warnings"] else ""
        except ValueError:
            found, words, warn = [], err.strip()[:200], ""
        if name[0] in "rb":
            good, want = code == 0, ["honest"]
        else:
            want = faults.F[c["FAULT"]][1].split()
            good = code == 1 and any(k in want for k in found)
        wrong += not good
        print("%s code %s %.1fs found %s / expected %s %s%s%s" % (
            name, code, t, ",".join(found) or "-", ",".join(want), "ok" if good else "WRONG",
            "" if good and name[0] in "rb" else " [" + words[:260] + "]", warn), flush=True)
    return 1 if wrong else 0


def main(a):
    if a[:1] == ["list"]:
        for n in HONEST + FAULTY:
            f = conf(n)["FAULT"]
            print(n, faults.F[f][0] if f else "honest")
        return 0
    if a[:1] == ["make"] and len(a) == 3:
        build.make(conf(a[1]), a[2])
        return 0
    if a[:1] == ["switches"] and len(a) == 2:
        print(conf(a[1]))
        return 0
    if a[:1] == ["judge"] and len(a) > 3:
        extra = [x for x in a[3:] if x.startswith("--")]
        names = []
        for n in a[3:]:
            names += [] if n in extra else HONEST if n == "all" else FAULTY if n == "faults" else [n]
        return judge(a[1], a[2], names, extra)
    if a[:1] == ["prove"] and len(a) > 2:
        bad = 0
        for n in HONEST if a[2:] == ["all"] else a[2:]:
            c = conf(n)
            d = [x for s in (1, 2) for x in prove.prove(a[1], c, seed=s, count=400)]
            bad += bool(d)
            print(n, "differs: " + d[0][:300] if d else "proved", flush=True)
        return 1 if bad else 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
