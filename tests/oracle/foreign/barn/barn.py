#!/usr/bin/env python3
"""barn: Shisen tapes for the ZX Spectrum by an independent author. MIT licence.
list | make TAPE FILE | judge FOURRIVERS KEYS TAPE...|all|faults | prove FOURRIVERS TAPE..."""
import json, os, subprocess, sys, tempfile, time
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "src"))
sys.dont_write_bytecode = True
import art, conf
PARTS = "a_main b_cmd c_game d_end e_path f_hist g_hint i_screen j_draw k_text l_stat m_ask n_sound".split()

def db(label, values, word="defb"):
    out = [label + ":"]
    for i in range(0, len(values), 16):
        out.append("        %s %s" % (word, ",".join(map(str, values[i:i + 16]))))
    return "\n".join(out)

def txt(row, col, attr, s, end=True):
    return [row, col, attr] + [ord(x) for x in s] + ([0] if end else [])

def source(c):
    """the whole Z80 source of one tape"""
    ch = c["CH"]
    bg, emp, tatt, dark = conf.THEMES[c["theme"]]
    eq = {k: v for k, v in c.items() if k in conf.DEFAULT}
    eq.update(CH=ch, OX=c["OX"], OY=c["OY"], TSZ=ch * 16, BGA=bg, EMPA=emp, NATT=bg, SATT=bg, TITA=bg if c["theme"] != "white" else 0x47,
              PATHA=(emp & 0x38) | (2 if emp >> 3 & 7 in (4, 5, 6, 7) else 6), TITB=(c["OX"] + c["TT"]) % 8)
    perm, none = [], 255
    st = c["status"]
    lab = ["", "NO.", "BOARD "][c["nlab"]]
    nrow = 22 if c["DHN"] else 23
    eq.update(NROW=nrow, NCOL=len(lab))
    if lab: perm += txt(nrow, 0, bg, lab)
    pos = dict(SL=(none, 0), SM=(none, 0), SG=(none, 0), ST=(none, 0), SX=(none, 0))
    clock = c["KEYS"] != 3
    x = len(lab) + 6
    if st == "line":
        perm += txt(23, x, bg, "L") ; pos["SL"] = (23, x + 1)
        pos["SG"] = (23, 24) if x < 13 else (21, 24)
        if clock: pos["ST"] = (23, x + 4)
    elif st == "top":
        perm += txt(0, 0, bg, "LEFT") + txt(0, 8, bg, "MOVES"); pos["SL"] = (0, 5); pos["SM"] = (0, 14)
        pos["SG"] = (0, 23) ; pos["SX"] = (22, 15)
        if clock: pos["ST"] = (23, 26)
    elif st == "full":
        perm += txt(0, 8, bg, "* SHISEN *") + txt(22, 0, bg, "TILES") + txt(22, 9, bg, "MOVES")
        pos["SL"] = (22, 6); pos["SM"] = (22, 15); pos["SG"] = (22, 23); pos["SX"] = (23, 14)
        if clock: pos["ST"] = (23, 26)
    elif st == "side":
        pos["SG"] = (23, 23); pos["SL"] = (23, 20)
        if clock: pos["ST"] = (0, 1)
    for k, (r, co) in pos.items():
        eq[k + "R"], eq[k + "C"] = r, co
    top = 1 if st in ("top", "full", "side") else 0
    eq.update(RINGL=int(c["OX"] >= 2), RINGR=int(c["OX"] + 30 <= 32), RINGT=int(c["OY"] - ch >= (2 if c["MS"] == 1 else top)),
              RINGB=int(c["OY"] + 7 * ch <= 21))
    mrow = 1 if c["OY"] > 1 else 22
    wr, wc = c["OY"] + 2 * ch, 7
    if c["MS"] > 1: mr, mc = wr + 1, wc + 2
    else: mr, mc = mrow, 8
    if c["MS"] == 1 and c["OY"] < 2: mr = 21
    watt = 0x70 if dark else 0x4F
    won, stuck = ("WELL DONE YOU WON", "NO MORE MOVES    ") if c["MS"] > 1 else ("CONGRATULATIONS!", "NO MOVES LEFT   ")
    won, stuck = won[:14], stuck[:14]
    matt = watt if c["MS"] > 1 else bg
    if c["EWIN"]:
        ar, ac, aw, ask, eatt = wr + 1, wc + 1, 16, "BOARD? ", watt
    else:
        ar, ac, aw, ask, eatt = 21 if c["DHN"] or st == "full" else 22, 0, 24, "BOARD NUMBER? ", bg
    eq.update(EATT=eatt, ECATT=eatt ^ 0x80, ECCH=ord("L_]"[c["cursorch"]]))
    box = []
    for i in range(3): box += txt(wr + i, wc, watt, " " * 18 if i == 1 else "+" + "-" * 16 + "+")
    tit = txt(3, 10, eq["TITA"], "S H I S E N") + txt(5, 6, eq["TITA"], "BY BARN SOFTWARE 1988")
    for i, s in enumerate("CURSOR KEYS MOVE/ENTER TAKES A TILE/N NEW  S NUMBER/H HELP  B BACK/F FORWARD  R RESTART/L LAST MOVE".split("/")):
        tit += txt(8 + i, 6, eq["TITA"], s)
    tit += txt(18, 5, eq["TITA"], {1: "PRESS ANY KEY", 2: "1 START  2 GRAVITY", 3: "PRESS ENTER", 4: "GET READY",
                                   5: "PRESS SPACE", 0: ""}[c["TT"]])
    eq.update(TGR=20, TGC=6)
    order = [r * 16 + k for r in range(1, 7) for k in range(1, 15)]
    if c["HORD"] == 1: order.reverse()
    if c["HORD"] == 3: order = [r * 16 + k for k in range(1, 15) for r in range(1, 7)]
    names, marks = [], []
    for m in conf.schemes(tatt[0] >> 3 & 7)[c["scheme"]]:
        lab = "0"
        if m[0]:
            lab = "MK_" + m[0]
            if m[0] not in names: names.append(m[0])
        marks += ["        defw %s" % lab, "        defb %d,%d,%d,%d" % m[1:]]
    if c["theme"] in ("paper", "black") or emp == bg: empty = [0] * (ch * 16)
    else: empty = [0] * (ch * 16)
    if c["theme"] == "table": empty[ch * 8 - 2] = 1; empty[ch * 8 - 1] = 0x80
    data = [db("FONT", art.font(c["font"])), db("TILES", sum((art.tile(c["tiles"], k, ch) for k in range(21)), [])),
            db("TATTR", [tatt[(k // 7 if c["tiles"] == "inks" else k) % len(tatt)] for k in range(21)]),
            db("EMPTYB", empty), db("ZEROB", [0] * (ch * 16)), db("ORD", order),
            db("PBM", sum((art.pathpic(b, ch, c["wide"]) for b in range(16)), [])),
            "MARKS:\n" + "\n".join(marks)] + [db("MK_" + n, art.mark(n, ch)) for n in names]
    data += [db("PERM", perm + [255]), db("TITLET", tit + [255]), db("TBOX", box + [255]),
             db("TWON", txt(mr, mc, matt, won)), db("TSTUCK", txt(mr, mc, matt, stuck)), db("TPLAY", txt(mr, mc, matt, " " * 14)),
             db("TASK", txt(ar, ac, eatt, ask)), db("TCLR", txt(ar, ac, bg, " " * aw)),
             db("TGON", [ord(x) for x in "GRAV ON "] + [0]), db("TGOFF", [ord(x) for x in "GRAV OFF"] + [0]),
             db("THNO", [ord(x) for x in "NO MORE"] + [0]), db("THBL", [32] * 7 + [0])]
    head = "\n".join("%s equ %d" % (k, v) for k, v in sorted(eq.items()))
    body = "\n".join(open(os.path.join(HERE, "src", p + ".asm")).read() for p in PARTS)
    i = body.index("; memory\n")
    return head + "\n" + body[:i] + "\n".join(data) + "\n" + body[i:] + "        end start\n"

def block(flag, data):
    b = bytes([flag]) + bytes(data)
    x = 0
    for v in b: x ^= v
    b += bytes([x])
    return len(b).to_bytes(2, "little") + b

def header(kind, name, n, p1, p2):
    return block(0, bytes([kind]) + name.ljust(10)[:10].encode() + n.to_bytes(2, "little") + p1.to_bytes(2, "little") + p2.to_bytes(2, "little"))

def assemble(c, dirname):
    a, b, s = (os.path.join(dirname, "t." + x) for x in ("asm", "bin", "sym"))
    with open(a, "w") as f: f.write(source(c))
    p = subprocess.run([os.environ.get("PASMO", "pasmo"), "--bin", a, b, s], capture_output=True, text=True)
    if p.returncode: raise SystemExit("pasmo: " + p.stdout[-500:] + p.stderr[-500:])
    syms = {}
    for l in open(s):
        w = l.split()
        if len(w) == 3: syms[w[0]] = int(w[2].rstrip("H"), 16)
    return open(b, "rb").read(), syms

def tape(code):
    def num(n): return str(n).encode() + b"\x0e\0\0" + n.to_bytes(2, "little") + b"\0"
    line = b"\xfd" + num(32767) + b':\xef""\xaf:\xf9\xc0' + num(32768) + b"\r"
    line = b"\0\x0a" + len(line).to_bytes(2, "little") + line
    return (header(0, "SHISEN", len(line), 10, len(line)) + block(255, line)
            + header(3, "barn", len(code), 32768, 32768) + block(255, code))

def settings(name):
    """a name may carry changes: b003,DEB=2"""
    h = conf.honest()
    name, *more = name.split(",")
    if name in h: c, want = h[name], None
    else:
        import faults
        c, want = faults.settings(name, h)
    for kv in more:
        k, v = kv.split("=")
        c[k] = int(v) if v.isdigit() else v
    return c, want

def make(name, path, syms=False):
    with tempfile.TemporaryDirectory() as d:
        code, s = assemble(settings(name)[0], d)
    if len(code) > 15000: raise SystemExit("too long")
    with open(path, "wb") as f: f.write(tape(code))
    return s

def judge(prog, keys, names):
    import faults
    bad = 0
    allh = list(conf.honest()); allf = faults.names()
    if names == ["all"]: names = allh
    if names == ["faults"]: names = allf
    for n in names:
        want = settings(n)[1]
        with tempfile.TemporaryDirectory() as d:
            t = os.path.join(d, n + ".tap")
            make(n, t)
            t0 = time.time()
            try:
                p = subprocess.run([prog, "check", t, "--machine", "48", "--rom", "free", "--keys", str(keys), "--seed",
                                    os.environ.get("SEED", "1"), "--json"] + (["--first"] if os.environ.get("FIRST") else []), capture_output=True, text=True, timeout=600)
                rc, outp, err = p.returncode, p.stdout, p.stderr
            except subprocess.TimeoutExpired:
                rc, outp, err = 99, "", "timeout"
            dt = time.time() - t0
        found, warn = "-", ""
        try:
            j = json.loads(outp)
            found = ",".join(k for k, v in j["differences"].items() if v) or "-"
            warn = " ".join("%s x%s: %s" % (w["name"], w["count"], w["words"]) for w in j.get("warnings", [])
                            if not (w["name"] == "extra-key" and settings(n)[0]["DIGMOVE"]))
            if j["found"]: err = json.dumps(j["found"][0])[:400]
            sk = ["%s %d/%d" % (k, v["skipped"], v["made"]) for k, v in j["comparisons"].items() if v["made"] < v["skipped"] or not v["made"]]
            if sk: warn += " few: " + ", ".join(sk)
        except ValueError:
            pass
        if want is None: ok = rc == 0 and found == "-"
        else: ok = rc == 1 and ("*" in want or any(f in want.split("/") for f in found.split(",")))
        bad += not ok or bool(warn and want is None)
        print("%s %d %5.1f %s / %s %s %s" % (n, rc, dt, found, want or "honest", "WRONG" if not ok else "warns" if warn and want is None else "ok",
              (warn + " " + err.strip())[:300] if not ok or want is None else ""), flush=True)
    return 1 if bad else 0

if __name__ == "__main__":
    a = sys.argv[1:]
    if a[:1] == ["list"]:
        import faults
        print("\n".join(list(conf.honest()) + faults.names()))
    elif a[:1] == ["make"] and len(a) == 3: make(a[1], a[2])
    elif a[:1] == ["judge"] and len(a) > 3: sys.exit(judge(a[1], int(a[2]), a[3:]))
    elif a[:1] == ["prove"] and len(a) > 2:
        import prove
        sys.exit(prove.prove(a[1], a[2:]))
    else:
        print(__doc__); sys.exit(2)
