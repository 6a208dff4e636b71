"""From a configuration to a tape."""
import os
import random
import shutil
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ASM = ["core", "game", "rules", "hint", "state", "deal", "io", "keys", "screen", "text", "ui", "entry", "vars", "main"]


def pictures(c):
    """22 pictures (0 is the empty cell) of CW*CH*8 bytes, characters in rows."""
    r = random.Random("pictures %s" % c["_seed"])
    cw, ch = c["CW"], c["CH"]
    w, h = 8 * cw, 8 * ch

    def pack(px):
        out = []
        for cy in range(ch):
            for cx in range(cw):
                for y in range(8):
                    out.append(sum(px[cy * 8 + y][cx * 8 + x] << (7 - x) for x in range(8)))
        return out
    empty = [[0] * w for _ in range(h)]
    if c["_dot"]:
        empty[h // 2][w // 2] = empty[h // 2][w // 2 - 1] = 1
    pics = [pack(empty)]
    shapes = 7 if c["_pic"] == "colourshape" else 21
    made = []
    while len(made) < shapes:
        px = [[0] * w for _ in range(h)]
        if c["_pic"] == "own":      # sparse strokes in a 6 x 6 corner
            ox, oy = 1 + 8 * ((c["PICOFF"] // 8) % cw), 1 + 8 * ((c["PICOFF"] // 8) // cw)
            for _ in range(4):
                x, y, d = r.randrange(6), r.randrange(6), r.choice([(1, 0), (0, 1), (1, 1), (1, -1)])
                for _ in range(4):
                    if 0 <= x < 6 and 0 <= y < 6:
                        px[oy + y][ox + x] = 1
                    x, y = x + d[0], y + d[1]
        else:                       # symmetric blocks over the whole cell but its edge
            for y in range(1, h - 1):
                for x in range(1, w // 2):
                    if y % ch == 1 % ch or ch == 1:
                        v = r.random() < 0.45
                    else:
                        v = px[y - 1][x]
                    px[y][x] = px[y][w - 1 - x] = int(v)
        p = pack(px)
        if all(sum(bin(a ^ b).count("1") for a, b in zip(p, q)) >= 8 for q in made + [pics[0]]):
            made.append(p)
    for k in range(1, 22):
        pics.append(made[(k - 1) // 3] if shapes == 7 else made[k - 1])
    return pics


def masks(c):
    cw, ch = c["CW"], c["CH"]
    w, h = 8 * cw, 8 * ch
    frame, line = [], []
    for cy in range(ch):
        for cx in range(cw):
            for y in range(8):
                py = cy * 8 + y
                f = 255 if py in (0, h - 1) else (128 if cx == 0 else 0) | (1 if cx == cw - 1 else 0)
                frame.append(f)
                line.append(255 if py == h - 2 else 0)
    return frame, line


def db(name, data):
    return "%s: defb %s\n" % (name, ",".join(str(x) for x in data))


def txt(name, s):
    return db(name, list(s.encode()) + [0])


def sources(c):
    cfg = "".join("%s equ %d\n" % (k, v) for k, v in sorted(c.items()) if not k.startswith("_"))
    frame, line = masks(c)
    pics = pictures(c)
    d = db("attrs", c["_attrs"]) + db("xframe", frame) + db("xline", line) + db("xinv", [255] * c["NB"])
    d += "pics:\n"
    for i, p in enumerate(pics if c["PIC"] else pics[:1]):
        d += db("pic%d" % i, p)
    d += db("chb0", [0] * 8) + db("chb1", [0, 24, 60, 126, 126, 60, 24, 0]) + db("chb2", [0, 66, 36, 24, 24, 36, 66, 0])
    d += db("chband", [0] * 8 if c["BAND"] == 1 else [170, 85] * 4)
    for n, s in [("LABEL_", c["_label"]), ("TGON", c["_gton"]), ("TGOFF", c["_gtoff"]), ("EPROM", c["_eprom"]),
                 ("TNONE", "no more pair"), ("TWON", "You win!    "), ("TLOST", "No moves    "), ("THEAD", "SHISEN"),
                 ("TTITLE", "S H I S E N"), ("TANY", "Press any key"),
                 ("TKEYS", "N new S number H help B F R L")]:
        d += txt(n, s)
    return cfg, d


def tapblock(flag, data):
    b = bytes([flag]) + data
    x = 0
    for v in b:
        x ^= v
    b += bytes([x])
    return len(b).to_bytes(2, "little") + b


def header(kind, name, size, p1, p2):
    return tapblock(0, bytes([kind]) + name.ljust(10).encode() + b"".join(v.to_bytes(2, "little") for v in (size, p1, p2)))


def number(n):
    return str(n).encode() + bytes([14, 0, 0, n & 255, n >> 8, 0])


def make(c, out=None):
    """Builds; returns tape bytes, symbols."""
    tmp = tempfile.mkdtemp(prefix="dyke")
    try:
        for a in ASM:
            shutil.copy(os.path.join(HERE, a + ".asm"), tmp)
        cfg, data = sources(c)
        open(os.path.join(tmp, "cfg.inc"), "w").write(cfg)
        open(os.path.join(tmp, "data.inc"), "w").write(data)
        p = subprocess.run([os.environ.get("PASMO", "pasmo"), "main.asm", "x.bin", "x.sym"], cwd=tmp,
                           capture_output=True, text=True)
        if p.returncode:
            raise SystemExit("pasmo: %s %s" % (c["_seed"], p.stdout + p.stderr))
        code = open(os.path.join(tmp, "x.bin"), "rb").read()
        sym = {}
        for ln in open(os.path.join(tmp, "x.sym")):
            f = ln.split()
            if len(f) >= 3 and f[1].upper() == "EQU":
                sym[f[0].lower()] = int(f[2].rstrip("Hh"), 16)
    finally:
        shutil.rmtree(tmp)
    org = c["ORGADR"]
    line = b"\xfd" + number(org - 1) + b":\xef\"\"\xaf:\xf9\xc0" + number(org) + b"\r"
    basic = (10).to_bytes(2, "big") + len(line).to_bytes(2, "little") + line
    tap = header(0, "dyke", len(basic), 10, len(basic)) + tapblock(255, basic)
    tap += header(3, "dyke", len(code), org, 32768) + tapblock(255, code)
    if out:
        open(out, "wb").write(tap)
    return tap, sym
