"""Drives the machine and compares its memory and screen with the model."""
import os
import random
import shutil
import subprocess
import tempfile

import build
import model

NAMES = dict(l="left", r="right", u="up", d="down", e="enter", G="delete")


def choose(g, r):
    """The next keys, so that much happens."""
    if g.entry is not None:
        return r.choice(["e", "e", "e", str(r.randint(0, 99999)), str(r.randint(0, 999999)), "G", "0", "7", "H", "l", "B"])
    x = r.random()
    if x < 0.25:
        return "".join(r.choice("lrud") for _ in range(r.randint(1, 8)))
    if x < 0.50:
        return "He"
    if x < 0.60:
        return "H" * r.randint(1, 6)
    if x < 0.80:                    # walk to a mate of the selected tile, or just ENTER
        return "e"
    if x < 0.96:
        return r.choice(["B", "BB", "BBB", "F", "FF", "R", "L", "BL", "RL"])
    return "S" + r.choice(["", str(r.randint(1, 65535)) + "e"])


def play(c, seed, count):
    """Script steps [(text of script, expected Game copy or None)]."""
    r = random.Random("play %s" % seed)
    g, steps = model.Game(c, 1), []
    g.origin = g.cur
    steps.append(("wait 500", None))
    if c["TITLE"] in (1, 3):
        steps.append(("press enter\nwait 400", None))
    if c["FIRST"] == 0:
        g.new(c["FIRSTNO"])
        steps.append(("wait 50", snap(g)))
    # the oracle of chance: N, then a number typed
    steps.append(("press n\nwait 200", "random"))
    g.key("N")
    todo = "S%de" % r.randint(10000, 65535) if c["EAUTO"] == 0 else "S%d" % r.randint(10000, 65535)
    n = 0
    while n < count:
        for k in todo:
            n += 1
            before = g.entry
            out = g.key(k)
            lines = "press %s\nwait %d" % (NAMES.get(k, k.lower()), 300 if out else 30)
            if (out and out != "random") or (k in "BFRL" and before is None) or (before is not None and k in "BFRL" and c["EOTH"] == 2):
                lines += "\nwait 250"
                g.border()
                if c["MSG"] == 3 and (g.won or g.lost):
                    lines += "\npress space\nwait 40"
            if k == "H" and c["NOTEXT"] and not g.pair:
                lines += "\nwait 60"
            if out == "random":
                steps.append((lines, "random"))
                for k in "S%d%s" % (r.randint(10000, 65535), "" if c["EAUTO"] else "e"):
                    g.key(k)
                    steps.append(("press %s\nwait 200" % NAMES.get(k, k.lower()), None))
                g.border()
                continue
            steps.append((lines, None if g.entry is not None else snap(g)))
        todo = choose(g, r)
        if r.random() < 0.02 and g.entry is None:
            todo = r.choice("NG")
        if r.random() < 0.15 and g.entry is None:
            # bring a pair together by hand
            keep, g.origin = g.origin, g.cur
            p = [q for q in g.pairs()]
            g.origin = keep
            if p and g.pair is None and g.sel is None and c["WRAPX"] != 2 and c["WRAPY"] != 2:
                a, b = r.choice(p)
                todo = walk(g.cur, a) + "e" + walk(a, b) + "e"
    return steps


def walk(a, b):
    return ("r" if b[1] > a[1] else "l") * abs(b[1] - a[1]) + ("d" if b[0] > a[0] else "u") * abs(b[0] - a[0])


def snap(g):
    border = g.border()
    return dict(board=[r[:] for r in g.board], cur=g.cur, sel=g.sel, pair=g.pair, border=border, number=g.number,
                done=len(g.past), redo=len(g.future), grav=g.grav,
                marks={(r, k): g.marks((r, k)) for r in range(6) for k in range(14)})


def cell(c, pics, masks, kind, m):
    """Bytes and attribute of one tile."""
    a, x = c["_attrs"][kind], [0] * c["NB"]
    for bit, ch, v in ((4, "KINC", "KINV"), (2, "SELC", "SELV"), (8, "PAIC", "PAIV"), (1, "CURC", "CURV")):
        if m & bit:
            ch, v = c[ch], c[v]
            if ch == 1:
                a |= 128
            elif ch == 2:
                a |= 64
            elif ch == 3:
                a = a & 0xC7 | v * 8
            elif ch == 4:
                a = a & 0xF8 | v
            elif ch in (5, 6, 7):
                y = (masks[0], [255] * c["NB"], masks[1])[ch - 5]
                x = [p ^ q for p, q in zip(x, y)]
    return [p ^ q for p, q in zip(pics[kind], x)], a


def prove(fr, c, seed=1, count=250, every=4):
    """List of differences (strings)."""
    tmp = tempfile.mkdtemp(prefix="dyke")
    bad = []
    try:
        tap = os.path.join(tmp, "t.tap")
        _, sym = build.make(c, tap)
        steps = play(c, seed, count)
        lines, checks = ["peek 15616 768"], []
        lines = []
        for i, (text, exp) in enumerate(steps):
            lines.append(text)
            if exp and (i % every == 0 or exp == "random" or i < 4 or i > len(steps) - 4):
                f = os.path.join(tmp, "%d.sna" % i)
                lines.append('save %s' % f)
                checks.append((i, f, exp))
        lines.append("peek 15616 768")
        sc = os.path.join(tmp, "s.txt")
        open(sc, "w").write("\n".join(lines) + "\n")
        p = subprocess.run([fr, "run", tap, "--headless", "--machine", "48", "--rom", "free", "--instant-load",
                            "--script", sc], capture_output=True, text=True)
        if p.returncode:
            return ["run ended with %d: %s" % (p.returncode, (p.stderr + p.stdout)[:300])]
        font = [int(x, 16) for ln in p.stdout.splitlines() if ln.startswith("0x") for x in ln.split(":")[1].split()]
        pics, masks = build.pictures(c), build.masks(c)
        if c["PIC"] == 0:
            for k in range(1, 22):
                o = 8 * (c["LETTER"] + k - 1 - 32)
                pics[k] = [0] * c["NB"]
                pics[k][c["PICOFF"]:c["PICOFF"] + 8] = font[o:o + 8]
        for i, f, exp in checks:
            ram = open(f, "rb").read()
            bad += ["step %d: %s" % (i, s) for s in compare(c, ram, sym, exp, pics, masks, font)]
            os.unlink(f)
            if len(bad) > 5:
                break
    finally:
        shutil.rmtree(tmp)
    return bad


def compare(c, ram, sym, exp, pics, masks, font):
    def byte(a):
        return ram[27 + a - 16384]

    def pos(a):
        v = byte(sym[a])
        return (v // 16 - 1, v % 16 - 1) if v else None
    board = [[byte(sym["brd"] + 16 * r + k) for k in range(1, 15)] for r in range(1, 7)]
    no = byte(sym["bno"]) + 256 * byte(sym["bno"] + 1)
    if exp == "random":
        exp = dict(number=no, board=model.deal(c, no))
    got = dict(board=board, cur=pos("cur"), sel=pos("sel"), border=ram[26] & 7, number=no, done=byte(sym["cnt"]),
               redo=byte(sym["top"]) - byte(sym["cnt"]), grav=bool(byte(sym["grav"])),
               pair=(pos("ha"), pos("hb")) if byte(sym["hon"]) else None)
    bad = ["%s is %s, not %s" % (k, got[k], exp[k]) for k in got if k in exp and got[k] != exp[k]]

    def char(row, col):
        a = 16384 + (row // 8) * 2048 + (row % 8) * 32 + col
        return [byte(a + 256 * y) for y in range(8)], byte(22528 + 32 * row + col)
    s = c["_label"] + {0: "%-5d", 1: "%05d", 2: "%5d"}[c["FMT"]] % exp["number"]
    for i, ch in enumerate(s):
        if char(c["NUMROW"], c["NUMCOL"] + i)[0] != font[8 * (ord(ch) - 32):8 * (ord(ch) - 32) + 8]:
            bad.append("number shown is not %r" % s)
            break
    if "marks" in exp and not bad:
        for (r, k), m in exp["marks"].items():
            want, att = cell(c, pics, masks, exp["board"][r][k], m)
            for y in range(c["CH"]):
                for x in range(c["CW"]):
                    b, a = char(c["Y0"] + r * c["PY"] + y, c["X0"] + k * c["PX"] + x)
                    o = 8 * (y * c["CW"] + x)
                    if b != want[o:o + 8] or a != att:
                        bad.append("cell %d,%d char %d,%d looks wrong" % (r, k, y, x))
    return bad
