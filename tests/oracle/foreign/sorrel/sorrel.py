#!/usr/bin/env python3
# Builds and judges the tapes of the engines sorrel_a and sorrel_b.
import os, re, shutil, subprocess, sys, tempfile, time
import faults, looks, looks_b
HERE = os.path.dirname(os.path.abspath(__file__))
TABLES = {"a": dict(faults.CORE, **faults.A), "b": dict(faults.CORE, **getattr(faults, "B", {}))}
NAMES = sorted(set(TABLES["a"]) | set(TABLES["b"]))

def parts(tape):
    """`a:7`, `a:fault` or `a:fault@3` -> engine, fault or None, seed. `a:fault-`: its look without the fault."""
    engine, rest = tape.rstrip("-").split(":")
    if rest.isdigit():
        return engine, None, rest
    name, _, seed = rest.partition("@")
    if name not in TABLES[engine]:
        sys.exit("no fault %s" % tape)
    return engine, name, seed or name

def build(tape, out):
    engine, fault, seed = parts(tape)
    force = TABLES[engine][fault][1] if fault else {}
    make = looks.engine_a if engine == "a" else looks_b.engine_b
    c, data, perm, used = make(seed, force)
    c.update(force)
    c.update((k, int(v)) for k, v in (p.split('=') for p in os.environ.get('SWITCHES', '').split(',') if p))
    out = os.path.abspath(out)
    os.makedirs(out, exist_ok=True)
    work = tempfile.mkdtemp(dir=out)
    with open(work + "/cfg.inc", "w") as f:
        f.write("; switches of %s\n" % tape)
        f.writelines("%s equ %d\n" % kv for kv in sorted(c.items()))
        f.writelines("F_%s equ %d\n" % (n, n == fault and not tape.endswith("-") and not os.environ.get("NOFAULT")) for n in NAMES)
    open(work + "/data.inc", "w").write(data)
    open(work + "/perm.inc", "w").write(looks.db(perm))
    tap = os.path.join(out, tape.replace(":", "_").replace("@", "_at_") + ".tap")
    r = subprocess.run([os.environ.get("PASMO", "pasmo"), "-I", work, "-I", HERE, "--tapbas", "--name", "sorrel", HERE + "/sorrel_%s.asm" % engine, tap, work + "/sym"],
                       capture_output=True, text=True, cwd=work)
    if os.environ.get("KEEP"): print(tape, used, sorted(c.items()))
    shutil.rmtree(work)
    if r.returncode or not os.path.exists(tap):
        sys.exit("%s: %s %s" % (tape, r.stderr, r.stdout[-300:]))
    return tap

def tapes(which):
    honest = ["%s:%d" % (e, i) for e in "ab" for i in range(1, 31)]
    bad = ["%s:%s" % (e, n) for e in "ab" for n in TABLES[e]]
    return {"all": honest + bad, "honest": honest, "faults": bad}.get(which) or which.split(",")

def judge(check, keys, which):
    tmp = tempfile.mkdtemp()
    wrong = 0
    try:
        for t in tapes(which):
            engine, fault, _ = parts(t)
            fault = None if t.endswith("-") else fault
            tap = build(t, tmp)
            start = time.time()
            try:
                r = subprocess.run([check, "check", tap, "--keys", keys, "--first"], capture_output=True, text=True, timeout=120)
                text, code = r.stdout + r.stderr, r.returncode
            except subprocess.TimeoutExpired:
                text, code = "time limit", -1
            os.remove(tap)
            want = TABLES[engine][fault][0].split() if fault else ["none"]
            head = text.split("screen as it was learned")[0].strip().replace("\n", " | ")
            if fault:
                mark = "missed" if code == 0 else "right" if code == 1 and any(re.search(r"differences: .*\b%s \d" % w, head) for w in want) else "class" if code == 1 else "refused"
            else:
                mark = "right" if code == 0 else "accused" if code == 1 else "refused"
            wrong += mark != "right"
            print("%-16s %-6s want %-28s %-8s %4.1fs code %d %s" % (t, "fault" if fault else "honest", "/".join(want), mark, time.time() - start, code, head[:420]), flush=True)
    finally:
        shutil.rmtree(tmp)
    return 1 if wrong else 0

def main():
    a = sys.argv[1:]
    if len(a) == 2 and a[0] == "build":
        for t in tapes("all"):
            build(t, a[1])
        return 0
    if len(a) == 3 and a[0] == "make":
        print(build(a[2], a[1]))
        return 0
    if len(a) == 4 and a[0] == "judge":
        return judge(os.path.abspath(a[1]), a[2], a[3])
    print("sorrel.py build OUT | make OUT TAPE | judge FOURRIVERS KEYS TAPES|all|honest|faults")
    return 2

sys.exit(main())
