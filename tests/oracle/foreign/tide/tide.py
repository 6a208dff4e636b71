#!/usr/bin/env python3
"""Six Shisen tapes from two engines, and their proof.  MIT licence.
list | make TAPE FILE | judge FOURRIVERS KEYS TAPE...|all | prove FOURRIVERS TAPE..."""
import json, os, re, subprocess, sys, tempfile, time
HERE = os.path.dirname(os.path.abspath(__file__))
PASMO = os.environ.get("PASMO", "pasmo")

EBB = dict(WRAP=1, OTHER=1, IDLE=0, ENDFIRST=0, HAGAIN=1, AUTO=0, AGAIN=1, HOME=0x11, TOP=3,
           PITCH=3, LETTER=65, C_NONE=0x07, C_TILE=0x38, C_KIND=0x70, C_SEL=0x17, C_PAIR=0x68, GLINE=1)
SPRING = dict(WRAP=1, OTHER=1, IDLE=0, ENDFIRST=0, LATEST=0, CURSOR=0, OWNFONT=0, DROPSEL=0,
              FOLLOW=0, UNDOKEEP=0, AUTO=1, C_NONE=0x01, C_TILE=0x78, C_KIND=0x70, C_SEL=0x57, C_PAIR=0x6f)
TAPES = {
    "ebb1": ("ebb", EBB),
    "ebb2": ("ebb", dict(EBB, WRAP=0, OTHER=0, IDLE=1, ENDFIRST=1, HAGAIN=0, AUTO=1, AGAIN=0, HOME=0x38,
                         TOP=5, PITCH=2, LETTER=97, GLINE=2, C_TILE=0x30, C_KIND=0x28, C_SEL=0x4f, C_PAIR=0x5f)),
    "ebb3": ("ebb", dict(EBB, WRAP=0, OTHER=1, IDLE=1, ENDFIRST=0, HAGAIN=0, AUTO=0, AGAIN=0, HOME=0x6e,
                         TOP=4, PITCH=2, LETTER=65, C_SEL=0x4f, C_PAIR=0x5e)),
    "spring1": ("spring", SPRING),
    "spring2": ("spring", dict(SPRING, WRAP=0, OTHER=0, IDLE=1, LATEST=1, CURSOR=1, OWNFONT=1, FOLLOW=1,
                               AUTO=0, C_NONE=0x07, C_KIND=0x68)),
    "spring3": ("spring", dict(SPRING, ENDFIRST=1, DROPSEL=1, UNDOKEEP=1, OWNFONT=1, WRAP=0, C_NONE=0x08)),
}

def block(flag, data):
    body = bytes([flag]) + data
    x = 0
    for b in body:
        x ^= b
    body += bytes([x])
    return bytes([len(body) & 255, len(body) >> 8]) + body

def header(kind, name, length, p1, p2):
    return block(0, bytes([kind]) + name.encode().ljust(10)[:10] +
                 b"".join(v.to_bytes(2, "little") for v in (length, p1, p2)))

def assemble(name):
    """code, symbols"""
    engine, sw = TAPES[name]
    with tempfile.TemporaryDirectory() as d:
        args = [PASMO]
        for k, v in sw.items():
            args += ["-E", f"{k}={v}"]
        r = subprocess.run(args + [os.path.join(HERE, engine + ".asm"), d + "/o", d + "/s"],
                           capture_output=True, text=True)
        if r.returncode:
            sys.exit(r.stdout + r.stderr)
        sym = dict((m[1], int(m[2], 16)) for m in
                   re.finditer(r"^(\w+)\s+EQU\s+0([0-9A-F]+)H", open(d + "/s").read(), re.M))
        return open(d + "/o", "rb").read(), sym

def tape(name, code):
    def num(n):
        return b'\xb0"%d"' % n                       # VAL "n"
    line = b"\xfd" + num(32767) + b':\xef""\xaf:\xf9\xc0' + num(32768) + b"\r"
    basic = b"\0\x0a" + len(line).to_bytes(2, "little") + line
    return (header(0, name, len(basic), 10, len(basic)) + block(255, basic) +
            header(3, name, len(code), 32768, 32768) + block(255, code))

def make(name, file):
    open(file, "wb").write(tape(name, assemble(name)[0]))

def check(four, file, keys, seed=1):
    t = time.time()
    r = subprocess.run([four, "check", file, "--machine", "48", "--rom", "free", "--keys", str(keys),
                        "--seed", str(seed), "--json"], capture_output=True, text=True)
    try:
        j = json.loads(r.stdout)
    except ValueError:
        j = None
    return r.returncode, j, r.stdout + r.stderr, time.time() - t

def classes(j):
    return [k for k, v in (j or {}).get("differences", {}).items() if v]

def judge(four, keys, names):
    wrong = 0
    for n in names:
        with tempfile.TemporaryDirectory() as d:
            make(n, d + "/t.tap")
            code, j, text, secs = check(four, d + "/t.tap", keys)
        ok = code == 0
        wrong += not ok
        print(n, code, "%.1f s" % secs, ",".join(classes(j)) or "-", "/ -", "right" if ok else "WRONG", flush=True)
        if not ok:
            print("   ", text[:600] if j is None else json.dumps(j.get("found"))[:900])
    return wrong

if __name__ == "__main__":
    a = sys.argv[1:]
    if a[:1] == ["list"]:
        print("\n".join(TAPES))
    elif a[:1] == ["make"]:
        make(a[1], a[2])
    elif a[:1] == ["judge"]:
        names = list(TAPES) if a[3:] == ["all"] else [] if a[3:] == ["faults"] else a[3:]
        sys.exit(1 if judge(a[1], int(a[2]), names) else 0)
    elif a[:1] == ["prove"]:
        import mutants
        sys.exit(mutants.prove(a[1], a[2:] or list(TAPES)))
    else:
        sys.exit(__doc__)
