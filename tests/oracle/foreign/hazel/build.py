"""Builds a tape: writes the switches and data, calls the assembler, wraps the code. MIT licence."""
import os
import re
import subprocess
import tempfile

from faults import FAULTS
from tapes import BASE, TAPES, at

HERE = os.path.dirname(os.path.abspath(__file__))
TEXTS = ("title", "npre", "nsuf", "epre", "emp", "letters", "kattr", "marks", "msgs", "pics", "sym")


def picture(n, kind):
    """Gives the 8 rows of picture n, a symmetric pattern that differs for each kind."""
    rows = []
    x = n * 2654435761 + 12345
    for r in range(4):
        x = (x * 1103515245 + 12345) & 0x7fffffff
        half = (x >> 9) & 15
        rows.append(half)
    rows[1] = (n & 7) + 8
    rows[2] = (n >> 3) + 4
    bits = []
    for h in rows + rows[2::-1] + [0]:
        left = h << 4
        right = sum(1 << (3 - b) for b in range(4) if h >> b & 1)
        bits.append(left | right)
    return bits


def shape(n, tw, th):
    """Gives one of two shapes, a block or a ring, of tw x th characters."""
    w, h = tw * 8, th * 8
    px = [[0] * w for _ in range(h)]
    for y in range(1, h - 1):
        for x in range(1, w - 1):
            ring = y < 3 or y > h - 4 or x < 3 or x > w - 4
            px[y][x] = 1 if n == 0 or ring else 0
    out = []
    for r in range(th):
        for c in range(tw):
            for y in range(8):
                out.append(sum(px[r * 8 + y][c * 8 + x] << (7 - x) for x in range(8)))
    return out


def colours():
    """Gives 21 attributes: seven inks, then two groups with a paper."""
    plain = [at(i, 0) for i in (7, 6, 5, 4, 3, 2, 1)]
    return plain + plain + [at(7, 1), at(6, 2), at(4, 2), at(5, 3), at(0, 5), at(1, 4), at(2, 6)]


def db(data):
    """Writes bytes as lines for the assembler."""
    data = list(data)
    return "".join("        db " + ",".join(str(b) for b in data[i:i + 16]) + "\n"
                   for i in range(0, len(data), 16))


def text(s):
    return db(list(s.encode("latin-1")) + [0])


def config(name):
    """Gives the switches and the data of a tape as text for the assembler."""
    base, _, fault = name.partition("+")
    t = dict(TAPES[base])
    if fault:
        t.update(FAULTS[fault].get("set", {}))
    if not t["NEND"]:
        t["NEND"] = t["NCOL"] + len(t["npre"]) + 5 + len(t["nsuf"])
    if t["MSHARE"]:
        t["NEND"] = max(t["NEND"], t["NCOL"] + max(len(m) for m in t["msgs"]))
    if not t["EEND"]:
        t["EEND"] = t["ECOL"] + max(len(t["epre"]) + 7,
                                    len(t["npre"]) + 6 if t["EROW"] == t["NROW"] else 0)
    out = "".join(f"{k} equ {v}\n" for k, v in t.items() if k not in TEXTS)
    for k, v in (("YFIRST", 0), ("YEND", 8), ("XFIRST", 0), ("XEND", 16), ("FBOT", 0x6e)):
        if k not in t:
            out += f"{k} equ {v}\n"
    out += f"DIS equ {1 if t['INP'] in (2, 3) else 0}\n"
    code = {k: i + 1 for i, k in enumerate(sorted(FAULTS))}
    for k, i in code.items():
        out += f"X_{k} equ {i}\n"
    out += f"FAULT equ {code[fault] if fault else 0}\n"
    size = t["TW"] * t["TH"]
    data = "; Data of the tape.\n"
    for k, s in (("TITLE", t["title"]), ("NPRE", t["npre"]), ("NSUF", t["nsuf"]),
                 ("EPRE", t["epre"])):
        data += f"{k}:\n" + text(s)
    wide = max(len(m) for m in t["msgs"])
    if t["MSHARE"]:
        wide = max(wide, t["NEND"])
    for i, m in enumerate(t["msgs"]):
        data += f"MSG{i + 1}:\n" + text(m.ljust(wide))
    letters = t["letters"].encode("latin-1")
    if t["TILE"] == 0 and t["OUTP"] == 1 or t["OUTP"] == 0:
        letters = letters[:21 * size]
    kattr = t["kattr"] or colours()
    data += "KATTR:\n" + db(kattr) + "KCHR:\n" + db(letters)
    data += "EMPCH:\n" + db((t["emp"] * size)[:size].encode("latin-1"))
    data += "EMPG:\n" + db([0] * (8 * size))
    data += "MTAB:\n" + db([ord(t["marks"].get(f & 3, " ")) for f in range(16)])
    data += "PICS:\n"
    if t["pics"] == "shapes":
        for i in range(21):
            data += db(shape(0 if i < 7 or i > 13 else 1, t["TW"], t["TH"]))
    else:
        for i in range(21):
            data += db(picture(i, t["pics"]))
    return t, out, data


def block(flag, data):
    body = bytes([flag]) + bytes(data)
    x = 0
    for b in body:
        x ^= b
    body += bytes([x])
    return len(body).to_bytes(2, "little") + body


def header(kind, name, size, p1, p2):
    return block(0, bytes([kind]) + name[:10].ljust(10).encode() + size.to_bytes(2, "little")
                 + p1.to_bytes(2, "little") + p2.to_bytes(2, "little"))


def line(number, body):
    body = body + b"\r"
    return number.to_bytes(2, "big") + len(body).to_bytes(2, "little") + body


def number(n):
    return str(n).encode() + bytes([0x0e, 0, 0, n & 255, n >> 8, 0])


def make(name, path):
    """Writes the TAP file; gives the switches and the table of symbols."""
    t, cfg, data = config(name)
    with tempfile.TemporaryDirectory() as d:
        with open(os.path.join(d, "config.asm"), "w") as f:
            f.write(cfg)
        with open(os.path.join(d, "data.asm"), "w") as f:
            f.write(data)
        with open(os.path.join(d, "all.asm"), "w") as f:
            f.write('        include "config.asm"\n        include "main.asm"\n')
        run = subprocess.run([os.environ.get("PASMO", "pasmo"), "-I", d, "-I",
                              os.path.join(HERE, "src"), "all.asm", "all.bin", "all.sym"],
                             cwd=d, capture_output=True, text=True)
        if run.returncode:
            raise SystemExit(f"{name}: {run.stdout}{run.stderr}")
        code = open(os.path.join(d, "all.bin"), "rb").read()
        syms = dict(re.findall(r"^(\w+)\s+EQU\s+0?([0-9A-F]+)H", open(
            os.path.join(d, "all.sym")).read(), re.M))
    start = t["START"]
    assert start + len(code) < 0xd000
    basic = line(10, b"\xfd" + number(start - 1) + b":\xef\"\"\xaf:\xf9\xc0" + number(start))
    tap = header(0, "hazel", len(basic), 10, len(basic)) + block(255, basic)
    tap += header(3, name[:10], len(code), start, 32768) + block(255, code)
    with open(path, "wb") as f:
        f.write(tap)
    return t, {k: int(v, 16) for k, v in syms.items()}
