#!/usr/bin/env python3
"""Shisen tapes by gale: list, make, judge, prove.  See README.md."""
import json, os, shutil, subprocess, sys, tempfile, time
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import tapes
PASMO = os.environ.get("PASMO", "pasmo")
ALL = dict(tapes.HONEST)
ALL.update(tapes.fault_tapes())

def config(name):
    c = dict(tapes.DEFAULTS)
    c.update(ALL[name])
    return c

def make(name, out):
    c = config(name)
    label = c.pop("LABEL")
    ecol = len(label) if c["EROW"] == c["NUMROW"] and not c["NUMBIG"] else 0
    with tempfile.TemporaryDirectory() as d:
        for f in os.listdir(os.path.join(HERE, "src")):
            if f.endswith(".asm"):
                shutil.copy(os.path.join(HERE, "src", f), d)
        with open(os.path.join(d, "cfg.inc"), "w") as f:
            for k, v in c.items():
                f.write("%s EQU %d\n" % (k, v))
            f.write("ECOL EQU %d\nTH EQU %d\n" % (ecol, 8 if c["TILE"] == 0 else 8 * c["PY"]))
        with open(os.path.join(d, "info.asm"), "a") as f:
            f.write("tlabel: defb " + ('"%s",' % label if label else "") + "0\n")
        r = subprocess.run([PASMO, "--tapbas", "main.asm", "x.tap", "x.sym"], cwd=d, capture_output=True, text=True)
        if r.returncode:
            sys.exit(name + ": " + r.stdout + r.stderr)
        shutil.move(os.path.join(d, "x.tap"), out)

def check(fr, keys, tape, first, extra=()):
    t = time.time()
    cmd = ["nice", fr, "check", tape, "--machine", "48", "--rom", "free", "--keys", str(keys), "--seed", "1", "--json"]
    if first:
        cmd.append("--first")
    limit = float(os.environ.get("GALE_LIMIT", "0")) or None
    try:
        r = subprocess.run(cmd + list(extra), capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return 99, time.time() - t, {}, "stopped after %d s" % limit
    try:
        j = json.loads(r.stdout)
    except ValueError:
        j = {}
    return r.returncode, time.time() - t, j, r.stderr

def judge(fr, keys, names):
    bad = 0
    for n in names:
        flt = config(n)["FLT"]
        with tempfile.TemporaryDirectory() as d:
            f = os.path.join(d, n.replace("+", "-") + ".tap")
            make(n, f)
            code, secs, j, err = check(fr, keys, f, flt or "--first" in sys.argv)
        found = sorted(k for k, v in j.get("differences", {}).items() if v)
        want = tapes.FAULTS[flt][1] if flt else "-"
        ok = (code == 1 and any(x in want.split() for x in found)) if flt else code == 0
        bad += not ok
        print("%-14s code %d %6.1f s  %s / %s  %s" % (n, code, secs, ",".join(found) or "-", want, "ok" if ok else "WRONG"),
              (err.strip()[:150] if not ok else ""), flush=True)
        if not ok and j.get("found"):
            print("      ", json.dumps(j["found"])[:600], flush=True)
    return 1 if bad else 0

def main():
    a = sys.argv[1:]
    if a[:1] == ["list"]:
        for n in ALL:
            flt = config(n)["FLT"]
            print(n, "" if not flt else "(%s: %s)" % (tapes.FAULTS[flt][1], tapes.FAULTS[flt][0]))
    elif a[:1] == ["make"] and len(a) == 3:
        make(a[1], a[2])
    elif a[:1] == ["judge"] and len(a) > 3:
        names = [x for x in a[3:] if x != "--first"]
        if names == ["all"]:
            names = list(tapes.HONEST)
        if names == ["faults"]:
            names = [n for n in ALL if config(n)["FLT"]]
        sys.exit(judge(os.path.abspath(a[1]), int(a[2]), names))
    elif a[:1] == ["prove"] and len(a) > 2:
        import prove
        sys.exit(prove.run(os.path.abspath(a[1]), list(tapes.HONEST) if a[2:] == ["all"] else a[2:], make, config))
    else:
        sys.exit("usage: gale.py list | make TAPE FILE | judge FOURRIVERS KEYS TAPE...|all|faults | prove FOURRIVERS TAPE...")
if __name__ == "__main__":
    main()
