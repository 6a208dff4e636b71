"""Builds, judges and proves the tapes of four Shisen games: amber, birch, cedar, dune."""
import json
import os
import subprocess
import sys
import tempfile
import time

import prove
from tapes import FAULTS, HONEST, LEFT_OPEN, SWITCHES

HERE = os.path.dirname(os.path.abspath(__file__))


def parts(tape):
    """Splits the name of a tape into game, switches and fault."""
    name, _, fault = tape.partition("+")
    if name not in HONEST or (fault and tape not in FAULTS):
        sys.exit("unknown tape " + tape)
    return HONEST[name][0], HONEST[name][1], fault


def lit(kind, x, y):
    """Says whether a pixel is set; x and y go from -7 to 6, doubled and centred."""
    u, v = 2 * x + 1, 2 * y + 1
    far, near = max(abs(u), abs(v)), min(abs(u), abs(v))
    ring, both = u * u + v * v, abs(u) + abs(v)
    return (ring < 150, 60 < ring < 160, both < 13, 7 < both < 15, near < 3, abs(u - v) < 5,
            abs(u + v) < 5, far < 9, 6 < far < 12, v % 8 < 4, u % 8 < 4, (u // 4 + v // 4) % 2,
            u > v, u < -v, abs(u) < 4, abs(v) < 4, abs(abs(u) - abs(v)) < 4, v > 0 and far < 12,
            u > 0 and ring < 160, far > 9, ring < 20 or far > 11)[kind]


def pictures():
    """Returns the assembler lines."""
    lines = ["; Pictures of the tiles, two bytes a row."]
    for kind in range(21):
        for y in range(-8, 8):
            row = 0
            for x in range(-8, 8):
                inside = -7 <= x <= 6 and -7 <= y <= 6
                row = row * 2 + (1 if inside and lit(kind, x, y) else 0)
            lines.append("    defb %d,%d" % (row >> 8, row & 255))
    return "\n".join(lines) + "\n"


def assemble(tape, folder):
    """Assembles a tape; returns the bytes and the symbols."""
    game, chosen, fault = parts(tape)
    lines = []
    for switch in SWITCHES:
        lines.append("%s equ %d" % (switch, chosen.get(switch, 0)))
    for name in sorted({f.split("+")[1] for f in FAULTS}):
        lines.append("F_%s equ %d" % (name.upper(), 1 if name == fault else 0))
    with open(os.path.join(folder, "config.asm"), "w") as f:
        f.write("\n".join(lines) + "\n")
    if game == "birch":
        with open(os.path.join(folder, "pictures.asm"), "w") as f:
            f.write(pictures())
    out, sym = os.path.join(folder, "out.bin"), os.path.join(folder, "out.sym")
    run = subprocess.run([os.environ.get("PASMO", "pasmo"), "-I", folder, "-I", HERE, "--bin",
                          os.path.join(HERE, game + ".asm"), out, sym],
                         capture_output=True, text=True, cwd=folder)
    if run.returncode:
        sys.exit(tape + ": " + run.stdout + run.stderr)
    symbols = {}
    for line in open(sym):
        words = line.replace(":", " ").split()
        if len(words) >= 3 and words[1].upper() == "EQU":
            symbols[words[0].lower()] = int(words[2].rstrip("Hh"), 16)
    return open(out, "rb").read(), symbols


def block(flag, data):
    """Returns a block of a TAP file."""
    body = bytes([flag]) + data
    check = 0
    for byte in body:
        check ^= byte
    body += bytes([check])
    return len(body).to_bytes(2, "little") + body


def number(n):
    """Returns a number as a BASIC line holds it."""
    return str(n).encode() + b"\x0e\0\0" + n.to_bytes(2, "little") + b"\0"


def make(tape, path, folder):
    """Writes the TAP file of a tape; returns the symbols."""
    code, symbols = assemble(tape, folder)
    start = symbols["start"]
    clear = symbols.get("ramtop", 24099)
    basic = (b"\xfd" + number(clear) + b":\xef\"\"\xaf:\xf9\xc0" + number(start) + b"\r")
    basic = b"\0\x0a" + len(basic).to_bytes(2, "little") + basic
    name = parts(tape)[0].ljust(10).encode()
    size = len(basic).to_bytes(2, "little")
    tap = block(0, b"\0" + name + size + b"\x0a\0" + size) + block(255, basic)
    tap += block(0, b"\3" + name + len(code).to_bytes(2, "little") + start.to_bytes(2, "little")
                 + b"\0\x80") + block(255, code)
    with open(path, "wb") as f:
        f.write(tap)
    return symbols


def judge(program, keys, tape):
    """Lets the oracle judge a tape; prints a line; returns whether it was right."""
    fault = "+" in tape
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "tape.tap")
        make(tape, path, folder)
        began = time.time()
        run = subprocess.run(["nice", program, "check", path, "--machine", "48", "--rom", "free",
                              "--keys", keys, "--seed", "1", "--json"]
                             + (["--first"] if fault else []), capture_output=True, text=True)
        seconds = time.time() - began
    try:
        report = json.loads(run.stdout)
    except ValueError:
        report = {}
    found = report.get("differences", {})
    classes = sorted(c for c, n in found.items() if n)
    if fault:
        right = run.returncode == 1 and any(c in FAULTS[tape] for c in classes)
    else:
        right = run.returncode == 0
    words = "" if right else (json.dumps(found)[:400] if found else run.stderr.strip()[:300])
    print("%-22s code %d %6.1f s  found %s  expected %s  %s %s" % (
        tape, run.returncode, seconds, ",".join(classes) or "-",
        ",".join(FAULTS[tape]) if fault else "-", "right" if right else "WRONG", words), flush=True)
    for warning in report.get("warnings", []):
        print("    warning: %s" % warning, flush=True)
    return right


def main(args):
    """Runs one command."""
    if args == ["list"]:
        print("\n".join(list(HONEST) + list(FAULTS)))
    elif len(args) == 3 and args[0] == "make":
        with tempfile.TemporaryDirectory() as folder:
            make(args[1], args[2], folder)
    elif len(args) >= 4 and args[0] == "judge":
        names = []
        for name in args[3:]:
            names += (list(HONEST) if name == "all"
                      else [n for n in FAULTS if n not in LEFT_OPEN] if name == "faults"
                      else [name])
        return 0 if all([judge(args[1], args[2], n) for n in names]) else 1
    elif len(args) >= 3 and args[0] == "prove":
        bad = 0
        for name in list(HONEST) if args[2] == "all" else args[2:]:
            game, chosen, _ = parts(name)
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "tape.tap")
                symbols = make(name, path, folder)
                problem = prove.prove(args[1], path, symbols, game, chosen, folder)
            print("%-22s %s" % (name, problem or "agrees with the model"), flush=True)
            bad += bool(problem)
        return 1 if bad else 0
    else:
        sys.exit("list | make TAPE FILE | judge PROGRAM KEYS TAPE... | prove PROGRAM TAPE...")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
