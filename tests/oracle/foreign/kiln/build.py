"""Assembles a tape: sw.inc, pasmo, a BASIC loader."""
import os, subprocess, tempfile, struct
HERE = os.path.dirname(os.path.abspath(__file__))


def block(flag, data):
    b = bytes([flag]) + data
    x = 0
    for v in b: x ^= v
    b += bytes([x])
    return struct.pack("<H", len(b)) + b


def num(n): return b"%d" % n + b"\x0e\x00\x00" + struct.pack("<H", n) + b"\x00"


def line(n, body): return struct.pack(">H", n) + struct.pack("<H", len(body) + 1) + body + b"\x0d"


def assemble(c):
    with tempfile.TemporaryDirectory() as d:
        with open(d + "/sw.inc", "w") as f:
            for k, v in c.items():
                if k not in ("LOADER", "ORG"): f.write("%s equ %d\n" % (k, v))
            f.write("ORG_ equ %d\n" % c["ORG"])
        out = subprocess.run([os.environ.get("PASMO", "pasmo"), "-I", HERE + "/src", "-I", d,
            HERE + "/src/main.asm", d + "/o.bin", d + "/o.sym"], cwd=d, capture_output=True, text=True)
        if out.returncode: raise SystemExit("pasmo: " + out.stdout[-300:] + out.stderr[-600:])
        sym = {}
        for l in open(d + "/o.sym"):
            p = l.split()
            if len(p) >= 3 and p[1].upper() == "EQU": sym[p[0]] = int(p[2].rstrip("H"), 16)
        return open(d + "/o.bin", "rb").read(), sym


def tape(c):
    code, sym = assemble(c)
    org = c["ORG"]
    CLEAR, LOAD, CODE, RAND, USR, VAL, BORDER = b"\xfd", b"\xef", b"\xaf", b"\xf9", b"\xc0", b"\xb0", b"\xe7"
    bas = CLEAR + num(org - 1) + b":" + LOAD + b'""' + CODE + b":" + RAND + USR + num(org)
    if c["LOADER"]: bas = CLEAR + VAL + b'"%d"' % (org - 1) + b":" + LOAD + b'""' + CODE + b":" + RAND + USR + VAL + b'"%d"' % org
    prog = line(10, bas)
    h = struct.pack("<B10sHHH", 0, b"kiln      ", len(prog), 10, len(prog))
    t = block(0, h) + block(255, prog)
    t += block(0, struct.pack("<B10sHHH", 3, b"kiln      ", len(code), org, 32768)) + block(255, code)
    return t, sym
