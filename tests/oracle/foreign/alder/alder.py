#!/usr/bin/env python3
"""Builds, judges and proves Shisen tapes for the ZX Spectrum."""
import json
import os
import random
import subprocess
import sys
import tempfile
import time

import tapes

HERE = os.path.dirname(os.path.abspath(__file__))
PASMO = os.environ.get("PASMO", "pasmo")


def picture(kind, n, size):
    """A symmetrical picture, size x size pixels, as lines of numbers; the last line is empty."""
    g = random.Random(f"{kind} {n} {size}")
    half = size // 2
    lines = []
    for y in range(size):
        left = [g.random() < 0.5 for _ in range(half)]
        if size == 16 and y % 2:
            left = previous
        previous = left
        row = left + left[::-1]
        bits = 0
        for b in row:
            bits = bits * 2 + b
        lines.append(bits)
    lines[0] |= 1 << (kind % half)
    lines[size - 1] = 0
    return lines


def tile_bytes(tile, kind):
    """The bytes of a picture as the game stores them."""
    if kind == 0:
        return [0] * (8 if tile == 2 else 32)
    if tile == 2:
        return picture(kind, 1, 8)
    lines = picture(kind, 2, 16)
    return [v >> 8 for v in lines[:8]] + [v & 255 for v in lines[:8]] + \
        [v >> 8 for v in lines[8:]] + [v & 255 for v in lines[8:]]


def db(values):
    rows = [values[i:i + 14] for i in range(0, len(values), 14)]
    return "".join("        db " + ", ".join(map(str, r)) + "\n" for r in rows)


def order(kind):
    cells = [r * 16 + c for r in range(1, 7) for c in range(1, 15)]
    if kind == 1:
        return cells[::-1]
    if kind == 2:
        return [r * 16 + c for c in range(1, 15) for r in range(1, 7)]
    return cells


def block(flag, data):
    body = bytes([flag]) + data
    check = 0
    for b in body:
        check ^= b
    body += bytes([check])
    return len(body).to_bytes(2, "little") + body


def header(kind, name, size, p1, p2):
    return block(0, bytes([kind]) + name.encode().ljust(10)[:10] + size.to_bytes(2, "little") +
                 p1.to_bytes(2, "little") + p2.to_bytes(2, "little"))


def make(name, path):
    s = tapes.settings(name)
    with tempfile.TemporaryDirectory() as tmp:
        with open(tmp + "/config.asm", "w") as f:
            for k, v in s.items():
                if isinstance(v, int):
                    f.write(f"{'BASE' if k == 'BASE_' else k} equ {v}\n")
        with open(tmp + "/names.asm", "w") as f:
            f.write(f'tx_name: db "{s["NAME"]}", 0\ntx_num: db "{s["NUM"]}", 0\n')
            f.write("ordtab:\n" + db(order(s["ORDER"])))
            f.write("reading:\n" + db(order(0)) + "columns:\n" + db(order(2)))
        with open(tmp + "/pics.asm", "w") as f:
            f.write("pics:\n")
            if s["TILE"] in (2, 3):
                for kind in range(22):
                    f.write(db(tile_bytes(s["TILE"], kind)))
        done = subprocess.run([PASMO, "-I", tmp, "-I", HERE, HERE + "/main.asm", tmp + "/a.bin"],
                              capture_output=True, text=True, cwd=tmp)
        if done.returncode:
            raise SystemExit(f"{name}: {done.stdout}{done.stderr}")
        code = open(tmp + "/a.bin", "rb").read()
    text = b'\xfd\xb0"32767":\xef""\xaf:\xf9\xc0\xb0"32768"\r'
    line = b"\x00\x0a" + len(text).to_bytes(2, "little") + text
    with open(path, "wb") as f:
        f.write(header(0, "alder", len(line), 10, len(line)) + block(255, line))
        f.write(header(3, "alder", len(code), 32768, 32768) + block(255, code))


def judge_one(program, keys, name):
    with tempfile.TemporaryDirectory() as tmp:
        path = tmp + "/a.tap"
        make(name, path)
        args = ["nice", program, "check", path, "--machine", "48", "--rom", "free", "--keys", keys,
                "--seed", "1", "--json"]
        faulty = "+" in name
        if faulty:
            args.append("--first")
        begin = time.time()
        done = subprocess.run(args, capture_output=True, text=True)
        seconds = time.time() - begin
    try:
        report = json.loads(done.stdout)
    except ValueError:
        report = {}
    found = [k for k, v in report.get("differences", {}).items() if v]
    named = set(found) | {"warning:" + w["name"] for w in report.get("warnings", [])}
    want = tapes.FAULTS[name.split("+")[1]][1].split() if faulty else []
    if faulty:
        right = bool(named & set(want)) and done.returncode == (1 if found else 0)
    else:
        right = done.returncode == 0
    words = ""
    if not right or os.environ.get("WORDS"):
        first = report.get("found") or []
        words = (json.dumps(first[0])[:700] if first else "") + " " + done.stderr.strip()[:400]
    print(f"{name}: code {done.returncode}, {seconds:.1f} s, found {' '.join(found) or '-'}, "
          f"expected {' '.join(want) or '-'}: {'right' if right else 'WRONG'} {words}", flush=True)
    for w in report.get("warnings", []):
        print(f"    warning: {w}", flush=True)
    return right


def names(args):
    out = []
    for a in args:
        out += tapes.honest() if a == "all" else tapes.faulty() if a == "faults" else [a]
    return out


def main():
    args = sys.argv[1:]
    if args == ["list"]:
        print("\n".join(tapes.honest() + tapes.faulty()))
    elif len(args) == 3 and args[0] == "make":
        make(args[1], args[2])
    elif len(args) > 3 and args[0] == "judge":
        results = [judge_one(args[1], args[2], n) for n in names(args[3:])]
        print(f"{sum(results)} of {len(results)} right")
        sys.exit(0 if all(results) else 1)
    elif len(args) > 2 and args[0] == "prove":
        import prove
        results = [prove.prove(args[1], n, make, tile_bytes) for n in names(args[2:])]
        sys.exit(0 if all(results) else 1)
    else:
        raise SystemExit("alder.py list | make TAPE FILE | judge FOURRIVERS KEYS TAPE... | "
                         "prove FOURRIVERS TAPE...")


main()
