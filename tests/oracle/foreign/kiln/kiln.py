#!/usr/bin/env python3
"""kiln: Shisen tapes in the manner of a size coder. See README.md."""
import json, os, subprocess, sys, tempfile, time
import build, config, extra, faults


def settings(name):
    if name[0] == "k":
        n = int(name[1:])
        return config.make(n, **faults.FORCED.get(n, {})), None
    if name in extra.EXTRA: return dict(extra.EXTRA[name]), None
    for f in faults.FAULTS:
        if f[0] == name:
            c = config.make(5000 + f[1], **dict(f[3]))
            c["FAULT"] = f[1]
            return c, f[2]
    raise SystemExit("no such tape: " + name)


def honest(): return ["k%03d" % n for n in range(1, 81)]


def names(args):
    out = []
    for a in args:
        if a == "all": out += honest() + sorted(extra.EXTRA)
        elif a == "faults": out += [f[0] for f in faults.FAULTS]
        else: out.append(a)
    return out


def judge(prog, keys, tapes, seed=1):
    bad = 0
    with tempfile.TemporaryDirectory() as d:
        for n in tapes:
            c, want = settings(n)
            t, _ = build.tape(c)
            f = d + "/" + n + ".tap"
            open(f, "wb").write(t)
            t0 = time.time()
            r = subprocess.run(["nice", prog, "check", f, "--machine", "48", "--rom", "free", "--keys", str(keys),
                                "--seed", str(seed), "--json"] + (["--first"] if want and not os.environ.get("KILN_FULL") else []), capture_output=True, text=True)
            dt = time.time() - t0
            try: j = json.loads(r.stdout)
            except ValueError: j = {}
            got = sorted(k for k, v in j.get("differences", {}).items() if v)
            first = [x.get("class", "?") for x in j.get("found", [])][:3]
            warn = j.get("warnings", [])
            if want is None:
                ok = r.returncode == 0
                wants = "none"
            else:
                ok = r.returncode == 1 and bool(set(got) & set(want.split("|")))
                wants = want
            bad += not ok
            err = r.stderr.strip().splitlines()[:1]
            print("%-5s code %d %5.1fs found %s / expected %s %s%s%s" % (n, r.returncode, dt, ",".join(got) or "none",
                wants, "ok" if ok else "WRONG", " WARN " + json.dumps(warn)[:300] if warn else "", " " + err[0][:300] if err else ""), flush=True)
            if os.environ.get("KILN_KEEP"):
                open(os.environ["KILN_KEEP"] + "/" + n + ".json", "w").write(r.stdout)
    return 1 if bad else 0


def main():
    a = sys.argv[1:]
    if a[:1] == ["list"]:
        for n in honest() + sorted(extra.EXTRA): print(n)
        for f in faults.FAULTS: print(f[0], f[2], f[4])
    elif a[:1] == ["make"] and len(a) == 3:
        open(a[2], "wb").write(build.tape(settings(a[1])[0])[0])
    elif a[:1] == ["judge"] and len(a) > 3:
        sys.exit(judge(a[1], int(a[2]), names(a[3:])))
    elif a[:1] == ["prove"] and len(a) > 2:
        import prove
        sys.exit(prove.prove(a[1], names(a[2:]), settings))
    elif a[:1] == ["switches"] and len(a) == 2:
        c = settings(a[1])[0]
        print(" ".join("%s=%s" % (k, v) for k, v in c.items() if v != config.BASE[k]))
    else:
        raise SystemExit(__doc__ + "list | make TAPE FILE | switches TAPE | judge FOURRIVERS KEYS TAPE... | prove FOURRIVERS TAPE...")


if __name__ == "__main__": main()
