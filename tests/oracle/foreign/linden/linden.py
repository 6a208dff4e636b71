#!/usr/bin/env python3
"""Builds and judges the tapes of linden: honest seeds and faults on random appearances. MIT licence.

linden.py build DIR | judge FOURRIVERS KEYS TAPE|honest|faults|all...
A TAPE is hN for the honest seed N, hN+SWITCH=VALUE... for the same with other switches, fNAME for a fault on its
own seed, fNAME@SEED on another one.
"""
import json, os, random, subprocess, sys, tempfile, time
from faults import FAULTS
HERE = os.path.dirname(os.path.abspath(__file__))
PASMO = os.environ.get("PASMO", "pasmo")
# paper, ink, papers of kind, selection, pair, cursor, other ground, ink of the kind
SCHEMES = [(7, 0, 6, 5, 4, 3, 1, 2), (0, 7, 1, 2, 3, 4, 5, 6), (1, 7, 0, 2, 3, 4, 5, 6),
           (6, 0, 7, 2, 5, 4, 1, 1), (4, 0, 6, 7, 5, 3, 1, 1), (5, 0, 7, 6, 4, 3, 1, 1)]
PAPER, BRIGHT, FLASH, INV, SWAP, UNDER, OVER, CORN, BOX, INK, BLINK, ARROWL, ARROWB = range(1, 14)


def marks(r, tc, bb, gapx, gapy):
    """Types of the marks of kind, cursor, selection, pair that stay different from each other."""
    while True:
        k = r.choice([PAPER, PAPER, BRIGHT, BRIGHT, INK, UNDER])
        c = r.choice([PAPER, FLASH, INV, SWAP, CORN, BOX, BLINK, ARROWL, ARROWB])
        s = r.choice([PAPER, PAPER, BRIGHT, FLASH, INV, UNDER])
        p = r.choice([PAPER, PAPER, BRIGHT, FLASH, OVER])
        if (c == ARROWL and not gapx) or (c == ARROWB and not gapy) or (k == INK and tc):
            continue
        if bb and BRIGHT in (k, s, p):
            continue
        if c == PAPER and PAPER in (s, p):
            continue
        chan = [x if x != SWAP else INV for x in (k, c, s, p) if x not in (PAPER, BLINK)]
        if len(set(chan)) < len(chan):
            continue
        if FLASH in chan and (INV in chan):
            continue
        if c == BLINK and INV in chan:
            continue
        if c == BOX and (UNDER in chan or OVER in chan):
            continue
        if SWAP == c and k == INK:
            continue
        return k, c, s, p


def combo(seed, needs=None):
    """The switches of a seed; needs forces some of them."""
    r = random.Random(f"linden {seed}")
    f = dict(needs or {})

    def pick(name, *values):
        v = r.choice(values)
        s[name] = f.get(name, v)
        return s[name]
    s = {}
    look = r.choice(["letter", "letter", "bold", "pic", "high", "large", "largepic", "framed", "framedpic",
                     "colour", "colourframed", "colourletter"])
    ts, tc = {"letter": (0, 0), "bold": (1, 0), "pic": (2, 0), "high": (3, 0), "large": (4, 0),
              "largepic": (5, 0), "framed": (6, 0), "framedpic": (7, 0), "colour": (2, 1),
              "colourframed": (6, 1), "colourletter": (1, 1)}[look]
    s["TS"], s["TC"] = ts, tc
    tw = s["TW"] = 2 if ts >= 4 else 1
    th = s["TH"] = 2 if ts >= 3 else 1
    pick("CB", 65, 65, 65, 97, 48)
    sx = s["SX"] = 2 if tw == 2 else r.choice([2, 2, 1])
    sy = s["SY"] = r.choice([2, 3]) if th == 2 else r.choice([2, 2, 1, 3])
    cs = SCHEMES[r.choice([0, 1]) if tc else r.randrange(6)]
    bb = s["BB"] = r.choice([0, 0, 0, 1])
    k, c, se, p = marks(r, tc, bb, sx > tw, sy > th)
    if k == UNDER and ts <= 1:
        s["CB"] = 65                          # the line would hide what tells some small letters and signs apart
    s.update(KH=k, CU=c, SE=se, PA=p, PAP=cs[0], INK=cs[1], KPAP=cs[7] if k == INK else cs[2],
             SPAP=cs[3], PPAP=cs[4], CPAP=cs[5])
    if tc and cs[0] == 0:
        s["INK"] = 5
    ink = lambda paper: 7 if paper < 4 else 0
    alt = r.random() < .25 and c not in (FLASH,)
    s["BGP"] = cs[6] if alt else cs[0]
    s["BGI"] = ink(s["BGP"])
    fr = s["FR"] = r.choice([0, 0, 1, 1, 2])
    page = r.choice([cs[0], 7, 0, 1]) if fr else s["BGP"]
    s["PGP"], s["PGI"] = page, ink(page)
    ring = next(x for x in (2, 5, 6, 3) if x not in (page, s["BGP"]))
    s["FATTR"] = ring * 9 if fr == 2 else s["BGP"] * 8 + s["BGI"]
    fo = s["FO"] = 2 if c == ARROWL else 1
    fw = 14 * sx - (sx - tw)                  # field
    fh = 6 * sy - (0 if c == ARROWB else sy - th)
    s["RW"], s["RH"] = fw + fo + 1, fh + 2
    s["BX"] = r.randint(fo, 31 - fw)
    lo = 2 if fh > 16 else 3
    s["BY"] = r.randint(lo, 20 - fh) if 20 - fh > lo else lo
    pick("ED", 0, 0, 1)
    if tw == 2 or th == 2:
        s["ED"] = 0
    # number and texts
    nl = pick("NL", 0, 0, 1, 2, 3, 4)
    s["NR"] = {0: r.choice([21, 22, 23]), 1: r.choice([22, 23]), 2: r.choice([22, 23]), 3: 23, 4: 22}[nl]
    s["NX"] = {0: r.choice([0, 0, 1]), 1: 4, 2: 6, 3: 0, 4: 0}[nl]
    s["NLR"] = {3: 22, 4: 23}.get(nl, s["NR"])
    pick("NF", 0, 0, 1, 2)
    pick("TI", 0, 1), pick("TP", 0, 0, 0, 0, 0, 1)
    s["HP"] = r.choice([0, 1]) if s["BY"] >= 3 else 0
    pick("GS", 0, 1, 2, 3)
    pick("LC", 0, 0, 1, 2)
    s["LCR"], s["LCX"] = 23, 27
    pick("MS", 0, 1, 2, 3), pick("MC", 0, 1)
    s["MR"] = r.choice([21, 22])
    s["MX"] = 13
    pr = pick("PR", 0, 1, 2)
    s["ER"] = {0: s["MR"], 1: s["BY"] + 3, 2: s["NR"]}[pr]
    s["ECOL"] = {0: 24, 1: 18, 2: s["NX"]}[pr]
    # behaviour
    kr = pick("KR", 0, 1, 2, 3)
    pick("DEB", 1, 2), pick("KP", 0, 1), pick("PL", 0, 0, 1)
    pick("WR", 0, 1, 2), pick("NM", 0, 0, 1, 2), pick("EC", 0, 1), pick("CK", 0, 0, 0, 1, 2)
    pick("HA", 0, 1, 2), pick("HE", 0, 1, 2), pick("HT", 0, 0, 0, 100, 200), pick("HO", 0, 1, 2, 3, 4, 5, 6)
    pick("CD", 0, 1, 2), pick("HM", 0, 1, 2), pick("CH", 0, 1, 2), pick("CE", 0, 1), pick("UC", 0, 0, 1)
    pick("FS", 0, 1), pick("RG", 0, 1, 2), pick("DF", 0, 1, 2), pick("EM", 0, 1), pick("EN", 0, 1)
    pick("SN", 0, 1, 2, 3, 4, 5), pick("AN", 0, 1, 2, 3, 4)
    pick("HR", 0, 1)
    for n, v in f.items():
        assert n in s, n
        s[n] = v
    return s


def build(path, switches, fault=0, symbols=None):
    cmd = [PASMO, "--tapbas", "--name", "linden", "--equ", f"FAULT={fault}"]
    for n, v in switches.items():
        cmd += ["--equ", f"{n}={v}"]
    r = subprocess.run(cmd + ["linden.asm", path] + ([symbols] if symbols else []),
                       cwd=HERE, capture_output=True, text=True)
    if r.returncode or not os.path.exists(path):
        sys.exit(f"pasmo: {path}: {r.stdout}{r.stderr}")


def tape(name, path, symbols=None):
    """Builds a TAPE; the expected classes, none for an honest tape."""
    if name[0] == "h":
        seed, *others = name[1:].split("+")
        switches = combo(int(seed))
        switches.update((switch.split("=")[0], int(switch.split("=")[1])) for switch in others)
        build(path, switches, 0, symbols)
        return []
    fault, _, seed = name[1:].partition("@")
    number, _, classes, needs = next(x for x in FAULTS if x[1] == fault)
    build(path, combo(int(seed) if seed else 1000 + number, needs), number, symbols)
    return classes.split("/")


def check(program, path, keys):
    """(class or accepted, refused, late; first lines of the report)"""
    try:
        r = subprocess.run([program, "check", path, "--machine", "48", "--rom", "free", "--keys", str(keys), "--first",
                            "--json"],
                           capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        return "late", "more than 120 s"
    if r.returncode == 0:
        return "accepted", ""
    try:
        report = json.loads(r.stdout)
        found = report["found"][0]
        return found["class"], f"[{report['keys']} keys] {found['words']}"
    except (ValueError, KeyError, IndexError):
        return "refused" if r.returncode == 3 else f"code {r.returncode}", (r.stderr + r.stdout).strip()[:400]


def names(wanted):
    out = []
    for n in wanted:
        if n in ("honest", "all"):
            out += [f"h{i}" for i in range(1, 41)]
        if n in ("faults", "all"):
            out += ["f" + x[1] for x in FAULTS]
        if n not in ("honest", "faults", "all"):
            out.append(n)
    return out


def main():
    if len(sys.argv) == 3 and sys.argv[1] == "build":
        os.makedirs(sys.argv[2], exist_ok=True)
        for n in names(["all"]):
            tape(n, os.path.join(os.path.abspath(sys.argv[2]), n + ".tap"))
        return
    if len(sys.argv) < 5 or sys.argv[1] != "judge":
        sys.exit(__doc__)
    wrong = 0
    with tempfile.TemporaryDirectory(prefix="linden") as d:
        for n in names(sys.argv[4:]):
            path = os.path.join(d, n.replace("@", "-") + ".tap")
            classes = tape(n, path)
            t = time.time()
            got, line = check(sys.argv[2], path, sys.argv[3])
            ok = got in classes if classes else got == "accepted"
            wrong += not ok
            print(f"{n:16} {'fault' if classes else 'honest':6} {'/'.join(classes) or '-':20} {got:10} "
                  f"{'right' if ok else 'WRONG'} {time.time() - t:5.1f}s {line[:400]}", flush=True)
            os.remove(path)
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
