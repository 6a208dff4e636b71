#!/usr/bin/env python3
"""Tapes of Shisen by the author "ford". See README.md."""
import json, os, re, subprocess, sys, tempfile, time
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from tapes import HONEST, FAULTS, DEFAULTS

def settings(tape):
    """Engine, fault and switches of a tape; a fault may be NAME or NAME@HONEST."""
    if tape in HONEST:
        e, over = HONEST[tape]
        return e, "", {**DEFAULTS[e], **over}
    e, over = FAULTS[tape][0], FAULTS[tape][3]
    return e, tape, {**DEFAULTS[e], **over}

def source(tape):
    e, fault, sw = settings(tape)
    out = ["%s equ %d" % (k, v) for k, v in sw.items()]
    used = False
    for line in open(os.path.join(HERE, e + ".asm")):
        parts = line.rstrip("\n").split(" ;@")
        text = parts[0]
        for alt in parts[1:]:
            name, new = (alt.split(" ", 1) + [""])[:2]
            if name == fault:
                lab = re.match(r"\w+:", text)
                text = (lab.group(0) if lab else "") + "\t" + new
                used = True
        text = re.sub(r";.*", "", text).rstrip()
        out += ["\t" + t.strip() if i else t for i, t in enumerate(text.split(" : "))]
    if fault and not used:
        raise SystemExit("no line for the fault " + fault)
    return "\n".join(out) + "\n"

def make(tape, path):
    with tempfile.TemporaryDirectory() as d:
        src = os.path.join(d, "x.asm")
        open(src, "w").write(source(tape))
        out = os.path.join(d, "x.tap")
        p = subprocess.run([os.environ.get("PASMO", "pasmo"), "--tapbas", src, out, os.path.join(d, "x.sym")],
                           capture_output=True, text=True)
        if p.returncode:
            raise SystemExit("%s: %s" % (tape, p.stdout + p.stderr))
        open(path, "wb").write(open(out, "rb").read())
        sym = {}
        for l in open(os.path.join(d, "x.sym")):
            m = re.match(r"(\w+)\s+EQU\s+0?([0-9A-F]+)H", l)
            if m:
                sym[m.group(1)] = int(m.group(2), 16)
        return sym

def judge(prog, keys, tape, extra=tuple(os.environ.get("EXTRA", "").split())):
    with tempfile.TemporaryDirectory() as d:
        t = os.path.join(d, "t.tap")
        make(tape, t)
        t0 = time.time()
        p = subprocess.run(["nice", prog, "check", t, "--machine", "48", "--rom", "free", "--keys", str(keys),
                            "--seed", "1", "--json", *extra], capture_output=True, text=True)
        sec = time.time() - t0
    try:
        r = json.loads(p.stdout)
    except ValueError:
        r = {}
    found = sorted(k for k, v in r.get("differences", {}).items() if v)
    warn = r.get("warnings", [])
    want = [] if tape in HONEST else FAULTS[tape][1].split()
    if not want:
        ok = p.returncode == 0 and not warn
    else:
        ok = p.returncode == 1 and any(f in want for f in found)
    first = [f.get("class") for f in r.get("found", [])]
    print("%-10s code %d %5.1fs found %s expected %s %s%s%s" % (
        tape, p.returncode, sec, ",".join(found) or "-", "|".join(want) or "-", "right" if ok else "WRONG",
        " warnings %s" % warn if warn else "", " " + p.stderr.strip()[:300] if p.stderr.strip() else ""), flush=True)
    return ok, r

def main():
    a = sys.argv[1:]
    if a[:1] == ["list"]:
        for t in list(HONEST) + list(FAULTS):
            print(t)
    elif a[:1] == ["make"]:
        make(a[1], a[2])
    elif a[:1] == ["judge"]:
        ts = [t for x in a[3:] for t in {"all": list(HONEST), "faults": list(FAULTS)}.get(x, [x])]
        return 0 if all([judge(a[1], int(a[2]), t)[0] for t in ts]) else 1
    elif a[:1] == ["prove"]:
        from prove import prove
        ts = [t for x in a[2:] for t in (list(HONEST) if x == "all" else [x])]
        return 0 if all([prove(a[1], t) for t in ts]) else 1
    else:
        print(__doc__, "usage: list | make TAPE FILE | judge PROG KEYS TAPE|all|faults | prove PROG TAPE|all")
        return 2

if __name__ == "__main__":
    sys.exit(main())
