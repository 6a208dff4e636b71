#!/usr/bin/env python3
# lode: Shisen tapes chosen by a number. MIT licence.
import sys, os, json, subprocess, tempfile, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import config, faults
HONEST = ["h%d" % i for i in range(40)]
FAULTY = ["f%d" % f[0] for f in faults.F]
def conf(tape):
    k, rest = tape[0], tape[1:]
    if k == "h": return config.config(int(rest))
    f, _, s = rest.partition("-")          # f13-7: fault 13 on game 7
    return config.config(int(s) if s else 1000+int(f), faults.over(int(f)))
def judge(exe, keys, tapes):
    bad = 0
    for t in tapes:
        d = tempfile.mkdtemp()
        try:
            config.make(conf(t), d+"/t.tap")
            a = ["nice", exe, "check", d+"/t.tap", "--machine", "48", "--rom", "free", "--keys", str(keys), "--seed", os.environ.get("SEED", "1"), "--json"]
            want = ""
            if t[0] == "f":
                a.append("--first")
                want = next(f[1] for f in faults.F if f[0] == int(t[1:].split("-")[0]))
            t0 = time.time()
            r = subprocess.run(a, capture_output=True, text=True)
            t0 = time.time()-t0
            try: j = json.loads(r.stdout)
            except ValueError: j = {"differences": {}}
            got = " ".join(k for k, v in j["differences"].items() if v)
            if want: ok = r.returncode == 1 and any(g in want.split() for g in got.split())
            else: ok = r.returncode == 0
            w = ",".join(sorted({x if isinstance(x, str) else str(x.get("name", x.get("class", x))) for x in j.get("warnings", [])}))
            print("%-8s code %d %6.1f s keys %s  found %s / expected %s  %s  %s" % (t, r.returncode, t0, j.get("keys"), got or "-", want or "-", "right" if ok else "WRONG", w[:150]), flush=True)
            if r.returncode not in (0, 1): print("   ", r.stderr.strip()[:200])
            bad += not ok
        finally:
            for f in os.listdir(d): os.remove(d+"/"+f)
            os.rmdir(d)
    return bad
def main():
    a = sys.argv[1:]
    if a[:1] == ["list"]: print("\n".join(HONEST+FAULTY))
    elif a[:1] == ["make"]: config.make(conf(a[1]), a[2])
    elif a[:1] == ["judge"]:
        t = a[3:]
        if t == ["all"]: t = HONEST+FAULTY
        if t == ["faults"]: t = FAULTY
        if t == ["honest"]: t = HONEST
        sys.exit(1 if judge(a[1], int(a[2]), t) else 0)
    elif a[:1] == ["prove"]:
        import model
        sys.exit(1 if sum(not model.prove(a[1], conf(t), t) for t in (a[2:] if a[2:] != ["honest"] else HONEST)) else 0)
    else: print("lode.py list | make TAPE FILE | judge FOURRIVERS KEYS TAPE...|all|faults|honest | prove FOURRIVERS TAPE...|honest")
if __name__ == "__main__": main()
