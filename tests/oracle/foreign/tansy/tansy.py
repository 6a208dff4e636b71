# Builds the tapes of four Shisen programs and lets a checker judge them.
import os, re, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
PASMO = os.environ.get("PASMO", "pasmo")
with open(os.path.join(HERE, "tapes.txt")) as f:
    LINES = [l.strip() for l in f]
TAPES = []          # (program, switches, classes); no class: an honest tape
for line in LINES:
    if not line or line.startswith("#"):
        continue
    name, classes = (line.split(None, 1) + [""])[:2]
    parts = name.split("+")
    classes = classes.split("#")[0].strip()
    TAPES.append((parts[0], parts[1:], classes.split()))


def label(t):
    return "+".join([t[0]] + t[1])


def build(t, folder):
    out = os.path.join(folder, label(t) + ".tap")
    cmd = [PASMO, "--tapbas", "--name", "tansy"]
    for s in t[1]:
        cmd += ["--equ", s + "=1"]
    text, todo = "", [t[0] + ".asm"]
    for name in todo:
        part = open(os.path.join(HERE, name)).read()
        todo += re.findall(r'include "(\w+\.inc)"', part)
        text += part
    for s in t[1]:
        if not re.search(r"\bdefined " + s + r"\b", text):
            sys.exit("%s has no switch %s" % (t[0], s))
    r = subprocess.run(cmd + [t[0] + ".asm", out], cwd=HERE, stdout=subprocess.PIPE,
                       stderr=subprocess.STDOUT, text=True)
    if r.returncode or "ERROR" in r.stdout:
        sys.exit("%s: %s" % (label(t), r.stdout))
    return out


def chosen(what):
    if what == "all":
        return TAPES
    if what == "faults":
        return [t for t in TAPES if t[2]]
    if what == "honest":
        return [t for t in TAPES if not t[2]]
    known = {label(t): t for t in TAPES}
    out = []
    for n in what.split(","):
        if n in known and "+" in n:
            out.append(known[n])
        elif "+" not in n or n.endswith("+*"):
            out += [t for t in TAPES if t[0] == n.split("+")[0]]
        else:
            p = n.split("+")
            out.append((p[0], p[1:], ["?"] if any(s.startswith("f_") for s in p) else []))
    return out


def run(tool, tape, keys):
    try:
        r = subprocess.run([tool, "check", tape, "--keys", str(keys), "--first"], text=True,
                           stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)
        return r.returncode, r.stdout
    except subprocess.TimeoutExpired as e:
        return -1, "time limit of 120 s"


def verdict(code, text):
    first = text.splitlines()[0] if text else ""
    if code == 0:
        return "accepted", []
    m = re.search(r"differences?: (.*)", first)
    found = re.findall(r"[a-z]+", m.group(1)) if m else []
    if code == 1:
        return "accused", found
    return "refused (%d)" % code, [first[-150:]]


def judge(tool, keys, what):
    wrong = n = 0
    with tempfile.TemporaryDirectory() as folder:
        for t in chosen(what):
            start = time.time()
            tape = build(t, folder)
            code, text = run(tool, tape, keys if keys else (20000 if t[2] else 3000))
            os.remove(tape)
            log = os.environ.get("TANSY_LOG")
            if log:
                with open(os.path.join(log, label(t) + ".txt"), "w") as f:
                    f.write(text)
            said, found = verdict(code, text)
            if t[2]:
                good = code == 1 and (not found or found[0] in t[2] or t[2] == ["any"])
            else:
                good = code == 0
            n += 1
            wrong += not good
            print("%-34s %-6s %-18s %-9s %-24s %s %.0f s" % (
                label(t), "fault" if t[2] else "honest", ",".join(t[2]) or "-", said,
                ",".join(found)[:150], "right" if good else "WRONG", time.time() - start), flush=True)
    print("%d tapes, %d judged wrongly" % (n, wrong))
    return 1 if wrong else 0


def main():
    a = sys.argv[1:]
    if len(a) == 2 and a[0] == "build":
        os.makedirs(a[1], exist_ok=True)
        for t in TAPES:
            build(t, a[1])
        print("%d tapes in %s" % (len(TAPES), a[1]))
        return 0
    if len(a) == 4 and a[0] == "judge":
        return judge(a[1], int(a[2]), a[3])
    print("tansy.py build OUTDIR | judge FOURRIVERS KEYS TAPES|all|faults|honest (KEYS 0: 3000 and 20000)")
    return 2


if __name__ == "__main__":
    sys.exit(main())
