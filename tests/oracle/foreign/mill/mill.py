#!/usr/bin/env python3
"""Makes, judges and proves Shisen tapes: h001 to h080 are honest, fNNN have a fault. See README.md."""
import json, os, subprocess, sys, tempfile, time
import tapes
from faults import FAULTS
HONEST = 80


def names():
    return ["h%03d" % i for i in range(1, HONEST + 1)] + ["f%03d" % f for f in sorted(FAULTS)]


def options(name):
    """Returns the switches and the fault of a tape: h7, f12, f12.3, h7:COL=2,RCUR=0."""
    name, _, change = name.partition(":")
    o, f = drawn(name)
    for c in filter(None, change.split(",")):
        k, v = c.split("=")
        if k == "FAULT":
            f = int(v)
            continue
        o[k] = int(v) if v.isdigit() else v
    return o, f


def drawn(name):
    """Returns the switches and the fault of a tape without changed switches."""
    num, _, var = name[1:].partition(".")
    if name[0] == "h":
        return tapes.pick(int(num)), 0
    f = int(num)
    # A window over the board could hide the fault.
    need = {"SPOS": [0, 1, 2, 3], **FAULTS[f][2]}
    seed = 1000 * int(var or 0) + f + 5000
    while True:
        o = tapes.pick(seed)
        seed += 100003
        if all(o[k] in v for k, v in need.items() if k in tapes.SW):
            o.update({k: v[0] for k, v in need.items() if k not in tapes.SW})
            return o, f


def make(name, path):
    o, f = options(name)
    tapes.make(o, path, f)


def check(exe, tap, keys, seed=1):
    t = time.time()
    r = subprocess.run([exe, "check", tap, "--machine", "48", "--rom", "free", "--json",
                        "--keys", str(keys), "--seed", str(seed)], capture_output=True, text=True)
    try:
        j = json.loads(r.stdout)
    except ValueError:
        j = {}
    return r.returncode, time.time() - t, j, r.stderr.strip()


def found(j):
    """Returns the classes of the differences."""
    return [difference["class"] for difference in j.get("found", [])]


def judge(exe, keys, which, seed=1):
    wrong = 0
    for name in which:
        with tempfile.TemporaryDirectory() as d:
            tap = os.path.join(d, "t.tap")
            make(name, tap)
            code, sec, j, err = check(exe, tap, keys, seed)
        cls = sorted(set(found(j)))
        want = [] if not options(name)[1] else FAULTS[options(name)[1]][0].split("/")
        if not want:
            ok = code == 0
        else:
            ok = code == 1 and bool(set(cls) & set(want))
        verdict = "ok" if ok else "WRONG" if code != 1 or not want else "OTHER CLASS"
        wrong += not ok
        warnings = ["%s %d" % (w["name"], w["count"]) for w in j.get("warnings", [])]
        print("%-8s %s %5.1f  %s / %s  %s %s %s" % (
            name, code, sec, ",".join(cls) or "-", "/".join(want) or "honest", verdict, err[:150],
            "; ".join(warnings)), flush=True)
    print("%d wrong of %d" % (wrong, len(which)))
    return wrong


def main(a):
    if a[:1] == ["list"]:
        for n in names():
            print(n, "" if n[0] == "h" else FAULTS[int(n[1:])][1])
    elif a[:1] == ["options"]:
        print(*["%s=%s" % kv for kv in options(a[1])[0].items()])
    elif a[:1] == ["make"]:
        make(a[1], a[2])
    elif a[:1] == ["judge"]:
        w = []
        for x in a[3:]:
            sort = {"all": "hf", "honest": "h", "faults": "f"}.get(x)
            w += [n for n in names() if n[0] in sort] if sort else [x]
        return 1 if judge(os.path.abspath(a[1]), int(a[2]), w, int(os.environ.get("SEED", "1"))) else 0
    elif a[:1] == ["prove"]:
        import prove
        return 1 if sum(prove.prove(os.path.abspath(a[1]), n) for n in a[2:]) else 0
    else:
        print(__doc__, "\nlist | make TAPE FILE | options TAPE | prove FOURRIVERS TAPE... |",
              "judge FOURRIVERS KEYS TAPE...|all|honest|faults")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
