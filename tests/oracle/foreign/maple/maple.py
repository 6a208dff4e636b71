#!/usr/bin/env python3
"""Builds and judges the tapes of maple. MIT licence.

maple.py list | make TAPE FILE | judge FOURRIVERS KEYS TAPE|all|faults...
"""
import os, re, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PASMO = os.environ.get("PASMO", "pasmo")
LIMIT = 120  # seconds for a tape
from tapes import HONEST, FAULTS


def sources(program):
    """All text of a program with its includes."""
    out, todo, seen = "", [program + ".asm"], set()
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        text = open(os.path.join(HERE, name)).read()
        todo += re.findall(r'include "([^"]+)"', text)
        out += text
    return out


def block(flag, data):
    body = bytes([flag]) + data
    check = 0
    for b in body:
        check ^= b
    return (len(body) + 1).to_bytes(2, "little") + body + bytes([check])


def build(tape, out):
    """Assembles program+switch+switch into the file out; returns the size of the BASIC program."""
    program, *on = tape.split("+")
    names = set(re.findall(r"\b[hf]_\w+", sources(program)))
    for s in on:
        if s not in names:
            sys.exit(f"{tape}: no switch {s}")
    args = []
    for n in sorted(names):
        args += ["--equ", f"{n}={int(n in on)}"]
    binary = os.path.abspath(out) + ".bin"
    r = subprocess.run([PASMO, *args, program + ".asm", binary], cwd=HERE, capture_output=True, text=True)
    if r.returncode:
        sys.exit(f"{tape}: {r.stdout}{r.stderr}")
    data = open(binary, "rb").read()
    os.remove(binary)
    n = len(data).to_bytes(2, "little")
    run = int((re.findall(r"^; run (\d+)", sources(program), re.M) or [10])[0])
    head = b"\0" + program[:10].ljust(10).encode() + n + bytes([run, 0]) + n
    open(out, "wb").write(block(0, head) + block(255, data))
    return len(data)


def judge(fourrivers, keys, names):
    bad = 0
    wanted = []
    for name in names:
        wanted += HONEST if name == "all" else list(FAULTS) if name == "faults" else [name]
    with tempfile.TemporaryDirectory(prefix="maple") as folder:
        path = os.path.join(folder, "tape.tap")
        for tape in wanted:
            classes = FAULTS.get(tape)
            build(tape, path)
            try:
                r = subprocess.run([fourrivers, "check", path, "--machine", "48", "--rom", "free", "--keys", keys, "--first"],
                                   capture_output=True, text=True, timeout=LIMIT)
                code, text = r.returncode, r.stdout + r.stderr
            except subprocess.TimeoutExpired:
                code, text = "time", ""
            found = verdict(text)
            right = code == 0 if classes is None else code == 1 and found in classes.split("|")
            bad += not right
            print(tape, "honest" if classes is None else f"fault {classes}", f"code {code}: {found}",
                  "right" if right else "WRONG", sep="\t", flush=True)
    print(f"{len(wanted) - bad} right of {len(wanted)}")
    return 1 if bad else 0


def verdict(text):
    """The class that check named, or the last line."""
    m = re.search(r"differences: (\w+)", text)
    if m:
        return m.group(1)
    return "no difference" if "no difference" in text else (text.strip().splitlines() or ["-"])[-1][:90]


def main(a):
    if a == ["list"]:
        print("\n".join([*HONEST, *FAULTS]))
    elif len(a) == 3 and a[0] == "make":
        build(a[1], a[2])
    elif len(a) >= 4 and a[0] == "judge":
        return judge(a[1], a[2], a[3:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
